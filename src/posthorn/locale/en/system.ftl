### What the system says, where it is something common.

## What is wrong with a file or an address; each follows a colon, after its name.
system-missing = there is no such file or folder
system-forbidden = permission denied
system-folder = it is a folder
system-no-folder = part of the path is not a folder
system-exists = it already exists
system-read-only = the disk is read-only
system-full = the disk is full
system-address-in-use = something else is already listening there
system-address-elsewhere = this computer does not have that address
system-nobody-listens = nothing is listening there

## A process in which a bot thinks or games are played; for those who write bots. $status: a number; $seconds: a number;
## $reason: the system’s words.
process-ended = the process ended with status { $status }
process-not-started = the process could not be started: { $reason }
process-no-answer = no answer within { $seconds } s
process-given-up = Ray gave up after several attempts: { $reason }

## A cluster of computers (“nodes”) that Ray, a program, has under it. $address: as typed; $node: a node’s name; $version: “0.1.0”; $package: “jax”;
## $theirs, $ours: a version and a digest, “0.1.0 (1f2e3d4c)”; $threads: a number; $reason: the system’s or Ray’s words.
cluster-silent = the cluster at { $address } does not answer: { $reason }
cluster-refused = the cluster { $address } cannot be used: { $reason }
cluster-no-posthorn = node { $node } of the cluster has no Posthorn; install version { $version } there
cluster-no-package = node { $node } of the cluster has no { $package }; install there what is installed here
cluster-other-posthorn = node { $node } of the cluster has Posthorn { $theirs }, and here it is { $ours }: all must have the same
cluster-too-few-cores = no node of the cluster has the { $threads } cores that a player thinks with

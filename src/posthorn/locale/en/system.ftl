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

## A process in which a bot thinks or games are played; for those who write bots. $status: a number; $seconds: a number;
## $reason: the system’s words.
process-ended = the process ended with status { $status }
process-not-started = the process could not be started: { $reason }
process-no-answer = no answer within { $seconds } s

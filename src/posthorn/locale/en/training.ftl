### Training a network; for developers. Each complaint follows “posthorn train: ”. $file, $first: paths; $reason: from system-….

train-exists = { $file } already exists; continue from it with --resume, or name another folder
train-nothing-to-resume = there is no { $file } to continue from; leave out --resume to begin
train-unreadable = { $file } cannot be read: { $reason }
train-no-network = { $file } does not hold a network that this version can use
train-other-size = { $file } holds a network of another size
train-no-mean = the mean of { $first } and { $file } cannot be taken: the networks differ in size
train-opponent-and-guest = --opponent and --guest exclude each other; leave one of them out

## A line every ten seconds; all values are numbers as texts: $iteration, $done (“12%”), $speed, $entropy, $rounds, $points;
## $two, $four, $modules (“63%”).
train-progress = { $iteration } ({ $done }) · { $speed } choices/s · entropy { $entropy } · rounds { $rounds } · winners’ points at tables of four { $points }
train-strength = against a fixed player that follows rules of thumb, after iteration { $iteration }: wins { $two } with two seats, { $four } with four, { $modules } with two and both modules

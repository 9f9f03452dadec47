### The opponents, from the weakest to the strongest: a name, and a sentence that says what company each is.

## The name stands alone, on buttons and beside first names: “Agnes (Courier)”.
player-stableboy = Stableboy
player-stableboy-about = Has just learnt the rules and plays whatever comes to hand.
player-pilgrim = Pilgrim
player-pilgrim-about = Takes one step at a time, and closes routes as they come.
player-merchant = Merchant
player-merchant-about = Knows what a route is worth, and sometimes sells it too soon.
player-courier = Courier
player-courier-about = Quick and tidy: wastes few cards and watches the carriages.
player-envoy = Envoy
player-envoy-about = Plans a route ahead and keeps an eye on everyone’s tiles.
player-baron = Baron
player-baron-about = Experienced: builds wide, and leaves you little.
player-count = Count
player-count-about = Has played millions of games and chooses at a glance. Hard to beat.
player-prince = Prince
player-prince-about = Looks two rounds ahead, weighing all that the pile may hold. The strongest there is.

# Die Länder mit ihrer Präposition: „in Baden“, aber „in der Schweiz“.

place-baden = Baden
    .in = in Baden
place-wuerttemberg = Württemberg
    .in = in Württemberg
place-hohenzollern = Hohenzollern
    .in = in Hohenzollern
place-schweiz = Schweiz
    .in = in der Schweiz
place-tyrol = Tyrol
    .in = in Tyrol
place-baiern = Baiern
    .in = in Baiern
place-boehmen = Böhmen
    .in = in Böhmen
place-salzburg = Salzburg
    .in = in Salzburg
place-polen = Polen
    .in = in Polen

# Staðanöfn sem beygjast. Önnur standa óbreytt, eins og á spilaborðinu: „í Linz“, „til Linz“.

# Áfangastaðurinn.
place-rom = Rom
    .dat = Róm
    .gen = Rómar

# Héruðin sem póstvagnarnir fimm eru kenndir við. Nafn sem endar á -z er eins í eignarfalli.
place-baden = Baden
    .gen = Badens
place-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
    .gen = Württembergs/Hohenzollerns
place-schweiz-tyrol = Schweiz/Tyrol
    .gen = Schweiz/Tyrols
place-baiern = Baiern
    .gen = Baierns
place-boehmen-salzburg = Böhmen/Salzburg
    .gen = Böhmens/Salzburgar

# Die Gegner: ein Name, und ein Satz, der sagt, mit wem man es zu tun hat.

player-stableboy = Stallbursche
player-stableboy-about = Hat gerade erst die Regeln gelernt und spielt, was ihm in die Hand kommt.
player-pilgrim = Pilger
player-pilgrim-about = Setzt einen Fuß vor den anderen und schließt Strecken ab, wie sie kommen.
player-merchant = Kaufmann
player-merchant-about = Weiß, was eine Strecke wert ist, und verkauft sie manchmal zu früh.
player-courier = Kurier
player-courier-about = Flink und ordentlich: vergeudet kaum Karten und achtet auf die Kutschen.
player-envoy = Gesandter
player-envoy-about = Plant eine Strecke voraus und behält die Plättchen aller im Auge.
player-baron = Baron
player-baron-about = Erfahren: baut in die Breite und lässt dir wenig übrig.
player-count = Graf
player-count-about = Hat Millionen Partien gespielt und wählt auf den ersten Blick. Schwer zu schlagen.
player-prince = Fürst
player-prince-about = Rechnet zwei Runden voraus, was auch immer im Stapel liegen mag. Stärker spielt hier niemand.

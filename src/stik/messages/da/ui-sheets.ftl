# Ark ved det rigtige bord, som går fra én telefon til en anden.
ui-sheet-hand-over = Giv videre til en anden telefon
ui-sheet-hand-over-how = Lad den anden telefon læse billedet med kameraet, eller send den linket. Hele arket ligger i det; ingen server gemmer det.
ui-sheet-picture = QR-kode med arket
ui-sheet-link = Link med arket
ui-sheet-copy = Kopiér linket
ui-sheet-both = Arket bliver også på denne telefon. Det, der skrives bagefter, står kun dér, hvor det skrives.
ui-sheet-take-over = Et ark fra en anden telefon
ui-sheet-take = Overtag det
ui-sheet-replace = Erstat mit
ui-sheet-keep-both = Behold begge
ui-sheet-known = Denne telefon har det samme ark med { $here }.
ui-sheet-length-kam = { $count ->
    [one] { $count } notering
   *[other] { $count } noteringer
}
ui-sheet-length-vira = { $count ->
    [one] { $count } giv
   *[other] { $count } giv
}
ui-sheet-broken = Linket indeholder intet ark, der kan læses. Bed om det igen, eller tag filen.
real-qr-too-long = Arket er for langt til et billede (mere end { $most } tegn): send linket eller filen.

# Blad vid det riktiga bordet som går från en telefon till en annan.
ui-sheet-hand-over = Lämna över till en annan telefon
ui-sheet-hand-over-how = Låt den andra telefonen läsa bilden med kameran, eller skicka länken. Hela bladet finns i den; ingen server sparar det.
ui-sheet-picture = QR-kod med bladet
ui-sheet-link = Länk med bladet
ui-sheet-copy = Kopiera länken
ui-sheet-both = Bladet ligger kvar på den här telefonen också. Det som skrivs efteråt står bara där det skrivs.
ui-sheet-take-over = Ett blad från en annan telefon
ui-sheet-take = Ta över det
ui-sheet-replace = Ersätt mitt
ui-sheet-keep-both = Behåll båda
ui-sheet-known = Den här telefonen har samma blad med { $here }.
ui-sheet-length-kam = { $count ->
    [one] { $count } anteckning
   *[other] { $count } anteckningar
}
ui-sheet-length-vira = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
ui-sheet-broken = Länken innehåller inget blad som går att läsa. Be om den igen, eller ta filen.
real-qr-too-long = Bladet är för långt för en bild (mer än { $most } tecken): skicka länken eller filen.

# Sheets of the real table that go from one phone to another.
ui-sheet-hand-over = Hand over to another phone
ui-sheet-hand-over-how = Let the other phone read the picture with its camera, or send it the link. The whole sheet is in it; no server keeps it.
ui-sheet-picture = QR code with the sheet
ui-sheet-link = Link with the sheet
ui-sheet-copy = Copy the link
ui-sheet-both = The sheet stays on this phone too. What is written afterwards stands only where it is written.
ui-sheet-take-over = A sheet from another phone
ui-sheet-take = Take it over
ui-sheet-replace = Replace mine
ui-sheet-keep-both = Keep both
ui-sheet-known = This phone has the same sheet with { $here }.
ui-sheet-length-kam = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
ui-sheet-length-vira = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-sheet-broken = This link holds no sheet that can be read. Ask for it once more, or take the file.
real-qr-too-long = The sheet is too long for a picture (more than { $most } characters): send the link, or the file.

# Siden: forside, bord, konto, indstillinger.

ui-name = Stik
ui-seat-empty = ledig plads
bot-name-N = Nuka
bot-name-E = Malik
bot-name-S = Aqqaluk
bot-name-W = Nivi
bot-name-A = Astrid
bot-name-B = Birger
bot-name-C = Calle
bot-name-D = Disa

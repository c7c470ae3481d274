# Siden med en analyse.

ui-analysis = Analyse
ui-analysis-title = Analyse – Stik
ui-analysis-short = Analyse
ui-analysis-to-replay = Se igen
ui-analysis-to-table = Tilbage til bordet
ui-analysis-level = Hvor grundigt
ui-analysis-progress = { $done } af { $total }
ui-analysis-moment = Runde { $deal }, skridt { $number }
ui-analysis-deal = Runde { $deal }
ui-analysis-table = Kurven som tabel
ui-analysis-where = Runde og handling
ui-analysis-whose = Hvis fejl
ui-analysis-everybody = alles
ui-analysis-instead = { $played } – bedre: { $best }
ui-analysis-open-hands = Med alle kort åbne og det bedste spil af alle, fra det første kort, som kan regnes ud.
ui-analysis-quick = Hurtigt
ui-analysis-thorough = Grundigt
ui-analysis-about = Stærke botter vejer valgene, fra den første melding til det sidste kort, med det, som hver spiller vidste, og siger, hvad der kunne være gjort bedre. En runde tager fra nogle sekunder til et minut.
ui-analysis-start = { $count ->
    [one] Analysér runden
   *[other] Analysér alle { $count } runder
}
ui-analysis-rest = Analysér resten
ui-analysis-partly = { $done } af { $total } runder er analyseret.
ui-analysis-of = Hvilken runde
ui-analysis-all = alle { $count } runder
ui-analysis-game = { $game ->
    [voms] Lus efter hver runde
   *[other] Point efter hver runde
}
ui-analysis-auction = Meldinger
ui-analysis-play = Spil
ui-analysis-unjudged = { $count ->
    [one] Ét valg er ikke bedømt
   *[other] { $count } valg er ikke bedømt
}
ui-analysis-waits = venter på sin tur

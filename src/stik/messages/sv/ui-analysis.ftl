# Sidan med en analys.

ui-analysis = Analys
ui-analysis-title = Analys – Stik
ui-analysis-short = Analys
ui-analysis-to-replay = Repris
ui-analysis-to-table = Tillbaka till bordet
ui-analysis-level = Hur grundligt
ui-analysis-progress = { $done } av { $total }
ui-analysis-moment = Giv { $deal }, steg { $number }
ui-analysis-deal = Giv { $deal }
ui-analysis-table = Kurvan som tabell
ui-analysis-where = Giv och handling
ui-analysis-whose = Vems misstag
ui-analysis-everybody = allas
ui-analysis-instead = { $played } – bättre: { $best }
ui-analysis-open-hands = Med alla kort öppna och det bästa spelet av alla, från det första kort som kan räknas ut.
ui-analysis-quick = Snabbt
ui-analysis-thorough = Grundligt
ui-analysis-about = Starka bottar väger valen, från det första budet till det sista kortet, med det som varje spelare visste och säger vad som kunde ha gjorts bättre. En giv tar från några sekunder till en minut.
ui-analysis-start = { $count ->
    [one] Analysera given
   *[other] Analysera alla { $count } givar
}
ui-analysis-rest = Analysera resten
ui-analysis-partly = { $done } av { $total } givar är analyserade.
ui-analysis-of = Vilken giv
ui-analysis-all = alla { $count } givar
ui-analysis-game = { $game ->
    [voms] Löss efter varje giv
   *[other] Poäng efter varje giv
}
ui-analysis-auction = Bud
ui-analysis-play = Spel
ui-analysis-unjudged = { $count ->
    [one] Ett val är inte bedömt
   *[other] { $count } val är inte bedömda
}
ui-analysis-waits = väntar på sin tur

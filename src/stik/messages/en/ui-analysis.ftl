# The page of an analysis.

ui-analysis = Analysis
ui-analysis-title = Analysis – Stik
ui-analysis-short = Analysis
ui-analysis-to-replay = Replay
ui-analysis-to-table = Back to the table
ui-analysis-level = How thoroughly
ui-analysis-progress = { $done } of { $total }
ui-analysis-moment = Deal { $deal }, step { $number }
ui-analysis-deal = Deal { $deal }
ui-analysis-table = The curve as a table
ui-analysis-where = Deal and action
ui-analysis-whose = Whose mistakes
ui-analysis-everybody = everybody’s
ui-analysis-instead = { $played } – better: { $best }
ui-analysis-open-hands = With all cards open and the best play of everybody, from the first card that can be worked out.
ui-analysis-quick = Quickly
ui-analysis-thorough = Thoroughly
ui-analysis-about = Strong bots weigh the decisions, from the first bid to the last card, with what each player knew, and say what could have been done better. A deal takes from some seconds to a minute.
ui-analysis-start = { $count ->
    [one] Analyse the deal
   *[other] Analyse all { $count } deals
}
ui-analysis-rest = Analyse the rest
ui-analysis-partly = Analysed so far: { $done } of { $total } deals.
ui-analysis-of = Which deal
ui-analysis-all = all { $count } deals
ui-analysis-game = { $game ->
    [voms] Lus after each deal
   *[other] Points after each deal
}
ui-analysis-auction = Bids
ui-analysis-play = Play
ui-analysis-unjudged = { $count ->
    [one] One decision is not judged
   *[other] { $count } decisions are not judged
}
ui-analysis-waits = waits for its turn

# Titles of the situations in the rule book, and what the analysis of a finished deal never names.

learn-no-article = There is no article { $article } in the book.
situation-refused = { $action }? { $reason }
situation-dealt = How the cards lie
situation-stand = { $what } – { $stand }
situation-contract = { $contract } (trumps in { $class })
situation-pinnar = { $contract }: { $count ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}.
analysis-action-cut = cut after { $cards }
analysis-action-knock = knocks
analysis-action-offer = the pack to { $cards }
analysis-action-stop = stop
analysis-action-show = shows Toqu
analysis-action-annul = annuls the lus
analysis-action-aavunga = Aavunga

# The rule book in the browser.

ui-rules = Rules
ui-rules-open = Open in the rule book
ui-rules-voms-line = The tournament, international and Worms rules, article by article, and the rulings between them.
ui-rules-vira-line = The rules of the Swedish championship, the bid table with its forty games, and the rulings.
ui-rules-search = Search the book: a word or an article
ui-rules-found = { $count ->
    [one] One article
   *[other] { $count } articles
}
ui-rules-nothing = No article has these words.
ui-rules-parts = Parts of the book
ui-rules-sheet-T = Tournament rules (T)
ui-rules-sheet-I = International rules (I)
ui-rules-sheet-W = Worms (W)
ui-rules-sheet-V = Rulings (V)
ui-rules-sheet-SM = Championship rules (SM)
ui-rules-sheet-SWS = The bid table (SWS)
ui-rules-sheet-VR = Rulings (VR)
ui-rules-differences = Where the rule sets differ
ui-rules-options = House rules
ui-rules-options-line = What a table or a club may play differently, and what each choice means.
ui-rules-options-try = Open a table with your own rules
ui-rules-usual = usual
ui-rules-print = Print
ui-rules-enforced = The program enforces it
ui-rules-referee = A matter for the referee
ui-rules-not-modelled = Not part of the program
ui-rules-see = See also
ui-rules-beside = The same rule side by side
ui-rules-silent = Says nothing of its own about it.
ui-rules-situations = At the table
ui-rules-play = Play it
ui-rules-own = You have left the script; the others play on as beginners do.
ui-rules-again = From the beginning
ui-rules-before = Before
ui-rules-after = Next

cli-unknown-language = Choose one of these languages: { $known }.
cli-unknown-article = There is no article “{ $article }”. Did you mean { $near }?

rules-enforced = enforced by the program
rules-referee = a matter for the referee
rules-not-modelled = not part of the program
rule-file-or-list = Give a file, or --list GAME.

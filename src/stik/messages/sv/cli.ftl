cli-unknown-language = Välj ett av de här språken: { $known }.
cli-unknown-article = Det finns ingen artikel ”{ $article }”. Menade du { $near }?

rules-enforced = upprätthålls av programmet
rules-referee = en sak för domaren
rules-not-modelled = ingår inte i programmet
rule-file-or-list = Ange en fil eller --list SPEL.

cli-unknown-language = Vælg et af disse sprog: { $known }.
cli-unknown-article = Der er ingen artikel “{ $article }”. Mente du { $near }?

rules-enforced = håndhæves af programmet
rules-referee = en sag for dommeren
rules-not-modelled = ikke med i programmet
rule-file-or-list = Angiv en fil eller --list SPIL.

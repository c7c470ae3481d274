# Versioner af husregler, som borde og gengivelser fører til.
ui-replay-rules = Regler
ui-versions = Versioner
ui-version-since = siden { $day }
ui-version-missing = Der er ingen version { $version } af disse husregler.

# Versioner av husregler, som bord och repriser leder till.
ui-replay-rules = Regler
ui-versions = Versioner
ui-version-since = sedan { $day }
ui-version-missing = Det finns ingen version { $version } av de här husreglerna.

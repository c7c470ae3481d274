# Versions of house rules, where tables and replays lead to them.
ui-replay-rules = Rules
ui-versions = Versions
ui-version-since = since { $day }
ui-version-missing = There is no version { $version } of these house rules.

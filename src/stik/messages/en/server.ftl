# What the server, its database and its broker have to say.

table-version-taken = Somebody else was faster at table { $table }: step { $version } has been taken already.
table-command-repeated = Table { $table } has had the command “{ $command }” already.

people-login-taken = The login “{ $login }” is taken.

storage-unavailable = The database does not answer. Try again in a moment.
storage-newer = The database was made by a newer version of Stik (“{ $revision }”); this one cannot read it.

broker-unavailable = Redis does not answer.

server-bad-setting = { $variable } cannot be used: { $problem }
server-workers-need-redis = { $workers } server processes need Redis to hear of each other; set STIK_REDIS_URL.
server-workers-need-data = { $workers } server processes cannot share a memory; give a data folder in STIK_DATA.
server-data-folder = The data folder “{ $folder }” cannot be used: { $problem }

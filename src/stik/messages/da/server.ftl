# Hvad serveren, dens database og dens mægler har at sige.

table-version-taken = En anden var hurtigere ved bord { $table }: skridt { $version } er allerede taget.
table-command-repeated = Bord { $table } har allerede fået kommandoen “{ $command }”.

people-login-taken = Brugernavnet “{ $login }” er optaget.

storage-unavailable = Databasen svarer ikke. Prøv igen om et øjeblik.
storage-newer = Databasen er lavet af en nyere udgave af Stik (“{ $revision }”); denne kan ikke læse den.

broker-unavailable = Redis svarer ikke.

server-bad-setting = { $variable } kan ikke bruges: { $problem }
server-workers-need-redis = { $workers } serverprocesser behøver Redis for at høre fra hinanden; sæt STIK_REDIS_URL.
server-workers-need-data = { $workers } serverprocesser kan ikke dele en hukommelse; angiv en datamappe i STIK_DATA.
server-data-folder = Datamappen “{ $folder }” kan ikke bruges: { $problem }

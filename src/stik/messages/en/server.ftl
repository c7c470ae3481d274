# What the server, its database and its broker have to say.

table-version-taken = Somebody else was faster at table { $table }: step { $version } has been taken already.
table-command-repeated = Table { $table } has had the command “{ $command }” already.

people-login-taken = The login “{ $login }” is taken.

storage-unavailable = The database does not answer. Try again in a moment.
storage-damaged = The database of this server is damaged. Waiting does not help: tell whoever looks after the server.
storage-damaged-file = The database file “{ $file }” is damaged. Stop the server and copy the file with all that stands beside it (-wal, -shm). Then put your last backup in its place; without one, “sqlite3 { $file } .recover” shows what can still be read. See docs/operations.md.
storage-nothing-there = There is no database at “{ $file }”.
storage-broken-history = What is stored of { $table } cannot be followed to its end, so it cannot be shown. Everything else goes on. Tell whoever looks after the server.
storage-newer = The database was made by a newer version of Stik (“{ $revision }”); this one cannot read it.

broker-unavailable = Redis does not answer.

server-bad-setting = { $variable } cannot be used: { $problem }
server-workers-need-redis = { $workers } server processes need Redis to hear of each other; set STIK_REDIS_URL.
server-workers-need-data = { $workers } server processes cannot share a memory; give a data folder in STIK_DATA.
server-data-folder = The data folder “{ $folder }” cannot be used: { $problem }

# In a hall.

serve-hall-phones = Phones: join the same network as this computer, then { $code ->
    [yes] scan the code or open
   *[no] open
} { $address }
serve-hall-others = This computer is also at { $addresses }. If phones do not get through, start again with --hall-address ADDRESS.
serve-hall-internet = { $address } is an address of the open internet: everybody can come, and nothing that they type is encrypted.
serve-hall-alone = This computer is on no network, so no phone can find it. Join the hall's Wi-Fi, plug in its cable or start a hotspot, and try again; or name the address with --hall-address.
serve-hall-not-here = { $address } is not an address of this computer. It has { $known }.
serve-hall-no-address = “{ $address }” is neither an address such as 192.168.1.20 nor the name of a computer.

server-workers-down = Nobody could work on that just now; try again in a moment.
server-busy = Too many wait for that just now; try again in { $seconds } s.
upload-too-complex = Reading it would take too much memory or time; no ordinary file looks like that.

# What is stored: checking it, copying it, taking out what nobody needs.

admin-checking = { $done } of { $all } histories followed, { $broken } broken.
admin-whole = { $count ->
    [one] One history, and it can be followed to its end.
   *[other] { $count } histories, and all of them can be followed to their end.
  }
facts-otherwise = Deal { $deal }: stored is { $said }; the rules of today give { $now }.
facts-refused = Deal { $deal } is stored with its result; the rules of today cannot play it to its end ({ $why }).
admin-otherwise = { $count ->
    [one] One result is
   *[other] { $count } results are
  } decided otherwise by the rules of today. What is stored stays; the lines above say where.
admin-broken = { $broken ->
    [one] One
   *[other] { $broken }
  } of { $count } histories cannot be followed; whoever opens such a table gets an error, all others go on. See docs/operations.md.

backup-done = “{ $file }” holds everything that was stored at this moment ({ $size } bytes), and has been checked.
backup-restore = To restore it: stop the server, copy it to “{ $database }”, remove { $database }-wal and { $database }-shm, start the server.
backup-file-exists = “{ $file }” exists already, and is left as it is. Name another file.
backup-failed = No copy was made at “{ $file }”: { $problem }
backup-damaged = The database file “{ $file }” is damaged ({ $problem }); no copy was made. Stop the server, copy the file with its -wal and -shm, and see docs/operations.md.
backup-memory = Everything is kept in memory only; there is nothing to copy.
backup-postgresql = The data lies in PostgreSQL, which copies it itself: pg_dump --format=custom --file={ $file } { $url }

prune-table = table { $code } ({ $preset }), last changed { $date }
prune-guest = guest { $id } ({ $name }), came { $date }
prune-preview = These would go: { $tables } tables without a deal, { $guests } guests without games and { $sessions } sessions of theirs. Nothing is deleted yet; --yes deletes them.
prune-done = Deleted: { $tables } tables without a deal, { $guests } guests without games and { $sessions } sessions of theirs.

recover-link = Whoever opens this link sets a new password for { $login }, once, within { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }. Give it to its owner only; an earlier link leads nowhere now.{ $placed ->
    [no] {" "}Put the server's address before it, such as https://stik.example.
   *[yes] {""}
  }

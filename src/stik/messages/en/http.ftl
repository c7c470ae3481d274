# Errors of the server itself, and what `stik serve` says.

http-unreadable = The request cannot be read.
http-invalid = Some fields are not as they must be.
http-field = { $field }: { $problem }
http-too-fast = Too many requests; try again in { $seconds } s.
http-too-big = A request may have at most { $most } bytes.
http-too-slow = The request came too slowly, or stopped on its way; try again.
http-other-origin = Another site's page has sent this request.
http-header-missing = The request lacks the header X-Stik.
http-no-such-route = There is nothing at this address.
http-method = This address cannot be used in this way.

server-bug = Something went wrong on the server; it has been written down.
server-page-not-built = The page has not been built yet: run “npm run build” in the folder ui, which fills { $folder }.
server-metrics-closed = The figures are open to this machine, or with the token.

serve-ready = Stik is at { $address } · data: { $data }
serve-memory = memory only, lost at the end
serve-stopped = Stik has stopped; everything is stored.
serve-no-address = Cannot listen at { $host }:{ $port }: { $problem }.

admin-granted = { $login } is now: { $roles }.
admin-rated = { $count ->
    [0] There are no rated games.
    [one] One rated game counted.
   *[other] { $count } rated games counted.
  }
admin-nobody = Nobody has an account yet.

# Klubber.

ui-clubs = Klubber
ui-clubs-line = En klub har medlemmer, egne borde og egne husregler.
ui-clubs-mine = Mine klubber
ui-clubs-public = Andre klubber
ui-clubs-none = Ingen andre endnu.
ui-club = Klub
ui-club-new = Stift en klub
ui-club-found = Stift klubben
ui-club-name = Klubbens navn
ui-club-about = Om klubben
ui-club-public = På listen over klubber
ui-club-public-yes = Alle kan finde den og bede om at være med.
ui-club-public-no = Kun med link.
ui-club-role-owner = Ejer
ui-club-role-leader = Leder
ui-club-role-member = Medlem
ui-club-role-asking = Beder om at være med
ui-club-members = Medlemmer
ui-club-members-count = { $count ->
    [one] 1 medlem
   *[other] { $count } medlemmer
  }
ui-club-ask = Bed om at være med
ui-club-ask-no-more = Træk ønsket tilbage
ui-club-join = Bliv medlem
ui-club-invited = Du er inviteret ind i klubben { $name }.
ui-club-asking = Hvem der vil være med
ui-club-let-in = Luk ind
ui-club-refuse = Afvis
ui-club-tables = Borde
ui-club-no-tables = Intet bord er åbent.
ui-club-open-table = Åbn et bord
ui-club-results = Seneste resultater
ui-club-rules = Husregler
ui-club-no-rules = Klubben har ikke offentliggjort nogen.
ui-club-invite = Inviter ind i klubben
ui-club-link = Link til at blive medlem med det samme
ui-club-edit = Ret, hvad klubben siger
ui-club-leave = Gå ud af klubben
ui-club-leave-sure = Gå ud af { $name }?
ui-club-end-sure = Gå ud af { $name }? Du er det eneste medlem, så klubben bliver slettet.
ui-club-member-do = Ret { $name }
ui-club-change = Ret …
ui-club-make-member = Gør til medlem
ui-club-make-leader = Gør til leder
ui-club-make-owner = Overdrag klubben
ui-club-make-out = Tag ud af klubben
ui-club-hand-over-sure = Overdrag klubben til { $name }?
ui-club-out-sure = Tag { $name } ud af klubben?
ui-club-choice = Klubbens bord
ui-club-none = Ingen klub

# Husregler.

ui-house-own = Mine husregler
ui-house-line = Hvad I spiller anderledes, under et navn.
ui-house-none-yet = Ingen endnu.
ui-house-new = Nye husregler
ui-house-name = Hvad de hedder
ui-house-edit = Ret
ui-house-delete = Slet
ui-house-delete-sure = Slet { $name }? Borde, der er åbne, beholder deres regler.
ui-house-version = { $name }, version { $version }
ui-house-choice = Husregler ved navn
ui-house-none = Ingen
ui-house-choose = Vælg …
ui-house-publish = Offentliggør
ui-house-publish-which = Offentliggør et af dine egne sæt
ui-house-make-first = Lav dit eget sæt for at offentliggøre det her
ui-house-withdraw = Træk tilbage
ui-house-withdraw-sure = Træk { $name } tilbage? Borde, der er åbne, beholder deres regler.

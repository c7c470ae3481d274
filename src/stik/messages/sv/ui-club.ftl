# Klubbar.

ui-clubs = Klubbar
ui-clubs-line = En klubb har medlemmar, egna bord och egna husregler.
ui-clubs-mine = Mina klubbar
ui-clubs-public = Andra klubbar
ui-clubs-none = Inga andra än.
ui-club = Klubb
ui-club-new = Grunda en klubb
ui-club-found = Grunda klubben
ui-club-name = Klubbens namn
ui-club-about = Om klubben
ui-club-public = På listan över klubbar
ui-club-public-yes = Alla kan hitta den och be att få vara med.
ui-club-public-no = Bara med länk.
ui-club-role-owner = Ägare
ui-club-role-leader = Ledare
ui-club-role-member = Medlem
ui-club-role-asking = Ber att få vara med
ui-club-members = Medlemmar
ui-club-members-count = { $count ->
    [one] 1 medlem
   *[other] { $count } medlemmar
  }
ui-club-ask = Be att få vara med
ui-club-ask-no-more = Ta tillbaka min fråga
ui-club-join = Bli medlem
ui-club-invited = Du är inbjuden till klubben { $name }.
ui-club-asking = Vilka som vill vara med
ui-club-let-in = Släpp in
ui-club-refuse = Avvisa
ui-club-tables = Bord
ui-club-no-tables = Inget bord är öppet.
ui-club-open-table = Öppna ett bord
ui-club-results = Senaste resultat
ui-club-rules = Husregler
ui-club-no-rules = Klubben har inte publicerat några.
ui-club-invite = Bjud in till klubben
ui-club-link = Länk för att bli medlem direkt
ui-club-edit = Ändra vad klubben säger
ui-club-leave = Lämna klubben
ui-club-leave-sure = Lämna { $name }?
ui-club-end-sure = Lämna { $name }? Du är den enda medlemmen, så klubben tas bort.
ui-club-member-do = Ändra { $name }
ui-club-change = Ändra …
ui-club-make-member = Gör till medlem
ui-club-make-leader = Gör till ledare
ui-club-make-owner = Lämna över klubben
ui-club-make-out = Ta ut ur klubben
ui-club-hand-over-sure = Lämna över klubben till { $name }?
ui-club-out-sure = Ta ut { $name } ur klubben?
ui-club-choice = Klubbens bord
ui-club-none = Ingen klubb

# Husregler.

ui-house-own = Mina husregler
ui-house-line = Vad ni spelar annorlunda, under ett namn.
ui-house-none-yet = Inga än.
ui-house-new = Nya husregler
ui-house-name = Vad de heter
ui-house-edit = Ändra
ui-house-delete = Radera
ui-house-delete-sure = Radera { $name }? Bord som är öppna behåller sina regler.
ui-house-version = { $name }, version { $version }
ui-house-choice = Husregler med namn
ui-house-none = Inga
ui-house-choose = Välj …
ui-house-publish = Publicera
ui-house-publish-which = Publicera en av dina egna uppsättningar
ui-house-make-first = Gör en egen uppsättning för att publicera den här
ui-house-withdraw = Dra tillbaka
ui-house-withdraw-sure = Dra tillbaka { $name }? Bord som är öppna behåller sina regler.

# Clubs.

ui-clubs = Clubs
ui-clubs-line = A club has members, its own tables and its own house rules.
ui-clubs-mine = My clubs
ui-clubs-public = Other clubs
ui-clubs-none = No others yet.
ui-club = Club
ui-club-new = Found a club
ui-club-found = Found the club
ui-club-name = Name of the club
ui-club-about = About the club
ui-club-public = In the list of clubs
ui-club-public-yes = Anybody may find it and ask to join.
ui-club-public-no = Only by link.
ui-club-role-owner = Owner
ui-club-role-leader = Leader
ui-club-role-member = Member
ui-club-role-asking = Asks to join
ui-club-members = Members
ui-club-members-count = { $count ->
    [one] 1 member
   *[other] { $count } members
  }
ui-club-ask = Ask to join
ui-club-ask-no-more = Take my request back
ui-club-join = Join
ui-club-invited = You are invited into the club { $name }.
ui-club-asking = Who asks to join
ui-club-let-in = Let in
ui-club-refuse = Refuse
ui-club-tables = Tables
ui-club-no-tables = No table is open.
ui-club-open-table = Open a table
ui-club-results = Recent results
ui-club-rules = House rules
ui-club-no-rules = The club has published none.
ui-club-invite = Invite into the club
ui-club-link = Link to join at once
ui-club-edit = Change what the club says
ui-club-leave = Leave the club
ui-club-leave-sure = Leave { $name }?
ui-club-end-sure = Leave { $name }? You are its only member, so the club is deleted.
ui-club-member-do = Change { $name }
ui-club-change = Change …
ui-club-make-member = Make a member
ui-club-make-leader = Make a leader
ui-club-make-owner = Hand the club over
ui-club-make-out = Take out of the club
ui-club-hand-over-sure = Hand the club over to { $name }?
ui-club-out-sure = Take { $name } out of the club?
ui-club-choice = Table of the club
ui-club-none = No club

# House rules.

ui-house-own = My house rules
ui-house-line = What your table plays differently, under a name.
ui-house-none-yet = None yet.
ui-house-new = New house rules
ui-house-name = What they are called
ui-house-edit = Change
ui-house-delete = Delete
ui-house-delete-sure = Delete { $name }? Tables that are open keep their rules.
ui-house-version = { $name }, version { $version }
ui-house-choice = House rules by name
ui-house-none = None
ui-house-choose = Choose …
ui-house-publish = Publish
ui-house-publish-which = Publish a set of your own
ui-house-make-first = Make a set of your own to publish it here
ui-house-withdraw = Withdraw
ui-house-withdraw-sure = Withdraw { $name }? Tables that are open keep their rules.

# Errors about people, accounts, passkeys and reports.

people-not-signed-in = Nobody is signed in at this device.
people-not-allowed = You may not do this.

people-name-empty = A name has at least one letter.
people-name-too-long = A name has at most { $most } characters.
people-name-characters = The name has characters that cannot be shown.
people-unknown-language = Choose one of these languages: { $known }.

people-login-length = A login has { $least } to { $most } characters.
people-login-characters = A login has letters, digits and . _ - @ +, and begins with a letter or digit.
people-password-too-short = A password has at least { $least } characters.
people-password-too-long = A password has at most { $most } characters.
people-password-is-login = Choose a password that is not the login.
people-wrong-password = Login and password do not belong together.
people-too-many-guesses = Too many wrong tries. Try again in { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
    [one] one minute
   *[other] { $minutes } minutes
  }.
people-way-back-refused = This code or link does not work: it was used already, has been replaced or is too old, or there is a letter wrong.
people-already-account = You have an account already.
people-no-account = You have no account yet.

people-no-such-person = There is no such person.
people-no-such-login = Nobody has the login “{ $login }”.
people-no-such-session = None of your devices is signed in like that.
people-no-such-passkey = You have no such passkey.
people-no-such-report = There is no such report.
people-no-such-table = There is no table { $table }.

people-passkey-refused = The passkey was not accepted. Try again.
people-too-many-passkeys = You can have at most { $most } passkeys.

people-unknown-role = There is no role “{ $role }”; there are { $known }.
people-role-needs-account = Only an account can have a role; a guest cannot.
people-own-admin = You cannot stop being an admin by yourself; another admin can do it.

# Why somebody is reported, and what people are.

report-reason-cheating = cheating
report-reason-insult = insulting others
report-reason-stalling = playing slowly on purpose
report-reason-name = an unfit name
report-reason-other = something else

role-player = player
role-organiser = organiser
role-referee = referee
role-admin = admin

# Profiles, friends and ratings.

people-text-too-short = { $field ->
    [name] The name is too short: at least { $least } characters.
   *[other] The text is too short: at least { $least } characters.
  }
people-text-too-long = { $field ->
    [name] The name is too long: at most { $most } characters.
    [place] The place is too long: at most { $most } characters.
   *[other] The text is too long: at most { $most } characters.
  }
people-text-characters = The text has characters that cannot be shown.
people-unknown-game = There is no game “{ $game }”; there are voms and vira.
people-not-shown = This person keeps that to themselves.
people-no-such-link = This link leads nowhere any more. Ask for a new one.
people-own-link = This is your own link: send it to somebody else.
people-too-many-friends = Nobody can have more than { $most } friends here.
people-not-friends = You can only invite your friends.
people-table-over = That game is over.
people-rating-taken = The table { $table } is being counted. Try again.

# Clubs and house rules.

club-no-such-club = There is no such club.
club-no-such-link = This link leads into no club any more. Ask for a new one.
club-no-such-member = Nobody like that is in the club.
club-no-such-rules = There are no such house rules.
club-members-only = Only members of the club may do this.
club-leaders-only = Only those who lead the club may do this.
club-owner-only = Only the owner of the club may do this.
club-hand-over-first = Hand the club over to another member first.
club-asking-still = Let them into the club first.
club-too-many = A person can be in at most { $most } clubs.
club-too-many-rules = There can be at most { $most } sets of house rules.
club-rules-of-another-game = These house rules are for the other game.

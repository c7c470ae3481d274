# The screen in the hall, and its languages.
ui-hall-alternate = The screen in the hall changes language
ui-hall-alternate-yes = after every turn of its pages the next of these languages
ui-hall-alternate-no = the screen speaks the language of its device

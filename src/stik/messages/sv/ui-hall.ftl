# Skärmen i hallen och dess språk.
ui-hall-alternate = Skärmen i hallen byter språk
ui-hall-alternate-yes = efter varje varv av sidor kommer nästa av dessa språk
ui-hall-alternate-no = skärmen talar enhetens språk

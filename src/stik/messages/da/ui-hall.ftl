# Skærmen i hallen og dens sprog.
ui-hall-alternate = Skærmen i hallen skifter sprog
ui-hall-alternate-yes = efter hver omgang sider kommer det næste af disse sprog
ui-hall-alternate-no = skærmen taler enhedens sprog

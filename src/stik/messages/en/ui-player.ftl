# Tournaments on a phone: players, the table protocol of Vira, the referee.

ui-ruling-misar = misär

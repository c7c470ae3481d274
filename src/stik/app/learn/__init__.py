"""Learning: lessons at the real table, situations of the rule book, exercises, and what an account has learnt."""

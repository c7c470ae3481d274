"""How somebody comes in: guesses are counted, browsers are known again, a forgotten password has a way back."""

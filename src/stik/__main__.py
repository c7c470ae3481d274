"""`python -m stik` is the command line."""

from stik.cli.main import app

if __name__ == "__main__":
    app()

"""`stik`: the command line, one command a file."""

from __future__ import annotations

import typer

from stik.cli.admin import admin
from stik.cli.admin_backup import backup
from stik.cli.admin_check import check
from stik.cli.admin_prune import prune
from stik.cli.admin_recover import recover
from stik.cli.analyse import analyse_command
from stik.cli.arena import arena
from stik.cli.engine import engine
from stik.cli.play import play
from stik.cli.record import replay, show, verify
from stik.cli.referee import referee
from stik.cli.rule import rule
from stik.cli.rules import rules
from stik.cli.scenario import scenario
from stik.cli.serve import serve
from stik.cli.tournament import tournament
from stik.cli.vira.price import vira

app = typer.Typer(name="stik", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command()(play)
app.command()(arena)
app.command()(rules)
app.command()(engine)
app.command()(rule)
app.command()(referee)
app.command()(replay)
app.command()(show)
app.command()(verify)
app.command("analyse")(analyse_command)
app.command()(serve)
app.add_typer(scenario, name="scenario")
app.add_typer(vira, name="vira")
app.add_typer(tournament, name="tournament")
app.add_typer(admin, name="admin")
admin.command()(check)
admin.command()(backup)
admin.command()(prune)
admin.command()(recover)


@app.callback()
def stik() -> None:
    """Plays, referees and runs Voms, the national game of Greenland, and Vira, that of Sweden."""

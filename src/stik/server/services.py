"""Everything that the routes work with."""

from __future__ import annotations

from stik.app.accounts import Accounts
from stik.app.analyses.service import AnalysisService
from stik.app.clubs import Clubs
from stik.app.desk.service import DeskService
from stik.app.houses import Houses
from stik.app.identity import Identity
from stik.app.keeper import Manners
from stik.app.learn.progress import Learners
from stik.app.own_data import OwnData
from stik.app.passkeys import Passkeys
from stik.app.passwords import Passwords
from stik.app.phones.service import PhoneService
from stik.app.ports import Broker, Clock, Storage
from stik.app.presence import Presence
from stik.app.profiles import Profiles
from stik.app.ratings import Ratings
from stik.app.replays.alike import Alike
from stik.app.replays.notes import Notes
from stik.app.replays.service import ReplayService
from stik.app.replays.showings import Showings
from stik.app.reports import Reports
from stik.app.sign_in.guesses import Guesses
from stik.app.sign_in.ways_back import WaysBack
from stik.app.tables import TableService
from stik.app.workers import InPlace, Workers
from stik.server.closing import Closing
from stik.server.gallery import Gallery
from stik.server.limits import Limits, scaled
from stik.server.pulse import Pulse
from stik.server.settings import ServerSettings


class Services:
    """One process's share of the service, over one database and one broker."""

    def __init__(
        self,
        storage: Storage,
        broker: Broker,
        *,
        clock: Clock,
        settings: ServerSettings | None = None,
        passwords: Passwords | None = None,
        limits: Limits | None = None,
        manners: Manners | None = None,
        workers: Workers | None = None,
    ) -> None:
        self.storage, self.broker, self.clock = storage, broker, clock
        self.settings = settings = ServerSettings() if settings is None else settings
        self.workers = workers = InPlace() if workers is None else workers
        self.identity = Identity(storage.people, clock)
        passwords = Passwords() if passwords is None else passwords
        guesses = Guesses(storage.sign_ins, clock, secret=settings.secret, factor=settings.rate_factor)
        self.accounts = Accounts(self.identity, passwords, storage.sign_ins, guesses)
        self.ways_back = WaysBack(self.accounts)
        self.passkeys = Passkeys(self.identity, secret=settings.secret, broker=broker, workers=workers)
        manners = Manners(grace=int(settings.grace * 1000), pace=settings.bot_pace) if manners is None else manners
        self.tables = TableService(storage, broker, clock, manners, workers)
        self.desks = DeskService(storage, broker, clock, self.tables, workers)
        self.phones = PhoneService(storage, broker, clock)
        self.presence = Presence(broker, clock)
        self.profiles = Profiles(storage, clock, self.presence)
        self.clubs = Clubs(storage, clock)
        self.houses = Houses(storage, clock, self.clubs)
        self.reports = Reports(storage, clock)
        self.ratings = Ratings(storage)
        self.learners = Learners(storage)
        self.replays = ReplayService(storage, clock, self.tables, Alike(self.tables, self.desks), workers)
        self.notes = Notes(storage, clock, self.replays)
        self.showings = Showings(storage, broker, clock, self.replays)
        self.analyses = AnalysisService(storage, clock, self.replays, workers)
        self.own_data = OwnData(storage, self.identity)
        for vacate in (self.tables.vacate, self.clubs.vacate, self.analyses.vacate):
            self.own_data.before_deletion(vacate)
        for reread in (self.tables.reread, self.desks.reread):
            self.own_data.after_deletion(reread)
        self.limits = Limits(scaled(settings.rate_factor)) if limits is None else limits
        self.gallery = Gallery(settings.rate_factor)
        self.closing = Closing()
        for part in (self.tables, self.desks, self.phones, self.showings, self.analyses):
            self.closing.join(part.close)
        self.database_pulse = Pulse("database", lambda: self.storage.ping())
        self.broker_pulse = Pulse("broker", lambda: self.broker.ping())

    async def close(self) -> None:
        """After the last answer: everything that was accepted is stored."""
        served = (self.phones, self.showings, self.desks, self.tables, self.analyses)
        for part in (*served, self.workers, self.broker, self.storage):
            await part.close()

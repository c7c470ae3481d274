"""Everything that the routes work with."""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass(kw_only=True)
class Services:
    """One process's share of the service."""

    storage: Storage
    broker: Broker
    settings: ServerSettings
    identity: Identity
    accounts: Accounts
    ways_back: WaysBack
    passkeys: Passkeys
    own_data: OwnData
    reports: Reports
    presence: Presence
    profiles: Profiles
    clubs: Clubs
    houses: Houses
    ratings: Ratings
    learners: Learners
    tables: TableService
    desks: DeskService
    phones: PhoneService
    replays: ReplayService
    notes: Notes
    showings: Showings
    clock: Clock
    workers: Workers
    analyses: AnalysisService
    limits: Limits = field(default_factory=Limits)
    gallery: Gallery = field(default_factory=Gallery)
    closing: Closing = field(default_factory=Closing)
    database_pulse: Pulse = field(init=False)
    broker_pulse: Pulse = field(init=False)

    def __post_init__(self) -> None:
        self.database_pulse = Pulse("database", lambda: self.storage.ping())
        self.broker_pulse = Pulse("broker", lambda: self.broker.ping())

    @classmethod
    def over(
        cls,
        storage: Storage,
        broker: Broker,
        *,
        clock: Clock,
        settings: ServerSettings | None = None,
        passwords: Passwords | None = None,
        limits: Limits | None = None,
        manners: Manners | None = None,
        workers: Workers | None = None,
    ) -> Services:
        """All services over one database and one broker."""
        settings = ServerSettings() if settings is None else settings
        identity = Identity(storage.people, clock)
        workers = InPlace() if workers is None else workers
        passwords = Passwords() if passwords is None else passwords
        guesses = Guesses(storage.sign_ins, clock, secret=settings.secret, factor=settings.rate_factor)
        accounts = Accounts(identity, passwords, storage.sign_ins, guesses)
        tables = TableService(storage, broker, clock, _manners(settings) if manners is None else manners, workers)
        own_data = OwnData(storage, identity)
        own_data.before_deletion(tables.vacate)
        own_data.after_deletion(tables.reread)
        desks = DeskService(storage, broker, clock, tables, workers)
        own_data.after_deletion(desks.reread)
        presence = Presence(broker, clock)
        clubs = Clubs(storage, clock)
        own_data.before_deletion(clubs.vacate)
        replays = ReplayService(storage, clock, tables, Alike(tables, desks), workers)
        analyses = AnalysisService(storage, clock, replays, workers)
        own_data.before_deletion(analyses.vacate)
        return cls(
            storage=storage,
            broker=broker,
            settings=settings,
            identity=identity,
            accounts=accounts,
            ways_back=WaysBack(accounts),
            passkeys=Passkeys(identity, secret=settings.secret, broker=broker, workers=workers),
            own_data=own_data,
            reports=Reports(storage, clock),
            presence=presence,
            profiles=Profiles(storage, clock, presence),
            clubs=clubs,
            houses=Houses(storage, clock, clubs),
            ratings=Ratings(storage),
            learners=Learners(storage),
            tables=tables,
            desks=desks,
            phones=PhoneService(storage, broker, clock),
            replays=replays,
            notes=Notes(storage, clock, replays),
            showings=Showings(storage, broker, clock, replays),
            clock=clock,
            workers=workers,
            analyses=analyses,
            limits=Limits(scaled(settings.rate_factor)) if limits is None else limits,
            gallery=Gallery(settings.rate_factor),
        )

    async def close(self) -> None:
        """After the last answer: everything that was accepted is stored."""
        await self.phones.close()
        await self.showings.close()
        await self.desks.close()
        await self.tables.close()
        await self.analyses.close()
        await self.workers.close()
        await self.broker.close()
        await self.storage.close()


def _manners(settings: ServerSettings) -> Manners:
    return Manners(grace=int(settings.grace * 1000), pace=settings.bot_pace)

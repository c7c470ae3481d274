"""Everything that the routes work with."""

from __future__ import annotations

from dataclasses import dataclass, field

from stik.app.accounts import Accounts
from stik.app.desk.service import DeskService
from stik.app.identity import Identity
from stik.app.keeper import Manners
from stik.app.own_data import OwnData
from stik.app.passkeys import Passkeys
from stik.app.passwords import Passwords
from stik.app.ports import Broker, Clock, Storage
from stik.app.reports import Reports
from stik.app.tables import TableService
from stik.server.closing import Closing
from stik.server.limits import Limits, scaled
from stik.server.settings import ServerSettings


@dataclass(kw_only=True)
class Services:
    """One process's share of the service."""

    storage: Storage
    broker: Broker
    settings: ServerSettings
    identity: Identity
    accounts: Accounts
    passkeys: Passkeys
    own_data: OwnData
    reports: Reports
    tables: TableService
    desks: DeskService
    clock: Clock
    limits: Limits = field(default_factory=Limits)
    closing: Closing = field(default_factory=Closing)

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
    ) -> Services:
        """All services over one database and one broker."""
        settings = ServerSettings() if settings is None else settings
        identity = Identity(storage.people, clock)
        tables = TableService(storage, broker, clock, _manners(settings) if manners is None else manners)
        own_data = OwnData(storage, identity)
        own_data.before_deletion(tables.vacate)
        own_data.after_deletion(tables.reread)
        desks = DeskService(storage, broker, clock, tables)
        own_data.after_deletion(desks.reread)
        return cls(
            storage=storage,
            broker=broker,
            settings=settings,
            identity=identity,
            accounts=Accounts(identity, Passwords() if passwords is None else passwords),
            passkeys=Passkeys(identity, secret=settings.secret, broker=broker),
            own_data=own_data,
            reports=Reports(storage, clock),
            tables=tables,
            desks=desks,
            clock=clock,
            limits=Limits(scaled(settings.rate_factor)) if limits is None else limits,
        )

    async def close(self) -> None:
        """After the last answer: everything that was accepted is stored."""
        await self.desks.close()
        await self.tables.close()
        await self.broker.close()
        await self.storage.close()


def _manners(settings: ServerSettings) -> Manners:
    return Manners(grace=int(settings.grace * 1000), pace=settings.bot_pace)

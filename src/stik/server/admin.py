"""Routes: other people, for those who look after the service."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from stik.server.access import Me, Of
from stik.server.models import NewReport, PersonModel, ReportModel, Roles, Text
from stik.server.openapi import errors

router = APIRouter(tags=["administration"])


@router.get("/api/people", responses=errors(401, 403, 422))
async def search_people(services: Of, search: Annotated[Text, Query(max_length=64)] = "") -> list[PersonModel]:
    """People whose name or login contains the text."""
    return [PersonModel.of(person) for person in await services.accounts.search(search)]


@router.put("/api/people/{person}/roles", responses=errors(401, 403, 404, 409, 422))
async def set_roles(person: str, given: Roles, me: Me, services: Of) -> PersonModel:
    """Gives somebody exactly these roles."""
    return PersonModel.of(await services.accounts.grant(person, frozenset(given.roles), by=me.person.id))


@router.post("/api/reports", status_code=201, responses=errors(401, 404, 422))
async def create_report(report: NewReport, me: Me, services: Of) -> ReportModel:
    """Tells the referees what was wrong with somebody at a table."""
    stored = await services.reports.add(
        by=me.person.id, person=report.person, table=report.table, reason=report.reason, text=report.text
    )
    return ReportModel.of(stored)


@router.get("/api/reports", responses=errors(401, 403, 422))
async def list_reports(services: Of, closed: bool = False) -> list[ReportModel]:
    """What nobody has closed yet, or what somebody has."""
    return [ReportModel.of(report) for report in await services.reports.all(closed=closed)]


@router.post("/api/reports/{report}/closed", status_code=204, responses=errors(401, 403, 404, 422))
async def close_report(report: str, services: Of) -> None:
    """Closes a report."""
    await services.reports.close(report)

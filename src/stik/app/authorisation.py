"""Who may do what: the one table of all operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from stik.app.ports import Person
from stik.errors import NotAllowed, NotSignedIn

Role: TypeAlias = Literal["anyone", "player", "organiser", "referee", "admin"]

_ANYONE: Final[frozenset[Role]] = frozenset({"anyone"})
_SIGNED_IN: Final[frozenset[Role]] = frozenset({"player"})
_REFEREES: Final[frozenset[Role]] = frozenset({"referee", "admin"})
_ADMINS: Final[frozenset[Role]] = frozenset({"admin"})

MAY: Final[Mapping[str, frozenset[Role]]] = {
    # the page and the service
    "page": _ANYONE,
    "openapi": _ANYONE,
    "health": _ANYONE,
    "metrics": _ANYONE,  # from this machine, or with the token
    # games and books
    "games": _ANYONE,
    "book": _ANYONE,
    "hear_case": _ANYONE,  # the rules are nobody's secret
    "book_options": _ANYONE,
    "list_lessons": _ANYONE,
    "show_lesson": _ANYONE,
    "list_situations": _ANYONE,
    "play_scene": _ANYONE,
    "list_exercises": _ANYONE,
    "show_exercise": _ANYONE,
    "check_exercise": _ANYONE,
    # tables
    "play_now": _SIGNED_IN,
    "open_table": _SIGNED_IN,
    "list_tables": _ANYONE,
    "list_my_tables": _SIGNED_IN,
    "show_table": _ANYONE,
    "list_deals": _ANYONE,  # of a table that they may watch
    "replay_deal": _ANYONE,
    "download_record": _ANYONE,
    "table_socket": _ANYONE,  # the table says as whom
    # the dealer for phones; the key of a seat says whose cards are seen
    "open_phones": _ANYONE,
    "show_phones": _ANYONE,
    "sit_at_phones": _ANYONE,
    "ready_at_phones": _ANYONE,
    "move_cards": _ANYONE,
    "gather_cards": _ANYONE,
    # replays of what one may see
    "list_analyses": _ANYONE,
    "start_analysis": _SIGNED_IN,
    "start_all_analyses": _SIGNED_IN,
    "show_analysis": _ANYONE,
    "cancel_analysis": _SIGNED_IN,
    "cancel_all_analyses": _SIGNED_IN,
    "list_replays": _ANYONE,
    "bring_record": _SIGNED_IN,
    "delete_record": _SIGNED_IN,
    "show_replay": _ANYONE,
    "show_moments": _ANYONE,
    "show_other_tables": _ANYONE,
    "download_replay": _ANYONE,
    "play_on": _SIGNED_IN,
    "list_notes": _ANYONE,
    "write_note": _SIGNED_IN,
    "change_note": _SIGNED_IN,
    "delete_note": _SIGNED_IN,
    "open_showing": _SIGNED_IN,
    "lead_showing": _SIGNED_IN,
    "show_showing": _ANYONE,
    "follow_showing": _ANYONE,
    # tournaments; the desk's own table says who may give which order there
    "create_tournament": _SIGNED_IN,
    "list_tournaments": _ANYONE,
    "list_my_tournaments": _SIGNED_IN,
    "open_archive": _SIGNED_IN,
    "show_tournament": _ANYONE,
    "give_order": _SIGNED_IN,
    "show_tournament_log": _SIGNED_IN,
    "explain_places": _ANYONE,
    "show_protocol": _ANYONE,
    "take_match_seat": _SIGNED_IN,
    "read_entrants": _SIGNED_IN,
    "print_sheet": _ANYONE,
    "export_tournament": _ANYONE,
    "show_qr": _ANYONE,
    # oneself
    "show_me": _ANYONE,
    "create_guest": _ANYONE,
    "change_me": _SIGNED_IN,
    "export_me": _SIGNED_IN,
    "delete_me": _SIGNED_IN,
    "create_account": _SIGNED_IN,
    "change_password": _SIGNED_IN,
    "show_learning": _SIGNED_IN,  # with an account
    "add_learning": _SIGNED_IN,
    # devices
    "sign_in": _ANYONE,
    "sign_out": _ANYONE,
    "recover": _ANYONE,  # with a code or a link
    "show_recovery_codes": _SIGNED_IN,
    "make_recovery_codes": _SIGNED_IN,
    "list_sessions": _SIGNED_IN,
    "revoke_session": _SIGNED_IN,
    # passkeys
    "ask_for_passkey": _SIGNED_IN,
    "add_passkey": _SIGNED_IN,
    "list_passkeys": _SIGNED_IN,
    "delete_passkey": _SIGNED_IN,
    "ask_passkey_sign_in": _ANYONE,
    "passkey_sign_in": _ANYONE,
    # profiles and friends; who may see what is each person's own choice
    "show_profile": _ANYONE,
    "show_recent_games": _ANYONE,
    "show_statistics": _ANYONE,
    "show_ratings": _ANYONE,
    "show_my_profile": _SIGNED_IN,
    "change_my_profile": _SIGNED_IN,
    "renew_friend_link": _SIGNED_IN,
    "show_friend_link": _ANYONE,
    "accept_friend": _SIGNED_IN,
    "list_friends": _SIGNED_IN,
    "remove_friend": _SIGNED_IN,
    "invite_friend": _SIGNED_IN,
    "list_invitations": _SIGNED_IN,
    "decline_invitation": _SIGNED_IN,
    # clubs; their own roles say who may what there
    "list_clubs": _ANYONE,
    "list_my_clubs": _SIGNED_IN,
    "found_club": _SIGNED_IN,
    "show_club": _ANYONE,
    "describe_club": _SIGNED_IN,
    "close_club": _SIGNED_IN,
    "renew_club_link": _SIGNED_IN,
    "show_club_link": _ANYONE,
    "join_club": _SIGNED_IN,
    "appoint_member": _SIGNED_IN,
    "remove_member": _SIGNED_IN,
    "publish_house_rules": _SIGNED_IN,
    "withdraw_house_rules": _SIGNED_IN,
    # house rules of one's own
    "list_house_rules": _SIGNED_IN,
    "list_usable_rules": _SIGNED_IN,
    "list_versions": _ANYONE,
    "add_house_rules": _SIGNED_IN,
    "change_house_rules": _SIGNED_IN,
    "drop_house_rules": _SIGNED_IN,
    # others
    "search_people": _ADMINS,
    "set_roles": _ADMINS,
    "create_report": _SIGNED_IN,
    "list_reports": _REFEREES,
    "close_report": _REFEREES,
}


def roles(person: Person | None) -> frozenset[str]:
    """All roles that somebody has, also those that everybody has."""
    return frozenset({"anyone"}) if person is None else frozenset({"anyone", "player"}) | person.roles


def may(operation: str, person: Person | None) -> bool:
    """Whether somebody may; an operation that does not stand in the table is a bug."""
    return bool(MAY[operation] & roles(person))


def check(operation: str, person: Person | None) -> None:
    """Raises `NotSignedIn` or `NotAllowed`."""
    if may(operation, person):
        return
    if person is None:
        raise NotSignedIn
    raise NotAllowed("people/not-allowed")

"""Tables over a storage that forgets."""

from __future__ import annotations

from tests.chance import same_packs as same_packs

"""What the table decides together: any seat may answer, the others must agree before it counts (ledger section 5).

A seat that does not agree hands the matter to the active player, who then decides alone. Where the players are rivals
the last in initiative decides for the Oni (MP-REGULAR-02).
"""

from __future__ import annotations

from moonwall.table import Choice, Option, Together, option, together

from ...position import Tsukuyumi
from .state import terms_of

AGREE, OBJECT = option("agree"), option("object")


def speaker(game: Tsukuyumi) -> int:
    """Who decides if the team cannot agree: the active player, else initiative place 1; among rivals the last one."""
    if terms_of(game).rivals:
        return game.order[-1]
    return game.active if game.active >= 0 else game.order[0]


class TeamChoice(Choice[Tsukuyumi]):
    """A choice of the team; ``seat`` is the speaker. ``decide`` carries it out when it counts, ``details`` fill its
    prompt."""

    def deciders(self, game: Tsukuyumi) -> tuple[int, ...]:
        if terms_of(game).rivals:
            return (self.seat,)
        return (self.seat, *[seat for seat in game.order if seat != self.seat])

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        by = game.answering
        if by < 0 or game.rules.seats == 1 or not terms_of(game).objections:
            self.decide(game, picked)
            return
        game.tell("team-proposes", seat=by, option=picked.text)
        others = [seat for seat in game.order if seat != by]
        game.push(together([Consent(seat, by, self, picked) for seat in others], Consents))

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        raise NotImplementedError

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"alone": int(terms_of(game).rivals), **self.details(game)}

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {}


class Consent(Choice[Tsukuyumi]):
    """Whether a partner's answer for the team counts: ``agree`` or ``object``."""

    by: int
    choice: Choice[Tsukuyumi]
    answer: Option

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [AGREE, OBJECT]

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"by": f"@{self.by}", "option": self.answer.text}


class Consents(Together):
    """All others have spoken: one objection is enough, and the speaker decides alone."""

    def reveal(self, game: Tsukuyumi) -> None:  # type: ignore[override]
        first = self.choices[0]
        assert isinstance(first, Consent) and isinstance(first.choice, TeamChoice)
        against = [c.seat for c, answer in zip(self.choices, self.answers) if answer is OBJECT]
        if not against:
            first.choice.decide(game, first.answer)
            return
        for seat in against:
            game.tell("team-objects", seat=seat, option=first.answer.text)
        game.push(Alone(speaker(game), first.choice))


class Alone(Choice[Tsukuyumi]):
    """The team does not agree: the active player decides."""

    choice: TeamChoice

    def options(self, game: Tsukuyumi) -> list[Option]:
        return self.choice.options(game)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        self.choice.decide(game, picked)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return self.choice.about(game)

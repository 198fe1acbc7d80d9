"""Plain sentences of cards, made from what their rows do: messages ``gw-fx-…``, one for each window, verb, condition.

They serve where a pack has made something else of a card than its sentence in the catalogue says, and always for
Emperor's Requests. ``here`` are the words of a table (``moonwall.words.TableWords``).
"""

from __future__ import annotations

from typing import Any

from moonwall.table import Content

from .cards.mode_rows import Demand
from .cards.parts import Ability, Effect, If

SOLDIERS = {"any": "soldiers", "spearman": "spearmen", "archer": "archers", "horseman": "horsemen"}
GOODS = {"building": "building-resources", "any": "any-resources", "": "any-resources"}
DISTINCT = {"building": "different-building-resources", "any": "different-resources", "": "different-resources"}
RESOURCES = ("wood", "stone", "gold", "qi")


def parts(content: Content) -> dict[str, Any]:
    """The options that cards let a player choose from, by name."""
    found: dict[str, Any] = {}
    for rows in content.tables.values():
        for row in rows.values():
            for effect in _effects_of(row):
                for option in effect.options:
                    found.setdefault(option.name, option)
    return found


def _effects_of(row: Any) -> list[Effect]:
    groups = [getattr(row, name, ()) for name in ("do", "plain", "boosted")]
    for name in ("abilities", "boxes"):
        groups += [part.do for part in getattr(row, name, ())]
    return [effect for group in groups for effect in group]


def sentence(table: str, row: Any, here: Any) -> str:
    make = _TABLES.get(table)
    return make(Teller(here), row) if make else ""


class Teller:
    """Says what effects do in the words of one table."""

    def __init__(self, here: Any) -> None:
        self.here = here

    def say(self, message: str, **data: Any) -> str:
        said: str = self.here.say(f"gw-fx-{message}", **data)
        return said

    def many(self, n: int, noun: str) -> str:
        said: str = self.here.say(f"gw-n-{noun}", n=n)
        return said

    def join(self, parts: list[str]) -> str:
        said: str = self.here.words.join(parts)
        return said

    # --- rows ---------------------------------------------------------------------------------------------------
    def abilities(self, row: Any) -> str:
        return " ".join(_whole(self.ability(ability)) for ability in row.abilities) or self.say("none")

    def horde(self, row: Any) -> str:
        armoured = row.counts().get("armoured", 0)
        if not armoured:
            return self.abilities(row)
        said = _whole(self.say("armoured", n=armoured))
        return f"{said} {self.abilities(row)}" if row.abilities else said

    def command(self, row: Any) -> str:
        said = [_whole(self.say("function-betrayal"), ".:")] if row.function else []
        for box in row.boxes:
            do = self.effects(box.do)
            said.append(_whole(do if box.who == "owner" else self.say("others", do=do)))
        return " ".join(said)

    def tactic(self, row: Any) -> str:
        plain, boosted = self.effects(row.plain), self.effects(row.boosted)
        if row.plain_cost:
            plain = self.say("cost", cost=self.effects(row.plain_cost), do=plain)
        when = self.when(row.when, row.any, row.if_)
        return f"{_whole(self.say('when', when=when, do=plain))} {_whole(self.say('boosted', n=row.cost, do=boosted))}"

    def artifact(self, row: Any) -> str:
        if row.function:
            return _whole(self.say("ranks", ranks=self.join([str(n) for n in row.ranks])))
        return _whole(self.say("per", do=self.many(row.honour, "honour"), per=self.say(f"counted-{row.per}")))

    def event(self, row: Any) -> str:
        do = self.effects(row.do)
        return _whole(self.say("when", when=self.say("lasting"), do=do) if row.lasting else do)

    def automaton(self, row: Any) -> str:
        said = []
        if row.function:  # what the function of that name does, with the numbers of this row
            said.append(self.here.words.find(f"gw-{row.function}", "text", clerks=row.clerks) or "")
        if row.defence:
            said.append(_whole(self.say("defence-where-reed", n=row.defence)))
        if row.honour_per_support:
            said.append(_whole(self.say("support-honour", n=row.honour_per_support)))
        return " ".join(said) or self.say("none")

    def request(self, row: Any) -> str:
        """The demand; by number of players where they differ."""
        demands = [(n, demand) for n, demand in ((2, row.two), (3, row.three), (4, row.four)) if demand is not None]
        groups: list[tuple[list[int], str]] = []
        for n, demand in demands:
            said = self.demand(demand)
            if groups and groups[-1][1] == said:
                groups[-1][0].append(n)
            else:
                groups.append(([n], said))
        if len(groups) == 1:
            return _whole(groups[0][1])
        return _whole("; ".join([self.say("players", players=self._players(counts), do=do) for counts, do in groups]))

    def _players(self, counts: list[int]) -> str:
        return self.join([str(n) for n in counts[:-1]] + [self.many(counts[-1], "players")])

    def demand(self, demand: Demand) -> str:
        acts = []
        goods = [self.many(n, name) for n, name in zip(demand.pay, RESOURCES) if n]
        if goods:
            acts.append(self.say("demand-pay", goods=self.join(goods)))
        for name in ("soldiers", "spearmen", "clerks"):
            if getattr(demand, name):
                acts.append(self.say(f"demand-{name}", n=getattr(demand, name)))
        said = [self.say("demand-each" if demand.each else "demand-together", do=self.join(acts))] if acts else []
        for name in ("honour", "honour_each", "warehouse", "taken", "hordes"):
            if getattr(demand, name):
                said.append(self.say(f"demand-{name.replace('_', '-')}", n=getattr(demand, name)))
        for name in ("escort", "no_breach", "every_section"):
            if getattr(demand, name):
                said.append(self.say(f"demand-{name.replace('_', '-')}"))
        if demand.walls:
            said.append(self.say("demand-walls", levels=self.join([str(n) for n in demand.walls])))
        return ", ".join(said)

    def option(self, option: Any) -> str:
        return self.effects(option.do)

    # --- abilities and conditions -------------------------------------------------------------------------------
    def ability(self, ability: Ability) -> str:
        do = self.say(f"function-{ability.function}") if ability.function else self.effects(ability.do)
        if ability.cost:
            do = self.say("cost", cost=self.effects(ability.cost), do=do)
        if ability.must:
            do = self.say("must", do=do)
        when = self.when(ability.when, ability.any, ability.if_)
        if not when:
            return do
        if not ability.limit:
            return self.say("when", when=when, do=do)
        return self.say("when-limit", when=when, limit=self.limit(ability), do=do)

    def limit(self, ability: Ability) -> str:
        if isinstance(ability.times, str):
            per = self.say("per", do="", per=self.say(f"counted-{ability.times}")).strip()
            return self.say(f"limit-{ability.limit}-per", per=per)
        return self.say(f"limit-{ability.limit}", times=ability.times)

    def when(self, window: str, any_player: bool, condition: If | None) -> str:
        said = "" if window == "always" else self.say(f"when-{window}")
        if any_player:
            said = self.say("when-any", when=said)
        if condition is None:
            return said
        given = self.condition(condition)
        return self.say("when-if", when=said, **{"if": given}) if said else self.say("only-if", **{"if": given})

    def condition(self, condition: If) -> str:
        said = []
        if condition.at:
            said.append(self.say("if-at", place=self.here.name(condition.at)))
        if condition.clerks >= 0:
            said.append(self.say("if-clerks", n=condition.clerks))
        for name in ("clerks_min", "row"):
            if getattr(condition, name):
                said.append(self.say(f"if-{name.replace('_', '-')}", n=getattr(condition, name)))
        if condition.soldier:
            noun = SOLDIERS[condition.soldier]
            said.append(self.say("if-soldier", soldiers=self.many(condition.soldiers_min, noun)))
        if condition.attacked:
            said.append(self.say("if-attacked"))
        if condition.what:
            said.append(self.say("if-what", thing=self.here.name(condition.what)))
        if condition.track_has:
            said.append(self.say("if-track-has", card=self.here.name(condition.track_has)))
        for name in _YES_OR_NO:
            value = getattr(condition, name)
            if value is not None:
                said.append(self.say(f"if-{'' if value else 'not-'}{name.replace('_', '-')}"))
        return self.join(said)

    # --- effects ------------------------------------------------------------------------------------------------
    def effects(self, effects: tuple[Effect, ...]) -> str:
        return "; ".join([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> str:
        per = effect.per
        n = effect.n if isinstance(effect.n, int) else 0
        if isinstance(effect.n, str) and effect.n != "all":
            n, per = 1, effect.n
        said = self.verb(effect, n)
        if per:
            said = self.say("per", do=said, per=self.say(f"counted-{per}"))
        if effect.plus:
            said = self.say("plus", do=said, n=effect.plus)
        if effect.max:
            said = self.say("max", do=said, n=effect.max)
        if effect.who != "owner":
            said = self.say(f"who-{effect.who}", do=said)
        if effect.must:
            said = self.say("must", do=said)
        if effect.if_ is not None:
            given = {"if": self.condition(effect.if_)}
            said = (
                self.say("bonus", do=said, n=effect.bonus, **given)
                if effect.bonus
                else self.say("if", do=said, **given)
            )
        return said

    def verb(self, effect: Effect, n: int) -> str:
        """What the verb does to ``n`` things; 0 stands for all."""
        special = getattr(self, f"_{effect.verb.replace('-', '_')}", None)
        if special is not None:
            return str(special(effect, n))
        name = effect.verb
        for suffix in (effect.what, effect.where):
            if suffix and self.here.words.has(f"gw-fx-{name}-{suffix}"):
                name = f"{name}-{suffix}"
        return self.say(name, n=n, goods=self._goods(effect, n), **self._soldiers(effect, n))

    def _goods(self, effect: Effect, n: int) -> str:
        noun = (DISTINCT if effect.distinct else GOODS).get(effect.of, effect.of)
        return self.many(n, noun)

    def _soldiers(self, effect: Effect, n: int) -> dict[str, str]:
        noun = SOLDIERS[effect.soldiers]
        return {"soldiers": self.many(n, noun), "with": self.many(n, f"with-{noun}")}

    def _less(self, said: str, effect: Effect) -> str:
        """What it costs less, of a Resource if it names one."""
        if isinstance(effect.less, str):
            return self.say("less-per", do=said, n=1, per=self.say(f"counted-{effect.less}"))
        if not effect.less:
            return said
        if effect.of:
            return self.say("for-less", do=said, goods=self.many(effect.less, effect.of))
        return self.say("for-less-any", do=said, n=effect.less)

    def _move_clerks(self, effect: Effect, n: int) -> str:
        return self.say("move-clerks-distinct" if effect.distinct else "move-clerks", n=n)

    def _hire(self, effect: Effect, n: int) -> str:
        said = self.say(f"hire-{effect.what}")
        return self.say("for-less", do=said, goods=self.many(int(effect.less), "gold")) if effect.less else said

    def _activate(self, effect: Effect, n: int) -> str:
        said = self.say("activate-regular" if effect.where == "regular" else "activate")
        return self.say("with-clerks", do=said, n=effect.clerks) if effect.clerks else said

    def _recruit(self, effect: Effect, n: int) -> str:
        return self._less(self.say("recruit-rest" if effect.rest else "recruit", **self._soldiers(effect, n)), effect)

    def _shoot(self, effect: Effect, n: int) -> str:
        said = self.say("shoot", n=n) if n else self.say("shoot-all")
        if effect.where == "section":
            said = self.say("in-one-section", do=said)
        return self.say("then-wound", do=said, n=effect.wound) if effect.wound else said

    def _wound(self, effect: Effect, n: int) -> str:
        return self.say(f"wound-{effect.where or 'any'}", n=n)

    def _rescue(self, effect: Effect, n: int) -> str:
        said = self.say("rescue", n=n) if n else self.say("rescue-all")
        said = self.say("for-qi", do=said, n=effect.price) if effect.price else self.say("for-free", do=said)
        return self.say("saved-honour", do=said, n=effect.honour) if effect.honour else said

    def _spare(self, effect: Effect, n: int) -> str:
        return self.say("spare", n=n) if n else self.say("spare-all")

    def _march(self, effect: Effect, n: int) -> str:
        said = self.say("march", n=n)
        return self.say("then-attack", do=said, n=effect.attack) if effect.attack else said

    def _upgrade(self, effect: Effect, n: int) -> str:
        said = self.say("upgrade-distinct" if effect.distinct else "upgrade", n=n)
        if effect.where == "here":
            said = self.say("here", do=said)
        elif effect.where not in ("", "any"):
            said = self.say("in-place", do=said, place=self.here.name(effect.where))
        return self._less(said, effect)

    def _build(self, effect: Effect, n: int) -> str:
        return self._less(self.say(f"build-{effect.what}"), effect)

    def _barricade(self, effect: Effect, n: int) -> str:
        said = self.say("barricade-threatened" if effect.where == "threatened" else "barricade", n=n)
        return self.say("plain-barricade", do=said) if effect.plain else said

    def _cleanse(self, effect: Effect, n: int) -> str:
        said = self.say("cleanse", n=n)
        if effect.coop:
            said = self.say("coop-number", do=said, n=effect.coop)
        if effect.price:
            said = self.say("for-honour", do=said, n=effect.price)
        return self.say("coop-honour", do=said, n=effect.coop_price) if effect.coop_price else said

    def _price(self, effect: Effect, n: int) -> str:
        number = effect.more or effect.less
        amount = 1 if isinstance(number, str) else number
        said = self.say(
            "price-more" if effect.more else "price-less",
            what=self.say(f"price-{effect.what}"),
            amount=self.many(amount, effect.of) if effect.of in RESOURCES else str(amount),
        )
        if isinstance(number, str):
            said = self.say("per", do=said, per=self.say(f"counted-{number}"))
        return self.say("price-self", do=said) if effect.where == "self" else said

    def _reach(self, effect: Effect, n: int) -> str:
        name = f"reach-{effect.where}" if effect.where else "reach"
        return self.say(name, who=self.say(f"plural-{effect.soldiers}"), n=n)

    def _choose(self, effect: Effect, n: int) -> str:
        return self.say("choose", n=n, options=" / ".join(self.option(option) for option in effect.options))

    def _function(self, effect: Effect, n: int) -> str:
        said = self.say(f"function-{effect.what}")
        return self.say("taker-honour", do=said, n=effect.honour) if effect.honour else said


_YES_OR_NO = (
    "soldier_on", "alone_on", "taker", "last_slot", "on_top", "archer_in", "archer_or_built", "holds", "off_hordes",
)  # fmt: skip


def _whole(said: str, end: str = ".") -> str:
    """A clause as a sentence: a capital in front, a full stop behind."""
    return said[:1].upper() + said[1:] + ("" if said.endswith(tuple(end + ".")) else ".")


_TABLES: dict[str, Any] = {
    "": Teller.option,
    "commands": Teller.command,
    "hordes": Teller.horde,
    "generals": Teller.abilities,
    "advisors": Teller.abilities,
    "tactics": Teller.tactic,
    "artifacts": Teller.artifact,
    "events": Teller.event,
    "requests": Teller.request,
    "automata": Teller.automaton,
}

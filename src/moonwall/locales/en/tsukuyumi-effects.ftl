# Sentences that are made from rows: Action cards always, other cards where a pack has made something else of them.

## Symbols of Action cards

ts-fx-blue = Blue: { $do }
ts-fx-green = Green: { $do }
ts-fx-red = Red: { $do }
ts-fx-effect = faction effect
ts-fx-events = draw { $draw } and play { $play } Events
ts-fx-draw = draw { $n } Events
ts-fx-play = play { $n } Events
ts-fx-initiative = initiative { $n }
ts-fx-production = production { $n }
ts-fx-place = place { $n } Oni
ts-fx-oni = Oni Conquest
ts-fx-oni-numbers = Oni Conquest { $areas }/{ $range }/{ $combats }
ts-fx-movement = move { $n }
ts-fx-combat = combat { $n }

## Special texts of Action cards

ts-fx-special-ambush = In one battle of this round you may choose any number of counterattacks.
ts-fx-special-pincer = In one Conquest this round add the conquest points of your units in one neighbouring area that is not behind a Block.
ts-fx-special-pathfinders = Your units ignore Blocks in Movement actions of this round.
ts-fx-special-mobilisation = Units you produce this round may also be placed in areas you control without enemies.
ts-fx-special-infiltration = Your units ignore enemy units when moving this round.
ts-fx-special-oni-hunt = In your battles of this round no counterattack is chosen for Oni.
ts-fx-special-regroup = At the end of your Red turn every unit of yours may move { $n }.
ts-fx-special-settlement = Green: put your marker on free, unmarked areas ({ $n }) that border one of yours, no mountain, no Tsukuyumi, off the Moon. It is no conquest.
ts-fx-special-fortification = This round you defend areas you control with { MANY($n, "ts-n-conquest-points") } more where a unit of yours stands.
ts-fx-special-winter-quarters = This round each of your units has { $n } Health more.
ts-fx-special-duel = In one battle of this round you may choose further counterattacks: { $n }.

## Cards of packs

ts-fx-counterattacks-give = This area becomes { $what }.
ts-fx-note = { $label }: { $value }
ts-fx-yes = yes
ts-fx-no = no
ts-fx-none = none

## Fields of rows

ts-fx-field-n = number
ts-fx-field-when = when
ts-fx-field-most = at most
ts-fx-field-each = for each
ts-fx-field-repeat = each time
ts-fx-field-do = counts
ts-fx-field-prop = Property
ts-fx-field-what = about
ts-fx-field-types = types
ts-fx-field-free = only without units or Unstable
ts-fx-field-oni = also for Oni
ts-fx-field-window = window
ts-fx-field-needs = needs
ts-fx-field-once = once per round
ts-fx-field-cp = conquest points of
ts-fx-field-dmg = damage of
ts-fx-field-tetsuo = Tetsuo adds
ts-fx-field-min_units = at least so many units
ts-fx-field-combat_left = Combat actions that must remain
ts-fx-field-assign = who picks the units hit
ts-fx-field-halves = Counterstrike deals half
ts-fx-field-devastates = devastates
ts-fx-field-home_vp = points for a Homezone
ts-fx-field-move_after = movement after the battle
ts-fx-field-flying = flying
ts-fx-field-massive = massive
ts-fx-field-aggressive = aggressive
ts-fx-field-range = moves farther
ts-fx-field-productive = production
ts-fx-field-spawns = placed here
ts-fx-field-becomes = becomes
ts-fx-field-armed = carries weapons
ts-fx-field-shields = takes damage first
ts-fx-field-lays_eggs = lays Eggs
ts-fx-field-lays_mines = lays Mines
ts-fx-field-terraforms = terraformings
ts-fx-field-escorts = others move farther
ts-fx-field-guides = ignores enemies
ts-fx-field-mascot = mascot
ts-fx-field-legend = Legendary Oni
ts-fx-field-anchored = never moves
ts-fx-field-colour = phase
ts-fx-field-unit = unit
ts-fx-field-value = value
ts-fx-field-size = size

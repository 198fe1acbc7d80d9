# Cards of The Great Wall: names and texts.

## Command cards

gw-economy = Economy
    .text = You move up to { MANY($n, "gw-n-clerks") }. Every other faction moves up to { MANY($n2, "gw-n-clerks") } to different Locations. You gain { MANY($n3, "gw-n-different-resources") }, and { $n4 } more of any if a rival's Work Harder is on the track.
gw-despotism = Despotism
    .text = You move up to { MANY($n, "gw-n-clerks") }, and { $n2 } more if a rival's Economy is on the track. Every other faction moves up to { MANY($n3, "gw-n-clerks") } to different Locations. Then an Advanced Activation of any Location.
gw-work-harder = Work Harder
    .text = You move up to { MANY($n, "gw-n-clerks") }. Every other faction moves up to { MANY($n2, "gw-n-clerks") } to different Locations. You may build a Barricade or a Wall level for { $less } less, with full Honour; if a rival's Attack Order is on the track, also put { MANY($n3, "gw-n-free-barricades") } in a Section with a Horde.
gw-attack-order = Attack Order
    .text = You move up to { MANY($n, "gw-n-clerks") }. Every other faction moves up to { MANY($n2, "gw-n-clerks") } to different Locations. You may Recruit { MANY($n3, "gw-n-soldiers") } into a Resting zone; then choose any number of Resting zones: all your Soldiers there attack. If a rival's Despotism is on the track, all your Archers of one Section shoot.
gw-betrayal = Betrayal
    .text = Resolve another player's card on the track as if it were yours; or move up to { MANY($n, "gw-n-clerks") }, and every other faction moves { $n2 }. Once discarded it never comes back to your hand.
gw-court-audience = Court Audience
    .text = You move up to { MANY($n, "gw-n-clerks") }. Every other faction moves up to { MANY($n2, "gw-n-clerks") } to different Locations. Choose { $n3 } (and { $bonus } more if a rival's Betrayal is on the track): draw { MANY($n4, "gw-n-cards") }; one hire for { MANY($less, "gw-n-gold") } less; up { MANY($n5, "gw-n-places") } in the Tea order; discard { MANY($n6, "gw-n-shame") } (in the co-operative game for { MANY($coop-price, "gw-n-honour") }).

## Hordes

gw-steppe-scouts = Steppe Scouts
    .text = No ability.
gw-horse-archers = Horse Archers
    .text = Pursuit: to Rescue a Soldier on this card costs { MANY($more, "gw-n-qi") } more.
gw-naiman-lancers = Naiman Lancers
    .text = Charge: { $n } more Power while in row { $if-row }.
gw-siege-sappers = Siege Sappers
    .text = Undermine: each Barricade of the Section adds only 1 Defence.
gw-merkit-raiders = Merkit Raiders
    .text = Plunder: in a Breach each player without a Soldier on this card also loses { MANY($n, "gw-n-any-resources") }.
gw-kheshig-guard = Kheshig Guard
    .text = Armour: the armoured points ({ $armoured }) take no Wounds; Soldiers cover them as usual.
gw-black-tumen = Black Tumen
    .text = Fury: Lethality is { $n } higher on this card.
gw-war-drummers = War Drummers
    .text = Drums: 1 more Power for every other Horde of the Section.

## Generals

gw-yang-ye = Yang Ye, the Invincible
    .text = When your Soldiers would die, you may Rescue up to one for each Support Advisor for { MANY($price, "gw-n-qi") } each; each one so saved brings { MANY($honour, "gw-n-honour") }.
gw-che-kung = Che Kung, Scourge of Raiders
    .text = Each Spearman or Horseman you put on a Horde brings 1 Honour for each Support Advisor.
gw-zhang-shijie = Zhang Shijie, the Last Admiral
    .text = After you play a Tactic card you gain 1 Qi for each Support Advisor.
gw-yang-paifeng = Yang Paifeng, the Kitchen Maid
    .text = With a Spearman on a Defeated Horde you count 1 more Vital point for each Support Advisor when the taker is found.
gw-han-shizhong = Han Shizhong, Lord of the Fords
    .text = As often in a Year as you have Support Advisors: when a Location with at least { MANY($if-clerks-min, "gw-n-own-clerks") } is Activated, attack with { MANY($n2, "gw-n-with-soldiers") } or draw { MANY($n3, "gw-n-cards") }.
gw-yue-fei = Yue Fei, the Loyal
    .text = Twice a Year, after your Attacks: pay { MANY($n, "gw-n-qi") } to deal 1 Wound for each Support Advisor to one Horde just attacked.
gw-zong-ze = Zong Ze, the Grey Governor
    .text = Twice a Year, when a Location with exactly { MANY($if-clerks, "gw-n-own-clerks") } is Activated, they work like as many Clerks as you have Support Advisors, at most { $max }.
gw-bi-zaiyu = Bi Zaiyu, the Trickster
    .text = After your Activation step attack from Resting zones with up to one Soldier for each Support Advisor.
gw-meng-gong = Meng Gong, the Recruiter
    .text = Each of your Recruitments costs 1 Resource less for each Support Advisor, of types you choose.
gw-wanyan-chenheshang = Wanyan Chenheshang, of the Loyal Cavalry
    .text = Your Horsemen cost { MANY($less, "gw-n-gold") } less. When one of them covers points of a Horde, deal it 1 Wound for each Support Advisor.
gw-liang-hongyu = Liang Hongyu, of the War Drum
    .text = After the Winter shots deal 1 Wound for each Support Advisor, in Sections where you have an Archer in a Shooting spot.
gw-she-saihua = She Saihua, the Matriarch
    .text = When you take a Horde you gain { MANY($n, "gw-n-honour") } for each Support Advisor.
gw-yu-jie = Yu Jie, Builder of Strongholds
    .text = The building actions of one Activation or effect cost you 1 Resource less in all for each Support Advisor, and bring { MANY($n, "gw-n-honour") }.

## Advisors

gw-woodcutter = Woodcutter
    .text = Every Summer you gain { MANY($n, "gw-n-wood") }.
gw-quarryman = Quarryman
    .text = When you gather in the Quarry you gain { MANY($n, "gw-n-stone") } more.
gw-prospector = Prospector
    .text = You gain { MANY($n, "gw-n-gold") } when you gather in the Gold Mine, and { MANY($n2, "gw-n-gold") } every Summer.
gw-herbalist = Herbalist
    .text = Every Summer you gain { MANY($n, "gw-n-qi") }.
gw-racketeer = Racketeer
    .text = Every Summer choose a Location: you gain what the highest rival Overseer there gives, at most { $max }. The rival loses nothing.
gw-spiritual-guide = Spiritual Guide
    .text = When you gather in the Temple you may Upgrade your Overseer there once more, for { $less } less.
gw-foreman = Foreman
    .text = Your Upgrades cost { $less } less and bring { MANY($n, "gw-n-honour") } each.
gw-surveyor = Surveyor
    .text = Once in a turn, after an Upgrade of yours, move { MANY($n, "gw-n-clerks") }.
gw-tax-collector = Tax Collector
    .text = Every Summer you gain { MANY($n, "gw-n-gold") } for each Overseer you have, at most { $max }.
gw-almoner = Almoner
    .text = When you Donate in a Production Location you may Donate { $n } more of that Resource.
gw-steward = Steward
    .text = Every Summer you may put up to { MANY($n, "gw-n-different-building-resources") } in the Warehouse, for 2 Honour each.
gw-money-changer = Money Changer
    .text = At the start of your turn you may swap up to { MANY($n, "gw-n-resources") } one for one.
gw-scribe = Scribe
    .text = At the start of your turn move { MANY($n, "gw-n-clerks") }.
gw-messenger = Messenger
    .text = Once a Year, after an "Other players" box, move { MANY($n, "gw-n-more-clerks") }.
gw-innkeeper = Innkeeper
    .text = Every Summer you go up { MANY($n2, "gw-n-places") } in the Tea order or gain { MANY($n3, "gw-n-qi") }; if you are on top already you gain { MANY($n4, "gw-n-qi") } instead.
gw-chamberlain = Chamberlain
    .text = Hires cost you { MANY($less, "gw-n-gold") } less; the first one of a turn brings { MANY($n, "gw-n-honour") }.
gw-examiner = Examiner
    .text = When you hire an Advisor you may draw { MANY($n, "gw-n-cards") } and gain { MANY($n2, "gw-n-honour") }.
gw-magistrate = Magistrate
    .text = Once a Year, after your Activation step: an Advanced Activation of a Regular Location with at least { MANY($clerks, "gw-n-own-clerks") }.
gw-bailiff = Bailiff
    .text = When you would receive Shame for being alone in a Location, you may pay { MANY($n, "gw-n-qi") } to avoid it.
gw-envoy = Envoy
    .text = If your Command card is the last on the track, you gain { MANY($n, "gw-n-different-resources") } at the start of your turn.
gw-guardian = Guardian
    .text = After your Activation step you may attack with { MANY($n, "gw-n-soldiers") } in each Section.
gw-logistician = Logistician
    .text = At the start of your turn you may make { MANY($n, "gw-n-moves") }; then { $attack } of the moved Soldiers may attack.
gw-horse-dealer = Horse Dealer
    .text = You gain { MANY($n, "gw-n-gold") } for each of your Horsemen killed.
gw-drillmaster = Drillmaster
    .text = Your Spearmen cost { MANY($less, "gw-n-stone") } less. A Recruitment with at least { MANY($if-soldiers-min, "gw-n-spearmen") } brings { MANY($n, "gw-n-honour") }.
gw-fletcher = Fletcher
    .text = Your Archers cost { MANY($less, "gw-n-qi") } less. When a Recruited Archer attacks, deal { MANY($n, "gw-n-more-wounds") } in that Section.
gw-groom = Groom
    .text = Your Horsemen cost { MANY($less, "gw-n-gold") } less and bring { MANY($n, "gw-n-honour") } when they are put on a Horde.
gw-banner-bearer = Banner Bearer
    .text = Once in a turn, after your Attacks on a Horde where no other clan has a Soldier, you gain { MANY($n, "gw-n-honour") }.
gw-pathfinder = Pathfinder
    .text = Your Spearmen may also attack row { $n }.
gw-scavenger = Scavenger
    .text = Once in a turn, when your Soldier covers a Vital point, take also the Reward of one vacant point next to it.
gw-executioner = Executioner
    .text = When you take a Horde you gain { MANY($n, "gw-n-any-resources") }.
gw-chronicler = Chronicler
    .text = When a Horde with a Soldier of yours is Defeated and another takes it, you gain { MANY($n, "gw-n-honour") }.
gw-field-surgeon = Field Surgeon
    .text = Once a Year, when your Soldiers would die, Rescue { $n } of them for free.
gw-physician = Physician
    .text = Rescue costs you { MANY($less, "gw-n-qi") } less.
gw-undertaker = Undertaker
    .text = When your Soldiers are killed you gain { MANY($n, "gw-n-honour") } for each, at most { $max } in one event.
gw-archery-master = Archery Master
    .text = After your Activation step you shoot with { MANY($n, "gw-n-own-archers") } in a Shooting spot.
gw-watchman = Watchman
    .text = After the Winter shots deal { MANY($n, "gw-n-more-wounds") } in a Section with an Archer of yours in a Shooting spot, and gain { MANY($n2, "gw-n-honour") }.
gw-architect = Architect
    .text = Wall levels cost you { $less } less, with full Honour.
gw-carpenter = Carpenter
    .text = Each Barricade you build brings { MANY($n, "gw-n-honour") } more.
gw-gatekeeper = Gatekeeper
    .text = When a Section with a Horde holds and you have an Archer in a Shooting spot there, or built there this Year, you gain { MANY($n, "gw-n-honour") }.
gw-geomancer = Geomancer
    .text = After your Activation step you may build 1 Barricade at the normal price.
gw-strategist = Strategist
    .text = Boosted boxes cost you { MANY($less, "gw-n-qi") } less; each Tactic card you play brings { MANY($n, "gw-n-honour") }.
gw-martial-instructor = Martial Instructor
    .text = When you draw at the Martial School you may draw { MANY($n, "gw-n-cards") } more.
gw-abbot = Abbot
    .text = To discard Shame in Summer costs you { MANY($less, "gw-n-qi") } less (in the co-operative game { MANY($less2, "gw-n-honour") } less, also on receipt).
gw-astrologer = Astrologer
    .text = Every Spring you may draw { MANY($n, "gw-n-cards") }.

## Tactic cards

gw-retreat = Retreat
    .text = When your Soldiers would die: Rescue { $n } for free. Boosted, { MANY($cost, "gw-n-qi") }: Rescue all of yours in this event for free, Archers too.
gw-restless = Restless
    .text = At the start of your turn: Upgrade { MANY($n, "gw-n-overseers") } for { $less } less. Boosted, { MANY($cost, "gw-n-qi") }: Upgrade { MANY($n2, "gw-n-overseers") }, each for { $less2 } less.
gw-ambush = Ambush
    .text = At the start of your turn: deal { MANY($n, "gw-n-wounds") } in row 1. Boosted, { MANY($cost, "gw-n-qi") }: deal { MANY($n2, "gw-n-wounds") } to one Horde in any row.
gw-fire-arrows = Fire Arrows
    .text = At the end of your turn: shoot with { MANY($n, "gw-n-own-archers") }. Boosted, { MANY($cost, "gw-n-qi") }: all your Archers of one Section shoot, then deal { MANY($wound, "gw-n-wounds") } there.
gw-cavalry-charge = Cavalry Charge
    .text = At the start of your turn: attack with { MANY($n, "gw-n-horsemen") } from a Resting zone. Boosted, { MANY($cost, "gw-n-qi") }: Recruit { MANY($n2, "gw-n-horsemen") } for { MANY($less, "gw-n-gold") } less.
gw-shield-wall = Shield Wall
    .text = When your Soldiers would die: { $n } fewer of yours on one Horde dies. Boosted, { MANY($cost, "gw-n-qi") }: none of yours on one Horde dies; in a Breach they stay on it.
gw-forced-march = Forced March
    .text = At the start of your turn: { MANY($n, "gw-n-moves") }. Boosted, { MANY($cost, "gw-n-qi") }: { MANY($n2, "gw-n-moves") }, then attack with up to { $attack } of those moved.
gw-feint = Feint
    .text = When a Horde with a Soldier of yours is Defeated: count { MANY($n, "gw-n-vital-points") } when the taker is found. Boosted, { MANY($cost, "gw-n-qi") }: count { $n2 } more.
gw-spoils-of-war = Spoils of War
    .text = When a Horde with a Soldier of yours is Defeated: gain { MANY($n, "gw-n-any-resources") }. Boosted, { MANY($cost, "gw-n-qi") }: take again the Rewards of up to { MANY($n2, "gw-n-covered-points") } your Soldiers cover.
gw-rally = Rally
    .text = At the end of your turn: pay { MANY($n3, "gw-n-stone") } to put { MANY($n, "gw-n-spearmen") } of your pool in a Resting zone. Boosted, { MANY($cost, "gw-n-qi") }: put up to { $n2 } there.
gw-pincer-attack = Pincer Attack
    .text = After your Attacks: deal { MANY($n, "gw-n-wounds") } to a Horde just attacked. Boosted, { MANY($cost, "gw-n-qi") }: deal it { MANY($n2, "gw-n-wounds") } and gain { MANY($n3, "gw-n-honour") }.
gw-hidden-stores = Hidden Stores
    .text = When a Production Location with your Clerk is Activated: gain { $n } of its Resource. Boosted, { MANY($cost, "gw-n-qi") }: gain { $n2 } for each of your Clerks there, then Upgrade your Overseer there for { $less } less.
gw-night-shift = Night Shift
    .text = At the start of your turn: move { MANY($n, "gw-n-clerks") }. Boosted, { MANY($cost, "gw-n-qi") }: an Advanced Activation of a Location with at least { MANY($clerks, "gw-n-own-clerks") }.
gw-press-gang = Press Gang
    .text = When the Barracks with your Clerk are Activated: your Recruitment costs { $n } less. Boosted, { MANY($cost, "gw-n-qi") }: it costs { $n3 } less, and you count { MANY($plus, "gw-n-more-clerks") }.
gw-last-stand = Last Stand
    .text = In a Breach: you receive { MANY($n, "gw-n-shame") } fewer. Boosted, { MANY($cost, "gw-n-qi") }: { $n2 } fewer.
gw-scorched-earth = Scorched Earth
    .text = In a Breach: deal { MANY($n, "gw-n-wounds") } in that Section. Boosted, { MANY($cost, "gw-n-qi") }: deal { MANY($n2, "gw-n-wounds") } to each Horde of the Section.
gw-hold-the-gate = Hold the Gate
    .text = In a Breach: { $n } more Defence for the Section, compare once more. Boosted, { MANY($cost, "gw-n-qi") }: { $n2 } more Defence; if it now holds, gain { MANY($n3, "gw-n-honour") }.
gw-war-council = War Council
    .text = At the start of your turn: draw { MANY($n, "gw-n-cards") }. Boosted, { MANY($cost, "gw-n-qi") }: draw { $n2 } and go up { MANY($n3, "gw-n-places") } in the Tea order.
gw-purification = Purification
    .text = At the end of your turn: gain { MANY($n, "gw-n-qi") }. Boosted, { MANY($cost, "gw-n-qi") }: discard up to { MANY($n2, "gw-n-shame") } (in the co-operative game { $coop }).
gw-bribery = Bribery
    .text = At the start of your turn: hire a Clerk for { MANY($less, "gw-n-gold") } less. Boosted, { MANY($cost, "gw-n-qi") }: one hire of any kind for { MANY($less2, "gw-n-gold") } less.

## Artifacts

gw-seal-of-counsel = Seal of Counsel
    .text = { MANY($honour, "gw-n-honour") } for each of your Support Advisors.
gw-bow-of-a-thousand-wounds = Bow of a Thousand Wounds
    .text = { MANY($honour, "gw-n-honour") } for each Wound your Archers and cards have dealt.
gw-jade-abacus = Jade Abacus
    .text = { MANY($honour, "gw-n-honour") } for each level of your Overseers.
gw-banner-of-broken-hordes = Banner of Broken Hordes
    .text = { MANY($honour, "gw-n-honour") } for each Horde you have taken that bears no Shame.
gw-golden-scales = Golden Scales
    .text = Most Gold left { MANY($ranks, "gw-n-honour") }, second { $ranks2 }, third { $ranks3 }, fourth { $ranks4 }; fewer than 3 Gold score nothing; ties by Tea order.

## Co-operative Hordes

gw-co-ordu-riders = Ordu Riders
    .text = No ability.
gw-co-iron-column = Iron Column
    .text = No ability.
gw-co-foragers = Foragers
    .text = Every Summer each player without a Soldier on this card loses { $n } Wood or Stone.
gw-co-tribute-takers = Tribute Takers
    .text = When it makes a Breach each player loses { MANY($n, "gw-n-any-resources") }.
gw-co-pavise-bearers = Pavise Bearers
    .text = Spearmen cannot attack it.
gw-co-torguud-lancers = Torguud Lancers
    .text = Spearmen just Recruited cannot attack it; resting ones can.
gw-co-mangudai = Mangudai
    .text = Before the Shooting { MANY($n, "gw-n-soldiers") } in a Shooting spot or the Resting zone of the Section must die; the players agree whose.
gw-co-whirling-vanguard = Whirling Vanguard
    .text = At the end of Spring it changes places with the Horde in front of it.

## Co-operative Generals

gw-wen-tianxiang = Wen Tianxiang, the Upright
    .text = Every Summer the players together gain 1 Resource of choice for each of your Support Advisors, shared out as you wish, at most 2 of them to you.
gw-mu-guiying = Mu Guiying, Lady of the Banners
    .text = Once in a turn, and in Winter once in each Section, when Soldiers of anybody would die, up to one for each of your Support Advisors is Rescued for 1 Qi each, paid by you or by their owners.
gw-li-tingzhi = Li Tingzhi, Shield of Yangzhou
    .text = Once a Year, before an Assault, the Section gets { $plus } Defence and 1 more for each Support Advisor.
gw-lu-xiufu = Lu Xiufu, the Steadfast Minister
    .text = Before Shame for open Requests is dealt, up to one token for each Support Advisor is stopped for { MANY($n, "gw-n-qi") } each, for any player.
gw-zhang-jue = Zhang Jue, the Mountain Lion
    .text = At the start of your turn another player moves { MANY($plus, "gw-n-clerks") }, and 1 more for every two of your Support Advisors.
gw-yang-miaozhen = Yang Miaozhen, Pear-Blossom Spear
    .text = Once in a turn, after your Attacks, the other players attack in the same Sections with up to one Soldier in all for each of your Support Advisors.
gw-wu-jie = Wu Jie, Warden of the Pass
    .text = Once a Year, after the Winter shots, up to one Archer for each Support Advisor shoots again, of any players, at most { $max } of one player.
gw-chen-gui = Chen Gui, the Siege Master
    .text = Every Spring 1 building resource for each Support Advisor goes to the Warehouse. Whoever builds a Wall level gains { MANY($n, "gw-n-qi") }.

## Co-operative Tactic cards

gw-joint-assault = Joint Assault
    .text = After your Attacks: another player attacks with { MANY($n, "gw-n-soldiers") } in a Section just attacked. Boosted, { MANY($cost, "gw-n-qi") }: each other player attacks with { MANY($n2, "gw-n-soldiers") } in any Section.
gw-supply-train = Supply Train
    .text = At the start of your turn: give up to { MANY($n, "gw-n-resources") } to other players. Boosted, { MANY($cost, "gw-n-qi") }: each other player gains { MANY($n2, "gw-n-any-resources") }.
gw-shared-burden = Shared Burden
    .text = In a Breach: any one player receives { MANY($n, "gw-n-shame") } fewer. Boosted, { MANY($cost, "gw-n-qi") }: each player receives { $n2 } fewer.
gw-covering-fire = Covering Fire
    .text = At the end of your turn: { MANY($n, "gw-n-archers") } of any player may shoot. Boosted, { MANY($cost, "gw-n-qi") }: all Archers of all players in one Section shoot.
gw-field-hospital = Field Hospital
    .text = When Soldiers would die: Rescue { $n } of any player for free. Boosted, { MANY($cost, "gw-n-qi") }: Rescue { $n2 } of any players for free.
gw-signal-fires = Signal Fires
    .text = At the end of your turn: two Hordes in neighbouring rows of one Section change places. Boosted, { MANY($cost, "gw-n-qi") }: move the northmost Horde of a Section to another Section with a free row.
gw-common-purpose = Common Purpose
    .text = At the start of your turn: another player moves { MANY($n, "gw-n-clerks") }. Boosted, { MANY($cost, "gw-n-qi") }: each other player moves { MANY($n2, "gw-n-clerks") }.
gw-warehouse-keys = Warehouse Keys
    .text = When the Builders' Quarters with your Clerk are Activated: put { MANY($n, "gw-n-building-resources") } in the Warehouse. Boosted, { MANY($cost, "gw-n-qi") }: put { $n2 } there.
gw-royal-courier = Royal Courier
    .text = At the end of your turn: discard { MANY($n4, "gw-n-cards") } to take { MANY($n, "gw-n-command-cards") } back. Boosted, { MANY($cost, "gw-n-qi") }: take { $n2 } back, and another player takes { $n3 } back.
gw-trophy-rights = Trophy Rights
    .text = When a Horde is Defeated: choose its taker among the players with a Soldier on it. Boosted, { MANY($cost, "gw-n-qi") }: the same, and the taker gains { MANY($honour, "gw-n-honour") }.
gw-beacon-of-hope = Beacon of Hope
    .text = In a Breach: { $n } more Defence for the Section, compare once more. Boosted, { MANY($cost, "gw-n-qi") }: { $n2 } more.
gw-emperors-favour = Emperor's Favour
    .text = At the end of your turn: any player may lose { MANY($price, "gw-n-honour") } to discard { MANY($n, "gw-n-shame") }. Boosted, { MANY($cost, "gw-n-qi") }: any player discards { MANY($n2, "gw-n-shame") }.

## Events

gw-early-thaw = Early Thaw
    .text = Place { MANY($n, "gw-n-hordes") } now.
gw-camp-fever = Camp Fever
    .text = Each player loses { MANY($n2, "gw-n-soldiers") } in a Shooting spot or Resting zone; with none there, { MANY($n, "gw-n-qi") }.
gw-bandits-in-the-stores = Bandits in the Stores
    .text = The Warehouse loses half, rounded up; if it was empty, each player loses 1 building resource.
gw-generous-harvest = Generous Harvest
    .text = Each player gains { MANY($n, "gw-n-different-resources") }.
gw-envoys-of-peace = Envoys of Peace
    .text = Discard the northmost Horde of a Section of the players' choice; its Soldiers go to the Resting zone.
gw-dry-wells = Dry Wells
    .text = Each player loses { MANY($n, "gw-n-qi") }.
gw-spy-in-the-palace = Spy in the Palace
    .text = Each player discards { MANY($n2, "gw-n-cards") } or loses { MANY($n3, "gw-n-honour") }.
gw-iron-stirrups = Iron Stirrups
    .text = To the end of the game every Horde in row 1 has { $n } more Power.
gw-bitter-cold = Bitter Cold
    .text = To the end of the game Lethality is { $n } higher in Breaches.
gw-corrupt-officials = Corrupt Officials
    .text = To the end of the game hires cost { MANY($more, "gw-n-gold") } more.
gw-weary-builders = Weary Builders
    .text = To the end of the game a Barricade costs { MANY($more, "gw-n-building-resources") } more.
gw-banners-of-unity = Banners of Unity
    .text = To the end of the game a Section where at least 2 factions have a Soldier has { $n } more Defence.

## Emperor's Requests

gw-taunt-them-and-prevail = Taunt Them and Prevail!
gw-glory-belongs-to-the-emperor = Glory Belongs to the Emperor!
gw-royal-escort = Royal Escort for the Emperor's Officials
gw-warriors-for-the-guard = Warriors for the Emperor's Guard
gw-timber-for-the-palace = Timber for the Palace
gw-tribute-of-gold = Tribute of Gold
gw-incense-for-the-ancestors = Incense for the Ancestors
gw-unbroken-line = The Unbroken Line
gw-the-wall-rises = The Wall Rises
gw-full-granaries = Full Granaries
gw-trophies-of-the-steppe = Trophies of the Steppe
gw-clerks-for-the-capital = Clerks for the Capital

## Reed Clan and Qin Jiushao

gw-reed-oath = Oath of the Reeds
    .text = Reed moves up to { MANY($clerks, "gw-n-clerks") } to different Locations, never 2 in one. Every player moves up to 2 Clerks to different Locations. Then 1 free Reed Spearman attacks in row 1, or 1 Barricade is placed.
gw-reed-general-levy = Captain of the Levy
    .text = No ability.
gw-reed-general-watch = Captain of the Watch
    .text = Each Section where a Reed Soldier stands on a Horde has { $defence } more Defence.
gw-qin-jiushao = Qin Jiushao, the Calculator
    .text = No ability of his own.
gw-qin-economy = Economy (Qin)
    .text = Qin moves { MANY($clerks, "gw-n-clerks") } to the lowest Locations of his track. You and the Reed Clan move up to 2 each. His lowest Overseer rises by 1 level.
gw-qin-despotism = Despotism (Qin)
    .text = Qin moves { MANY($clerks, "gw-n-clerks") }. You and the Reed Clan move up to 2 each. Then an Advanced Activation of the highest Location of his track with a Clerk of his.
gw-qin-work-harder = Work Harder (Qin)
    .text = Qin moves { MANY($clerks, "gw-n-clerks") }. You and the Reed Clan move up to 2 each. He builds a Wall part, the Warehouse paying what it can; with both Walls complete, a Barricade.
gw-qin-attack-order = Attack Order (Qin)
    .text = Qin moves { MANY($clerks, "gw-n-clerks") }. You and the Reed Clan move up to 2 each. A free Spearman, then a free Archer of his attack.
gw-qin-betrayal = Betrayal (Qin)
    .text = Qin moves { MANY($clerks, "gw-n-clerks") }. You and the Reed Clan move up to 2 each. He resolves the last box of his own card with the title of yours; if that is Betrayal he gains 4 Honour.
gw-qin-court-audience = Court Audience (Qin)
    .text = Qin moves { MANY($clerks, "gw-n-clerks") }. You and the Reed Clan move up to 2 each. He goes up one place in the Tea order, takes the leftmost Advisor as Support and gains 2 Honour.

## Horde cards by their Invasion marker

gw-steppe-scouts-left = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-steppe-scouts-middle = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-steppe-scouts-right = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-horse-archers-left = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-horse-archers-middle = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-horse-archers-right = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-naiman-lancers-left = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-naiman-lancers-middle = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-naiman-lancers-right = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-siege-sappers-left = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-siege-sappers-middle = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-siege-sappers-right = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-merkit-raiders-left = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-merkit-raiders-middle = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-merkit-raiders-right = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-kheshig-guard-left = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-kheshig-guard-middle = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-kheshig-guard-right = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-black-tumen-left = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-black-tumen-middle = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-black-tumen-right = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-war-drummers-left = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-war-drummers-middle = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-war-drummers-right = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-co-ordu-riders-left = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-ordu-riders-middle = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-ordu-riders-right = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-iron-column-left = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-iron-column-middle = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-iron-column-right = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-foragers-left = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-foragers-middle = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-foragers-right = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-tribute-takers-left = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-tribute-takers-middle = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-tribute-takers-right = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-pavise-bearers-left = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-pavise-bearers-middle = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-pavise-bearers-right = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-torguud-lancers-left = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-torguud-lancers-middle = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-torguud-lancers-right = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-mangudai-left = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-mangudai-middle = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-mangudai-right = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-whirling-vanguard-left = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }
gw-co-whirling-vanguard-middle = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }
gw-co-whirling-vanguard-right = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }

## Moments at which cards are used

gw-spring-start = start of Spring
gw-spring-end = end of Spring
gw-summer-start = start of Summer
gw-summer-income = after your Summer income
gw-turn-start = start of your turn
gw-others-box = after an "Other players" box
gw-after-your-activation-step = after your Activation step
gw-turn-end = end of your turn
gw-lone-shame = you are alone in the Location
gw-location-activates = a Location is Activated
gw-when-you-gather = you have gathered
gw-when-you-upgrade = you have Upgraded an Overseer
gw-when-you-donate = you have Donated
gw-when-you-recruit = you have Recruited
gw-when-you-build = you have built
gw-when-you-hire = you have hired
gw-when-you-cover = your Soldier stands on a Horde
gw-when-you-attack = you have attacked
gw-on-horde-defeated = a Horde is Defeated
gw-taker-fixed = a Horde finds its taker
gw-when-you-take-horde = you have taken a Horde
gw-when-soldiers-would-die = your Soldiers would die
gw-when-your-soldier-is-killed = your Soldiers were killed
gw-winter-start = start of Winter
gw-winter-shooting = after the Winter shots
gw-before-assault = before the Assault
gw-on-breach = a Breach threatens
gw-when-section-holds = the Wall has held
gw-when-you-draw-tactic = you have drawn at the Martial School
gw-when-you-play-tactic = you have played a Tactic card
gw-request-step = before Shame for Requests

## Words of cards

gw-plain = plain
gw-nowhere = nowhere
gw-boosted = Boosted
gw-draw-card = draw { MANY($n, "gw-n-cards") }
gw-hire-cheaper = one hire for { MANY($less, "gw-n-gold") } less
gw-tea-up = up { MANY($n, "gw-n-places") } in the Tea order
gw-shed-shame = discard { MANY($n, "gw-n-shame") }
gw-attack-once = attack with { MANY($n, "gw-n-with-soldiers") }
gw-take-qi = gain { MANY($n, "gw-n-qi") }

## Decisions about cards

gw-ask-use-card =
    { $where ->
        [nowhere] Now ({ $window }): use a card?
       *[other] Now ({ $window }, { $where }): use a card?
    }
gw-ask-play-tactic =
    { $where ->
        [nowhere] Now ({ $window }): play a Tactic card?
       *[other] Now ({ $window }, { $where }): play a Tactic card?
    }
gw-ask-exchange = Swap Resources one for one (up to { $n })?
gw-ask-rival-income = Which Location's rival income do you draw (at most { $n })?
gw-ask-stock = What goes into the Warehouse ({ $n } to go)?
gw-ask-advanced-activation = Which Location does the Advanced Activation fire?
gw-ask-muster = Put Soldiers of your pool in a Resting zone (up to { $n })?
gw-ask-attack-every-section = Attack with 1 Soldier in each Section?
gw-ask-fire = Archers of which Section shoot?
gw-ask-take-reward = Take the Reward of which point (up to { $n })?
gw-ask-rescue-by-card = Rescue whom by the card (up to { $n }, { $price } Qi each)?
gw-ask-spare = Who on a Horde is spared by the card?
gw-ask-choose-effect = Choose one ({ $n } to choose)
gw-ask-copy-card = Which card does Betrayal copy?
gw-ask-choose-zones = From which Resting zone do all your Soldiers attack?

## Options of cards

gw-do-use = Use { $a1 }
gw-do-play = Play { $a1 } ({ $a2 })
gw-do-swap = Swap 1 { $a1 } for 1 { $a2 }
gw-do-income = Rival income of { $a1 }
gw-do-stock = 1 { $a1 } to the Warehouse
gw-do-muster = { $a3 } { $a1 } to the Resting zone, { $a2 }
gw-do-fire = Archers shoot, { $a1 }
gw-do-reward = Reward of { $a2 }, { $a1 }
gw-do-spare-1 = Spare all of yours on { $a1 }
gw-do-spare-2 = Spare a { $a2 } on { $a1 }
gw-do-choose = Choose: { $a1 }
gw-do-alternative = Copy nothing: move Clerks instead
gw-do-copy = Copy { $a2 } of { $a1 }
gw-do-zone = Everybody from { $a1 }

## Log of cards

gw-said-used = { $seat } uses { $card }.
gw-said-played = { $seat } plays { $card } ({ $box }).
gw-said-count-clerks = { $n ->
    [one] { $seat } counts 1 Clerk here.
   *[other] { $seat } counts { $n } Clerks here.
}
gw-said-stock = { $seat } puts 1 { $what } in the Warehouse.
gw-said-spared = { $seat } spares Soldiers on { $horde }.
gw-said-copied = { $seat } copies { $card }.

## The co-operative game

gw-give-up-card = discard { MANY($n, "gw-n-cards") }
gw-give-up-honour = lose { MANY($n, "gw-n-honour") }
gw-ask-pick-player = For which player ({ $n } to go)?
gw-ask-give = Give Resources to other players (up to { $n })?
gw-ask-name-exposed = Which Soldier dies ({ $n } to name)?
gw-ask-swap-hordes = Which Horde changes places with the one behind it?
gw-ask-remove-horde = From which Section is the northmost Horde discarded?
gw-ask-recall = Take which Command card back (up to { $n })?
gw-ask-rescue-anybody = Rescue whom by the card (up to { $n }, { $price } Qi each)?
gw-ask-share-out = Who gains the next Resource ({ $n } to share)?
gw-ask-move-horde = Which Horde moves to another Section?
gw-ask-name-taker = Who takes the Horde?
gw-do-player = { $a1 }
gw-do-give = 1 { $a1 } to { $a2 }
gw-do-doom-3 = { $a2 } of { $a3 }, { $a1 }
gw-do-swap-hordes = The Horde { $a1 } and the one behind it
gw-do-remove-horde = The northmost Horde, { $a1 }
gw-do-recall = Take back { $a1 }
gw-do-rescue-4 = Rescue { $a2 } of { $a3 }, { $a1 }; { $a4 } pays
gw-do-share = A Resource for { $a1 }
gw-do-move-horde = The northmost Horde, { $a1 } to { $a2 }
gw-do-taker = { $a1 } takes it
gw-said-for-player = { $seat } names { $to_seat }.
gw-said-gave = { $from_seat } gives 1 { $what } to { $to_seat }.
gw-said-hordes-swapped = The Hordes { $first } and { $second } change places.
gw-said-recalled = { $seat } takes { $card } back to hand.
gw-ask-fulfil-requests = Which Request does the table fulfil?
gw-ask-sacrifice-one = Which Soldier do you Sacrifice?
gw-ask-escort = Who joins the escort from the Section: { $section }?
gw-ask-offer-honour = How much Honour do you give ({ $n } still asked)?
gw-do-fulfil = Fulfil { $a1 }
gw-do-sacrifice = { $a2 } of { $a3 }, { $a1 }
gw-do-offer = { $a1 } Honour
gw-said-sacrifice = { $seat } Sacrifices: { $what }.
gw-said-fulfilled = The Request is fulfilled: { $card } ({ $n } in all).

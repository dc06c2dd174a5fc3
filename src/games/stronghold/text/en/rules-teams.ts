/** English rules, chapters 21 to 22, under their numbers. */

export const teamsRules = {
  'STR-21.1': 'One defender, two invaders, one for each side of the fortress. The invaders share glory and result.',
  'STR-21.2':
    'Each invader has phase cards, a reserve, a camp and resources of their own; nothing is shared. Their actions work on their own side only (exceptions: buildings, courtyard with whoever stands in it, hospital, ram – these are common ground).',
  'STR-21.3':
    'Both invaders act at the same time in each phase; the phase ends when both are done. Hourglasses of both go to the one defender.',
  'STR-21.4':
    'Each draws 10 units and takes 5 resources a turn; both may gather. If bag or bank run short, they are served one piece at a time in turn, west first. (In turn 1 the bank is exactly used up: 2 × 3 + 2 × 5 = 16, so nobody can gather then, unless the partner has flipped card 1.)',
  'STR-21.5':
    '*Send troops* (phase 1, 1 hourglass): up to 3 units of one type from one’s own reserve to the partner’s. Once a turn each.',
  'STR-21.6':
    '*Partner’s action*: an invader may leave an action of their card to the partner, and then cannot use it this turn. The partner pays its price and 1 hourglass more. This holds for the front actions of phases 2–5 which the partner does not have on an unflipped card; each invader still takes the same action at most once a turn.',
  'STR-21.7':
    'A deployment moves the units of the invader who pays for it, on that invader’s side; both may send units to the barbican. Upkeep is counted per camp.',
  'STR-21.8':
    'Orders are a common matter: one open order, and one hourglass for all secret ones, per turn for the team. Either may place them on any wall; the hourglass is paid by the one who places the first secret tile.',
  'STR-21.9': 'The 16 resources, the tiles, the cards of the piles and the limit of four throwing engines are common.',
  'STR-22.1':
    'As with three players, and two defenders, one for each side. A defender commands the walls, towers, cannons and archers of one side, and acts only there; units and heroes inside the fortress (hubs, courtyard) are at the disposal of both. Help goes through the courtyard or another hub.',
  'STR-22.2': 'Hourglasses have two colours. An invader’s actions pay the defender of the same side.',
  'STR-22.3':
    'A task is paid in one colour only. With one hourglass of a colour on it, it is closed to the other defender until finished. A finished task is marked in that colour and is closed to both for the turn.',
  'STR-22.4':
    '*Swiftness tile*, once a turn, free: one defender removes the partner’s done mark from a task and may then do that task this turn.',
  'STR-22.5':
    'Each defender gets 1 hourglass a turn; the stone of the turn is common: whoever is first places it, on their own side.',
  'STR-22.6':
    'Cathedral tasks, traps, machines, cauldrons, platforms, timber, damage to engines and tower raids work on the defender’s own side only; for the sniper the barbican counts as part of it. Gate repair, hunting saboteurs, the barracks and the hospital serve both. Disgraceful acts: one per turn for the team; hourglasses go to the seat that commits the act.',
} as const;

/** English: rules, chapters 6 to 9. */
export const playRules = {
  'KRU-6.1': 'In phase 2 everybody acts as often as they like, in any order; an action is finished before the next.',
  'KRU-6.2': 'Put a tower of your hand on a site of your colour or a white one, choose its facing, attack at once.',
  'KRU-6.3': 'A site holds one soldier tower and one other.',
  'KRU-6.4': 'No building where a figure stands, or on ash or an environment tile other than a flower.',
  'KRU-6.5': 'Building on a flower is allowed; it cannot be used while a tower covers it.',
  'KRU-6.6': 'A tower stays on its site until phase 5.',
  'KRU-6.7': 'A tower may be played without a target.',
  'KRU-7.1': 'Pass a tower of your hand to another player’s incoming pile; it comes to that hand in phase 5.',
  'KRU-7.2':
    'While passing you may exchange it for the same type one level higher from the supply; from level 3 you choose between the two cards of level 4.',
  'KRU-7.3':
    'Upgrading is free, but a card of that level must lie in the supply. Modifiers stay on the card that goes back.',
  'KRU-7.4': 'Levels 3 and 4 come only by passing. Passing without an upgrade is allowed.',
  'KRU-7.5': 'You may pass as many cards as you like, each once a round.',
  'KRU-8.1': 'A hero is activated once a round: he may move and turn, then takes one action.',
  'KRU-8.2': 'You need not activate him. After his action he does not move any more.',
  'KRU-8.3': 'He takes up to as many steps as he has boots, over towers and hordes as well.',
  'KRU-8.4':
    'A move ends on path, ground or a site without a tower; not on a tower, exit, tentacle, standing totem or a tile that forbids it.',
  'KRU-8.5':
    'On a horde the figure takes four free cells (2×2). Another block of the same horde costs one step; turning costs nothing.',
  'KRU-8.6': 'From the hero board the first step leads onto a path space before an exit.',
  'KRU-8.7': 'The facing is fixed when the move ends.',
  'KRU-8.8': 'When a hero leaves a horde, the cells under him are visible again.',
  'KRU-8.9':
    'The basic attack works like a tower’s, from the hero’s space. On the hero board only perfect range can be used.',
  'KRU-8.10': 'A special ability takes the place of the basic attack; its tile is turned over until he rests.',
  'KRU-8.11': 'Passive abilities always work by themselves.',
  'KRU-8.12': 'Rest gives all life back and readies all ability tiles.',
  'KRU-8.13': 'At 0 life a hero is stunned and goes back to his board.',
  'KRU-8.14': 'A stunned hero’s next activation only gives his life back, at the start of the next phase 2.',
  'KRU-8.15':
    'When a horde comes onto his space, a hero retreats to an adjacent space without horde or tower; if there is none, to his board.',
  'KRU-8.16': 'A protected hero ignores all damage until the end of the round.',
  'KRU-8.17': 'Each hero has a skill of his own on his board.',
  'KRU-8.18':
    'A sand warrior counts as a soldier. One that waits jumps on a horde that comes, on the first free cell: enemies before empty cells, in reading order. Damage sends it home.',
  'KRU-8.19':
    'Bruxa gathers a skull for each horde destroyed on her space or next to it, up to 3. Her activation begins with them while one has a target.',
  'KRU-8.20':
    'An activation that has begun must be finished before anything else; rest is always possible. Move and action may be said at once, over a way without a fresh flower.',
  'KRU-8.21':
    'A hero on his board has no space: what speaks of his space or its neighbours does nothing, but Dierdre may bless herself.',
  'KRU-8.22': 'A small question in phase 2 is asked of one player; the others wait, and no clock begins anew.',
  'KRU-9.1': 'Flowers lie on ground, path or sites, fresh or wilted.',
  'KRU-9.2': 'A hero who enters a fresh flower’s space in his move may use it at the end of the move.',
  'KRU-9.3': 'Its effect happens, then it is wilted. Several may be used in any order, before the action.',
  'KRU-9.4': 'A wilted flower is fresh again only by a card.',
  'KRU-9.5': 'A flower under a tower does nothing.',
  'KRU-9.6':
    'Volcanoes and pools cannot be crossed; fissures and the rift can, but no hero stops there; a cyclone lies on the path.',
  'KRU-9.7': 'An eruption deals 1 damage to heroes and pawns around, and ash falls on a site.',
  'KRU-9.8': 'Ash closes a site until the end of the round.',
  'KRU-9.9': 'Chance picks among sites without fissure, ash, tentacle and tower. Without one nothing happens.',
  'KRU-9.10': 'There are two fissures; a third moves the older one.',
};

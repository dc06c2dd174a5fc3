/** Rules DOR-17: the heroes' skills. */
export const heroRules = {
  'DOR-17.1a': 'Blessed Attacks: +1 on every die against Undead and Demon minions, not against generals.',
  'DOR-17.1b':
    'Sanctify Land (1 action): in a tainted place without minions she needs no card; one die, on 5+ a crystal is gone. The normal way with a card stays open to her.',
  'DOR-17.1c':
    'Turn Undead: at the end of her Day, before wounds, she may drive Undead from her place to its neighbours – not into inns, not beyond three in a place, not beyond four in Monarch City.',
  'DOR-17.2a': 'Mountain Lore: one action more if he starts his turn in a red place.',
  'DOR-17.2b':
    'Dragon Slayer: failed dice against Dragonkin and against Sapphire are rolled again, once a fight, by themselves.',
  'DOR-17.2c':
    'Armor and Toughness: ignores one wound at the end of his Day and one life token of a general’s penalty.',
  'DOR-17.3a': 'Eagle Flight (1 action): up to four lines without a card.',
  'DOR-17.3b':
    'Attack style, chosen when the turn starts. In the sky: no wounds, no fear, nothing lost to generals and not carried off. On the ground: once a fight or battle all his dice may be rolled again together, not against Varkolak.',
  'DOR-17.3c':
    'Fresh Mount: one action more next turn if he ends his turn on the ground in Monarch City or a blue place.',
  'DOR-17.4a': 'Noble Steed (1 action): up to two lines without a card.',
  'DOR-17.4b': 'Bravery: no fear of the Undead.',
  'DOR-17.4c':
    'Aura of Righteousness: ignores one wound at the end of his Day and one life token of a general’s penalty.',
  'DOR-17.5a': 'Woods Lore: +1 on all his attack dice in a green place, generals included, Varkolak excepted.',
  'DOR-17.5b': 'Archery (1 action): attacks the minions of a neighbouring place, without Woods Lore. Not generals.',
  'DOR-17.5c': 'Elf Support: one action more if he starts his turn in a green place.',
  'DOR-17.6a': 'Hide in the Shadows: no wounds from minions at the end of her Day; fear and generals still hurt.',
  'DOR-17.6b': 'Thievery: one more Hero card in the Evening if she ends her Day in a place with a treasure chest.',
  'DOR-17.6c': 'Crafty: her Rumors draw five cards instead of two, still twice a turn at most.',
  'DOR-17.7a':
    'Shape Shifter: when her turn starts she takes the form of one people or her own. Minions of her form do not wound or scare her; in an enemy form she cannot enter Monarch City or an inn.',
  'DOR-17.7b':
    'Ambush: her first attack in a form has +2 on every die against minions of that form, or +1 against their general, Varkolak excepted.',
  'DOR-17.7c': 'Visions: one die more on Quests and when healing the land.',
  'DOR-17.8a': 'Teleport (1 action, once a turn): to any location.',
  'DOR-17.8b':
    'Fireball (1 action and a card): a location card in the colour of a minion there; every die removes its minion on 2+.',
  'DOR-17.8c':
    'Wisdom: in his own Night he may put each Darkness card aside and use the next instead, which then counts.',
} as const;

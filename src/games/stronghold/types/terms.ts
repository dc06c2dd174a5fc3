/** The words of Stronghold (sections 2, 7): places, pieces, cards, tasks. Orders of lists are board order, west to east. */

export const sides = ['west', 'east'] as const;
export type Side = (typeof sides)[number];
export const teams = ['invaders', 'defenders'] as const;
export type Team = (typeof teams)[number];
export const roles = ['invader', 'invader-west', 'invader-east', 'defender', 'defender-west', 'defender-east'] as const;
export type Role = (typeof roles)[number];
/** The two colours of hourglasses with four players (8.3). */
export const colours = ['sun', 'moon'] as const;
export type Colour = (typeof colours)[number];

/** Strongest first, as units are written. */
export const invaderUnits = ['troll', 'orc', 'goblin'] as const;
export type InvaderUnit = (typeof invaderUnits)[number];
export const defenderUnits = ['veteran', 'soldier', 'archer'] as const;
export type DefenderUnit = (typeof defenderUnits)[number];
export type Unit = InvaderUnit | DefenderUnit;
export type Counts<U extends string> = Record<U, number>;
export type Horde = Counts<InvaderUnit>;
export type Garrison = Counts<DefenderUnit>;

export const heroes = ['officer', 'warrior'] as const;
export type Hero = (typeof heroes)[number];

export const foregrounds = ['fw', 'fe'] as const;
export type Foreground = (typeof foregrounds)[number];
export const ramparts = ['rw1', 'rw2', 'rw3', 'rw4', 're1', 're2', 're3'] as const;
export type Rampart = (typeof ramparts)[number];
export const walls = ['w1', 'w2', 'w3', 'w4', 'e1', 'e2', 'e3', 'e4'] as const;
export type Wall = (typeof walls)[number];
export const towers = ['tw1', 'tw2', 'tw3', 'tw4', 'te1', 'te2', 'te3', 'te4'] as const;
export type Tower = (typeof towers)[number];
export type SiegeTower = `st-${Wall}`;

/** 7.4, in the order in which `advance` works. */
export const wallPaths = [
  'rw1-w1',
  'rw1-w2',
  'rw2-w2',
  'rw2-w3',
  'rw3-w3',
  'rw3-w4',
  'rw4-w4',
  're1-e1',
  're1-e2',
  're2-e2',
  're2-e3',
  're3-e3',
  're3-e4',
] as const;
export const sidePaths = ['rw2-rw1'] as const;
export const rampartPaths = ['fw-rw2', 'fw-rw3', 'fw-rw4', 'fe-re1', 'fe-re2', 'fe-re3'] as const;
export const paths = [...wallPaths, ...sidePaths, ...rampartPaths] as const;
export type Path = (typeof paths)[number];
export const campLanes = ['camp-towers', 'camp-barbican', 'camp-fw', 'camp-fe'] as const;
export type CampLane = (typeof campLanes)[number];
export type Lane = Path | CampLane;
export const lanes: readonly Lane[] = [...paths, ...campLanes];

/** Where invader units stand, outside camp and reserve. */
export type Zone = Foreground | Rampart | Wall | SiegeTower | 'barbican';
/** Where invaders march from and to. */
export type Station = Zone | 'camp';

export const hubs = ['courtyard', 'barracks', 'guards', 'honour-guard'] as const;
export type Hub = (typeof hubs)[number];
/** Where defenders may stand and move. */
export type Post = Wall | Tower | Hub;
/** Buildings with tasks (STR-8.7). */
export const buildings = ['forge', 'workshop', 'scouts', 'cathedral', 'barracks', 'guards'] as const;
export type Building = (typeof buildings)[number];
/** Everything inside the fortress that has a name (7.12). */
export const quarters = [...buildings, 'honour-guard', 'hospital', 'courtyard'] as const;
export type Quarter = (typeof quarters)[number];

export const throwers = ['ballista', 'catapult', 'trebuchet'] as const;
export type Thrower = (typeof throwers)[number];
export const machines = [...throwers, 'altar', 'mantlet', 'ram', 'siege-tower'] as const;
export type Machine = (typeof machines)[number];
export const equipment = ['banner', 'ladders', 'ropes', 'sap', 'bridge', 'shields', 'poison'] as const;
export type Equipment = (typeof equipment)[number];
export type WallEquipment = Exclude<Equipment, 'bridge'>;
export const trainings = [
  'gunner',
  'quartermaster',
  'trench-master',
  'marksman-master',
  'drover',
  'saboteur',
  'tamer',
] as const;
export type Training = (typeof trainings)[number];
export const rampartTrainings = ['quartermaster', 'trench-master', 'marksman-master', 'drover'] as const;
export type RampartTraining = (typeof rampartTrainings)[number];
export const rituals = ['bloodstones', 'possession', 'fire', 'spectres', 'terror', 'gale', 'accident'] as const;
export type Ritual = (typeof rituals)[number];
/** The front actions of the cards of phases 2 to 5. */
export const frontActions = [...machines, ...equipment, ...trainings, ...rituals] as const;
export type FrontAction = (typeof frontActions)[number];
export const specials = ['all-out-assault', 'precise-shot', 'move-equipment', 'move-training', 'cheat-death'] as const;
export type Special = (typeof specials)[number];
export const orderTiles = ['goblin-fury', 'exploding-orcs', 'trolls-call', 'bluff'] as const;
export type OrderTile = (typeof orderTiles)[number];
export const orderModes = ['open', 'secret'] as const;
export type OrderMode = (typeof orderModes)[number];
export const deploymentSizes = ['small', 'large'] as const;
export type DeploymentSize = (typeof deploymentSizes)[number];
export const picks = ['strong', 'weak', 'no-goblins'] as const;
export type Pick = (typeof picks)[number];

/** Phases whose cards show actions that differ from card to card. */
export const cardPhases = [2, 3, 4, 5] as const;
export type CardPhase = (typeof cardPhases)[number];
export const phases = [1, 2, 3, 4, 5, 6] as const;
export type PhaseNumber = (typeof phases)[number];
export type Phase = 'draft' | 'flip' | PhaseNumber | 'assault' | 'tie-break';
export type DraftCard = `p${CardPhase}-${1 | 2 | 3 | 4 | 5}`;
export type CardId = 'p1' | DraftCard | 'p6' | 'camp';

export const tasks = [
  'cannon',
  'cauldron-troll',
  'cauldron-orc',
  'cauldron-goblin',
  'hook',
  'platform',
  'gate-repair',
  'timber',
  'goblin-trap',
  'troll-trap',
  'damage-engine',
  'tower-raid',
  'blessing',
  'glare',
  'sniper',
  'countermand',
  'make-soldier',
  'make-veteran',
  'hunt',
] as const;
export type Task = (typeof tasks)[number];
export const traps = ['goblin-trap', 'troll-trap'] as const;
export type Trap = (typeof traps)[number];
export type PathPiece = 'bridge' | Trap;
export const shotCards = ['miss', 'goblin', 'goblin-orc', 'any'] as const;
export type ShotCard = (typeof shotCards)[number];
export type EngineCard = 'hit' | 'miss';
export type TowerMachine = 'cannon' | 'hook';
export const deeds = ['troll-onslaught', 'blood-rites', 'mass-invasion', 'walls-in-ruins'] as const;
export type Deed = (typeof deeds)[number];
export const acts = ['barricades', 'false-parley', 'to-the-last', 'free-the-prisoners'] as const;
export type Act = (typeof acts)[number];
/** The steps of the assault in which weapons are aimed (4.7). */
export const aimStages = ['cannons', 'engines', 'archers', 'shooters', 'hooks'] as const;
export type AimStage = (typeof aimStages)[number];
/** The steps in which victims, casualties and details are chosen (4.7, E1). */
export const choiceStages = ['victims', 'effects', 'volleys', 'orders', 'losses', 'hospital', 'leaving'] as const;
export type ChoiceStage = (typeof choiceStages)[number];
export const endings = ['glory', 'tie-break', 'ten-turns', 'breach-decides'] as const;
export type Ending = (typeof endings)[number];

/** An engine by kind and place, which is unique: ballista@rw2. */
export type EngineId = `${Thrower}@${Foreground | Rampart}`;
/** A weapon that aims: a tower, an engine, a wall or tower with archers, a rampart with goblin shooters. */
export type Weapon = Tower | EngineId | Wall | Rampart;
export type Target = Zone | Tower | 'hold';

export const titles = [
  'longest-wall',
  'last-at-the-wall',
  'eagle-eyes',
  'served-hot',
  'thunder',
  'trapper',
  'wall-of-one',
  'not-a-grain',
  'unstained',
  'whatever-it-takes',
  'wrecker',
  'sure-hand',
  'gate-breaker',
  'blood-priest',
  'small-but-deadly',
  'back-again',
  'straight-face',
  'by-a-hair',
  'lightning-siege',
] as const;
export type Title = (typeof titles)[number];

/** Where a look-up looks. */
export const lookKinds = ['walls', 'outside', 'fortress', 'tasks', 'cards'] as const;
export type LookKind = (typeof lookKinds)[number];

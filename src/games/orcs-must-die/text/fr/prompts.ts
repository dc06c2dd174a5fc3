/** French prompts, labels, captions and endings. */
import { capital } from '../../../../pieces/wording/index.js';
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ask, LabelTexts, Omd, OtherTexts, PromptTexts, Purchase } from '../../types/index.js';
import { naming } from '../shared/naming.js';
import { ofName, theName, theTile, toName, words } from './vocabulary.js';
import { advice } from './advice.js';

const { hero, boss, tile, count, unit, card, label } = naming(words);
const { language } = words;
type Wordings<K extends keyof Omd['texts']> = Pick<Catalogue<Omd>['texts'], K>;

function wanted(purchase: Purchase): string {
  if (purchase.what === 'equip' || purchase.what === 'trap') return card(purchase.card);
  return purchase.what === 'weapon' ? 'une meilleure arme' : (words.values[purchase.what] ?? purchase.what);
}

function asked({ ask, side, heroes }: PromptTexts['ask']): string {
  const raw = (slot: number): string => hero(heroes[slot] ?? null);
  const first = (slot: number): string => capital(theName(raw(slot)));
  const questions: { [K in Ask['kind']]: (one: Extract<Ask, { kind: K }>) => string } = {
    hunters: ({ pack }) =>
      `${pack.boss ? capital(theName(boss(pack.boss))) : count(side, 'hunter', pack.count)} sur ${theTile(tile(pack.tile))} : plusieurs tuiles avec des héros sont à portée. Où ${pack.boss || pack.count === 1 ? 'va-t-il' : 'vont-ils'} ?`,
    substitute: ({ missing, comes }) =>
      `Pas assez de figurines (${words.creatures[side][missing][1]}) : quelle tuile de départ reçoit un remplaçant (${words.creatures[side][comes][0]}) ?`,
    gate: ({ boss: id }) => `${capital(theName(boss(id)))} arrive : sur quelle tuile de départ ?`,
    pitfall: () => 'Une des créatures qui ont traversé la chausse-trappe meurt. Laquelle ?',
    fumes: () => 'Une des créatures de la cave aux vapeurs meurt. Laquelle ?',
    plan: ({ tile: at }) => `Les pièges se déclenchent (${tile(at)}) : que font-ils ?`,
    ram: ({ count: many }) =>
      many === 1 ? 'Le bélier en repousse une : laquelle ?' : `Le bélier en repousse ${many} : lesquelles ?`,
    target: () => 'Quel groupe attaque qui ?',
    reward: ({ dead }) => `${first(dead)} vient de mourir : leur Faille perd 3, ou la nôtre gagne 3 ?`,
    tie: ({ moment }) => `Égalité au vote (${words.moments[moment] ?? moment}) : à vous de trancher.`,
    help: ({ slot, target }) => `${first(slot)} veut pousser avec votre aide : ${unit(target, side)}. Vous aidez ?`,
    pay: ({ slot }) => `L’acide réclame son dû ${toName(raw(slot))} : que faut-il perdre ?`,
    bulwark: ({ hurt }) =>
      `${first(hurt.slot)} va subir ${language.counted(hurt.wounds, 'blessure')} : combien Hogarth en prend-il sur lui ?`,
  };
  return (questions[ask.kind] as (one: Ask) => string)(ask);
}

export const prompts: Wordings<keyof PromptTexts> = {
  askSwaps: ({ left }) =>
    left === 1
      ? 'Échangez encore une tuile standard contre une tuile spéciale, ou continuez.'
      : `Échangez jusqu’à ${left} tuiles standard contre des tuiles spéciales, ou continuez.`,
  askHero: () => 'Choisissez votre héros.',
  askVotes: () => 'Votez pour les boss : une voix par moment.',
  askPlace: ({ hero: id }) => `Placez ${theName(hero(id))} sur une tuile de votre forteresse.`,
  askUpgrade: ({ heroes }) =>
    `Phase d’augmentation : ${language.all(heroes.map(hero))}, dépensez vos crânes, puis dites « fini ».`,
  askConsent: ({ purchase, hero: id }) =>
    `${capital(theName(hero(id)))} veut dépenser ${words.skulls(purchase.rift)} de la Faille pour : ${wanted(purchase)}.`,
  askTurn: ({ hero: id }) => `Au tour ${ofName(hero(id))} : attaquez, déplacez-vous, utilisez ce que vous avez.`,
  askRoll: ({ hero: id, tile: at, canReroll }) =>
    `${capital(theName(hero(id)))} a lancé les dés contre ${theTile(tile(at))} : dites ce qui doit arriver${canReroll ? ', ou relancez' : ''}.`,
  askReturn: ({ hero: id }) => `${capital(theName(hero(id)))} revient : sur quelle tuile ?`,
  ask: (params) => (params.by === 'lord' ? `L’équipe n’est pas d’accord. ${asked(params)}` : asked(params)),
};

export const labels: Wordings<keyof LabelTexts> = {
  label: (one) => label(one),
  voteLine: ({ moment, boss: id }) =>
    `${words.moments[moment] ?? moment} : ${id === null ? 'pas encore de voix' : boss(id)}`,
};

export const captions: Wordings<keyof OtherTexts> = {
  hint: ({ difficulty, heroes, differs }) => {
    const step = difficulty
      ? `${words.difficulties[difficulty]} à ${heroes} héros`
      : 'Une forteresse personnelle n’a pas de niveau de difficulté';
    return differs ? `${step}. Les deux forteresses diffèrent : un camp peut avoir la tâche plus facile.` : `${step}.`;
  },
  captionReady: () => 'La forteresse est prête',
  captionCreatures: ({ round }) => `Round ${round} : les créatures ont frappé`,
  captionTurn: ({ hero: id }) => `Après le tour ${ofName(hero(id))}`,
  captionLevel: ({ level }) => `Le niveau ${level} commence`,
  endHeld: ({ rating }) =>
    `La Faille tient ! Toutes les vagues sont brisées. Note : ${rating} crâne${rating < 2 ? '' : 's'} sur 5.`,
  endFallen: () => 'La Faille est tombée.',
  endRivalry: ({ side }) => `L’autre Faille est tombée : victoire de l’équipe ${words.sides[side]}.`,
  endShared: () => 'Les deux Failles sont tombées au même instant : victoire partagée.',
  why: ({ reason }) => advice[reason],
};

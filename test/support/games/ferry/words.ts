/** What the ferry has to say. */
import type { Catalogue, Locale } from '../../../../src/kernel/index.js';
import type { Bank, Boat, Ferry, Good } from './types.js';

export function catalogue(locale: Locale): Catalogue<Ferry> {
  const t = (en: string, fr: string): string => (locale === 'fr' ? fr : en);
  const good: Record<Good, string> = {
    sack: t('Sack', 'Sac'),
    barrel: t('Barrel', 'Tonneau'),
    anvil: t('Anvil', 'Enclume'),
  };
  const boat: Record<Boat, string> = { oak: t('Oak boat', 'Barque de chêne'), elm: t('Elm boat', 'Barque d’orme') };
  const bank: Record<Bank, string> = { left: t('Left bank', 'Rive gauche'), right: t('Right bank', 'Rive droite') };
  const list = (cargo: readonly Good[]): string => cargo.map((one) => good[one]).join(', ') || '–';
  const arg = (en: string, fr: string) => ({ name: t(en, fr), description: t(`Which ${en}`, `Choix : ${fr}`) });
  const action = (en: string, fr: string) => ({ name: t(en, fr), description: t(en, fr), label: t(en, fr) });
  const heading = (view: Ferry['view']): string => t(`Crossing ${view.round}`, `Traversée ${view.round}`);
  const status: Catalogue<Ferry>['status'] = (view, say) => [
    heading(view),
    ...view.crews.map(
      (crew, seat) => `${say.seat(seat)}: ${crew.score} (${list(crew.cargo.oak)} | ${list(crew.cargo.elm)})`,
    ),
  ];
  return {
    name: t('The Ferry', 'Le Bac'),
    pitch: t('Load, choose a bank, cross.', 'Chargez, choisissez une rive, traversez.'),
    command: { name: 'ferry', description: t('Play The Ferry', 'Jouer au Bac') },
    actions: {
      bank: { ...action('bank', 'rive'), args: { side: arg('side', 'côté') } },
      load: { ...action('load', 'charger'), args: { boat: arg('boat', 'barque'), cargo: arg('cargo', 'cargaison') } },
      sail: { ...action('sail', 'voguer'), args: {} },
      land: { ...action('land', 'accoster'), args: {} },
      brace: { ...action('brace', 'tenir'), args: {} },
      pass: { ...action('pass', 'passer'), args: {} },
    },
    lookups: {
      good: {
        ...action('good', 'marchandise'),
        args: { good: arg('good', 'marchandise') },
        lines: (view, _viewer, args) => [`${good[args.good]} · ${view.capacity}`],
      },
    },
    options: {
      play: { label: t('Play', 'Jeu'), values: { together: t('Together', 'Ensemble'), rivals: t('Rivals', 'Rivaux') } },
      rounds: { label: t('Crossings', 'Traversées'), values: { 1: '1', 3: '3' } },
      capacity: { label: t('Room', 'Place'), values: { 4: '4', 6: '6' } },
      toll: { label: t('Toll', 'Péage'), values: { 0: '0', 1: '1' } },
      river: { label: t('River', 'Rivière'), values: {}, description: t('Only ~ and #.', 'Seulement ~ et #.') },
    },
    presets: {
      together: { label: t('Together', 'Ensemble'), description: t('One to two', 'Un à deux') },
      rivals: { label: t('Rivals', 'Rivaux'), description: t('Two or four', 'Deux ou quatre') },
    },
    wishes: { helm: t('Helm', 'Barre'), oar: t('Oar', 'Rame') },
    titles: { heaviest: { name: t('Heaviest boat', 'La plus chargée'), for: t('the weight', 'le poids') } },
    texts: {
      chooseBank: () => t('Choose a bank in secret.', 'Choisissez une rive en secret.'),
      loadBoats: () => t('Load your boats.', 'Chargez vos barques.'),
      landNow: () => t('Land.', 'Accostez.'),
      storm: () => t('A storm: brace or pass.', 'Tempête : tenez ou passez.'),
      side: ({ side }) => bank[side],
      boat: (params) => boat[params.boat],
      good: (params) => good[params.good],
      line: (params) => `${boat[params.boat]}: ${list(params.cargo)}`,
      tooHeavy: (params) =>
        t(
          `${good[params.good]} is too heavy; room for ${params.room}.`,
          `${good[params.good]} : trop lourd, reste ${params.room}.`,
        ),
      loadSomething: () => t('Load at least one thing.', 'Chargez au moins une chose.'),
      evenSides: ({ seats }) => t(`${seats} cannot make two even sides.`, `${seats} ne font pas deux camps égaux.`),
      riverSigns: () => t('A river is drawn with ~ and #.', 'Une rivière se dessine avec ~ et #.'),
      over: () => t('The last boat is in.', 'La dernière barque est rentrée.'),
      heavierIsBetter: () => t('The fuller boat scores more.', 'La barque la plus pleine rapporte plus.'),
    },
    events: {
      chose: ({ side }) => t(`You chose the ${bank[side]}.`, `Votre choix : ${bank[side]}.`),
      hasChosen: ({ seat }, say) => t(`${say.seat(seat)} has chosen.`, `${say.seat(seat)} a choisi.`),
      loaded: (data, say) => `${say.seat(data.seat)}: ${boat[data.boat]}, ${list(data.cargo)}`,
      sailed: ({ seat }, say) => t(`${say.seat(seat)} sails.`, `${say.seat(seat)} vogue.`),
      landed: ({ seat }, say) => t(`${say.seat(seat)} lands.`, `${say.seat(seat)} accoste.`),
      braced: ({ seat }, say) => t(`${say.seat(seat)} braces.`, `${say.seat(seat)} tient bon.`),
      crossed: ({ calm, scores }) => `${bank[calm]} · ${scores.join(' · ')}`,
    },
    heading,
    status,
    hand: (view, seat) => {
      const side = view.crews[seat]?.bank;
      return side ? [bank[side]] : [];
    },
    alt: (view, say) => status(view, say).join('. '),
    rules: {
      'FER-1': t('Everybody chooses a bank in secret.', 'Chacun choisit une rive en secret.'),
      'FER-2': t('A boat holds so much and no more.', 'Une barque porte tant et pas plus.'),
      'FER-3': t('In a storm one braces.', 'Dans la tempête, on tient bon.'),
      'FER-4': t('Rivals are two even sides.', 'Les rivaux forment deux camps égaux.'),
    },
    topics: [{ title: t('Crossing', 'Traverser'), rules: ['FER-1', 'FER-2', 'FER-3', 'FER-4'] }],
  };
}

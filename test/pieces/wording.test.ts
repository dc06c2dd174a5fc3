import { describe, expect, it } from 'vitest';
import { locales } from '../../src/kernel/index.js';
import { en } from '../../src/pieces/wording/en.js';
import { au, de, fr, isElidedBefore, que, spaced, spacedAll, the } from '../../src/pieces/wording/fr.js';
import { capital, clip, clipLines, joinedAlike, languages } from '../../src/pieces/wording/index.js';

describe('lists and numbers', () => {
  it('are put together as each language does', () => {
    expect(en.all(['a', 'b', 'c'])).toBe('a, b and c');
    expect(fr.either(['a', 'b'])).toBe('a ou b');
    expect(fr.all(['a'])).toBe('a');
    for (const locale of locales) expect(languages[locale].all([])).toBe('');
  });

  it('have one or many: nothing is many in English and one in French', () => {
    expect([0, 1, 2].map((count) => en.counted(count, 'wound'))).toEqual(['0 wounds', '1 wound', '2 wounds']);
    expect([0, 1, 2].map((count) => fr.counted(count, 'mur'))).toEqual(['0 mur', '1 mur', '2 murs']);
    expect(en.counted(2, 'die', 'dice')).toBe('2 dice');
    expect(fr.plural(-2, 'cheval', 'chevaux')).toBe('chevaux');
    expect(en.plural(-1, 'point')).toBe('point');
  });

  it('are paired and quoted with spaces that do not break', () => {
    expect(en.pair('Level', 'hard')).toBe('Level: hard');
    expect(fr.pair('Niveau', 'dur')).toBe('Niveau\u00a0: dur');
    expect(fr.quoted('oui')).toBe('«\u00a0oui\u00a0»');
    expect(en.quoted('yes')).toBe('“yes”');
  });
});

describe('elision', () => {
  it.each(['Ana', 'Hélène', 'Yves', 'Émile', 'œuvre', 'Henri', 'Hugo', 'Oscar', 'Ysée', '**Ana**', 'Éowyn', 'héroïne'])(
    'd’%s',
    (name) => {
      expect(de(name)).toBe(`d’${name}`);
    },
  );

  it.each(['Mira', 'Yannick', 'Hans', 'héros', 'hobgobelin', 'Hogarth', 'Wanda', '8 cartes', '<@12>', 'onze', 'hache'])(
    'de %s',
    (name) => {
      expect(de(name)).toBe(`de ${name}`);
    },
  );

  it('heeds accents written as marks of their own', () => {
    expect(isElidedBefore('E\u0301mile')).toBe(true);
    expect(isElidedBefore('he\u0301ros')).toBe(false);
    expect(isElidedBefore('')).toBe(false);
  });

  it('draws articles in, but not those that belong to a name', () => {
    expect(de('le mur ouest')).toBe('du mur ouest');
    expect(de('les orques')).toBe('des orques');
    expect(de('la tour')).toBe('de la tour');
    expect(de('l’abord')).toBe('de l’abord');
    expect(de('Le Chat')).toBe('de Le Chat');
    expect(au('le mur')).toBe('au mur');
    expect(au('les orques')).toBe('aux orques');
    expect(au('la tour')).toBe('à la tour');
    expect(au('Ana')).toBe('à Ana');
    expect(que('Ana')).toBe('qu’Ana');
    expect(que('le mur')).toBe('que le mur');
  });

  it('gives nouns their article', () => {
    const nouns = [the('orque', 'm'), the('troll', 'm'), the('horde', 'f'), the('huile', 'f')];
    expect(nouns).toEqual(['l’orque', 'le troll', 'la horde', 'l’huile']);
  });
});

describe('French spacing', () => {
  it('keeps signs with the word before them', () => {
    const said = spaced('Quoi ? « Non » : rien ; fin !');
    expect(said).toBe('Quoi\u00a0? «\u00a0Non\u00a0»\u00a0: rien\u00a0; fin\u00a0!');
    expect(spaced('Niveau: dur, à 20:15')).toBe('Niveau\u00a0: dur, à 20:15');
  });

  it('reaches every sentence of a tree', () => {
    const tree = spacedAll({ a: 'Qui ?', b: { c: (name: string) => `${name} !` }, d: ['x : y', 3], e: undefined });
    expect(tree.a).toBe('Qui\u00a0?');
    expect(tree.b.c('Ana')).toBe('Ana\u00a0!');
    expect(tree.d).toEqual(['x\u00a0: y', 3]);
  });
});

describe('any text', () => {
  it('begins with a capital, through marks of bold', () => {
    expect([capital('été'), capital('**nous**'), capital(''), capital('Ana')]).toEqual(['Été', '**Nous**', '', 'Ana']);
  });

  it('is clipped to what Discord counts, never through a pair', () => {
    expect(clip('abcdef', 6)).toBe('abcdef');
    expect(clip('abcdefg', 6)).toBe('abcde…');
    expect(clip('abcd🐉x', 6)).toBe('abcd…');
  });

  it('is clipped after a whole word, where one ends near', () => {
    expect(clip('Night falls on Monarch City', 25)).toBe('Night falls on Monarch…');
    expect(clip('2 Orcs → Wolf Pass; Sapphire is no more', 21)).toBe('2 Orcs → Wolf Pass…');
    expect(clip('one two three', 8)).toBe('one two…');
    expect(clip('a hippopotamus', 8)).toBe('a hippo…');
    expect(clip('cast Zap at the Goblin, with Replenish', 24)).toBe('cast Zap at the Goblin…');
    expect(clip('a very long line', 6)).toBe('a ver…');
  });

  it('is clipped by whole lines', () => {
    expect(clipLines(['abc', 'def', 'ghi'], 11)).toBe('abc\ndef\nghi');
    expect(clipLines(['abc', 'def', 'ghi'], 10)).toBe('abc\ndef\n…');
    expect(clipLines(['abc', 'def', 'ghi'], 8)).toBe('abc\n…');
    expect(clipLines(['abcdefgh'], 5)).toBe('abcd…');
  });

  it('says what is there several times once, with its number', () => {
    expect(joinedAlike(['Zap', 'Fizz', 'Zap'])).toEqual(['Zap ×2', 'Fizz']);
  });
});

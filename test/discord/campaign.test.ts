/** 8.4, 9: the kingdom map: what a guild has won, with how many stars and badges, in words and as a picture. */
import { describe, expect, it } from 'vitest';
import { drafts } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { type StatsPage, gamePage } from '../../src/discord/stats/pages.js';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import { type Locale, anyGame, locales } from '../../src/kernel/index.js';
import type { TableRecord } from '../../src/table/records.js';
import { campaignRows } from '../../src/table/stats.js';
import { textTroubles } from '../renderers/support/checks.js';
import { recordOfGame } from '../support/records.js';

type Told = Pick<TableRecord, 'scenario' | 'level' | 'won'> & Partial<TableRecord>;

const starsOf: Record<string, number> = { easy: 1, standard: 2, hard: 3 };

function table(at: number, told: Told): TableRecord {
  const isStarred = told.won === 'won' && told.scenario !== 'prologue';
  return recordOfGame(at, ['mira'], told.won === 'won' ? [0] : [], {
    game: 'kingdom-rush',
    mode: 'cooperative',
    minutes: 60,
    rounds: 7,
    stars: isStarred ? (starsOf[told.level ?? ''] ?? null) : null,
    figures: { heartsLost: 2 },
    ...told,
  });
}

const evenings = [
  table(900, { scenario: 'scenario-3', level: 'standard', won: 'lost' }),
  table(800, { scenario: 'scenario-2', level: 'heroic', won: 'won' }),
  table(700, { scenario: 'scenario-1', level: 'iron', won: 'lost' }),
  table(600, { scenario: 'scenario-1', level: 'hard', won: 'won', rounds: 7, figures: { heartsLost: 1 } }),
  table(500, { scenario: 'scenario-1', level: 'hard', won: 'won', rounds: 6, figures: { heartsLost: 3 } }),
  table(400, { scenario: 'scenario-1', level: 'easy', won: 'won', rounds: 5, figures: { heartsLost: 0 } }),
  table(100, { scenario: 'prologue', level: 'standard', won: 'won' }),
];

function page(locale: Locale, records: readonly TableRecord[] = evenings): StatsPage {
  return gamePage({ locale, games: [anyGame(kingdomRush)], hidden: new Set(), ratings: [] }, records, 'kingdom-rush');
}

const { campaign } = kingdomRush;
if (!campaign) throw new Error('there is no campaign');

describe('8.4 the kingdom map', () => {
  it('has a place for the prologue and each of the twelve scenarios: 36 stars and 24 badges', () => {
    const tiles = page('en', []).tiles.map(({ label, value }) => `${label} ${value}`);
    expect(campaign.places).toHaveLength(13);
    expect(tiles).toEqual(expect.arrayContaining(['stars 0/36', 'badges 0/24']));
  });

  it('gives the best stars of a place, badges for challenges, and none to the prologue', () => {
    const rows = new Map(campaignRows(campaign, evenings).map((row) => [row.scenario, row]));
    expect(rows.get('prologue')).toMatchObject({ won: 1, stars: 0, ofStars: 0, badges: [] });
    expect(rows.get('scenario-1')).toMatchObject({ played: 4, won: 3, stars: 3, badges: [] });
    expect(rows.get('scenario-2')).toMatchObject({ won: 1, stars: 0, badges: ['heroic'] });
    expect(rows.get('scenario-3')).toMatchObject({ played: 1, won: 0, stars: 0, best: undefined });
    expect(rows.get('scenario-4')).toMatchObject({ played: 0 });
  });

  it('9 the best win is the hardest, then the one with fewer hearts lost, then fewer rounds, then the earlier', () => {
    const bestOf = (records: TableRecord[]) => campaignRows(campaign, records)[1]?.best;
    const won = (at: number, level: string, rounds: number, heartsLost: number) =>
      table(at, { scenario: 'scenario-1', level, won: 'won', rounds, figures: { heartsLost } });
    expect(bestOf(evenings)).toEqual({ level: 'hard', rounds: 7, lost: 1 });
    expect(bestOf([won(1, 'hard', 5, 0), won(2, 'iron', 7, 3)])?.level).toBe('iron');
    expect(bestOf([won(1, 'heroic', 7, 1), won(2, 'iron', 6, 1)])?.level).toBe('iron');
    expect(bestOf([won(2, 'iron', 6, 1), won(1, 'heroic', 6, 1)])?.level).toBe('heroic');
  });

  it('is told place by place and level by level', () => {
    expect(page('en').lines).toEqual([
      'Played 7 times.',
      '1. **Mira**: won 5 of 7',
      '**The campaign**: ★ 3/36, badges 1/24',
      '- Prologue: First Watch: Standard 1/1 · best: Standard, round 7 · hearts lost: 2',
      '- 1. Rising Threats: ★★★ · Easy 1/1, Hard 2/2, Iron Challenge 0/1 · best: Hard, round 7 · hearts lost: 1',
      '- 2. Winds of Change: ☆☆☆ · 🪶 · Heroic Challenge 1/1 · best: Heroic Challenge, round 7 · hearts lost: 2',
      '- 3. Fire on the Mountain: ☆☆☆ · Standard 0/1',
      expect.stringMatching(/^-# Not tried yet: 4\. The Ground Opens · 5\. Black Waters .* 12\. Elemental Uprising$/),
    ]);
  });

  it('speaks French', () => {
    const { lines, subtitle } = page('fr');
    expect(subtitle).toBe('la campagne, lieu par lieu');
    expect(lines[4]).toBe(
      '- 1. Menaces naissantes\u00a0: ★★★ · Facile 1/1, Difficile 2/2, Défi de fer 0/1 · au mieux\u00a0: Difficile, manche 7 · cœurs perdus\u00a0: 1',
    );
  });

  it.each(locales)('is drawn with every place on it, nothing cut short (%s)', (locale) => {
    const { lines, ...drawn } = page(locale);
    const [picture] = drafts({ kind: 'stats', game: '', locale, ...drawn, alt: lines.join('. ') });
    if (!picture) throw new Error('nothing is drawn');
    expect(textTroubles(picture.sheet)).toEqual([]);
    expect(picture.sheet.pieces.filter(({ id }) => id.startsWith('place:'))).toHaveLength(13);
    expect(picture.sheet.height).toBeLessThanOrEqual(1280);
    closeSheet(picture.sheet);
  });
});

/** What an answer to a question brings about. */
import type { EquipmentId } from '../content/equipment.js';
import { deathToll } from '../content/numbers.js';
import { victimOf } from '../rules/fallbacks.js';
import { type Pair, groupsIn } from '../rules/groups.js';
import { slotAt, slotOfHero, who } from '../rules/siege.js';
import type { Ask, BossId, OmdPlay } from '../types/index.js';
import { arrive } from './bosses.js';
import { changeRift, checkEnd } from './end.js';
import { movePack } from './march.js';
import { payAcid, shove } from './push.js';
import { strike } from './strikes.js';
import { hazardTakes, ramBack, springTraps } from './traps.js';
import { settleSubstitute } from './wave.js';
import { takeOver } from './wounds.js';

const tokensOf = (answer: string): string[] => (answer === '' ? [] : answer.split(','));

export function resolve(play: OmdPlay, ask: Ask, answer: string): void {
  switch (ask.kind) {
    case 'hunters':
      movePack(play, ask.side, ask.pack, answer, { entered: ask.entered });
      if (ask.rest.length > 0) play.push({ step: 'packs', side: ask.side, packs: ask.rest, entered: ask.entered });
      return;
    case 'substitute':
      play.push({
        step: 'figures',
        side: ask.side,
        ...settleSubstitute(ask.needs, ask.instead, ask.missing, ask.comes, answer),
      });
      return;
    case 'gate':
      arrive(play, ask.side, ask.boss, answer);
      return;
    case 'pitfall':
    case 'fumes': {
      const victim = victimOf(answer, ask.kind === 'fumes' ? ask.tile : '');
      hazardTakes(play, ask.side, ask.kind, victim.kind, victim.tile, victim.state);
      return;
    }
    case 'plan': {
      const aimed = springTraps(play, ask, tokensOf(answer));
      play.push({ step: 'traps', side: ask.side, tiles: ask.rest, aimed });
      return;
    }
    case 'ram':
      ramBack(play, ask.side, ask.connection, tokensOf(answer));
      play.push({ step: 'rams', side: ask.side, connections: ask.rest });
      return;
    case 'target':
      attackPair(play, ask, answer);
      return;
    case 'reward':
      if (answer === 'heal') changeRift(play, ask.side, deathToll, 'reward');
      else changeRift(play, slotAt(play.board, ask.dead).side, -deathToll, 'death');
      checkEnd(play);
      return;
    case 'tie':
      play.board.bossPlan[ask.moment] = answer === 'none' ? null : (answer as BossId);
      play.emit('bossSettled', { moment: ask.moment, boss: play.board.bossPlan[ask.moment] });
      play.push({ step: 'settleVotes' });
      return;
    case 'help':
      if (answer === 'accept') {
        shove(play, ask);
      } else {
        slotAt(play.board, ask.slot).turn.declined.push(ask.helper);
        play.emit('helpRefused', { ...who(play.board, ask.slot), helper: who(play.board, ask.helper) });
      }
      return;
    case 'pay':
      payAcid(play, ask.slot, answer as EquipmentId | 'weapon');
      return;
    case 'bulwark':
      takeOver(play, ask.slot, ask.hurt, Number(answer));
  }
}

type Attacking = { side: Extract<Ask, { kind: 'target' }>['side']; finished: readonly string[] };

/** One attack of B5; then the next group. */
export function attackOne(play: OmdPlay, { side, finished }: Attacking, { group, slot }: Pair): void {
  strike(play, side, group, slot);
  play.push({ step: 'attacks', side, begun: group.tile, finished: [...finished, group.key] });
}

function attackPair(play: OmdPlay, attacking: Attacking, pair: string): void {
  const [key = '', hero = ''] = pair.split(' > ');
  const group = groupsIn(play.board, attacking.side).find((one) => one.key === key);
  if (!group) throw new Error(`no group ${key}`);
  attackOne(play, attacking, { group, slot: hero === 'all' ? 'all' : slotOfHero(play.board, hero) });
}

import { describe, expect, test } from 'vitest';
import { idOf, NONE, type CardId } from '../src/cards/index.ts';
import type { Settings } from '../src/index.ts';
import { active } from '../src/village.ts';
import { END, hand, play } from './seasons.ts';
import {
  build,
  buildTurn,
  cards,
  coinsOn,
  emptied,
  find,
  gold,
  kinds,
  market,
  position,
  village,
  type At,
  type Given,
} from './table.ts';

const settings: Partial<Settings> = { specials7: true, seasonsSetup: false };
const turn = (given: Given): At => buildTurn({ settings, ...given });

/** On whom a villager of seat 0 may be built. */
function places(at: At, card: CardId): CardId[] {
  return at.options.flatMap(option =>
    option.kind === 'build' && option.card === card ? [idOf(village(at, 0).cards[option.on] ?? NONE)] : [],
  );
}

/** Builds a villager on the first one of a type. */
function buildOn(at: At, card: CardId, on: CardId): At {
  return at.choose({ kind: 'build', card, on: find(at, 0, on) });
}

describe('Engineer', () => {
  const wine = ['founders', 'graper > vintner > wine-trader', 'grocer'];

  test('V-9.8 and V-19.13 on Graper, Vintner and Wine Trader: 19 gold in the First Market, food for drafts and Grocer', () => {
    const at = turn({ hands: [['engineer']], villages: [wine] });
    const food = active(village(at, 0), 'food');
    buildOn(at, 'engineer', 'wine-trader');
    expect(active(village(at, 0), 'food') - food).toBe(1);
    const exposed = market({ settings, villages: [['graper > vintner > wine-trader > engineer', 'grocer']] }, 2);
    expect(gold(exposed, 0)).toBe(8 + 19);
    const grocer = (chain: string): number => {
      const end = market({ settings, villages: [[chain, 'grocer']] }, 6);
      const { parts } = end.outcome.scores[0] ?? { parts: [] };
      return parts.find(({ what, card }) => what === 'secondMarketSilver' && card === 'grocer')?.amount ?? 0;
    };
    expect(grocer('graper > vintner > wine-trader > engineer') - grocer('graper > vintner > wine-trader')).toBe(3);
  });

  test('V-9.8 silver, builders and keyrings below it work; coins stay and may grow', () => {
    const at = turn({ hands: [['engineer', 'beekeeper']], villages: [['founders', 'lumberjack > carpenter:2']] });
    buildOn(at, 'engineer', 'carpenter');
    expect(active(village(at, 0), 'builder')).toBe(1);
    build(at, 'beekeeper');
    expect([coinsOn(at, 0, 'carpenter'), gold(at, 0)]).toEqual([4, 8]);
    const locksmith = market({ settings, villages: [['miner > locksmith > engineer']] }, 6);
    expect(gold(locksmith, 0)).toBe(8 + 2);
  });

  test('V-9.8 the other branch is unaffected; the bottom card belongs to the branch', () => {
    const { state } = turn({ villages: [['graper > vintner > engineer | vintner > wine-trader']] });
    const seen = position({ settings, prepare: s => (s.villages = state.villages) }, { step: 'coin', seat: 0 }).view(0);
    expect(seen.villages[0]?.villagers.map(({ card, active: isActive }) => [card, isActive])).toEqual([
      ['graper', true],
      ['vintner', true],
      ['engineer', true],
      ['vintner', false],
      ['wine-trader', true],
    ]);
  });

  test('V-6.19 and V-6.21 an unlocker exposed by an Engineer counts in any village; one below anything else does not', () => {
    const given: Given = { hands: [['beekeeper']], gold: [2] };
    const exposed = turn({ ...given, villages: [['founders'], ['lumberjack > carpenter > engineer']] });
    build(exposed, 'beekeeper');
    expect([gold(exposed, 0), coinsOn(exposed, 1, 'carpenter')]).toEqual([0, 2]);
    const covered = turn({ ...given, villages: [['founders'], ['lumberjack > carpenter > inventor']] });
    build(covered, 'beekeeper');
    expect([gold(covered, 0), coinsOn(covered, 1, 'carpenter')]).toEqual([0, 0]);
  });
});

describe('Inventor', () => {
  test('V-9.9 and V-19.14 on Hayer, Grazier and Milk Maid: 15 gold at once, and no food there', () => {
    const at = turn({ hands: [['inventor']], villages: [['hayer > grazier > milk-maid']] });
    buildOn(at, 'inventor', 'milk-maid');
    expect([gold(at, 0), active(village(at, 0), 'food')]).toEqual([8 + 15, 0]);
    expect(at.frame).toMatchObject({ step: 'build', actions: 1 });
  });

  test('V-9.9 and V-19.15 on a lone Wattler 5; on one branch of two 10, the bottom card included', () => {
    const lone = turn({ hands: [['inventor']], villages: [['wattler']] });
    buildOn(lone, 'inventor', 'wattler');
    expect(gold(lone, 0)).toBe(13);
    const two = turn({ hands: [['inventor']], villages: [['miner > blacksmith | blacksmith']] });
    expect(places(two, 'inventor')).toEqual(['blacksmith']);
    expect(gold(buildOn(two, 'inventor', 'blacksmith'), 0)).toBe(18);
  });

  test('V-9.9 coins on the villager it covers go to the supply', () => {
    const at = turn({ hands: [['inventor']], villages: [['miner > blacksmith:6']] });
    buildOn(at, 'inventor', 'blacksmith');
    expect([gold(at, 0), coinsOn(at, 0, 'blacksmith')]).toEqual([8 + 10 + 6, 0]);
  });

  test('V-6.12 Founders under an Inventor flip only by the reading that looks at food', () => {
    const ending = (foundersFlip: Settings['foundersFlip']): CardId => {
      const at = turn({ settings: { ...settings, foundersFlip }, villages: [['founders > inventor']] }).choose(END);
      return idOf(village(at, 0).cards[0] ?? NONE);
    };
    expect([ending('no-food'), ending('uncovered-first-round')]).toEqual(['founders-food', 'founders']);
  });
});

describe('Engineer and Inventor', () => {
  test('V-9.16 and V-18.11 go on any own top villager, a lone Basic, Solitary, Team or Founders included', () => {
    const at = turn({
      hands: [['engineer']],
      villages: [['founders', 'lumberjack', 'wattler', 'harvest-team', 'miner > blacksmith', 'hayer > grazier']],
    });
    expect(places(at, 'engineer')).toEqual([
      'founders',
      'lumberjack',
      'wattler',
      'harvest-team',
      'blacksmith',
      'grazier',
    ]);
  });

  test('V-9.16 on a lone bottom card they take one of two places, on a villager with one place that one', () => {
    const bottom = turn({ hands: [['engineer', 'mason', 'mason']], villages: [['founders', 'miner']] });
    buildOn(bottom, 'engineer', 'miner');
    buildOn(bottom, 'mason', 'miner');
    expect(bottom.refusal({ kind: 'build', card: 'mason', on: NONE })).toMatchObject({ kind: 'noActions' });
    expect(village(bottom, 0).load[1]).toBe(2);
    const chain = turn({ hands: [['cartwright']], villages: [['founders', 'lumberjack > wheeler > engineer']] });
    expect(chain.refusal({ kind: 'build', card: 'cartwright', on: NONE })).toMatchObject({ kind: 'noPlace' });
  });

  test('V-9.15 nothing goes on them but another Engineer or Inventor', () => {
    const at = turn({ hands: [['inventor', 'mason']], villages: [['miner > blacksmith > engineer | seeker']] });
    expect([places(at, 'inventor'), places(at, 'mason')]).toEqual([['engineer', 'seeker'], []]);
  });

  test('V-9.17 an Engineer works below an Inventor, and on an Inventor exposes what lies under it', () => {
    const under = turn({ villages: [['graper > vintner > engineer > inventor']] });
    expect(active(village(under, 0), 'food')).toBe(1);
    const above = turn({ villages: [['graper > vintner > inventor > engineer']] });
    expect(active(village(above, 0), 'food')).toBe(1);
  });

  test('V-9.17 the Inventor counts an Engineer below it, and takes only the coins right under it', () => {
    const at = turn({ hands: [['inventor']], villages: [['miner > blacksmith:4 > engineer']] });
    buildOn(at, 'inventor', 'engineer');
    expect([gold(at, 0), coinsOn(at, 0, 'blacksmith')]).toEqual([8 + 15, 4]);
  });

  test('V-9.18 a villager exposed by an Engineer is still covered, so an Apprentice may take it', () => {
    const at = turn({ hands: [['apprentice']], villages: [['founders'], ['founders', 'wattler > engineer']] });
    at.choose(play('apprentice'));
    expect([village(at, 0).cards, village(at, 1).cards].map(ids => ids.map(idOf))).toEqual([
      ['founders', 'wattler'],
      ['founders', 'apprentice', 'engineer'],
    ]);
  });

  test('V-9.18 an Engineer that is freed works where it is placed again, and no longer where it was', () => {
    const at = turn({
      hands: [['apprentice']],
      villages: [['founders', 'graper > vintner'], ['graper > vintner > engineer > inventor']],
    });
    at.choose(play('apprentice')).choose({ kind: 'swap', village: 1, at: find(at, 1, 'engineer') });
    at.choose({ kind: 'place', on: find(at, 0, 'vintner') });
    expect([active(village(at, 0), 'food'), active(village(at, 1), 'food')]).toEqual([1, 0]);
  });

  test('V-9.19 and V-11.3 a Team below an Engineer is still not to be had', () => {
    const at = turn({ hands: [['apprentice']], villages: [['founders'], ['founders', 'harvest-team > engineer']] });
    expect(at.refusal(play('apprentice'))).toMatchObject({ kind: 'noTarget', clause: 'V-9.19' });
  });

  test('V-9.20 a Special that stays is a villager for ties and shows a symbol that no silver counts', () => {
    const counted = market({ settings, villages: [['priest > engineer', 'jack-o-trades']], gold: [0] }, 6);
    expect(counted.outcome.scores[0]).toMatchObject({ total: 0, standing: [0, -3] });
  });
});

describe('Jack ’O Trades', () => {
  const jack = (chain: string, ...ids: CardId[]): At =>
    turn({ hands: [ids], villages: [['founders > swineherd | swineherd', chain]] });

  test('V-9.10 and V-18.31 may stand alone, for one build action', () => {
    const at = turn({ hands: [['jack-o-trades']] });
    at.choose({ kind: 'build', card: 'jack-o-trades', on: NONE });
    expect([at.frame, village(at, 0).cards.map(idOf)]).toMatchObject([{ actions: 1 }, ['founders', 'jack-o-trades']]);
  });

  test('V-9.10 and V-19.17 carries a Wheeler in one branch, Vintner and Wine Trader in the other', () => {
    const at = jack('jack-o-trades', 'wheeler', 'vintner');
    buildOn(at, 'wheeler', 'jack-o-trades');
    buildOn(at, 'vintner', 'jack-o-trades');
    const { cards: built, on } = village(at, 0);
    expect(built.map((card, i) => `${idOf(card)} ${on[i]}`).slice(3)).toEqual([
      'jack-o-trades -1',
      'wheeler 3',
      'vintner 3',
    ]);
    expect(places(jack('jack-o-trades > wheeler | vintner', 'wine-trader'), 'wine-trader')).toEqual(['vintner']);
  });

  test('V-9.10 stands for any starter, Founders included, but for nobody further up', () => {
    const starters: CardId[] = ['poulterer', 'mason', 'thatcher', 'vintner'];
    for (const id of starters) expect(places(jack('jack-o-trades', id), id)).toEqual(['jack-o-trades']);
    expect(places(jack('jack-o-trades', 'cartwright'), 'cartwright')).toEqual([]);
    const many: Given = { seats: 4, settings: { specials7: true }, villages: [['jack-o-trades']] };
    for (const id of ['spinner', 'saddler', 'potter'] as const) {
      expect(places(buildTurn({ ...many, hands: [[id]] }), id)).toEqual(['jack-o-trades']);
    }
  });

  test('V-9.10 has two places and shows no symbols of whom it stands for', () => {
    expect(places(jack('jack-o-trades > wheeler | vintner', 'mason'), 'mason')).toEqual([]);
    expect(active(village(turn({ villages: [['jack-o-trades']] }), 0), 'food')).toBe(0);
  });

  test('V-9.3 a Monk may stand on it for the first villager of a chain', () => {
    const at = jack('jack-o-trades', 'monk', 'spelunker').choose(play('monk'));
    expect(village(at, 0).cards.slice(3).map(idOf)).toEqual(['jack-o-trades', 'monk', 'spelunker']);
  });

  test('V-9.19 no Apprentice takes it', () => {
    const at = turn({ hands: [['apprentice']], villages: [['founders'], ['founders', 'jack-o-trades > mason']] });
    expect(at.refusal(play('apprentice'))).toMatchObject({ kind: 'noTarget', clause: 'V-9.19' });
  });
});

describe('Forager', () => {
  const drafting = (chains: string[], hands: CardId[] = ['forager']): At =>
    position({ settings, hands: [hands], villages: [chains, ['founders'], ['founders']] }, { step: 'draftPhase' });
  const drafts = (at: At): number => at.state.players[0]?.drafts ?? 0;

  test.each([
    [3, 7],
    [0, 4],
    [6, 7],
  ])('V-9.11 and V-19.16 with food %i it makes %i drafts', (food, limit) => {
    const at = drafting(['founders', ...Array.from({ length: food }, () => 'harvester')]);
    at.choose(play('forager'));
    expect([at.seat, at.step, drafts(at)]).toEqual([0, 'draft', limit]);
    expect(at.state.discard.map(idOf)).toEqual(['forager']);
  });

  test('V-9.11 and V-18.2 it takes no draft action and may be played up to the last draft', () => {
    const at = drafting(['founders']);
    at.run({ kind: 'take', slot: 0 }, { kind: 'take', slot: 0 }, { kind: 'take', slot: 0 });
    expect([at.seat, drafts(at)]).toEqual([0, 1]);
    at.choose(play('forager'));
    expect(drafts(at)).toBe(3);
  });

  test('V-9.11 only who has it in hand is offered it, and not in a build turn', () => {
    const at = drafting(['founders'], ['mason']);
    expect(kinds(at)).not.toContain('play');
    at.state.players[0]?.square.push(...cards(['forager']));
    expect(kinds(at)).not.toContain('play');
    expect(turn({ hands: [['forager']] }).refusal(play('forager'))).toEqual({
      kind: 'draftPhaseOnly',
      clause: 'V-9.11',
    });
  });
});

describe('Tentmaker, Leader, Merchant', () => {
  test('V-9.12, V-9.21 and V-19.16 Tentmaker: two more builds, beyond five, in this turn', () => {
    const at = turn({ hands: [['tentmaker']], villages: [['wattler', 'wattler', 'wattler']] });
    expect(at.frame).toMatchObject({ actions: 5 });
    at.choose(play('tentmaker'));
    expect(at.frame).toMatchObject({ actions: 7 });
    expect(at.state.discard.map(idOf)).toEqual(['tentmaker']);
  });

  test('V-9.13 and V-18.12 Leader: up to two Basics for nothing, outside the limit of three', () => {
    const at = turn({ hands: [['leader', 'mason']] }).choose(play('leader'));
    expect(at.options).toEqual([
      { kind: 'lead', basic: 'lumberjack' },
      { kind: 'lead', basic: 'hayer' },
      { kind: 'lead', basic: 'miner' },
      { kind: 'enough' },
    ]);
    at.run({ kind: 'lead', basic: 'miner' }, { kind: 'lead', basic: 'miner' });
    expect([at.frame, at.state.basics]).toMatchObject([{ step: 'build', actions: 2, exchanges: 3 }, [10, 10, 8]]);
    expect(hand(at, 0).map(idOf)).toEqual(['mason']);
    const one = turn({ hands: [['leader']] }).run(play('leader'), { kind: 'enough' });
    expect(one.state.basics).toEqual([10, 10, 10]);
  });

  test('V-9.13 with all piles empty the Leader cannot be played', () => {
    const at = turn({ hands: [['leader']], prepare: s => (s.basics = [0, 0, 0]) });
    expect(at.refusal(play('leader'))).toEqual({ kind: 'noTarget', clause: 'V-9.13', card: 'leader' });
  });

  test('V-9.14 and V-18.13 Merchant: as much gold as the keyring says on one own active keyring villager', () => {
    const villages = [['founders', 'lumberjack > carpenter:3', 'hunter', 'hunter', 'wattler']];
    const at = turn({ hands: [['merchant']], villages }).choose(play('merchant'));
    expect(at.options).toEqual([
      { kind: 'fill', at: find(at, 0, 'carpenter') },
      { kind: 'fill', at: find(at, 0, 'hunter') },
    ]);
    at.choose({ kind: 'fill', at: find(at, 0, 'carpenter') });
    expect([coinsOn(at, 0, 'carpenter'), gold(at, 0), at.step]).toEqual([3 + 8, 8, 'build']);
  });

  test('V-1.4 coins know no maximum; V-9.14 and V-20.10 a covered keyring does not count', () => {
    const covered = turn({ hands: [['merchant']], villages: [['lumberjack > carpenter > inventor']] });
    expect(covered.refusal(play('merchant'))).toEqual({ kind: 'noTarget', clause: 'V-9.14', card: 'merchant' });
    const exposed = turn({ hands: [['merchant']], villages: [['hunter:20 > engineer']] }).choose(play('merchant'));
    expect(coinsOn(exposed, 0, 'hunter')).toBe(22);
  });

  test('V-9.21 a Smuggler may be freed by the Tinner; both effects end with the turn', () => {
    const at = turn({ hands: [['tinner', 'smuggler', 'tentmaker']], gold: [0] });
    at.run(play('tinner'), play('smuggler'));
    expect(at.step).toBe('build');
    expect(gold(at, 0)).toBe(1);
    at.run(play('tentmaker'), END);
    at.state.frames.push({ step: 'buildTurn', seat: 0 });
    expect(at.frame).toMatchObject({ actions: 2, free: false });
  });

  test('the stacks may be empty for all of them', () => {
    const at = turn({ hands: [['leader', 'merchant']], villages: [['hunter']], stacks: emptied(6) });
    at.run(play('leader'), { kind: 'enough' }, play('merchant'));
    expect(coinsOn(at, 0, 'hunter')).toBe(2);
  });
});

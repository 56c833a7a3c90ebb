import { describe, expect, test } from 'vitest';
import { idOf, NONE, type CardId } from '../src/cards/index.ts';
import type { Option, Settings } from '../src/index.ts';
import { END, eventPhase, hand, play, type GivenEvents } from './seasons.ts';
import { build, coinsOn, emptied, find, gold, kinds, village, type At } from './table.ts';

const built = (at: At, seat: number): CardId[] => village(at, seat).cards.map(idOf);
const names = (ids: readonly number[]): CardId[] => ids.map(idOf);

describe('Travellers', () => {
  test('V-10.9, V-20.10 2 gold on each own villager with an active keyring', () => {
    const villages = [['hunter:1', 'lumberjack > carpenter > inventor', 'wattler'], ['miner > blacksmith > engineer']];
    const at = eventPhase(['travellers'], { villages });
    expect([at.over, coinsOn(at, 0, 'hunter'), coinsOn(at, 0, 'carpenter'), coinsOn(at, 0, 'wattler')]).toEqual([
      true,
      3,
      0,
      0,
    ]);
    expect([coinsOn(at, 1, 'blacksmith'), gold(at, 1)]).toEqual([2, 8]);
  });
});

describe('Caravans', () => {
  test('V-10.10 all active silver, as in the Second Market; no gold, no coins', () => {
    const villages = [
      ['harvester', 'fisher', 'grocer', 'agent', 'hunter:4'],
      ['hayer > horse-trader', 'miner > blacksmith:2'],
    ];
    const at = eventPhase(['caravans'], { villages });
    expect([at.over, gold(at, 0) - 8, gold(at, 1) - 8]).toEqual([true, 9 + 4, 3]);
    expect(coinsOn(at, 0, 'hunter')).toBe(4);
  });

  test('V-10.10 covered silver does not score, exposed silver does', () => {
    const at = eventPhase(['caravans'], {
      villages: [
        ['grocer > inventor', 'harvester'],
        ['grocer > engineer', 'harvester'],
      ],
    });
    expect([at.over, gold(at, 0) - 8, gold(at, 1) - 8]).toEqual([true, 0, 3]);
  });
});

describe('Merchants', () => {
  const chain = 'miner > seeker > spelunker > jeweler';
  const score = (bottom: string): number => {
    const at = eventPhase(['merchants'], { villages: [[bottom]] });
    return at.over ? gold(at, 0) - 8 : NONE;
  };

  test('V-10.11, V-19.12 Jeweler in one branch, Locksmith in the other: 26; with an Engineer on the Jeweler 36', () => {
    expect(score(`${chain} | locksmith`)).toBe(20 + 6);
    expect(score(`${chain} > engineer | locksmith`)).toBe(36);
  });

  test('V-10.11, V-18.17 one own chain is chosen, a lone villager is a chain; both branches and coins score, coins stay', () => {
    const villages = [['founders', 'lumberjack > cooper:2 | wheeler', 'wattler', 'wattler']];
    const at = eventPhase(['merchants'], { villages });
    expect([at.seat, at.options]).toEqual([0, [0, 1, 4].map(bottom => ({ kind: 'chain', at: bottom }))]);
    at.choose({ kind: 'chain', at: 1 });
    expect([gold(at, 0) - 8, coinsOn(at, 0, 'cooper')]).toEqual([4 + 2 + 3, 2]);
  });

  test('V-10.11 silver formulas look at the whole village; choosing is compulsory, even at 0', () => {
    const at = eventPhase(['merchants'], { villages: [['grocer', 'harvester', 'hunter', 'lumberjack']] });
    expect(kinds(at)).toEqual(['chain']);
    at.choose({ kind: 'chain', at: 0 });
    expect(gold(at, 0)).toBe(8 + 6);
    expect(score('wattler')).toBe(0);
  });
});

describe('Castellans', () => {
  const castellans = (given: GivenEvents): At =>
    eventPhase(['castellans'], { settings: { specials7: true, teams: true }, ...given });

  test('V-10.12, V-18.18 each may build one hand villager, padlocks paid as usual, or decline', () => {
    const at = castellans({ hands: [['beekeeper', 'hunter'], ['agent']] });
    expect([at.step, kinds(at)]).toEqual(['castellans', ['build', 'exchange', 'endTurn']]);
    build(at, 'beekeeper');
    expect([gold(at, 0), kinds(at)]).toEqual([6, ['exchange', 'endTurn']]);
    expect(at.refusal({ kind: 'build', card: 'hunter', on: NONE })).toMatchObject({ kind: 'noActions' });
    at.choose(END);
    expect(at.seat).toBe(1);
    expect([at.choose(END).over, built(at, 1)]).toEqual([true, ['founders']]);
  });

  test('V-10.12, V-10.17, V-18.28 besides one exchange, before or after the build', () => {
    const at = castellans({ hands: [['mason', 'agent', 'monk']] });
    at.run({ kind: 'exchange', basic: 'miner' }, { kind: 'onto', stack: 5 }, { kind: 'return', card: 'agent' });
    expect(at.refusal({ kind: 'exchange', basic: 'miner' })).toEqual({ kind: 'noExchanges', clause: 'V-10.12' });
    build(at, 'mason');
    expect([at.over, built(at, 0)]).toEqual([true, ['founders', 'miner', 'mason']]);
    const after = castellans({ hands: [['hunter', 'agent']] });
    build(after, 'hunter').run({ kind: 'exchange', basic: 'hayer' }, { kind: 'onto', stack: 5 });
    expect([after.over, built(after, 0)]).toEqual([true, ['founders', 'hunter', 'hayer']]);
  });

  test('V-10.12 a Special may be the one villager, and even one with the discard mark uses it up', () => {
    const at = castellans({ hands: [['tinner', 'hunter', 'jack-o-trades']] });
    at.choose(play('tinner'));
    expect(at.refusal({ kind: 'build', card: 'hunter', on: NONE })).toMatchObject({ kind: 'noActions' });
    expect(names(at.state.discard)).toEqual(['tinner']);
    const jack = castellans({ hands: [['jack-o-trades']] });
    expect(built(build(jack, 'jack-o-trades'), 0)).toEqual(['founders', 'jack-o-trades']);
  });

  test('V-10.12 nothing that is tied to a build phase happens: Founders do not flip', () => {
    const at = castellans({ hands: [['hunter']], round: 1 });
    expect([built(at.choose(END), 0), at.over]).toEqual([['founders'], true]);
  });

  test('V-10.14 no Monk, no Forager, no Team; an Apprentice can be played', () => {
    const at = castellans({
      hands: [['monk', 'mason', 'forager', 'apprentice']],
      villages: [['founders'], ['miner > blacksmith']],
    });
    expect(at.refusal(play('monk'))).toMatchObject({ kind: 'noActions', needed: 2 });
    expect(at.refusal(play('forager'))).toMatchObject({ kind: 'draftPhaseOnly' });
    expect(at.refusal({ kind: 'team', card: 'harvest-team' })).toEqual({ kind: 'buildTurnOnly', clause: 'V-10.14' });
    at.choose(play('apprentice'));
    expect([built(at, 0), built(at, 1)]).toEqual([
      ['founders', 'miner'],
      ['apprentice', 'blacksmith'],
    ]);
    expect(at.frame).toMatchObject({ step: 'castellans', actions: 0, exchanges: 1 });
  });

  test('V-10.14 Tinner and Tentmaker do nothing; Leader, Merchant and Smuggler work', () => {
    const after = (card: CardId, ...options: Option[]): At =>
      castellans({ hands: [[card, 'beekeeper']], villages: [['hunter', 'chandler']] }).run(play(card), ...options);
    expect(after('tentmaker').frame).toMatchObject({ step: 'castellans', actions: 0 });
    expect(kinds(after('tinner'))).toEqual(['exchange', 'endTurn']);
    const led = after('leader', { kind: 'lead', basic: 'hayer' }, { kind: 'enough' });
    expect([built(led, 0), led.frame]).toMatchObject([['hunter', 'chandler', 'hayer'], { actions: 0, exchanges: 1 }]);
    expect(coinsOn(after('merchant', { kind: 'fill', at: 0 }), 0, 'hunter')).toBe(2);
    expect(gold(after('smuggler'), 0)).toBe(8 - 2 + 2);
  });

  test('who can do nothing is not asked', () => {
    expect(castellans({ hands: [[], [], []] }).over).toBe(true);
  });

  test('V-13.11 Poorest Village Wins: the build action must be used', () => {
    const settings: Partial<Settings> = { poorestWins: true };
    const at = castellans({ settings, hands: [['hunter'], ['tinner']] });
    expect(at.refusal(END)).toEqual({ kind: 'mustBuild', clause: 'V-13.1' });
    build(at, 'hunter');
    expect([at.seat, at.offers(END)]).toEqual([1, false]);
  });
});

describe('Pilgrims', () => {
  const pilgrims = (given: GivenEvents): At => eventPhase(['pilgrims'], { settings: { specials7: true }, ...given });
  const reserve: CardId[] = ['agent', 'monk', 'tinner', 'cooper', 'mason', 'seeker'];

  test('V-10.13, V-19.34 four players and three discarded: four more from the shuffled Reserve; with four there none', () => {
    const short = pilgrims({ seats: 4, reserve, discard: ['hunter', 'fisher', 'wattler'] });
    expect([short.state.discard.length, short.state.reserve.length]).toEqual([7, 2]);
    expect(short.events.find(({ kind }) => kind === 'toppedUp')).toMatchObject({ cards: { length: 4 } });
    const enough = pilgrims({ seats: 4, reserve, discard: ['hunter', 'fisher', 'wattler', 'agent'] });
    expect([enough.state.discard.length, enough.state.reserve.length]).toEqual([4, 6]);
  });

  test('V-10.13, V-20.4 a short Reserve gives what it has', () => {
    const at = pilgrims({ reserve: ['agent'], discard: ['hunter'] });
    expect([names(at.state.discard), at.state.reserve]).toEqual([['hunter', 'agent'], []]);
  });

  test('V-10.13 from the First Player on each may build one villager straight from the discard pile', () => {
    const at = pilgrims({ first: 2, discard: ['mason', 'hunter', 'beekeeper', 'hunter'], hands: [['fisher']] });
    expect([at.seat, at.options]).toEqual([
      2,
      [{ kind: 'build', card: 'hunter', on: NONE }, { kind: 'build', card: 'beekeeper', on: NONE }, END],
    ]);
    build(at, 'beekeeper');
    expect([at.seat, gold(at, 2), names(at.state.discard)]).toEqual([0, 6, ['mason', 'hunter', 'hunter']]);
  });

  test('V-10.13, V-10.17 with one exchange of a hand card beside it', () => {
    const at = pilgrims({ discard: ['mason', 'agent', 'agent'], hands: [['fisher']] });
    at.run({ kind: 'exchange', basic: 'miner' }, { kind: 'onto', stack: 5 });
    build(at, 'mason');
    expect([built(at, 0), at.seat]).toEqual([['founders', 'miner', 'mason'], 1]);
  });

  test('V-10.19 a Special with the discard mark goes back to the pile, where a later player may pick it', () => {
    const at = pilgrims({ discard: ['leader', 'mason', 'mason'] });
    at.run(play('leader'), { kind: 'enough' });
    expect([at.seat, names(at.state.discard), at.offers(play('leader'))]).toEqual([
      1,
      ['mason', 'mason', 'leader'],
      true,
    ]);
  });

  test('V-10.19 what nobody can build stays; declining is allowed', () => {
    const at = pilgrims({ discard: ['mason', 'monk', 'hunter'] });
    expect([kinds(at), at.offers({ kind: 'build', card: 'mason', on: NONE })]).toEqual([['build', 'endTurn'], false]);
    at.run(END, END, END);
    expect([at.over, names(at.state.discard)]).toEqual([true, ['mason', 'monk', 'hunter']]);
  });

  test('V-10.14 an Apprentice from the pile works; padlocks are paid as usual', () => {
    const at = pilgrims({
      discard: ['apprentice', 'mason', 'monk'],
      villages: [['founders'], ['lumberjack > cooper']],
    });
    at.choose(play('apprentice'));
    expect([built(at, 0), names(at.state.discard)]).toEqual([
      ['founders', 'lumberjack'],
      ['mason', 'monk'],
    ]);
    const poor = pilgrims({ discard: ['beekeeper', 'hunter', 'mason'], gold: [1] });
    expect(poor.refusal({ kind: 'build', card: 'beekeeper', on: NONE })).toMatchObject({ kind: 'tooDear' });
  });

  test('V-13.11 Poorest Village Wins: who can build from the pile must', () => {
    const at = pilgrims({ settings: { poorestWins: true }, discard: ['hunter', 'mason', 'mason'] });
    expect([built(at, 0), built(at, 1), at.over]).toEqual([['founders', 'hunter'], ['founders'], true]);
  });
});

describe('Envoys', () => {
  test('V-10.15, V-19.11 half the gold of a hand card, rounded up, and it is discarded', () => {
    const worth = (card: CardId): number => {
      const at = eventPhase(['envoys'], { hands: [[card]] });
      if (!at.over) at.choose({ kind: 'envoy', card });
      return at.over ? gold(at, 0) - 8 : NONE;
    };
    expect((['cartwright', 'fromager', 'blacksmith', 'peddler'] as const).map(worth)).toEqual([5, 8, 1, 0]);
  });

  test('V-17.2 the only card with gold is asked for as well, so that nobody learns of the rest of the hand', () => {
    const at = eventPhase(['envoys'], { hands: [['cooper', 'peddler', 'monk']] });
    expect([at.step, at.options]).toEqual(['envoy', [{ kind: 'envoy', card: 'cooper' }]]);
  });

  test('V-17.2 that somebody is passed over tells something, so what came before cannot be taken back', () => {
    const at = eventPhase(['merchants', 'envoys'], { hands: [['monk'], ['mason']], villages: [['founders', 'agent']] });
    expect([at.step, at.seat]).toEqual(['scoreChain', 0]);
    const before = at.state.learnt;
    at.choose({ kind: 'chain', at: 0 });
    expect([at.step, at.seat]).toEqual(['envoy', 1]);
    expect(at.state.learnt).toBeGreaterThan(before);
  });

  test('V-18.19, V-17.11 any hand card with gold may be chosen; its front becomes public', () => {
    const at = eventPhase(['envoys'], { hands: [['cooper', 'peddler', 'jeweler', 'monk']] });
    expect(at.options).toEqual([
      { kind: 'envoy', card: 'cooper' },
      { kind: 'envoy', card: 'jeweler' },
    ]);
    at.choose({ kind: 'envoy', card: 'jeweler' });
    expect([gold(at, 0), at.view(null).discard, hand(at, 0).length]).toEqual([18, ['jeweler'], 3]);
  });
});

test('V-20.3 with nothing to do an Event passes by', () => {
  const at = eventPhase(['returnees', 'nobles', 'merchants', 'envoys'], {
    stacks: emptied(6),
    road: [null, null, null, null, null, null],
  });
  expect([at.over, at.state.events]).toEqual([true, []]);
  expect(find(at, 0, 'founders')).toBe(0);
});

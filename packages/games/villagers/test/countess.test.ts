import { fastChance, imagine, settle } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf, idOf, suitOf, type CardId } from '../src/cards/index.ts';
import { countess } from '../src/countess/events.ts';
import { villagers, type Option, type Settings, type State } from '../src/index.ts';
import { eventPhase, faceUp, facing, herVillagers, resolve } from './solo.ts';
import { build, coinsOn, emptied, exchange, gold, kinds, newGame, village, type At } from './table.ts';

const alone = (settings: Partial<Settings> = {}, seed = 1): State =>
  newGame(1, { mode: 'countess', ...settings }, seed);

const ROAD: CardId[] = ['swineherd', 'carpenter', 'grazier', 'mason', 'harvester', 'wattler'];
const roadOf = (at: At): string[] => at.state.road.map(card => (card < 0 ? 'empty' : idOf(card)));

describe('setup', () => {
  test('V-15.1 as for two, without Specials: 78 cards, stacks of 4; V-2.18 43 in the Reserve', () => {
    const { road, stacks, reserve, players } = alone();
    const all = [...road, ...stacks.flat(), ...reserve, ...players.flatMap(({ hand }) => hand)];
    expect(all).toHaveLength(78);
    expect(all.some(card => ['special', 'wool', 'leather'].includes(suitOf(card)))).toBe(false);
    expect([stacks.map(stack => stack.length), reserve.length]).toEqual([[4, 4, 4, 4, 4, 4], 43]);
    expect(alone({ extraGraper: true }).reserve).toHaveLength(44);
  });

  test('V-15.2 she has her card with gold 4 and 8 gold, and no hand', () => {
    const { villages, players } = alone();
    expect(villages.map(({ gold: supply, cards }) => [supply, cards.map(idOf)])).toEqual([
      [8, ['founders']],
      [8, ['countess']],
    ]);
    expect(players).toHaveLength(1);
  });

  test('V-15.3 two Summer events lie face-up, both decks are shuffled', () => {
    const tables = Array.from({ length: 30 }, (_, seed) => countess(alone({}, seed)));
    for (const { events, decks } of tables)
      expect([events.length, decks.map(deck => deck.length)]).toEqual([2, [8, 10]]);
    for (const season of [0, 1]) {
      expect(new Set(tables.map(({ decks }) => decks[season]?.join())).size).toBeGreaterThan(20);
    }
    expect(new Set(tables.flatMap(({ events }) => events)).size).toBe(7);
  });

  test('V-15.12 and V-16.1 Teams, Clay, Wool, Leather and the extra Graper join in; Events and new Specials are refused', () => {
    expect(alone({ teams: true }).teams).toBe(5);
    expect(alone({ clay: true, wool: true, leather: true }).reserve).toHaveLength(43 - 6 + 9 + 8 + 6);
    const refused = (settings: Partial<Settings>) => () => settle(villagers, 1, { mode: 'countess', ...settings });
    expect(refused({ events: true })).toThrow(/V-16\.1.*"events":false/);
    expect(refused({ specials7: true })).toThrow(/V-16\.1.*"specials7":false/);
    expect(() => settle(villagers, 2, { mode: 'countess' })).toThrow(/V-16\.1/);
  });
});

describe('the draft', () => {
  test('V-15.4 and V-18.22 after a draft a villager of the Road joins her, before any refill; it stands alone', () => {
    const at = facing({ road: ROAD, stacks: [['jeweler', 'fisher', 'agent']] }, { step: 'draftPhase' });
    at.choose({ kind: 'take', slot: 1 });
    expect([at.step, roadOf(at)[1], at.options.length]).toEqual(['joinCountess', 'empty', 5]);
    at.choose({ kind: 'give', slot: 3 });
    expect([herVillagers(at), village(at, 1).on.at(-1)]).toEqual([['mason'], -1]);
    expect(roadOf(at)).toEqual(['swineherd', 'agent', 'grazier', 'fisher', 'harvester', 'wattler']);
  });

  test('V-15.4 a padlock costs her nothing', () => {
    const at = facing({ road: ['fisher', null, null, null, null, null] }, { step: 'joinCountess', seat: 0 });
    expect([at.over, herVillagers(at), gold(at, 1), gold(at, 0)]).toEqual([true, ['fisher'], 8, 8]);
  });

  test('V-15.27 a face-down draft costs a placement too; with an empty Road there is none', () => {
    const at = facing({ road: ROAD, stacks: [['jeweler', 'fisher']] }, { step: 'draftPhase' });
    at.choose({ kind: 'draw', stack: 0 });
    expect([at.step, at.options.length]).toEqual(['joinCountess', 6]);
    const reserve = facing(
      { road: [null, 'agent', null, null, null, null], stacks: emptied(6), reserve: ['mason', 'hunter'] },
      { step: 'draftPhase' },
    );
    reserve.choose({ kind: 'drawReserve' });
    expect(herVillagers(reserve)).toEqual(['agent']);
    const nobody = facing({ road: [null, null, null, null, null, null] }, { step: 'joinCountess', seat: 0 });
    expect([nobody.over, herVillagers(nobody)]).toEqual([true, []]);
  });

  /** The two drafts of a phase in which she always gets the leftmost villager. */
  function lastDraft(last: Option, given: Parameters<typeof facing>[0] = {}): At {
    const stacks: CardId[][] = [['agent', 'priest', 'cooper', 'fisher']];
    const reserve: CardId[] = ['seeker', 'miner', 'jeweler', 'hunter', 'chandler', 'grocer', 'truffler'];
    const at = facing({ road: ROAD, stacks, reserve, ...given }, { step: 'draftPhase' }, { step: 'endOfDraft' });
    at.run({ kind: 'take', slot: 1 }, { kind: 'give', slot: 0 }, last);
    return at.chooseWhere(option => option.kind === 'give' && option.slot === 2);
  }

  test('V-15.5 and V-19.26 last draft face-up: 4 discarded, 4 from the Reserve, 2 from the stacks; no gold on the Road', () => {
    const at = lastDraft({ kind: 'take', slot: 3 });
    expect([at.over, at.state.discard.map(idOf)]).toEqual([true, ['fisher', 'cooper', 'harvester', 'wattler']]);
    expect(roadOf(at)).toEqual(['truffler', 'grocer', 'priest', 'agent', 'chandler', 'hunter']);
    expect(at.state.roadCoins).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('V-15.5 and V-19.26 last draft face-down: 5 discarded, 5 from the Reserve, 1 from the stacks', () => {
    const at = lastDraft({ kind: 'draw', stack: 5 });
    expect([at.over, at.state.discard.length, at.state.reserve.length]).toEqual([true, 5, 2]);
    expect(roadOf(at)).toEqual(['truffler', 'grocer', 'priest', 'chandler', 'hunter', 'jeweler']);
  });

  test('V-15.13, V-15.14 and V-15.25 Conscription: after the last placement she takes the top of the rightmost stack', () => {
    const stacks: CardId[][] = [['agent', 'priest', 'cooper', 'fisher'], [], [], ['mason', 'hunter'], [], []];
    const once = lastDraft({ kind: 'take', slot: 3 }, { events: ['conscription'], stacks });
    expect(herVillagers(once)).toEqual(['swineherd', 'grazier', 'hunter']);
    const twice = lastDraft({ kind: 'take', slot: 3 }, { events: ['conscription', 'conscription'], stacks });
    expect(herVillagers(twice)).toEqual(['swineherd', 'grazier', 'hunter', 'mason']);
    expect(twice.events).toContainEqual({ kind: 'stackEmptied', stack: 3 });
    expect(twice.state.discard).toHaveLength(4);
  });

  test('V-15.14 Conscription with all stacks empty: nothing', () => {
    const at = facing({ events: ['conscription'], stacks: emptied(6), road: ROAD }, { step: 'endOfDraft' });
    expect([at.over, herVillagers(at)]).toEqual([true, []]);
  });
});

describe('the build phase', () => {
  const turn = (given: Parameters<typeof facing>[0]): At => facing(given, { step: 'buildTurn', seat: 0 });

  test('V-15.6 and V-15.22 her villagers open padlocks for 2 gold of yours, which is put on them', () => {
    const at = build(turn({ hands: [['beekeeper']], hers: ['carpenter'] }), 'beekeeper');
    expect([gold(at, 0), coinsOn(at, 1, 'carpenter')]).toEqual([6, 2]);
  });

  test('V-15.28 and V-19.18 Value Added Tax: the bank asks 4; own and her unlockers stay at 2', () => {
    const taxed = { hands: [['beekeeper', 'milk-maid']] as CardId[][], events: ['value-added-tax'] };
    const bank = build(turn({ ...taxed, mine: ['hayer > grazier'] }), 'milk-maid');
    expect(gold(bank, 0)).toBe(4);
    expect(gold(build(turn({ ...taxed, hers: ['carpenter'] }), 'beekeeper'), 0)).toBe(6);
    const own = build(turn({ ...taxed, mine: ['lumberjack > carpenter'] }), 'beekeeper');
    expect([gold(own, 0), coinsOn(own, 0, 'carpenter')]).toEqual([8, 2]);
  });

  test('V-15.9 and V-15.28 unlocking is not forgiven: with 3 gold the taxed padlock stays shut', () => {
    const at = turn({ hands: [['beekeeper']], events: ['value-added-tax'], gold: [3] });
    expect(at.refusal({ kind: 'build', card: 'beekeeper', on: -1 })).toEqual({
      kind: 'tooDear',
      clause: 'V-15.28',
      card: 'beekeeper',
      gold: 4,
    });
  });

  test('V-13.9 on a Tiny Island her unlockers count, and the tax has no use', () => {
    const island = {
      settings: { tinyIsland: true },
      hands: [['beekeeper']] as CardId[][],
      events: ['value-added-tax'],
    };
    expect(turn(island).refusal({ kind: 'build', card: 'beekeeper', on: -1 })?.kind).toBe('noKey');
    expect(turn({ ...island, hers: ['carpenter'] }).offers({ kind: 'build', card: 'beekeeper', on: -1 })).toBe(true);
  });

  test('V-15.13, V-15.29 and V-18.26 Serfdom: the card given for a Basic goes to her village, without a stack', () => {
    const at = turn({ hands: [['carpenter', 'beekeeper']], events: ['serfdom'] });
    at.choose({ kind: 'exchange', basic: 'hayer' });
    expect([at.step, at.options]).toEqual([
      'serve',
      [
        { kind: 'serve', card: 'carpenter' },
        { kind: 'serve', card: 'beekeeper' },
      ],
    ]);
    at.choose({ kind: 'serve', card: 'carpenter' });
    expect([herVillagers(at), village(at, 0).cards.map(idOf)]).toEqual([['carpenter'], ['founders', 'hayer']]);
    build(at, 'beekeeper');
    expect([gold(at, 0), coinsOn(at, 1, 'carpenter')]).toEqual([6, 2]);
    const late = turn({ hands: [['mason', 'agent']], events: ['serfdom'], stacks: emptied(6) });
    late.run({ kind: 'exchange', basic: 'miner' }, { kind: 'serve', card: 'agent' });
    expect(herVillagers(late)).toEqual(['agent']);
  });

  test('V-15.18 Serfdom does not touch Teams', () => {
    const at = turn({ hands: [['mason', 'agent']], events: ['serfdom'], settings: { teams: true } });
    at.choose({ kind: 'team', card: 'harvest-team' });
    expect(at.step).toBe('returnTo');
  });

  test('without Serfdom cards go back to the stacks', () => {
    const at = exchange(turn({ hands: [['mason', 'agent']] }), 'hayer', 'agent', 2);
    expect([at.state.stacks[2]?.at(-1), herVillagers(at)]).toEqual([cardOf('agent'), []]);
  });
});

describe('the Event phase', () => {
  test('V-15.7, V-15.21, V-18.23 and V-18.27 the player chooses the next event after each; all are discarded', () => {
    const at = eventPhase({ events: ['blackmail', 'ransom', 'ransom', 'customs'], hands: [['mason']] });
    expect(at.options).toEqual([resolve('blackmail'), resolve('ransom'), resolve('customs')]);
    at.choose(resolve('ransom'));
    expect(at.options).toEqual([resolve('blackmail'), resolve('ransom'), resolve('customs')]);
    at.choose(resolve('customs'));
    expect(at.options).toEqual([resolve('blackmail'), resolve('ransom')]);
    at.choose(resolve('ransom'));
    expect(at.over).toBe(true);
  });

  test('V-15.21 the order may change what is lost', () => {
    const given = { events: ['abduction', 'ransom'], hands: [['mason', 'mason']] as CardId[][] };
    const paid = (first: string): number => {
      const at = eventPhase(given).choose(resolve(first));
      if (!at.over && at.step === 'abduction') at.choose({ kind: 'abduct', card: 'mason' });
      return at.over ? 8 - gold(at, 0) : -1;
    };
    expect([paid('abduction'), paid('ransom')]).toEqual([2, 4]);
  });

  test('V-15.13 the bold-timed events are not resolved but discarded with the others', () => {
    const at = eventPhase({ events: ['serfdom', 'conscription', 'value-added-tax'], round: 2, reserve: ['jeweler'] });
    expect([at.over, faceUp(at).length]).toEqual([true, 1]);
    expect(countess(at.state).spent[0]).toHaveLength(3);
  });

  test('V-15.7 and V-19.25 then she takes the top of the Reserve, and its gold says how many events are dealt', () => {
    const dealt = (card: CardId): number => {
      const at = eventPhase({ reserve: ['seeker', card], round: 2 });
      expect([at.over, herVillagers(at)]).toEqual([true, [card]]);
      return faceUp(at).length;
    };
    expect((['spelunker', 'cartwright', 'harvester', 'locksmith'] as const).map(dealt)).toEqual([1, 2, 3, 3]);
  });

  test('V-15.8 Summer events at the end of round 1, later Winter ones', () => {
    const sizes = (round: number): number[] =>
      countess(eventPhase({ round, reserve: ['jeweler'] }).state).decks.map(deck => deck.length);
    expect([1, 2, 3, 4].map(sizes)).toEqual([
      [7, 10],
      [8, 9],
      [8, 9],
      [8, 9],
    ]);
  });

  test('V-15.8 an empty event deck is built again from its own discarded events as soon as its last card is gone', () => {
    const at = eventPhase({ round: 3, events: ['arrest', 'serfdom'], winter: ['customs'], reserve: ['jeweler'] });
    expect([at.over, faceUp(at)]).toEqual([true, ['customs']]);
    expect(countess(at.state).decks[1]).toHaveLength(1);
    expect(at.events).toContainEqual({ kind: 'eventsShuffled', season: 1 });
    const middle = eventPhase({ round: 3, events: ['arrest', 'ransom'], winter: ['customs'], reserve: ['harvester'] });
    middle.choose(resolve('ransom'));
    expect([middle.over, faceUp(middle).toSorted()]).toEqual([true, ['arrest', 'customs', 'ransom']]);
  });

  test('V-15.8 an event deck without discarded events waits until the next card is needed', () => {
    const at = eventPhase({ round: 3, winter: ['customs'], reserve: ['jeweler', 'jeweler'] });
    expect([at.over, faceUp(at), countess(at.state).decks[1]]).toEqual([true, ['customs'], []]);
    at.state.frames.push({ step: 'countessEvents', seat: 0, next: -1 });
    expect([at.over, faceUp(at)]).toEqual([true, ['customs']]);
  });

  test('V-15.8 and V-20.4 an empty Reserve is built again from the discard pile', () => {
    const at = eventPhase({ round: 2, reserve: ['jeweler'], discard: ['mason', 'agent'] });
    expect([at.over, at.state.discard, at.state.reserve.map(idOf).toSorted()]).toEqual([true, [], ['agent', 'mason']]);
    const needed = eventPhase({ round: 2, reserve: [], discard: ['mason'] });
    expect([needed.over, herVillagers(needed)]).toEqual([true, ['mason']]);
  });

  test('V-15.37 with neither Reserve nor discard pile she takes nobody, and no events are dealt', () => {
    const at = eventPhase({ round: 2, reserve: [], discard: [] });
    expect([at.over, herVillagers(at), faceUp(at)]).toEqual([true, [], []]);
  });

  test('V-15.8 a draft from the empty Reserve: the discard pile is shuffled first', () => {
    const road = [null, null, null, null, null, null];
    const at = facing({ road, stacks: emptied(6), reserve: [], discard: ['mason', 'agent'] }, { step: 'draftPhase' });
    expect([at.over, at.state.players[0]?.hand.map(idOf)]).toEqual([true, ['mason', 'agent']]);
  });

  test('V-15.17 in the last round everything is carried out as well', () => {
    const at = facing(
      { events: ['ransom'], hands: [['mason']], stacks: emptied(6), reserve: ['jeweler'], round: 5 },
      { step: 'countessEvents', seat: 0, next: -1 },
      { step: 'markets' },
      { step: 'endOfRound' },
    );
    expect([at.over, herVillagers(at), faceUp(at).length]).toEqual([true, ['jeweler'], 1]);
    expect([gold(at, 0), gold(at, 1)]).toEqual([8 - 2 + 4, 8 + 2 + 24 + 24]);
  });

  test('V-3.1 it comes after the build phase and before the Market', () => {
    const at = drive(villagers, alone({}, 3));
    while (!at.over) at.choose(at.options.at(-1) as Option);
    const kindsTold = at.events.map(({ kind }) => kind);
    expect(kindsTold.indexOf('countessGrew')).toBeGreaterThan(kindsTold.indexOf('flipped'));
    expect(kindsTold.lastIndexOf('market')).toBeGreaterThan(kindsTold.lastIndexOf('countessGrew'));
  });
});

describe('markets and the end', () => {
  test('V-15.10 and V-15.24 she scores gold and coins first, then silver, gold and coins; her card counts for her Peddler', () => {
    const her = { hers: ['chandler:2', 'peddler', 'agent'], her: 0, mine: ['hunter'] };
    const first = facing({ ...her, stacks: emptied(2) }, { step: 'markets' });
    expect([first.over, gold(first, 1), coinsOn(first, 1, 'chandler')]).toEqual([true, 4 + 3 + 2, 2]);
    const both = facing({ ...her, stacks: emptied(6) }, { step: 'markets' });
    expect([both.over, gold(both, 1)]).toEqual([true, 9 + (3 + 2) + (4 + 3) + 2]);
    expect(both.events.filter(({ kind }) => kind === 'market')).toHaveLength(2);
  });

  test('V-15.24 her card has no suit and no keyring', () => {
    expect(suitOf(cardOf('countess'))).toBe('none');
    expect(eventPhase({ events: ['guild-conspiracy'] }).state.villages[1]?.coins[0]).toBe(0);
  });

  test('V-15.11 only more gold than hers wins', () => {
    const won = (mine: number, her: number): unknown => {
      const at = facing({ mine: ['hunter'], gold: [mine], her, stacks: emptied(6), round: 5 }, { step: 'markets' });
      return at.over ? at.outcome.verdict : null;
    };
    expect([won(50, 41), won(50, 42), won(50, 43)]).toEqual([
      { won: true, rank: null },
      { won: false, rank: null },
      { won: false, rank: null },
    ]);
  });
});

describe('what is hidden', () => {
  test('V-17.1, V-17.3 and V-17.10 events in play are open, the order of her decks is not', () => {
    const s = alone();
    const seen = villagers.view(s, 0);
    expect(seen.countess?.events).toHaveLength(2);
    expect(seen.countess?.decks).toEqual([8, 10]);
    for (const deck of countess(s).decks) deck.reverse();
    for (const pile of [...s.stacks, s.reserve]) pile.splice(0, pile.length - 1, ...pile.slice(0, -1).reverse());
    expect(villagers.view(s, 0)).toEqual(seen);
  });

  test('V-17.10 imagined worlds shuffle her decks and keep what lies open', () => {
    const s = alone();
    const worlds = Array.from({ length: 40 }, (_, i) => countess(imagine(villagers, s, 0, fastChance(i))));
    for (const season of [0, 1]) {
      expect(new Set(worlds.map(({ decks }) => decks[season]?.join())).size).toBeGreaterThan(30);
      const cards = worlds.map(({ decks }) => decks[season]?.toSorted((a, b) => a - b).join());
      expect(new Set(cards).size).toBe(1);
    }
    expect(new Set(worlds.map(({ events }) => events.join()))).toEqual(new Set([countess(s).events.join()]));
  });

  test('V-17.11 what comes to her village or the discard pile is public with its front', () => {
    const at = eventPhase({ events: ['abduction'], hands: [['mason', 'agent']], reserve: ['jeweler', 'hunter'] });
    at.choose({ kind: 'abduct', card: 'mason' });
    expect([at.over, at.view(null).discard]).toEqual([true, ['mason']]);
    expect(at.view(null).villages[1]?.villagers.map(({ card }) => card)).toEqual(['countess', 'hunter']);
    expect(at.notes.every(({ to }) => to === undefined)).toBe(true);
  });
});

test('a question is asked only where there is a choice', () => {
  const at = eventPhase({ events: ['arrest'], mine: ['founders', 'wattler', 'hayer'], reserve: ['agent', 'jeweler'] });
  expect([at.over, at.state.discard.map(idOf)]).toEqual([true, ['wattler']]);
  const two = eventPhase({ events: ['arrest'], mine: ['founders', 'wattler', 'hunter'] });
  expect(kinds(two)).toEqual(['arrest']);
});

import { describe, expect, test } from 'vitest';
import type { ProfileName } from '../src/cards/countess.ts';
import { idOf, type CardId } from '../src/cards/index.ts';
import { countess, eventId } from '../src/countess/events.ts';
import { villagers, type State } from '../src/index.ts';
import { eventPhase, faceUp, facing, herVillagers, jest, resolve as resolveIn, type Facing } from './solo.ts';
import { coinsOn, emptied, find, gold, newGame, village, type At } from './table.ts';

const resolve = (name: string): ReturnType<typeof resolveIn> => resolveIn(name, 'retail');

const alone = (countessProfile: ProfileName, seed = 1): State =>
  newGame(1, { mode: 'countess', countessProfile }, seed);

const phase = (given: Facing): At => eventPhase({ profile: 'retail', jester: false, round: 2, ...given });

/** A single resolved event; afterwards the Reserve gives her a Seeker. */
const one = (event: string, given: Facing = {}): At =>
  phase({ reserve: ['mason', 'seeker'], ...given, events: [event] });

const supplies = (at: At): unknown[] => [at.over, gold(at, 0), gold(at, 1)];

describe('setup', () => {
  test('V-15.20 and V-15.35 stacks of 5, 37 in the Reserve, one Summer event, 1 gold for her, the Jester for you', () => {
    const s = alone('retail');
    expect([s.stacks.map(stack => stack.length), s.reserve.length]).toEqual([[5, 5, 5, 5, 5, 5], 37]);
    const { events, decks, jester } = countess(s);
    expect([events.length, decks.map(deck => deck.length), jester]).toEqual([1, [11, 12], true]);
    expect(s.villages[1]).toMatchObject({ gold: 1, cards: [expect.anything()] });
  });

  test('V-15.30 beginners: her card without gold, without It Was You!', () => {
    const s = alone('retail-beginner');
    expect(idOf(s.villages[1]?.cards[0] ?? 0)).toBe('countess-goldless');
    const { events, decks, jester } = countess(s);
    expect([events.length, decks.map(deck => deck.length), jester]).toEqual([1, [11, 11], true]);
    expect(decks.flat().map(eventId)).not.toContain('countess-retail:it-was-you');
  });

  test('V-15.30 hard: two events, no Jester, 10 gold for her, without It Was You!', () => {
    const s = alone('retail-hard');
    const { events, decks, jester } = countess(s);
    expect([events.length, decks.map(deck => deck.length), jester]).toEqual([2, [10, 11], false]);
    expect(s.villages[1]?.gold).toBe(10);
  });
});

describe('the round', () => {
  const ROAD: CardId[] = ['swineherd', 'carpenter', 'grazier', 'mason', 'harvester', 'wattler'];

  test('V-15.35 the Road is refilled after the last draft, you place 1 gold, and what has none is replaced', () => {
    const at = facing({ profile: 'retail', road: ROAD }, { step: 'draftPhase' }, { step: 'endOfDraft' });
    at.run(
      { kind: 'draw', stack: 0 },
      { kind: 'give', slot: 0 },
      { kind: 'draw', stack: 0 },
      { kind: 'give', slot: 1 },
    );
    expect([at.step, at.state.road.includes(-1)]).toEqual(['coin', false]);
    at.choose({ kind: 'coin', slot: 3 });
    expect([at.over, at.state.discard.length, at.state.roadCoins]).toEqual([true, 5, [0, 0, 0, 1, 0, 0]]);
  });

  test('V-15.35 gold on a villager that joins her goes to her supply', () => {
    const roadCoins = [0, 3, 0, 0, 0, 0];
    const at = facing({ profile: 'retail', road: ROAD, roadCoins }, { step: 'joinCountess', seat: 0 });
    at.choose({ kind: 'give', slot: 1 });
    expect([at.over, gold(at, 1), herVillagers(at)]).toEqual([true, 11, ['carpenter']]);
  });

  test('V-15.30 Summer events are dealt until the First Market is over, then Winter ones', () => {
    const winterLeft = (markets: number): number | undefined => {
      const at = phase({ reserve: ['jeweler'], round: 4, prepare: s => void (s.markets = markets) });
      return countess(at.state).decks[1]?.length;
    };
    expect([winterLeft(0), winterLeft(1)]).toEqual([12, 11]);
  });

  test('V-15.30 in the last round she takes nobody, and no events are dealt', () => {
    const at = phase({ stacks: emptied(6), reserve: ['jeweler'] });
    expect([at.over, herVillagers(at), faceUp(at)]).toEqual([true, [], []]);
  });

  test('V-15.30 beginners get one event a round, whoever joins her', () => {
    const at = eventPhase({ profile: 'retail-beginner', reserve: ['harvester'], round: 1 });
    expect([at.over, faceUp(at).length]).toEqual([true, 1]);
  });
});

describe('the Jester', () => {
  test('V-15.30 and V-15.31 stops an event before it is resolved, once in a game', () => {
    const at = phase({ events: ['tribute', 'abduction'], hands: [['mason', 'agent']], jester: true });
    expect(at.options).toEqual([resolve('tribute'), resolve('abduction'), jest('tribute'), jest('abduction')]);
    at.choose(jest('abduction'));
    expect([...supplies(at), at.state.players[0]?.hand.length]).toEqual([true, 6, 10, 2]);
    expect(countess(at.state).jester).toBe(false);
  });

  test('V-15.31 is offered for a single event, too', () => {
    const at = phase({ events: ['tribute'], hands: [['mason']], jester: true });
    expect(at.options).toEqual([resolve('tribute'), jest('tribute')]);
  });

  test('V-15.31 stops events of the build phase at the start of the build turn', () => {
    const given: Facing = { profile: 'retail', events: ['serfdom', 'tribute', 'countess-bank'], hands: [['mason']] };
    const at = facing(given, { step: 'buildTurn', seat: 0 });
    expect([at.step, at.options]).toEqual(['jester', [jest('serfdom'), jest('countess-bank'), { kind: 'keepJester' }]]);
    at.run(jest('serfdom'), { kind: 'exchange', basic: 'hayer' });
    expect(at.step).toBe('returnTo');
    const kept = facing(given, { step: 'buildTurn', seat: 0 }).choose({ kind: 'keepJester' });
    expect([kept.step, countess(kept.state).jester]).toEqual(['build', true]);
  });

  test('V-15.31 an event that has acted cannot be stopped any more', () => {
    const at = phase({ events: ['serfdom', 'rats', 'tribute'], jester: true });
    expect(at.options).toEqual([resolve('tribute'), jest('tribute')]);
  });

  test('V-15.32 It Was You!: the Jester must stop another event, of your choice', () => {
    const at = phase({ events: ['it-was-you', 'tribute', 'abduction'], hands: [['mason', 'agent']], jester: true });
    at.choose(resolve('it-was-you'));
    expect([at.step, at.options]).toEqual(['blame', [jest('tribute'), jest('abduction')]]);
    at.choose(jest('tribute'));
    expect([at.step, countess(at.state).jester]).toEqual(['abduction', false]);
  });

  test('V-15.32 with no other event left the Jester is lost; a used one is not asked for', () => {
    const lost = phase({ events: ['it-was-you'], jester: true }).choose(resolve('it-was-you'));
    expect([lost.over, countess(lost.state).jester]).toEqual([true, false]);
    expect(lost.events).toContainEqual({ kind: 'jested', seat: 0, event: null });
    const used = one('it-was-you');
    expect([used.over, used.events.some(({ kind }) => kind === 'jested')]).toEqual([true, false]);
    const itself = phase({ events: ['it-was-you'], jester: true }).choose(jest('it-was-you'));
    expect([itself.over, countess(itself.state).jester]).toEqual([true, false]);
  });
});

describe('Summer', () => {
  test('Sinister Banquet 2 a food, Customs 1 a villager of the largest suit, Guild Conspiracy 2 on each keyring', () => {
    expect(supplies(one('sinister-banquet', { hers: ['milk-maid'] }))).toEqual([true, 8, 12]);
    expect(supplies(one('customs', { mine: ['founders', 'hayer', 'hayer'] }))).toEqual([true, 6, 10]);
    expect(coinsOn(one('guild-conspiracy', { hers: ['cooper'] }), 1, 'cooper')).toBe(2);
  });

  test('V-15.33 Mood Swing is replaced by a Summer event, which is resolved next', () => {
    const at = phase({
      events: ['mood-swing', 'customs'],
      summer: ['land-claim', 'value-added-tax'],
      hands: [['mason']],
    });
    at.choose(resolve('mood-swing'));
    expect(at.events.flatMap(event => (event.kind === 'countessEvent' ? [event.event] : []))).toEqual([
      'countess-retail:mood-swing',
      'countess-retail:value-added-tax',
      'countess-retail:customs',
    ]);
  });

  test('V-15.7, V-15.33 after Mood Swing the phase ends as usual: one villager joins her, new events wait for the next round', () => {
    const at = phase({
      round: 2,
      events: ['mood-swing', 'customs'],
      summer: ['black-market', 'sinister-banquet', 'land-claim', 'value-added-tax'],
      reserve: ['harvester', 'wattler', 'mason'],
    });
    at.choose(resolve('mood-swing'));
    expect(at.over).toBe(true);
    expect(herVillagers(at)).toEqual(['mason']);
    expect(faceUp(at)).toEqual(['land-claim', 'sinister-banquet']);
  });

  test('V-15.33 the Jester may stop the new event; one of the build phase comes too late', () => {
    const given: Facing = { events: ['mood-swing', 'customs'], summer: ['value-added-tax'], jester: true };
    const at = phase(given).choose(resolve('mood-swing'));
    expect(at.options).toEqual([resolve('value-added-tax'), jest('value-added-tax')]);
    const late = phase({ events: ['mood-swing', 'customs'], summer: ['serfdom'], mine: ['founders', 'hayer'] });
    late.choose(resolve('mood-swing'));
    expect(supplies(late)).toEqual([true, 7, 9]);
  });

  test('Black Market: both score silver', () => {
    const at = one('black-market', { mine: ['founders', 'grocer', 'hunter'], hers: ['priest', 'agent', 'wattler'] });
    expect(supplies(at)).toEqual([true, 11, 11]);
    expect(at.events).toContainEqual({ kind: 'blackMarket', gains: [3, 3] });
  });

  test('V-15.34 Value Added Tax: 1 for each active gold symbol; Land Claim: 2 for each Basic, covered or not', () => {
    expect(supplies(one('value-added-tax', { mine: ['founders > swineherd', 'chandler'] }))).toEqual([true, 6, 10]);
    expect(supplies(one('land-claim', { mine: ['founders', 'hayer > grazier', 'miner'] }))).toEqual([true, 4, 12]);
    expect(supplies(one('land-claim', { mine: ['hayer', 'miner'], gold: [3] }))).toEqual([true, 0, 11]);
  });

  test('Temporary Employment: she gains 2 for each suit in your hand', () => {
    const hands: CardId[][] = [['mason', 'seeker', 'agent']];
    expect(supplies(one('temporary-employment', { hands }))).toEqual([true, 8, 12]);
  });

  test('V-15.34 Bribes: gold on her villager with the highest keyring number, then with the most coins', () => {
    const at = one('bribes', { hers: ['cooper:9', 'blacksmith', 'blacksmith:1'] });
    expect(village(at, 1).coins).toEqual([0, 9, 0, 11, 0]);
    expect(supplies(one('bribes', { hers: ['mason'] }))).toEqual([true, 8, 8]);
  });

  test('The Countess Bank: the bank asks 3 in your build phase', () => {
    const given: Facing = { profile: 'retail', jester: false, events: ['countess-bank'], hands: [['beekeeper']] };
    const at = facing(given, { step: 'buildTurn', seat: 0 }).choose({ kind: 'build', card: 'beekeeper', on: -1 });
    expect(gold(at, 0)).toBe(5);
  });

  test('Betrayer and Serfdom as in beta 2', () => {
    expect(herVillagers(one('betrayer', { mine: ['founders', 'agent'] }))).toEqual(['agent', 'seeker']);
    const given: Facing = { profile: 'retail', jester: false, events: ['serfdom'], hands: [['mason']] };
    const at = facing(given, { step: 'buildTurn', seat: 0 }).choose({ kind: 'exchange', basic: 'hayer' });
    expect(herVillagers(at)).toEqual(['mason']);
  });
});

describe('Winter', () => {
  test('V-15.33 Dark Mood is replaced by two new Winter events when it is dealt', () => {
    const winter = ['arrest', 'rats', 'arson', 'dark-mood'];
    const at = phase({ winter, reserve: ['jeweler'], prepare: s => void (s.markets = 1) });
    expect([at.over, faceUp(at)]).toEqual([true, ['arson', 'rats']]);
    expect(countess(at.state).spent[1]?.map(eventId)).toEqual(['countess-retail:dark-mood']);
  });

  test('V-15.36 and V-18.32 Rats: one draft fewer, or 3 gold to the bank', () => {
    const given: Facing = { profile: 'retail', events: ['rats'], mine: ['hunter'], jester: true };
    const at = facing(given, { step: 'draftPhase' });
    expect([at.step, at.options]).toEqual(['jester', [jest('rats'), { kind: 'keepJester' }]]);
    at.choose({ kind: 'keepJester' });
    expect(at.options).toEqual([{ kind: 'oneFewer' }, { kind: 'buyOff', gold: 3 }]);
    const fewer = facing({ ...given, jester: false }, { step: 'draftPhase' }).choose({ kind: 'oneFewer' });
    expect([fewer.state.players[0]?.drafts, gold(fewer, 0)]).toEqual([2, 8]);
    at.choose({ kind: 'buyOff', gold: 3 });
    expect([at.state.players[0]?.drafts, gold(at, 0), gold(at, 1)]).toEqual([3, 5, 8]);
  });

  test('V-15.36 Arson: one build action fewer, or 3 gold to the bank; without the gold there is no choice', () => {
    const given: Facing = { profile: 'retail', events: ['arson'], jester: false };
    const at = facing(given, { step: 'buildTurn', seat: 0 });
    expect([at.step, at.options.length]).toEqual(['arson', 2]);
    at.choose({ kind: 'oneFewer' });
    expect(at.frame).toMatchObject({ step: 'build', actions: 1 });
    const paid = facing(given, { step: 'buildTurn', seat: 0 }).choose({ kind: 'buyOff', gold: 3 });
    expect([paid.frame, gold(paid, 0)]).toMatchObject([{ step: 'build', actions: 2 }, 5]);
    const poor = facing({ ...given, gold: [2] }, { step: 'buildTurn', seat: 0 });
    expect(poor.frame).toMatchObject({ step: 'build', actions: 1 });
  });

  test('V-15.34 and V-18.32 Conscription: you choose the stack, or the Reserve, from which she takes a card', () => {
    const given: Facing = { stacks: [['mason', 'hunter'], [], [], [], [], ['agent']], reserve: ['seeker', 'jeweler'] };
    const at = one('conscription', given);
    expect(at.options).toEqual([
      { kind: 'recruit', stack: 0 },
      { kind: 'recruit', stack: 5 },
      { kind: 'recruitReserve' },
    ]);
    const fromStack = one('conscription', given).choose({ kind: 'recruit', stack: 0 });
    expect(herVillagers(fromStack)).toEqual(['hunter', 'jeweler']);
    at.choose({ kind: 'recruitReserve' });
    expect(herVillagers(at)).toEqual(['jeweler', 'seeker']);
  });

  test('V-15.34, V-20.4 Conscription: a Reserve that can be built again from the discard pile is offered, too', () => {
    const at = one('conscription', { reserve: [], discard: ['seeker', 'jeweler'] });
    expect(at.options).toContainEqual({ kind: 'recruitReserve' });
    at.choose({ kind: 'recruitReserve' });
    expect(herVillagers(at).toSorted()).toEqual(['jeweler', 'seeker']);
  });

  test('Tribute: 1 for each hand card; Abduction and Arrest as in beta 2', () => {
    expect(supplies(one('tribute', { hands: [['mason', 'agent']] }))).toEqual([true, 6, 10]);
    expect(one('abduction', { hands: [['mason']] }).state.players[0]?.hand).toEqual([]);
    expect(village(one('arrest', { mine: ['founders', 'agent'] }), 0).cards.map(idOf)).toEqual(['founders']);
  });

  test('V-15.34 Protection Money: you pay the coins on one of your villagers, who keeps them', () => {
    const mine = ['founders', 'miner > blacksmith:4 | blacksmith:4', 'lumberjack > cooper:2'];
    const at = one('protection-money', { mine });
    expect(at.options).toEqual(
      [find(at, 0, 'blacksmith'), find(at, 0, 'cooper')].map(i => ({ kind: 'protect', at: i })),
    );
    at.choose({ kind: 'protect', at: find(at, 0, 'cooper') });
    expect([...supplies(at), coinsOn(at, 0, 'cooper')]).toEqual([true, 6, 10, 2]);
    expect(supplies(one('protection-money'))).toEqual([true, 8, 8]);
  });

  test('Trade Network, Spy Network and Blackmail', () => {
    expect(supplies(one('trade-network', { hers: ['locksmith', 'agent'] }))).toEqual([true, 8, 10]);
    expect(supplies(one('spy-network', { mine: ['founders', 'locksmith'] }))).toEqual([true, 8, 10]);
    expect(supplies(one('blackmail', { mine: ['founders', 'chandler'] }))).toEqual([true, 8, 11]);
  });
});

test('words of the retail profile', () => {
  const { label, prompt } = villagers.text.en;
  const at = phase({ events: ['it-was-you', 'tribute'], jester: true });
  const told = { view: at.view(0), name: () => 'Anna' };
  expect([prompt(at.frame, told), ...at.options.map(option => label(option, told))]).toEqual([
    'Which event of the Countess comes next?',
    'Resolve It Was You!',
    'Resolve Tribute',
    'The Jester stops It Was You!',
    'The Jester stops Tribute',
  ]);
});

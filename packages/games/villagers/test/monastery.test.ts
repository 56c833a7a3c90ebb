import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { idOf, suitOf, type CardId } from '../src/cards/index.ts';
import { villagers, type Option, type Settings, type State } from '../src/index.ts';
import { emptied, gold, newGame, position, type At, type Given } from './table.ts';

const alone = (settings: Partial<Settings> = {}): State => newGame(1, { mode: 'monastery', ...settings });

const monastery = (given: Given, ...frames: Parameters<typeof position>[1][]): At =>
  position({ seats: 1, ...given, settings: { mode: 'monastery', ...given.settings } }, ...frames);

/** What the Monastery may take from this Road in a round. */
function wanted(round: number, road: readonly (CardId | null)[]): (CardId | null)[] {
  const at = monastery({ round, road }, { step: 'joinMonastery', seat: 0 }, { step: 'draft', seat: 0 });
  if (at.step === 'draft') return at.state.discard.map(idOf);
  return at.options.map(option => (option.kind === 'join' ? (road[option.slot] ?? null) : null));
}

describe('setup', () => {
  test('V-14.1 one player, set up as for two; seasons stacks with the seasons setup, round 1', () => {
    const plain = alone();
    expect([plain.players.length, plain.villages.length, plain.stacks.map(stack => stack.length)]).toEqual([
      1,
      1,
      [4, 4, 4, 4, 4, 4],
    ]);
    expect(plain.road.concat(plain.reserve).some(card => ['wool', 'leather'].includes(suitOf(card)))).toBe(false);
    const seasons = alone({ events: true });
    expect(seasons.stacks.map(stack => stack.length)).toEqual([4, 6, 6, 6, 6, 6]);
    expect(drive(villagers, plain).state.round).toBe(1);
  });

  test('V-2.18 the Reserve: 51 with base stacks, 41 with seasons stacks, 49 with the optional eight', () => {
    const reserve = (settings: Partial<Settings>): number => alone(settings).reserve.length;
    expect(reserve({})).toBe(51);
    expect(reserve({ seasonsSetup: true })).toBe(41);
    expect(reserve({ seasonsSetup: true, specials7: true, extraGraper: true })).toBe(49);
  });

  test.each([{ seasonsSetup: false }, { extendedLength: false }])(
    'V-14.1 with Events the house rule of base stacks is open, whichever setting says so: %o',
    short => {
      const s = alone({ events: true, ...short });
      expect([s.events.length, s.stacks.map(stack => stack.length)]).toEqual([4, [4, 4, 4, 4, 4, 4]]);
      const ends = (round: number): boolean =>
        monastery({ round, settings: { events: true, ...short } }, { step: 'endOfRound' }).over;
      expect([ends(4), ends(5)]).toEqual([false, true]);
    },
  );

  test('V-14.10 everything of the expansion goes with it; Weddings never lie under the stacks', () => {
    const all: Partial<Settings> = { events: true, teams: true, specials7: true, extraGraper: true };
    const summers = new Set(Array.from({ length: 40 }, (_, seed) => newGame(1, { ...all }, seed).events[1]));
    expect(summers).toEqual(new Set(['developments', 'nobles']));
  });

  test('V-13.4, V-13.5 Clay, Wool and Leather join in, without Grapes', () => {
    const { road, stacks, reserve, players } = alone({ clay: true, wool: true, leather: true });
    const suits = [...road, ...stacks.flat(), ...reserve, ...players.flatMap(({ hand }) => hand)].map(suitOf);
    const count = (suit: string): number => suits.filter(other => other === suit).length;
    expect(['clay', 'wool', 'leather', 'grapes'].map(count)).toEqual([9, 9, 7, 0]);
  });
});

describe('the draft', () => {
  test('V-14.2 the player drafts, a villager joins the Monastery, then the Road is refilled: two gaps after a face-up draft', () => {
    const road: CardId[] = ['wattler', 'harvester', 'jeweler', 'seeker', 'mason', 'agent'];
    const at = monastery({ road, stacks: [['monk', 'tinner', 'cooper']] }, { step: 'draftPhase' });
    at.choose({ kind: 'take', slot: 2 });
    expect([at.step, at.state.road[2]]).toEqual(['joinMonastery', -1]);
    at.choose({ kind: 'join', slot: 4 });
    expect(at.state.road.map(idOf)).toEqual(['wattler', 'harvester', 'cooper', 'seeker', 'tinner', 'agent']);
    expect([at.step, at.state.discard.map(idOf)]).toEqual(['draft', ['mason']]);
  });

  test('V-14.2 one gap after a draft from a stack', () => {
    const road: CardId[] = ['wattler', 'harvester', 'jeweler', 'seeker', 'mason', 'agent'];
    const at = monastery({ road, stacks: [['monk', 'tinner', 'cooper']] }, { step: 'draftPhase' });
    at.run({ kind: 'draw', stack: 0 }, { kind: 'join', slot: 0 });
    expect(at.state.road.map(idOf)).toEqual(['tinner', 'harvester', 'jeweler', 'seeker', 'mason', 'agent']);
  });

  test('V-14.3 and V-19.29 the leftmost symbol of the row that is there; the player chooses among several', () => {
    expect(wanted(1, ['wattler', 'harvester', 'jeweler', 'seeker', 'mason', 'agent'])).toEqual(['wattler', 'mason']);
    expect(wanted(1, ['seeker', 'harvester', 'jeweler', 'seeker', 'locksmith', 'agent'])).toEqual(['harvester']);
  });

  test('V-14.3 without any of the symbols the choice is free', () => {
    expect(wanted(1, ['seeker', 'monk', 'seeker', 'tinner', null, null])).toEqual(['seeker', 'monk', 'tinner']);
  });

  test('V-14.3 the others are refused with the symbol that goes before', () => {
    const road: CardId[] = ['wattler', 'harvester', 'jeweler', 'seeker', 'mason', 'agent'];
    const at = monastery({ road }, { step: 'joinMonastery', seat: 0 });
    expect(at.refusal({ kind: 'join', slot: 1 })).toEqual({ kind: 'notWanted', clause: 'V-14.3', symbol: 'builder' });
  });

  test('V-14.4 every round has its own row', () => {
    const road: CardId[] = ['wattler', 'harvester', 'jeweler', 'agent', 'seeker', 'monk'];
    const first = [1, 2, 3, 4, 5, 6].map(round => wanted(round, road));
    expect(first).toEqual([['wattler'], ['harvester'], ['wattler'], ['jeweler'], ['agent'], ['jeweler']]);
    const noHelpers: CardId[] = ['jeweler', 'agent', 'seeker', 'seeker', 'seeker', 'seeker'];
    expect([1, 2, 3].map(round => wanted(round, noHelpers))).toEqual([['agent'], ['agent'], ['jeweler']]);
  });

  test('V-14.5 gold on a villager that joins the Monastery goes to the bank', () => {
    const road: CardId[] = ['wattler', 'seeker', 'seeker', 'seeker', 'seeker', 'seeker'];
    const at = monastery({ road, roadCoins: [3, 0, 0, 0, 0, 0] }, { step: 'joinMonastery', seat: 0 });
    expect([at.over, at.state.roadCoins[0], gold(at, 0)]).toEqual([true, 0, 8]);
  });

  test('V-14.11 only the Road counts, as it is before the refill', () => {
    const road: (CardId | null)[] = [null, 'harvester', 'jeweler', 'seeker', 'agent', 'seeker'];
    const given: Given = { road, hands: [['wattler']], stacks: [['mason']], reserve: ['carpenter'] };
    const at = monastery(given, { step: 'joinMonastery', seat: 0 });
    expect([at.over, at.state.discard.map(idOf)]).toEqual([true, ['harvester']]);
  });

  test('V-14.12 nobody on the Road: nothing is discarded', () => {
    const at = monastery({ road: [null, null, null, null, null, null] }, { step: 'joinMonastery', seat: 0 });
    expect([at.over, at.state.discard]).toEqual([true, []]);
  });

  test('V-14.15 every draft counts, those of the Forager too, and the Road is full before gold is placed', () => {
    const given: Given = { hands: [['forager']], settings: { specials7: true } };
    const at = monastery(given, { step: 'draftPhase' }, { step: 'endOfDraft' });
    at.choose({ kind: 'play', card: 'forager' });
    while (at.step !== 'coin') at.choose(at.options[0] as Option);
    expect(at.events.filter(({ kind }) => kind === 'joinedMonastery')).toHaveLength(4);
    expect(at.state.road).not.toContain(-1);
  });

  test('V-14.6 at the end of the draft the player may put 1 gold on a villager, which then stays', () => {
    const road: CardId[] = ['wattler', 'harvester', 'jeweler', 'seeker', 'mason', 'agent'];
    const at = monastery({ road }, { step: 'endOfDraft' });
    expect(at.options).toHaveLength(7);
    at.choose({ kind: 'coin', slot: 2 });
    expect([at.over, idOf(at.state.road[2] ?? 0), at.state.discard.length]).toEqual([true, 'jeweler', 5]);
  });
});

describe('the end', () => {
  const round = (given: Given): At => monastery(given, { step: 'markets' }, { step: 'endOfRound' });

  test('V-14.7 the Monastery owns no village: a padlock costs the bank’s price', () => {
    const at = monastery({ hands: [['beekeeper']] }, { step: 'buildTurn', seat: 0 });
    at.choose({ kind: 'build', card: 'beekeeper', on: -1 });
    expect([gold(at, 0), at.state.villages.length]).toEqual([6, 1]);
  });

  test('V-14.8 the game ends after round 5 with base stacks, though stacks are left', () => {
    const goesOn = (given: Given): boolean => !round(given).over;
    expect([goesOn({ round: 4 }), goesOn({ round: 5 })]).toEqual([true, false]);
    const seasons: Given = { settings: { seasonsSetup: true } };
    expect([goesOn({ ...seasons, round: 5 }), goesOn({ ...seasons, round: 6 })]).toEqual([true, false]);
    const short: Given = { settings: { seasonsSetup: true, extendedLength: false } };
    expect(goesOn({ ...short, round: 5 })).toBe(false);
    expect(goesOn({ round: 3, stacks: emptied(6) })).toBe(false);
  });

  test('V-14.8 a First Market that never came is lost; the Second is held all the same', () => {
    const at = round({ round: 5, villages: [['chandler', 'agent']] });
    expect([at.over, gold(at, 0), at.state.markets]).toEqual([true, 11, 2]);
    expect(at.events).toContainEqual(expect.objectContaining({ kind: 'market', market: 2, gains: [3] }));
  });

  test('V-14.13 in the last round a First Market that is due comes before the Second', () => {
    const at = round({ round: 5, villages: [['chandler']], stacks: emptied(2) });
    expect([at.over, gold(at, 0)]).toEqual([true, 14]);
  });

  test('V-14.13 an Event that is due in the last round is resolved before the Second Market', () => {
    const at = monastery(
      {
        round: 6,
        hands: [['mason', 'agent']],
        stacks: [[], ['mason'], []],
        settings: { events: true },
        prepare: s => (s.events = ['developments', 'caravans', 'envoys']),
      },
      { step: 'eventPhase' },
      { step: 'markets' },
      { step: 'endOfRound' },
    );
    expect([at.over, gold(at, 0)]).toEqual([true, 14]);
  });

  test('V-14.9 and V-19.30 ranks by final gold', () => {
    const rank = (supply: number): unknown => {
      const at = round({ round: 5, gold: [supply - 2] });
      return at.over ? at.outcome.verdict : null;
    };
    expect([79, 80, 99, 100, 149, 150, 199, 200].map(rank)).toEqual(
      [null, 'hamlet', 'hamlet', 'village', 'village', 'town', 'town', 'capital'].map(id => ({ won: null, rank: id })),
    );
  });
});

test('V-18.21 a villager of the Road within the priority rule', () => {
  const road: CardId[] = ['wattler', 'mason', 'mason', 'thatcher', 'agent', 'priest'];
  const at = monastery({ road }, { step: 'joinMonastery', seat: 0 });
  expect(at.options).toEqual([0, 1, 3].map(slot => ({ kind: 'join', slot })));
});

test('words: rows of the priority, the round, who joins and the rank', () => {
  const { board, label, prompt, tell, verdict, why } = villagers.text.en;
  const road: CardId[] = ['wattler', 'mason', 'agent', 'agent', 'agent', 'agent'];
  const at = monastery({ road, roadCoins: [2, 0, 0, 0, 0, 0], round: 3 }, { step: 'joinMonastery', seat: 0 });
  const told = { view: at.view(0), name: () => 'Anna' };
  expect(prompt(at.frame, told)).toBe('Which villager of the Road joins the Monastery?');
  expect(at.options.map(option => label(option, told))).toEqual([
    'Wattler with 2 gold joins the Monastery',
    'Mason joins the Monastery',
  ]);
  expect(why({ kind: 'notWanted', clause: 'V-14.3', symbol: 'builder' }, told)).toBe(
    'Somebody with builder is there, whom the Monastery wants more.',
  );
  const zone = board(told).zones.find(({ id }) => id === 'monastery');
  expect([zone?.counters, zone?.pieces.length]).toEqual([
    [
      { name: 'Round', value: '3 of 5' },
      { name: 'Rank', value: 'none yet' },
      { name: 'Next rank', value: 'Hamlet from 80 gold' },
    ],
    5,
  ]);
  expect(zone?.pieces.map(({ active }) => active)).toEqual([false, false, true, false, false]);
  expect(zone?.pieces[2]?.marks).toEqual(['builder', 'food', 'gold', 'silver', 'bronze']);
  at.choose({ kind: 'join', slot: 1 });
  expect(at.events.map(event => tell(event, told))).toEqual(['Mason joins the Monastery']);
  expect(verdict?.({ won: null, rank: 'town' }, told)).toBe('8 gold. Town: very prosperous');
  expect(verdict?.({ won: null, rank: null }, told)).toBe('8 gold: no rank');
});

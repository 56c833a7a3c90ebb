import { fastChance, ranks, settle, ThorpError } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { resourcesOf } from '../src/scoring.ts';
import { snowcrest } from '../src/index.ts';
import {
  act,
  activate,
  add,
  card,
  copy,
  mat,
  MEET,
  offered,
  OMEN,
  PASS,
  place,
  position,
  recruit,
  SKIP,
  table,
  token,
  trade,
  type PlayerSpec,
} from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };
const ALL_FOUR = [token('B'), token('J'), token('W')];
const terton: PlayerSpec = { village: { 0: 'terton', 1: 'peasant' }, tokens: 'BJWL' };

describe('end of the game', () => {
  test('S-16.1 the last Scroll triggers the end for good, also when a Merchant returns one', () => {
    const merchant = { village: { 0: 'merchant', 1: 'peasant' }, scrolls: 1 };
    const at = table([terton, merchant, IDLER], { scrolls: 1 }).run(activate(0), act(0), ...ALL_FOUR);
    expect(at.state).toMatchObject({ scrollSupply: 0, ending: true });
    at.run(activate(0), trade(2, 0));
    expect(at.state).toMatchObject({ scrollSupply: 1, ending: true });
    at.run(activate(0), act(0));
    expect(at.over).toBe(true);
  });

  test('S-16.1 a Scroll that was returned and taken again does not trigger the end again', () => {
    const merchant = { village: { 0: 'merchant', 1: 'peasant' }, scrolls: 1 };
    const at = table([terton, merchant, terton], { scrolls: 1 });
    at.run(activate(0), act(0), ...ALL_FOUR, activate(0), trade(2, 0), activate(0), act(0), ...ALL_FOUR);
    expect([at.over, at.state.scrollSupply]).toEqual([true, 0]);
    expect(at.events.filter(event => event.kind === 'ending')).toHaveLength(1);
  });

  test('S-16.2 a round ends before the start player, whoever that is', () => {
    const s = position([terton, IDLER, IDLER], { scrolls: 1 });
    s.start = 2;
    const at = drive(snowcrest, s).run(activate(0), act(0), ...ALL_FOUR);
    expect([at.over, at.seat]).toEqual([false, 1]);
    at.run(activate(0), act(0));
    expect(at.over).toBe(true);
  });

  test('S-16.2 the round is finished, and the last seat’s Scroll ends the game at once', () => {
    const at = table([IDLER, terton], { scrolls: 1, active: 1 }).run(activate(0), act(0), ...ALL_FOUR);
    expect(at.over).toBe(true);
    const first = table([terton, IDLER], { scrolls: 1 }).run(activate(0), act(0), ...ALL_FOUR);
    expect([first.over, first.seat]).toEqual([false, 1]);
    first.run(activate(0), act(0));
    expect(first.over).toBe(true);
  });

  test('S-16.3 the score is Scrolls, Buildings, tracker, tokens and majorities, line by line', () => {
    const at = table(
      [{ scrolls: 4, omen: -5, omenTokens: 2, tiles: '-farm -farm -farm -farm -farm -farm', tokens: 'G' }, {}],
      {
        frames: [],
      },
    );
    expect(at.outcome.scores[0]).toMatchObject({
      total: -1,
      parts: [
        { what: 'scrolls', amount: 4 },
        { what: 'buildings', amount: 1, count: 6 },
        { what: 'omen', amount: -5 },
        { what: 'omenTokens', amount: -2 },
        { what: 'majority', amount: 1, card: 'gold' },
      ],
    });
  });

  test('S-16.4 tokens, face-up icons, hand icons and face-up Buildings count; Starters and face-down things do not', () => {
    const me = {
      village: { 0: 'peasant', 1: '-peasant', 2: 'potter', 3: '-priest', 4: 'merchant' },
      hand: ['gardener', 'novice'],
      tokens: 'BJ',
      tiles: 'farm -farm forge',
    };
    const at = table([me, {}], { frames: [] });
    expect(resourcesOf(at.state, 0)).toEqual([4, 1, 2, 1, 1]);
  });

  test('S-16.5 all who are tied get the point; nobody does for none', () => {
    const at = table([{ tokens: 'BB' }, { tokens: 'BB' }, { tokens: 'B' }], { frames: [] });
    expect(at.outcome.scores.map(({ total }) => total)).toEqual([1, 1, 0]);
  });

  test('S-16.6 ties go to the most resources, and may be shared', () => {
    const at = table([{ tokens: 'BBW' }, { tokens: 'LLWW', scrolls: 0 }, {}], { frames: [] });
    expect(at.outcome.scores.map(({ standing }) => standing)).toEqual([
      [1, 3],
      [2, 4],
      [0, 0],
    ]);
    const tied = table([{ tokens: 'BBB' }, { tokens: 'LL' }], { frames: [] });
    expect(tied.outcome.scores.map(({ standing }) => standing)).toEqual([
      [1, 3],
      [1, 2],
    ]);
    const shared = table([{ tokens: 'BBB' }, { tokens: 'LLL' }], { frames: [] });
    expect(ranks(shared.outcome)).toEqual([1, 1]);
  });

  test('S-21.8 the game ends after the last round agreed on', () => {
    const at = table([IDLER, IDLER], { settings: { rounds: 1 } }).run(activate(0), act(0), activate(0), act(0));
    expect(at.over).toBe(true);
    expect(at.state.ending).toBe(false);
    const solo = table([IDLER], { settings: { rounds: 1 } }).run(activate(0), act(0));
    expect([solo.over, solo.state.round]).toEqual([false, 2]);
  });
});

describe('basic variant', () => {
  const basic = { settings: { basic: true } };

  test('S-18.1, S-18.2 no Guardians, no Achievements, and 14, 17 or 20 Scrolls', () => {
    const deals = [2, 3, 4].map(seats => snowcrest.setup(settle(snowcrest, seats, { basic: true }), fastChance(3)));
    expect(deals.map(s => s.scrollSupply)).toEqual([14, 17, 20]);
    for (const s of deals) expect([s.guardians, s.achievements]).toEqual([[], []]);
  });

  test('S-18.1 the variant is for company', () => {
    expect(() => settle(snowcrest, 1, { basic: true })).toThrow(ThorpError);
    expect(() => settle(snowcrest, 1, { basic: true })).toThrow(/S-18\.1/);
  });

  test('S-18.3 an empty Forest gives a Scroll, an Omen to everybody else, and grows; the taking goes on', () => {
    const at = table([{ village: { 0: 'forester', 1: 'peasant' } }, IDLER], { ...basic, juniper: 2 });
    at.run(activate(0), act(0));
    expect(mat(at)).toMatchObject({ tokens: 'JJJ', scrolls: 1 });
    expect(mat(at, 1).omen).toBe(-1);
    expect(at.state.juniper).toBe(5);
  });

  test('S-18.4 a Veneration gives 2 Scrolls and an Omen to everybody else', () => {
    const at = table([{ village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W' }, IDLER, IDLER], basic);
    at.run(activate(0), act(0));
    expect([mat(at).scrolls, mat(at).tokens, mat(at, 1).omen, mat(at, 2).omen]).toEqual([2, '', -1, -1]);
  });

  test('S-18.5 Starters cannot be replaced', () => {
    const me = { village: { 0: 'peasant', 1: 'potter' }, tokens: 'BB', hand: ['farmer'] };
    const at = table([me, IDLER], basic).choose(add('hand', 'farmer'));
    expect(at.offers(place(0))).toBe(false);
    expect(at.offers(place(1))).toBe(true);
    expect(at.refusal(place(0))).toEqual({ kind: 'starterStays', clause: 'S-18.5' });
  });

  test('S-18.6 these Omens cannot be avoided', () => {
    const rival = { village: { 0: 'poet', 1: 'peasant' } };
    const at = table([{ village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W' }, rival], basic).run(activate(0), act(0));
    expect(at.step).toBe('main');
    expect(mat(at, 1)).toMatchObject({ omen: -1, village: { 0: 'poet' } });
  });

  test('S-18.7 majorities are scored as usual', () => {
    const at = table([{ tokens: 'B' }, {}], { ...basic, frames: [] });
    expect(at.outcome.scores[0]?.total).toBe(1);
  });
});

describe('solitaire', () => {
  const shaman: PlayerSpec = { village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W' };

  test('S-19.1 two Achievements, the target as supply, three Juniper and no Mystics', () => {
    const s = snowcrest.setup(settle(snowcrest, 1, { level: 5 }), fastChance(3));
    expect(s).toMatchObject({ scrollSupply: 13, juniper: 3 });
    expect(s.achievements).toHaveLength(2);
    expect([...s.row, ...s.commons]).toHaveLength(33);
    expect([...s.row, ...s.commons]).not.toContain(card('mystic'));
  });

  test('S-19.2 ten levels', () => {
    const deals = Array.from({ length: 10 }, (_, i) =>
      snowcrest.setup(settle(snowcrest, 1, { level: i + 1 }), fastChance(i)),
    );
    expect(deals.map(s => s.scrollSupply)).toEqual([10, 11, 12, 13, 13, 13, 13, 14, 15, 15]);
    expect(deals.map(s => s.players[0]?.tokens[0])).toEqual([3, 3, 3, 3, 2, 1, 0, 0, 0, 0]);
    expect(() => settle(snowcrest, 2, { level: 2 })).toThrow(/S-19\.2/);
  });

  test('S-19.3 six Bells a Scroll, the bonus included, paid at once', () => {
    const me = { village: { 0: 'chanter', 1: 'peasant' }, tokens: 'L'.repeat(11) };
    const at = table([me]).run(activate(0), act(0));
    expect(offered(at)).toEqual(['chant 1', 'chant 2']);
    expect(mat(at.choose({ kind: 'chant', scrolls: 2 }))).toMatchObject({ tokens: 'L', scrolls: 2 });
  });

  test('S-19.4 nobody else is cursed', () => {
    const at = table([{ ...shaman, tokens: 'WBB' }], { guardian: 'guardian_02' }).run(activate(0), act(0), MEET, MEET);
    expect(at.events.some(event => event.kind === 'omens')).toBe(false);
    expect(mat(at)).toMatchObject({ scrolls: 2, omen: 0, village: { 0: '-shaman' } });
  });

  test('S-19.5 the fourth Rest is not resolved, at level 10 the third', () => {
    const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'farmer', 5: 'potter' };
    expect(table([{ village }], { rests: 2 }).over).toBe(false);
    expect(table([{ village }], { rests: 2, settings: { level: 10 } }).over).toBe(true);
    const lost = table([{ village }], { rests: 3 });
    expect(lost.over).toBe(true);
    expect(mat(lost).tokens).toBe('');
  });

  test('S-19.5 in company Rests are not numbered', () => {
    const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'farmer', 5: 'potter' };
    const at = table([{ village }, IDLER], { rests: 3 });
    expect([at.over, at.state.rests, mat(at).village[0]]).toEqual([false, 3, 'peasant']);
  });

  test('S-19.6 the last Scroll ends the game at once; surplus counts, nothing else is resolved', () => {
    const at = table([{ ...shaman, scrolls: 9, deck: ['nun'] }], { guardian: 'guardian_03', scrolls: 1 });
    at.run(activate(0), act(0));
    expect(at.over).toBe(true);
    expect(mat(at)).toMatchObject({ scrolls: 11, hand: [], village: { 0: 'shaman' } });
  });

  test('S-19.7 no majorities; won iff the Scrolls are out and the target is reached', () => {
    const at = table([{ ...shaman, tokens: 'WLLL', scrolls: 9, omen: 2 }], { guardian: 'guardian_07', scrolls: 1 });
    at.run(activate(0), act(0));
    expect(at.outcome.verdict).toEqual({ won: null, rank: null });
    at.choose(OMEN);
    expect(at.outcome.scores[0]?.parts.some(part => part.what === 'majority')).toBe(false);
    expect(at.outcome).toMatchObject({ scores: [{ total: 11 }], verdict: { won: true, rank: 'Scholar' } });
  });

  test('S-19.8 ranks by score, and a Beggar below the level’s target', () => {
    const verdict = (level: number, scrolls: number) => {
      const at = table([{ scrolls }], { frames: [], settings: { level } });
      at.state.ending = true;
      return at.outcome.verdict;
    };
    const ranks = [9, 10, 11, 13, 14, 16, 17, 19, 20, 23].map(scrolls => verdict(1, scrolls)?.rank);
    const expected = [
      'Beggar',
      'Farmer',
      'Scholar',
      'Scholar',
      'Priest',
      'Priest',
      'Terton',
      'Terton',
      'Mystic',
      'Mystic',
    ];
    expect(ranks).toEqual(expected);
    expect(verdict(9, 14)).toEqual({ won: false, rank: 'Beggar' });
    expect(verdict(9, 15)).toEqual({ won: true, rank: 'Priest' });
  });

  test('S-19.10 Rests are counted for all to see', () => {
    const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'farmer', 5: 'potter' };
    expect(table([{ village }]).view(null).rests).toBe(1);
  });

  test('S-19.11 the Achievement check comes before the fatal Rest', () => {
    const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'farmer' };
    const at = table([{ village, tokens: 'BBBBBBBB', scrolls: 8 }], { rests: 3, scrolls: 2, goals: ['ach_05'] });
    expect(at.over).toBe(true);
    expect(at.outcome.verdict).toEqual({ won: true, rank: 'Farmer' });
  });

  test('S-19.11 a Scroll inside a Rest ends the game there', () => {
    const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'woodcutter' };
    const at = table([{ village, scrolls: 9 }], { scrolls: 1, juniper: 1, forest: 'forest_6' });
    expect(at.over).toBe(true);
    expect(mat(at)).toMatchObject({ scrolls: 10, village: { 0: '-peasant' } });
  });

  test('S-20.8 alone, the Scholar copies a row card, which then goes under the deck', () => {
    const start = () =>
      table([{ village: { 0: 'scholar', 1: 'peasant' } }], { row: ['smith', 'poet', 'scholar'], commons: ['miller'] });
    const at = start().run(activate(0));
    expect(offered(at)).toEqual(['copy smith 1', 'skip']);
    at.choose(copy('smith', 1));
    expect(mat(at)).toMatchObject({ tokens: 'LL', village: { 0: '-scholar' } });
    expect(at.state.row).toEqual(['poet', 'scholar', 'miller'].map(card));
    expect(at.state.commons).toEqual([card('smith')]);
    expect(start().run(activate(0), SKIP).state.row).toEqual(['smith', 'poet', 'scholar'].map(card));
  });

  test('S-20.8 the copied row card cannot be recruited; a recruited Scholar may copy another one', () => {
    const at = table([{ village: { 0: 'scholar', 1: 'peasant' } }], {
      row: ['recruiter', 'scholar', 'smith'],
      commons: ['miller', 'mason', 'hermit'],
    });
    at.run(activate(0), copy('recruiter', 0));
    expect(offered(at)).toEqual(['recruit row scholar', 'recruit row smith']);
    at.run(recruit('row', 'scholar'));
    expect(offered(at)).toEqual(['copy smith 1', 'copy hermit 0', 'skip']);
    at.choose(copy('smith', 1));
    expect(mat(at)).toMatchObject({ tokens: 'LL', village: { 0: '-scholar' } });
    expect(at.state.row).toEqual(['hermit', 'mason', 'miller'].map(card));
    expect(at.state.commons).toEqual(['recruiter', 'smith', 'scholar'].map(card));
  });
});

test('S-3.2, S-14.4 a turn ends with another check and the next player', () => {
  const at = table([{ village: { 0: 'novice', 1: 'peasant' }, tokens: 'L' }, IDLER]).run(activate(0), act(1), PASS);
  expect([at.step, at.seat]).toEqual(['main', 1]);
});

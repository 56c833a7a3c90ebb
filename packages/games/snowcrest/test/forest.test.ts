import { describe, expect, test } from 'vitest';
import { BARLEY, JUNIPER } from '../src/cards/vocabulary.ts';
import { act, activate, mat, MEET, offered, OMEN, table, trade, type PlayerSpec } from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };
const forester: PlayerSpec = { village: { 0: 'forester', 1: 'peasant' } };

describe('juniper and the forest', () => {
  test('S-10.1 Juniper comes from the Forest deck, all that is owed', () => {
    const at = table([forester, IDLER]).run(activate(0), act(0));
    expect(mat(at).tokens).toBe('JJJ');
    expect(at.state.juniper).toBe(3);
  });

  test('S-10.2 the last token reveals the Forest card: active player, others, reward, under the deck, refill, go on', () => {
    const at = table([forester, { ...IDLER, tokens: 'B' }, { ...IDLER, tokens: 'L' }], {
      juniper: 2,
      forest: 'forest_4',
    });
    at.run(activate(0), act(0));
    expect([at.step, at.seat]).toEqual(['item', 0]);
    expect(at.view(2).spirit).toBe(15);
    at.choose(MEET);
    expect(at.seat).toBe(1);
    expect(mat(at)).toMatchObject({ omen: -1, scrolls: 0, tokens: 'J' });
    at.choose(MEET);
    expect(at.seat).toBe(2);
    at.choose(OMEN);
    expect(mat(at)).toMatchObject({ scrolls: 1, tokens: 'JJ' });
    expect([mat(at, 1).omen, mat(at, 2).omen]).toEqual([0, -1]);
    expect(at.state).toMatchObject({ juniper: 8, spirit: -1 });
    expect(at.state.forests[0]).toBe(15);
    expect(at.state.forests).toHaveLength(6);
  });

  test('S-10.3 one gain may wake the Forest twice', () => {
    const at = table([{ village: { 0: 'forester', 1: 'peasant' } }], { juniper: 1, forest: 'forest_6' });
    at.state.frames.push({ step: 'juniper', seat: 0, n: 4 });
    at.state.forests.splice(0, 6, 17, 17, 17);
    expect(at.step).toBe('main');
    expect(at.events.filter(event => event.kind === 'revealed')).toHaveLength(2);
    expect(at.state.juniper).toBe(3);
  });

  test('S-10.4 Juniper already taken may pay the Forest', () => {
    const at = table([forester, IDLER], { juniper: 2, forest: 'forest_2' }).run(activate(0), act(0), MEET, MEET);
    expect(mat(at)).toMatchObject({ tokens: 'J', omen: 0, scrolls: 1 });
  });

  test('S-10.5 spent Juniper does not return to the Forest', () => {
    const me = { village: { 0: 'builder', 1: 'peasant' }, tokens: 'JJ' };
    const at = table([me, IDLER], { juniper: 4 }).run(activate(0), act(0), { kind: 'build', tile: 0 });
    expect(at.state.juniper).toBe(4);
    const sold = table([{ village: { 0: 'merchant', 1: 'peasant' }, tokens: 'JJJ' }, IDLER], { juniper: 4 });
    expect(sold.run(activate(0), trade(1, 0)).state.juniper).toBe(4);
  });

  test('S-10.6 counting Juniper at the end wakes no Forest', () => {
    const at = table([{ village: { 0: 'builder' }, hand: ['woodcutter'] }, IDLER], { juniper: 1, frames: [] });
    expect(at.outcome.scores[0]?.parts).toContainEqual({ what: 'majority', amount: 1, card: 'juniper' });
    expect(at.state.juniper).toBe(1);
  });

  test('S-10.7 the Forest is settled inside the action: the card in use stays committed', () => {
    const at = table([forester, IDLER], { juniper: 3, forest: 'forest_5' }).run(activate(0), act(0), MEET);
    expect(mat(at).discard).toEqual(['peasant']);
    expect(mat(at).village).toEqual({ 0: '-forester' });
  });
});

describe('omens', () => {
  test('S-13.1, S-13.2, S-13.4 gains go toward −5, then into tokens; both count at the end', () => {
    const at = table([{ ...IDLER, omen: -4, omenTokens: 1 }, IDLER], {
      frames: [{ step: 'effect', seat: 0, effect: { op: 'omen', n: 2 } }, { step: 'turn' }],
    });
    expect(mat(at)).toMatchObject({ omen: -5, omenTokens: 2 });
    expect(at.outcome.scores[0]?.total).toBe(-7);
  });

  test('S-13.3 losses go toward +5 and never touch tokens', () => {
    const at = table([{ village: { 0: 'hermit', 1: 'peasant' }, omen: -5, omenTokens: 2 }, IDLER]);
    expect(mat(at.run(activate(0), act(0)))).toMatchObject({ omen: -3, omenTokens: 2 });
  });
});

describe('achievements', () => {
  const village = { 0: 'shepherd', 1: 'peasant' };

  test('S-15.1 two Scrolls to the first who meets it in an own turn; then it is out of the game', () => {
    const me = { village, tokens: 'BBBB' };
    const at = table([me, { ...IDLER, tokens: 'BBBBBBBB' }], { goals: ['ach_05', 'ach_04'] });
    expect(mat(at, 1).scrolls).toBe(0);
    at.run(activate(0), act(0));
    expect(mat(at)).toMatchObject({ tokens: 'BBBBBBBB', scrolls: 2 });
    expect(at.state.achievements).toEqual([3]);
    expect(mat(at, 1).scrolls).toBe(0);
  });

  test('S-15.2 a goal is claimed at the start of the own turn', () => {
    const at = table([IDLER, { ...IDLER, tokens: 'BBBBBBBB' }], { goals: ['ach_05'] });
    at.run(activate(0), act(0));
    expect(mat(at, 1).scrolls).toBe(2);
  });

  test('S-15.2 each single Juniper counts, before the Forest card it uncovers', () => {
    const me = { village: { 0: 'forester', 1: 'peasant' }, tokens: 'JJJJ' };
    const at = table([me, IDLER], { goals: ['ach_06'], juniper: 1, forest: 'forest_2' }).run(activate(0), act(0));
    expect(at.step).toBe('item');
    expect(mat(at)).toMatchObject({ scrolls: 2, tokens: 'JJJJJ' });
    const kinds = at.events.map(event => event.kind);
    expect(kinds.indexOf('claimed')).toBeLessThan(kinds.indexOf('revealed'));
  });

  test('S-15.2 other tokens count before the Juniper of the same gain', () => {
    const me = { village: { 0: 'labourer', 1: 'peasant' }, tokens: 'BBBBBBB' };
    const at = table([me, IDLER], { goals: ['ach_05'] }).run(activate(0), act(0));
    const told = at.events.flatMap(event =>
      event.kind === 'gained' ? event.resource : event.kind === 'claimed' ? event.kind : [],
    );
    expect(told).toEqual([BARLEY, 'claimed', JUNIPER]);
  });

  test('S-15.2 a goal met in the middle of a gain is claimed there', () => {
    const me = { village: { 0: 'forester', 1: 'peasant' }, tokens: 'JJJJ' };
    const at = table([me, IDLER], { goals: ['ach_06'] }).run(activate(0), act(0));
    const told = at.events.flatMap(event =>
      event.kind === 'gained' ? event.n : event.kind === 'claimed' ? event.kind : [],
    );
    expect(told).toEqual([1, 'claimed', 2]);
  });

  test('S-15.2 a placed card counts before the row is refilled and before its action', () => {
    const full: { [slot: number]: string } = {};
    for (let slot = 0; slot < 8; slot++) full[slot] = 'farmer';
    const at = table([{ village: full, tokens: 'BBB' }, IDLER], {
      row: ['miller'],
      commons: ['poet'],
      goals: ['ach_04'],
    });
    at.run({ kind: 'add', from: 'row', card: 'miller' }, { kind: 'place', slot: 8 });
    while (at.step === 'pay') at.choose(at.options[0] as (typeof at.options)[number]);
    const kinds = at.events.map(event => event.kind);
    expect(kinds.indexOf('claimed')).toBeLessThan(kinds.indexOf('turnedUp'));
    expect(at.step).toBe('action');
    expect(mat(at).scrolls).toBe(2);
  });

  test('S-15.2 Buildings, restock, the tracker and Rest income are looked at too', () => {
    const built = table([{ village: { 0: 'miller', 1: 'peasant' }, tokens: 'J', tiles: 'farm farm farm' }, IDLER], {
      goals: ['ach_01'],
    }).run(activate(0), act(0));
    expect(mat(built).scrolls).toBe(2);
    const restocked = table([{ village: { 0: 'steward', 1: 'peasant' }, tiles: '-farm forge shrine' }, IDLER], {
      goals: ['ach_02'],
    }).run(activate(0), act(0));
    expect(mat(restocked).scrolls).toBe(2);
    const cleared = table([{ village: { 0: 'hermit', 1: 'peasant' }, omen: 1 }, IDLER], { goals: ['ach_03'] });
    expect(mat(cleared.run(activate(0), act(0))).scrolls).toBe(2);
    const down = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'potter', 5: 'caretaker' };
    const rested = table([{ village: down, tokens: 'WWWW' }, IDLER], { goals: ['ach_09'] });
    expect(mat(rested).scrolls).toBe(2);
  });

  test('S-15.2 at once, before the rest of the action and before the card is turned', () => {
    const built = table(
      [{ village: { 0: 'architect', 1: 'peasant' }, tokens: 'JJJ', tiles: 'farm farm farm' }, IDLER],
      {
        goals: ['ach_01'],
      },
    ).run(activate(0), act(0), { kind: 'build', tile: 0 });
    expect([built.step, mat(built).scrolls]).toEqual(['offer', 2]);
    const steward = { village: { 0: 'steward', 1: 'peasant' }, tiles: '-farm forge shrine', deck: ['nun'] };
    const restocked = table([steward, IDLER], { goals: ['ach_02'] }).run(activate(0), act(0));
    const kinds = restocked.events.map(event => event.kind);
    expect(kinds.indexOf('claimed')).toBeLessThan(kinds.indexOf('drew'));
    const hermit = { village: { 0: 'hermit', 1: 'peasant' }, omen: 1, scrolls: 8 };
    const last = table([hermit], { goals: ['ach_03'], scrolls: 2 }).run(activate(0), act(0));
    expect([last.over, mat(last).village[0]]).toEqual([true, 'hermit']);
  });

  test('S-15.3 several at once are claimed from left to right', () => {
    const at = table([{ village: { 0: 'pilgrim', 1: 'peasant' }, tokens: 'BBBBBBBLLLLL' }, IDLER], {
      goals: ['ach_08', 'ach_05'],
    }).run(activate(0), act(1));
    expect(at.events.flatMap(event => (event.kind === 'claimed' ? event.goal : []))).toEqual(['ach_08', 'ach_05']);
    expect(mat(at).scrolls).toBe(4);
  });

  test('S-15.4, S-17.3 tokens count, icons do not; face-down cards count as cards', () => {
    const icons = table([{ village, tokens: 'BBBBBBB', tiles: 'farm' }, IDLER], { goals: ['ach_05'] });
    expect(mat(icons).scrolls).toBe(0);
    const commons = { 0: '-hermit', 1: 'smith', 2: '-poet', 3: 'mason', 5: 'peasant' };
    expect(mat(table([{ village: commons }, IDLER], { goals: ['ach_10'] })).scrolls).toBe(2);
    const personal = { ...commons, 3: 'farmer' };
    expect(mat(table([{ village: personal }, IDLER], { goals: ['ach_10'] })).scrolls).toBe(0);
    const full: { [slot: number]: string } = {};
    for (let slot = 0; slot < 9; slot++) full[slot] = slot % 4 === 1 ? '-farmer' : 'farmer';
    expect(mat(table([{ village: full }, IDLER], { goals: ['ach_04'] })).scrolls).toBe(2);
    const crafts = table([{ ...IDLER, tiles: 'farm forge -shrine' }, IDLER], { goals: ['ach_02'] });
    expect(mat(crafts).scrolls).toBe(0);
    expect(offered(crafts)).toContain('activate 0');
  });

  test('S-15.4 Juniper and Gold goals count tokens', () => {
    const at = table([{ ...IDLER, tokens: 'JJJJJGGG' }, IDLER], { goals: ['ach_06', 'ach_07'] });
    expect(mat(at).scrolls).toBe(4);
  });
});

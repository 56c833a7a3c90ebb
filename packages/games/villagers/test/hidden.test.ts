import { fastChance, imagine } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf, idOf, suitOf } from '../src/cards/index.ts';
import { villagers, type Option, type State } from '../src/index.ts';
import { buildTurn, newGame, position } from './table.ts';

const backs = (s: State): string[][] => s.players.map(({ hand }) => hand.map(suitOf));
const tops = (s: State): (string | null)[] =>
  [...s.stacks, s.reserve].map(pile => (pile.length ? suitOf(pile.at(-1) ?? 0) : null));

describe('what is seen', () => {
  test('V-17.1 backs of hands and of the tops of piles, sizes, villages, supplies, Road and Squares are public', () => {
    const s = newGame(3);
    const seen = villagers.view(s, null);
    expect(seen.players.map(player => player.backs)).toEqual(backs(s));
    expect([...seen.stacks, seen.reserve].map(({ top }) => top)).toEqual(tops(s));
    expect([seen.stacks.map(({ size }) => size), seen.reserve.size]).toEqual([[6, 6, 6, 6, 6, 6], 29]);
    expect(seen.road.map(slot => slot.card)).toEqual(s.road.map(idOf));
    expect(seen.villages[2]).toEqual({
      gold: 8,
      villagers: [{ card: 'founders', on: -1, as: 'founders', coins: 0, active: true }],
    });
  });

  test('V-17.2 fronts of the own hand are private', () => {
    const s = newGame(3);
    expect(villagers.view(s, 1).players.map(({ hand }) => hand?.length ?? null)).toEqual([null, 5, null]);
    expect(villagers.view(s, null).players.every(({ hand }) => hand === null)).toBe(true);
  });

  test('V-17.3 of piles nothing but size and top suit is seen, whatever lies below', () => {
    const s = newGame(3);
    const before = villagers.view(s, 0);
    for (const pile of [...s.stacks, s.reserve]) pile.splice(0, pile.length - 1, ...pile.slice(0, -1).reverse());
    expect(villagers.view(s, 0)).toEqual(before);
  });

  test('V-17.4 a card drafted face-down lies open on the Square; a returned card shows its suit only', () => {
    const at = drive(villagers, newGame(3)).choose({ kind: 'draw', stack: 4 });
    expect(at.view(2).players[0]?.square).toEqual(at.state.players[0]?.square.map(idOf));
    const back = buildTurn({ hands: [['agent', 'mason']] });
    back.run({ kind: 'exchange', basic: 'hayer' }, { kind: 'onto', stack: 1 }, { kind: 'return', card: 'mason' });
    expect(back.view(1).stacks[1]?.top).toBe('ore');
    const told = back.notes.filter(({ to }) => !to || to.includes(1)).map(({ event }) => event);
    expect(JSON.stringify(told)).not.toContain('mason');
  });

  test('V-17.5 the discard pile is open', () => {
    const at = position({ roadCoins: [1, 0, 0, 0, 0, 0] }, { step: 'endOfDraft' });
    expect([at.over, at.view(null).discard]).toEqual([true, ['swineherd']]);
  });

  test('V-17.10 Twin Villages: the one person sees both hands, a spectator none', () => {
    const s = newGame(2, { twinVillages: true });
    expect(villagers.view(s, 0)).toEqual(villagers.view(s, 1));
    expect(villagers.view(s, 0).players.every(({ hand }) => hand !== null)).toBe(true);
    expect(villagers.view(s, null).players.some(({ hand }) => hand !== null)).toBe(false);
  });
});

describe('imagined worlds', () => {
  const worlds = (s: State, seat: number | null): State[] =>
    Array.from({ length: 300 }, (_, i) => imagine(villagers, s, seat, fastChance(i)));

  test('V-17.8 keep every back, and know nothing that does not lie open now', () => {
    const s = newGame(3);
    for (const world of worlds(s, 0)) expect([backs(world), tops(world)]).toEqual([backs(s), tops(s)]);
  });

  test('hidden fronts of a suit are dealt evenly', () => {
    const s = newGame(2);
    s.players[1] = { hand: [cardOf('monk')], square: [], gift: -1, drafts: 0 };
    s.stacks = [[cardOf('tinner')], [cardOf('apprentice')], [], [], [], []];
    s.reserve = [cardOf('smuggler')];
    const dealt = worlds(s, 0).map(world => idOf(world.players[1]?.hand[0] ?? 0));
    for (const id of ['monk', 'tinner', 'apprentice', 'smuggler']) {
      expect(dealt.filter(other => other === id).length).toBeGreaterThan(45);
    }
  });

  test('the own hand stays, the others’ change', () => {
    const s = newGame(3);
    const hands = worlds(s, 1).map(({ players }) => players.map(({ hand }) => hand.join()));
    expect(new Set(hands.map(([, own]) => own)).size).toBe(1);
    expect(new Set(hands.map(([other]) => other)).size).toBeGreaterThan(5);
  });

  test('V-9.4 an Apprentice that takes a place just now stays in the hand it comes from', () => {
    const at = buildTurn({
      hands: [['apprentice', 'mason'], []],
      villages: [
        ['founders', 'hayer'],
        ['founders', 'hayer > grazier > milk-maid'],
      ],
    });
    at.choose({ kind: 'play', card: 'apprentice' });
    expect(at.step).toBe('swap');
    for (const world of worlds(at.state, 1)) expect(world.players[0]?.hand).toContain(cardOf('apprentice'));
  });
});

test('drafting and building to the end leaks no front in the public log', () => {
  const at = drive(villagers, newGame(2));
  while (!at.over) at.choose(at.options.at(-1) as Option);
  const secret = at.notes.filter(({ to }) => to).map(({ event }) => event.kind);
  expect(secret.every(kind => kind === 'returnedCard')).toBe(true);
});

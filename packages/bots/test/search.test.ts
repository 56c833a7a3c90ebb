import { fastChance, settle, type Seat } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { beginSearch, iterate, LEVELS, situationOf, think, type Situation } from '../src/index.ts';
import { edgesOf, newNode } from '../src/tree.ts';
import { pennies, type Pennies } from './together.ts';

function shown(seat: Seat): Situation<Pennies> {
  const situation = situationOf(pennies, pennies.setup(settle(pennies, 2), fastChance(1)), seat);
  if (!situation) throw new Error('both seats are asked');
  return situation;
}

describe('choices made together', () => {
  test.each([0, 1])('seat %i neither knows the other’s simultaneous answer nor is known by it', seat => {
    const search = beginSearch(shown(seat), LEVELS.hard.search, 5, 2_000);
    for (let i = 0; i < 2_000; i++) iterate(search);
    // If the other seat's answer were searched below ours, it would win every time.
    const { total, visits } = search.root;
    expect(total / visits).toBeGreaterThan(0.3);
    expect(total / visits).toBeLessThan(0.7);
    expect(search.root.beside).toHaveLength(1);
    expect(search.root.beside[0]?.visits).toBeGreaterThan(1_900);
  });

  test('an answer that somebody else gave before is imagined, not seen', () => {
    const state = pennies.setup(settle(pennies, 2), fastChance(1));
    state.frames = [{ step: 'show', seats: [0, 1], answers: { 1: { kind: 'tails' } } }];
    const situation = situationOf(pennies, state, 0);
    if (!situation) throw new Error('seat 0 is asked');
    const chosen = Array.from(
      { length: 40 },
      (_, seed) => think(situation, 'medium', seed, { iterations: 32 }).option.kind,
    );
    expect(new Set(chosen).size).toBe(2);
  });
});

describe('the tree', () => {
  const decision = (kinds: readonly string[]) => ({
    seat: 0,
    step: 'draft',
    frame: { step: 'draft' },
    options: kinds.map(kind => ({ kind, slot: { at: 1 } })),
  });
  const state = hamlet.setup(settle(hamlet, 2), fastChance(1));

  test('finds the edge of an option wherever worlds list it, and grows new ones', () => {
    const node = newNode(hamlet, decision([]));
    const first = edgesOf(hamlet, state, node, decision(['a', 'b', 'c']));
    expect(edgesOf(hamlet, state, node, decision(['c', 'a']))).toEqual([first[2], first[0]]);
    const [, grown] = edgesOf(hamlet, state, node, decision(['b', 'd']));
    expect(node.edges).toEqual([...first, grown]);
  });

  test('counts how often an option was on offer', () => {
    const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, 3), fastChance(3)), 0);
    if (!situation) throw new Error('seat 0 drafts first');
    const search = beginSearch(situation, LEVELS.hard.search, 1, 500);
    for (let i = 0; i < 500; i++) iterate(search);
    expect(search.root.visits).toBe(500);
    const below = search.root.edges.flatMap(edge => edge.next.flatMap(node => node.edges));
    expect(below.length).toBeGreaterThan(10);
    for (const edge of below) expect(edge.offered).toBeGreaterThanOrEqual(edge.visits);
  });

  test('every question has a node of its own, so that no seat answers for another', () => {
    const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, 2), fastChance(3)), 0);
    if (!situation) throw new Error('seat 0 drafts first');
    const search = beginSearch(situation, LEVELS.hard.search, 1, 3_000);
    for (let i = 0; i < 3_000; i++) iterate(search);
    const drafts = search.root.edges.flatMap(edge => edge.next);
    expect(drafts.every(node => node.seat === 1 && node.step === 'draft')).toBe(true);
    const bids = drafts.flatMap(node => node.edges.flatMap(edge => edge.next));
    expect(bids.length).toBeGreaterThan(5);
    expect(bids.every(node => node.step === 'bid' && node.seat === 0)).toBe(true);
    expect(bids.some(node => node.beside.some(other => other.seat === 1))).toBe(true);
  });
});

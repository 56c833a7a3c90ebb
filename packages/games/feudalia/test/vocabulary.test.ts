import { describe, expect, test } from 'vitest';
import type { MasterId } from '../src/cards/masters.ts';
import type { VassalId } from '../src/cards/vassals.ts';
import { cubesAt, DONE, END, lordAt, position, type At, type FiefSketch } from './positions.ts';

/* F-22: every verb once, on a card that has it. */

const TAP = { kind: 'tap', fief: 0 } as const;
const influence = (card: VassalId, scroll = 0) => ({ kind: 'influence', card, scroll }) as const;

function withMaster(
  master: MasterId,
  fief: FiefSketch,
  hand: readonly VassalId[] = [],
  more: { coins?: number; discard?: VassalId[]; deck?: VassalId[] } = {},
): At {
  const fiefs = [{ ...fief, level: fief.level ?? 2, master }, { type: 'wood' }, { type: 'clay' }] as const;
  return position({ settings: { scenario: 'S5' }, lords: [{ fiefs, hand, ...more }] });
}

const withHand = (...hand: VassalId[]): At => position({ settings: { scenario: 'S5' }, lords: [{ hand }] });

describe('the effect vocabulary', () => {
  test('F-22.1 produce: so many of the printed type, per field where it says so', () => {
    expect(cubesAt(withMaster('forester', { type: 'wood' }).choose(TAP), 0)).toEqual({ wood: 2 });
    expect(cubesAt(withMaster('ploughwright', { type: 'wheat' }), 0)).toEqual({ wheat: 2 });
    expect(cubesAt(withMaster('ploughwright', { type: 'wheat', level: 1 }), 0)).toEqual({ wheat: 1 });
  });

  test('F-22.2 gain: a master stores in its own fief, any type where it says so', () => {
    const at = withMaster('cattle_breeder', { type: 'wheat', cubes: { wheat: 2 } }).choose(TAP);
    expect(at.options).toEqual(
      ['wheat', 'wood', 'clay', 'stone'].map(resource => ({ kind: 'gain', resource, fief: 0 })),
    );
    expect(cubesAt(at.choose({ kind: 'gain', resource: 'stone', fief: 0 }), 0)).toEqual({ stone: 1 });
  });

  test('F-22.2 gain: types of the own fiefs only, each cube by itself', () => {
    const at = withHand('count').choose(influence('count'));
    expect(at.offers({ kind: 'gain', resource: 'stone', fief: 0 })).toBe(false);
    at.run({ kind: 'gain', resource: 'clay', fief: 1 }, { kind: 'gain', resource: 'wood', fief: 1 });
    expect(cubesAt(at, 1)).toEqual({ clay: 1, wood: 1 });
  });

  test('F-22.3 coins: for every other vassal played, four at most, not for one taken back', () => {
    const at = position({ lords: [{ hand: ['serf', 'serf', 'merchant', 'minstrel', 'minstrel'] }] });
    at.run({ kind: 'field', card: 'serf', fief: 0 }, { kind: 'income', card: 'merchant' }, influence('minstrel'));
    expect(lordAt(at).coins).toBe(2 + 2);
    at.run({ kind: 'income', card: 'serf' }, influence('minstrel'));
    expect(lordAt(at).coins).toBe(4 + 1 + 4);
    const crowd = position({ lords: [{ hand: [...Array<VassalId>(6).fill('serf'), 'minstrel'] }] });
    for (let i = 0; i < 6; i++) crowd.choose({ kind: 'income', card: 'serf' });
    expect(lordAt(crowd.choose(influence('minstrel'))).coins).toBe(6 + 4);
    const hosted = withMaster('hotelier', { type: 'wheat' }, ['serf', 'priest', 'minstrel']);
    hosted.run({ kind: 'field', card: 'serf', fief: 1 }, TAP, influence('minstrel'));
    expect(lordAt(hosted).coins).toBe(1);
  });

  test('F-22.5, F-22.6 draw and cycle: up to so many other cards, none allowed, then as many drawn', () => {
    const at = withHand('scribe', 'serf', 'serf', 'priest');
    lordAt(at).hand.push('tax_collector');
    at.choose(influence('scribe'));
    expect(at.options).toEqual([{ kind: 'discard', card: 'serf' }, { kind: 'discard', card: 'priest' }, DONE]);
    at.run({ kind: 'discard', card: 'serf' }, { kind: 'discard', card: 'priest' }, DONE);
    expect(lordAt(at).discard).toEqual(expect.arrayContaining(['serf', 'priest']));
    const told = at.events.filter(({ kind }) => kind === 'discarded');
    expect(told).toEqual(['serf', 'priest'].map(card => ({ kind: 'discarded', seat: 0, card })));
    expect(lordAt(at).hand).toHaveLength(4);
    expect(lordAt(withMaster('herald', { type: 'wheat' }).choose(TAP)).hand).toHaveLength(1);
  });

  test('F-22.6 cycle: the cards discarded are part of the reshuffle it causes', () => {
    const at = withMaster('librarian', { type: 'wheat' }, ['serf'], { deck: [], discard: [] }).choose(TAP);
    at.run({ kind: 'discard', card: 'serf' });
    expect(lordAt(at)).toMatchObject({ hand: ['serf'], deck: [], discard: [] });
  });

  test('F-22.7 recall: with a filter, and never the acting card itself', () => {
    const at = withMaster('foreman', { type: 'wheat' }, ['serf', 'merchant', 'reaper']);
    at.run({ kind: 'field', card: 'serf', fief: 1 }, { kind: 'field', card: 'merchant', fief: 2 });
    at.run({ kind: 'field', card: 'reaper', fief: 0 }, TAP);
    expect(at.options).toEqual([
      { kind: 'recall', card: 'reaper' },
      { kind: 'recall', card: 'serf' },
    ]);
    const wizard = withHand('wizard', 'serf', 'serf');
    wizard.run({ kind: 'income', card: 'serf' }, influence('wizard'));
    expect(lordAt(wizard)).toMatchObject({ hand: ['serf', 'serf'], table: ['wizard'] });
  });

  test('F-22.8 regain: to the top of the deck, or to hand', () => {
    const at = withMaster('physician', { type: 'wheat' }, [], { discard: ['count', 'serf'] }).choose(TAP);
    at.choose({ kind: 'regain', card: 'count' });
    expect(lordAt(at).deck.at(-1)).toBe('count');
    expect(at.events).toContainEqual({ kind: 'regained', seat: 0, card: 'count', to: 'deckTop' });
    const seer = position({ lords: [{ hand: ['seer'], discard: ['count'] }] }).choose(influence('seer'));
    expect(lordAt(seer).hand).toEqual(['count']);
    expect(seer.events).toContainEqual({ kind: 'regained', seat: 0, card: 'count', to: 'hand' });
  });

  test('F-22.9 eliminate: up to so many of the zone and filter, then what follows', () => {
    const at = withMaster('tutor', { type: 'wheat' }, ['serf', 'reaper']).choose(TAP);
    expect(at.options).toEqual([{ kind: 'eliminate', card: 'serf', zone: 'hand' }, DONE]);
    at.choose({ kind: 'eliminate', card: 'serf', zone: 'hand' });
    expect(at.state.gone).toEqual(['serf']);
    expect(lordAt(at)).toMatchObject({ hand: ['reaper'], coins: 1 });
    const witch = position({ lords: [{ hand: ['witch'], discard: ['serf'] }] }).choose(influence('witch'));
    expect(witch.options).toEqual([{ kind: 'eliminate', card: 'serf', zone: 'discard' }, DONE]);
    expect(lordAt(witch.choose(DONE)).hand).toHaveLength(1);
  });

  test('F-22.10 discount: coins for a vassal or a master, several uses for the cathedral', () => {
    const recruiter = withMaster('recruiter', { type: 'wheat' }, [], { coins: 1 });
    recruiter.run(TAP, { kind: 'hire', card: 'priest' });
    expect(lordAt(recruiter)).toMatchObject({ coins: 0, discard: ['priest'] });
    const fiefs = [
      { type: 'clay', level: 2, master: 'sculptor', cubes: { clay: 7 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const sculptor = position({ lords: [{ fiefs }] }).choose(TAP);
    for (let i = 0; i < 2; i++)
      sculptor.run({ kind: 'build', buy: 'foundations_clay' }, { kind: 'use', coins: 0, cubes: 1 });
    expect(cubesAt(sculptor, 0)).toEqual({ clay: 3 });
    expect(sculptor.state.turn.discounts).toEqual([]);
    const guild = position({
      lords: [
        {
          fiefs: [{ type: 'wheat', level: 2, master: 'guildmaster' }, { type: 'wood', level: 1 }, { type: 'clay' }],
          coins: 3,
        },
      ],
      display: ['treasurer'],
      masterDeck: [],
    });
    guild.run(TAP, { kind: 'hireMaster' }, { kind: 'city', fief: 1 });
    expect(lordAt(guild)).toMatchObject({ coins: 0 });
    expect(lordAt(guild).fiefs[1]?.city?.master).toBe('treasurer');
  });

  test('F-22.11, F-18.14 boost: an attack boost waits for its module and helps no production', () => {
    const at = withHand('captain', 'serf').run(influence('captain'), { kind: 'field', card: 'serf', fief: 0 });
    expect(at.state.turn.boosts).toHaveLength(1);
    expect(cubesAt(at, 0)).toEqual({ wheat: 1 });
  });

  test('F-22.12 influenceExtra: one more influence action', () => {
    const at = withMaster('chaplain', { type: 'wheat' }, ['priest', 'priest']).run(TAP, influence('priest', 1));
    expect(at.offers(influence('priest', 1))).toBe(true);
    expect(at.choose(influence('priest', 1)).state.turn.influence).toBe(0);
  });

  test('F-22.13 move: up to so many loose cubes, from any fief to any other', () => {
    const at = withMaster('bridge_builder', { type: 'stone', cubes: { stone: 1 }, vault: {} }).choose(TAP);
    expect(at.options).toHaveLength(2 + 1);
    at.run(
      { kind: 'move', resource: 'stone', from: 0, to: 2 },
      { kind: 'move', resource: 'stone', from: 2, to: 1 },
      DONE,
    );
    expect(cubesAt(at, 1)).toEqual({ stone: 1 });
  });

  test('F-22.15 vault: cubes of the listed types, as many as it holds; they pay like any others', () => {
    const at = withMaster('cabinetmaker', { type: 'wood', cubes: { wood: 5, wheat: 1 } }).choose(TAP);
    expect(at.options).toEqual([{ kind: 'lay', resource: 'wood' }, DONE]);
    for (let i = 0; i < 4; i++) at.choose({ kind: 'lay', resource: 'wood' });
    expect(at.step).toBe('main');
    expect(lordAt(at).vault[1]).toBe(4);
    expect(at.events.at(-1)).toEqual({ kind: 'laid', seat: 0, fief: 0, resource: 'wood' });
    expect(at.offers({ kind: 'build', buy: 'foundations_wood' })).toBe(true);
  });

  test('F-22.16, F-22.17 keepInHand and courtBonus act in the final phase', () => {
    const at = withMaster('jester', { type: 'wheat' }, ['steward', 'serf', 'serf', 'count']);
    at.run(
      END,
      { kind: 'blueMaster', fief: 0 },
      { kind: 'blue', card: 'steward' },
      { kind: 'hold', card: 'count' },
      DONE,
    );
    expect(at.events).toContainEqual({ kind: 'court', seat: 0, cards: 2, coins: 4 });
    expect(lordAt(at).hand[0]).toBe('count');
  });

  test('F-22.20, F-18.14 revealHand: the hand is shown to the acting player only', () => {
    const at = position({ seats: 3, lords: [{ hand: ['spy'] }, { hand: ['count'] }] }).choose(influence('spy'));
    expect(at.options).toEqual([
      { kind: 'spy', on: 1 },
      { kind: 'spy', on: 2 },
    ]);
    at.choose({ kind: 'spy', on: 1 });
    expect(at.notes).toContainEqual({ event: { kind: 'handSeen', on: 1, cards: ['count'] }, to: [0] });
    expect(at.notes).toContainEqual({ event: { kind: 'handShown', seat: 0, on: 1 } });
  });
});

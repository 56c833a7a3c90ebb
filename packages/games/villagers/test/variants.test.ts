import { ranks, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { idOf } from '../src/cards/index.ts';
import { villagers } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { build, buildTurn, emptied, gold, kinds, market, newGame, position, villageOf } from './table.ts';

describe('Poorest Village Wins', () => {
  const settings = { poorestWins: true };

  test('V-13.1 least gold wins; the tie rule is unchanged', () => {
    const s = newGame(3, settings);
    s.villages = [villageOf(['founders'], 30), villageOf(['founders'], 20), villageOf(['founders', 'agent'], 20)];
    expect(ranks(villagers.score(s))).toEqual([3, 1, 2]);
  });

  test('V-13.1 and V-18.30 the turn cannot end while a build action can be used', () => {
    const at = buildTurn({ settings, hands: [['hunter', 'cartwright', 'agent']] });
    expect(at.refusal({ kind: 'endTurn' })).toEqual({ kind: 'mustBuild', clause: 'V-13.1' });
    build(at, 'hunter');
    expect(kinds(at)).toEqual(['build', 'exchange']);
    build(at, 'agent');
    expect(kinds(at)).toEqual(['exchange', 'endTurn']);
  });

  test('V-13.1 a build action is waived when no legal build exists; exchanges and discards stay optional', () => {
    const at = buildTurn({ settings, hands: [['cartwright', 'tinner']] });
    expect(kinds(at)).toEqual(['play', 'exchange', 'endTurn']);
    const monk = buildTurn({ settings, hands: [['mason', 'monk']] });
    expect(monk.offers({ kind: 'endTurn' })).toBe(false);
  });
});

describe('Tiny Island', () => {
  test('V-13.2 the bank never unlocks', () => {
    const given = { settings: { tinyIsland: true }, hands: [['beekeeper' as const]] };
    expect(kinds(buildTurn(given))).toEqual(['exchange', 'endTurn']);
    const helped = buildTurn({ ...given, villages: [['founders'], ['lumberjack > carpenter']] });
    expect(gold(build(helped, 'beekeeper'), 0)).toBe(6);
  });

  test('V-13.9 the Tinner still opens', () => {
    const at = buildTurn({ settings: { tinyIsland: true }, hands: [['beekeeper', 'tinner']] });
    build(at.choose({ kind: 'play', card: 'tinner' }), 'beekeeper');
    expect([gold(at, 0), at.step]).toEqual([8, 'build']);
  });
});

describe('Twin Villages', () => {
  test('V-13.3 the result is the difference, and both seats share it', () => {
    const s = newGame(2, { twinVillages: true });
    s.villages = [villageOf(['founders'], 61), villageOf(['founders'], 54)];
    const outcome = villagers.score(s);
    expect(outcome.verdict).toEqual({ won: null, rank: '7' });
    expect(ranks(outcome)).toEqual([1, 1]);
  });

  test('V-13.12 with Poorest Village Wins the difference still decides, and the player is told so', () => {
    const s = newGame(2, { twinVillages: true, poorestWins: true });
    s.villages = [villageOf(['founders'], 61), villageOf(['founders'], 54)];
    const { verdict: result, ...scores } = villagers.score(s);
    expect(ranks(scores)).toEqual([1, 1]);
    const told = { view: villagers.view(s, 0), name: String };
    const verdicts = [villagers.text.en, de].map(({ verdict }) => result && verdict?.(result, told));
    expect(verdicts).toEqual([
      'The villages are 7 gold apart: that decides, not who is poorest',
      'Die Dörfer liegen 7 Gold auseinander: Das entscheidet, nicht die Armut',
    ]);
    expect(villagers.text.en.settings.poorestWins.help).toContain('with Twin Villages the smallest difference decides');
    expect(de.settings.poorestWins.help).toContain('bei Zwillingsdörfern entscheidet der kleinste Abstand');
  });

  test('V-13.8 it is a 2-player game', () => {
    expect(() => settle(villagers, 3, { twinVillages: true })).toThrow(/2-player game.*V-13\.8/);
    expect(settle(villagers, 2, { twinVillages: true }).seats).toBe(2);
  });
});

describe('house rules', () => {
  test('V-13.6 silver also in the First Market', () => {
    const villages = [['agent', 'harvester:3']];
    const at = market({ settings: { silverInFirstMarket: true }, villages }, 2);
    expect([at.over, gold(at, 0)]).toEqual([true, 8 + 3 + 3]);
    const plain = market({ villages }, 2);
    expect([plain.over, gold(plain, 0)]).toEqual([true, 8 + 3]);
  });

  test('V-13.6 seven starting cards', () => {
    const { players } = newGame(3, { sevenStartingCards: true });
    expect(players.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
  });

  test('V-13.6 and V-13.10 villager types left out of the deck; a starter of the Road is replaced from the deck', () => {
    const { road, stacks, reserve, players } = newGame(2, { leaveOut: ['agent', 'mason'] });
    const inPlay = [...road, ...stacks.flat(), ...reserve, ...players.flatMap(({ hand }) => hand)];
    expect(inPlay).toHaveLength(82);
    expect(inPlay.map(idOf).some(id => id === 'agent' || id === 'mason')).toBe(false);
    expect(road.map(idOf).filter((_, slot) => slot !== 3)).toEqual([
      'swineherd',
      'carpenter',
      'grazier',
      'harvester',
      'wattler',
    ]);
  });

  test('V-13.7 and V-18.24 variants combine freely', () => {
    const settings = { poorestWins: true, tinyIsland: true, silverInFirstMarket: true, sevenStartingCards: true };
    const at = position({ seats: 4, settings, stacks: emptied(6) }, { step: 'markets' }, { step: 'endOfRound' });
    expect(at.over).toBe(true);
  });
});

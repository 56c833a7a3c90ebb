import { describe, expect, test } from 'vitest';
import { idOf, NONE, type CardId } from '../src/cards/index.ts';
import type { Option, Settings } from '../src/index.ts';
import { active } from '../src/village.ts';
import { END, hand, play } from './seasons.ts';
import { buildTurn, emptied, market, gold, village, type At, type Given } from './table.ts';

const settings: Partial<Settings> = { teams: true, seasonsSetup: false };
const turn = (given: Given): At => buildTurn({ settings, ...given });
const team = (card: CardId): Option => ({ kind: 'team', card });
const BUILDERS = team('builder-team');
const HARVESTERS = team('harvest-team');
const onto = (stack: number): Option => ({ kind: 'onto', stack });
const back = (card: CardId): Option => ({ kind: 'return', card });

describe('Teams', () => {
  test('V-11.1 and V-18.8 two hand cards go to stacks, in the chosen order; the Team is placed with the chosen face', () => {
    const at = turn({ hands: [['mason', 'agent', 'hunter']] });
    expect([at.offers(BUILDERS), at.offers(HARVESTERS)]).toEqual([true, true]);
    at.run(HARVESTERS, onto(2), back('agent'), onto(4), back('mason'));
    expect([2, 4].map(stack => idOf(at.state.stacks[stack]?.at(-1) ?? NONE))).toEqual(['agent', 'mason']);
    expect([village(at, 0).cards.map(idOf), at.state.teams]).toEqual([['founders', 'harvest-team'], 4]);
    expect(active(village(at, 0), 'food')).toBe(1);
    expect(hand(at, 0).map(idOf)).toEqual(['hunter']);
  });

  test('V-11.1 a Team never flips', () => {
    const at = turn({ hands: [['mason', 'agent']], villages: [['builder-team']] });
    at.choose(END);
    expect(village(at, 0).cards.map(idOf)).toEqual(['builder-team']);
  });

  test('V-11.2 one Team a village; no build action, no exchange', () => {
    const at = turn({ hands: [['mason', 'agent', 'hunter', 'fisher']] });
    at.run(BUILDERS, onto(0), back('agent'), onto(0), back('mason'));
    expect(at.frame).toMatchObject({ actions: 2, exchanges: 3 });
    expect(at.refusal(HARVESTERS)).toEqual({ kind: 'oneTeam', clause: 'V-11.2' });
  });

  test('V-11.3 a Team counts as a Solitary villager for the Priest', () => {
    const at = market({ settings, villages: [['priest', 'chandler', 'harvest-team']] }, 6);
    const silver = at.outcome.scores[0]?.parts.find(({ card }) => card === 'priest');
    expect(silver?.amount).toBe(6);
  });

  test('V-11.3 and V-9.2 no Apprentice takes a Team', () => {
    const at = turn({ hands: [['apprentice']], villages: [['founders'], ['harvest-team > inventor']] });
    expect(at.offers(play('apprentice'))).toBe(false);
  });

  test('V-11.4 and V-18.25 beginners get theirs for nothing, once, with the face they like', () => {
    const free = { ...settings, freeTeam: [0] };
    const at = turn({ settings: free }).choose(BUILDERS);
    expect([village(at, 0).cards.map(idOf), at.offers(HARVESTERS)]).toEqual([['founders', 'builder-team'], false]);
    const others = turn({ settings: { ...settings, freeTeam: [1] } });
    expect(others.refusal(BUILDERS)).toEqual({ kind: 'twoCards', clause: 'V-11.7' });
    expect(turn({ settings: free }).choose(END).state.teams).toBe(5);
  });

  test('V-11.5 its builder does not raise the limit of the current turn', () => {
    const at = turn({ settings: { ...settings, freeTeam: [0] } }).choose(BUILDERS);
    expect(at.frame).toMatchObject({ actions: 2 });
    at.choose(END).state.frames.push({ step: 'buildTurn', seat: 0 });
    expect(at.frame).toMatchObject({ actions: 3 });
  });

  test('V-11.6 with all stacks empty the two cards go to the Reserve', () => {
    const at = turn({ hands: [['mason', 'agent']], stacks: emptied(6), reserve: ['monk'] });
    at.run(BUILDERS, back('agent'));
    expect(at.state.reserve.map(idOf)).toEqual(['monk', 'agent', 'mason']);
  });

  test('V-11.7 it needs two hand cards, which may go to one stack; each stack must hold cards', () => {
    expect(turn({ hands: [['mason']] }).refusal(BUILDERS)).toEqual({ kind: 'twoCards', clause: 'V-11.7' });
    const at = turn({ hands: [['mason', 'agent']], stacks: [[], ['monk']] }).choose(BUILDERS);
    expect(at.offers(onto(0))).toBe(false);
    at.run(onto(1), back('agent'), onto(1));
    expect(at.state.stacks[1]?.map(idOf)).toEqual(['monk', 'agent', 'mason']);
  });

  test('V-11.8 it stands on its own and carries nobody but Engineer or Inventor', () => {
    const at = turn({ hands: [['inventor']], villages: [['harvest-team']] });
    at.choose({ kind: 'build', card: 'inventor', on: 0 });
    expect([gold(at, 0), active(village(at, 0), 'food')]).toEqual([13, 0]);
  });

  test('V-2.16 without the module no Team is offered', () => {
    const at = buildTurn({ hands: [['mason', 'agent']] });
    expect([at.offers(BUILDERS), at.refusal(BUILDERS)]).toEqual([false, null]);
  });

  test('V-19.5 Chandler, Priest and Harvest Team: four Solitary symbols; V-19.6 a Builder Team counts for the Freemason', () => {
    const silverOf = (chains: string[], card: CardId): number | undefined =>
      market({ settings, villages: [chains] }, 6).outcome.scores[0]?.parts.find(line => line.card === card)?.amount;
    expect(silverOf(['chandler', 'priest', 'harvest-team'], 'priest')).toBe(6);
    expect(silverOf(['miner > mason', 'builder-team', 'freemason'], 'freemason')).toBe(6);
    expect(
      silverOf(['miner > mason', 'builder-team', 'lumberjack > carpenter > inventor', 'freemason'], 'freemason'),
    ).toBe(6);
  });
});

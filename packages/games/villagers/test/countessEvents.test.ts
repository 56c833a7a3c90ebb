import { describe, expect, test } from 'vitest';
import { idOf, type CardId } from '../src/cards/index.ts';
import { villagers } from '../src/index.ts';
import { eventPhase, herVillagers, resolve, type Facing } from './solo.ts';
import { coinsOn, find, gold, village, type At } from './table.ts';

/** A single resolved event; afterwards the Reserve gives her a Seeker. */
function one(event: string, given: Facing): At {
  return eventPhase({ reserve: ['mason', 'seeker'], round: 2, winter: [], ...given, events: [event] });
}

/** The gold of the player and of the Countess. */
const supplies = (at: At): unknown[] => [at.over, gold(at, 0), gold(at, 1)];

describe('Summer', () => {
  test('Guild Conspiracy: 2 gold from the bank on each of her keyring villagers; V-20.10 they are active', () => {
    const at = one('guild-conspiracy', { hers: ['carpenter:1', 'mason', 'cooper'], mine: ['lumberjack > carpenter'] });
    expect(supplies(at)).toEqual([true, 8, 8]);
    expect([coinsOn(at, 1, 'carpenter'), coinsOn(at, 1, 'mason'), coinsOn(at, 1, 'cooper')]).toEqual([3, 0, 2]);
    expect(coinsOn(at, 0, 'carpenter')).toBe(0);
  });

  test('V-15.23 Abduction: a hand card of your choice is discarded; without a hand nothing', () => {
    const at = one('abduction', { hands: [['mason', 'mason', 'agent']] });
    expect(at.options).toEqual([
      { kind: 'abduct', card: 'mason' },
      { kind: 'abduct', card: 'agent' },
    ]);
    at.choose({ kind: 'abduct', card: 'agent' });
    expect([at.over, at.state.discard.map(idOf), at.state.players[0]?.hand.length]).toEqual([true, ['agent'], 2]);
    expect(one('abduction', {}).over).toBe(true);
  });

  test('V-15.15 Betrayer: a top villager, no Basic, Founders or Team, moves to her; what lay below is active again', () => {
    const mine = ['founders', 'hayer > grazier > milk-maid', 'miner', 'harvest-team', 'agent'];
    const at = one('betrayer', { mine, settings: { teams: true } });
    expect(at.options).toEqual([
      { kind: 'betray', at: find(at, 0, 'milk-maid') },
      { kind: 'betray', at: find(at, 0, 'agent') },
    ]);
    at.choose({ kind: 'betray', at: find(at, 0, 'milk-maid') });
    expect([at.over, herVillagers(at)]).toEqual([true, ['milk-maid', 'seeker']]);
    const seen = at.view(0).villages[0]?.villagers ?? [];
    expect(seen.map(({ card, on, active }) => [card, on, active])).toEqual([
      ['founders', -1, true],
      ['hayer', -1, false],
      ['grazier', 1, true],
      ['miner', -1, true],
      ['harvest-team', -1, true],
      ['agent', -1, true],
    ]);
  });

  test('V-15.15 and V-20.8 coins on the villager that leaves go to your supply', () => {
    const at = one('betrayer', { mine: ['founders', 'lumberjack > carpenter:6'] });
    expect([...supplies(at), coinsOn(at, 1, 'carpenter')]).toEqual([true, 14, 8, 0]);
  });

  test('V-15.15 nobody is eligible: nothing happens', () => {
    const at = one('betrayer', { mine: ['founders', 'hayer', 'builder-team'], settings: { teams: true } });
    expect([at.over, herVillagers(at)]).toEqual([true, ['seeker']]);
  });

  test('Sinister Banquet: she gains 3 for each food in her village', () => {
    expect(supplies(one('sinister-banquet', { hers: ['milk-maid', 'hunter', 'mason'] }))).toEqual([true, 8, 17]);
  });
});

describe('Winter', () => {
  test('V-15.16, V-15.26 and V-19.27 Customs: 1 for each villager of the largest suit, covered ones included', () => {
    const mine = ['founders > swineherd', 'hayer > grazier', 'hayer'];
    expect(supplies(one('customs', { mine }))).toEqual([true, 5, 11]);
    expect(supplies(one('customs', { mine, gold: [2] }))).toEqual([true, 0, 10]);
    const solitary = ['founders', 'chandler', 'harvest-team'];
    expect(supplies(one('customs', { mine: solitary, settings: { teams: true } }))).toEqual([true, 6, 10]);
  });

  test('V-15.16 and V-15.26 Trade Network: she scores her best silver villager; without one nothing', () => {
    const hers = ['grocer', 'hunter', 'hunter', 'locksmith', 'agent'];
    expect(supplies(one('trade-network', { hers }))).toEqual([true, 8, 14]);
    expect(supplies(one('trade-network', { hers: ['hunter'], mine: ['agent'] }))).toEqual([true, 8, 8]);
  });

  test('V-15.16 Blackmail: she scores the highest active gold in your village', () => {
    const mine = ['founders', 'miner > seeker > spelunker > jeweler'];
    expect(supplies(one('blackmail', { mine }))).toEqual([true, 8, 28]);
    const covered = ['founders', 'hayer > grazier', 'graper > vintner'];
    expect(supplies(one('blackmail', { mine: covered, hers: ['jeweler'] }))).toEqual([true, 8, 13]);
  });

  test('V-15.15 and V-15.23 Arrest: a top villager, no Basic, is discarded', () => {
    const at = one('arrest', { mine: ['founders > swineherd', 'miner > blacksmith:2 | blacksmith'] });
    const blacksmiths = village(at, 0).cards.flatMap((card, i) => (idOf(card) === 'blacksmith' ? [i] : []));
    expect(at.options).toEqual([find(at, 0, 'swineherd'), ...blacksmiths].map(i => ({ kind: 'arrest', at: i })));
    at.choose({ kind: 'arrest', at: blacksmiths[0] ?? 0 });
    expect([...supplies(at), at.state.discard.map(idOf)]).toEqual([true, 10, 8, ['blacksmith']]);
    expect(village(at, 0).load).toEqual([1, 0, 1, 0]);
  });

  test('V-15.9 Ransom: 2 for each hand card, and what you do not have is forgiven', () => {
    const hands: CardId[][] = [['mason', 'agent', 'hunter']];
    expect(supplies(one('ransom', { hands }))).toEqual([true, 2, 14]);
    expect(supplies(one('ransom', { hands, gold: [5] }))).toEqual([true, 0, 13]);
  });

  test('V-15.16, V-15.19 and V-15.26 Spy Network: she gains what one of your silver villagers is worth, of your choice', () => {
    const mine = ['founders', 'grocer', 'hunter', 'locksmith', 'locksmith'];
    const at = one('spy-network', { mine });
    expect(at.options).toEqual([
      { kind: 'spy', card: 'grocer', gold: 3 },
      { kind: 'spy', card: 'locksmith', gold: 6 },
    ]);
    at.choose({ kind: 'spy', card: 'grocer', gold: 3 });
    expect(supplies(at)).toEqual([true, 8, 11]);
    expect(supplies(one('spy-network', { mine: ['founders'] }))).toEqual([true, 8, 8]);
  });

  test('V-15.19 and V-19.28 Protection Money: she gains 3 for each of your villagers with coins, you pay nothing', () => {
    const mine = ['founders', 'miner > blacksmith:4', 'lumberjack > cooper:2'];
    expect(supplies(one('protection-money', { mine }))).toEqual([true, 8, 14]);
  });
});

test('V-15.23 an arrested villager may come back with the Reserve', () => {
  const at = one('arrest', { mine: ['founders', 'agent'], reserve: ['jeweler'] });
  expect([at.over, at.state.reserve.map(idOf), at.state.discard]).toEqual([true, ['agent'], []]);
});

describe('words and board', () => {
  const { board, catalogue, label, prompt, tell, target, verdict } = villagers.text.en;
  const told = (at: At): Parameters<typeof label>[1] => ({ view: at.view(0), name: () => 'Anna' });

  test('her village, her face-up events and her decks are on the board', () => {
    const at = eventPhase({
      events: ['arrest', 'arrest', 'ransom'],
      mine: ['founders', 'agent', 'hunter'],
      hers: ['mason:2'],
    });
    const { zones } = board(told(at));
    const hers = zones.find(({ id }) => id === 'village:1');
    expect([hers?.title, hers?.seat, hers?.pieces.map(({ name }) => name)]).toEqual([
      'Village of the Countess',
      null,
      ['The Countess', 'Mason'],
    ]);
    const events = zones.find(({ id }) => id === 'countess');
    expect(events?.counters.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Summer deck 8',
      'Winter deck 10',
      'Jester gone',
    ]);
    expect(events?.pieces.map(({ name, card }) => [name, card])).toEqual([
      ['Arrest', 'countess-beta:arrest'],
      ['Arrest', 'countess-beta:arrest'],
      ['Ransom', 'countess-beta:ransom'],
    ]);
    expect(at.options.map(option => [label(option, told(at)), target(option, told(at))])).toEqual([
      ['Resolve Arrest', 'countess:countess-beta:arrest'],
      ['Resolve Ransom', 'countess:countess-beta:ransom'],
    ]);
    at.choose(resolve('arrest'));
    expect(prompt(at.frame, told(at))).toBe('Arrest: who is discarded?');
    expect(at.options.map(option => [label(option, told(at)), target(option, told(at))])).toEqual([
      ['Discard Agent', 'village:0:1'],
      ['Discard Hunter', 'village:0:2'],
    ]);
  });

  test('the catalogue has every event of either profile, the Jester and the rows of the Monastery, with what is reconstructed', () => {
    const entries = (prefix: string): number => catalogue.filter(({ id }) => id.startsWith(prefix)).length;
    expect(['countess-beta:', 'countess-retail:', 'priority:', 'jester'].map(entries)).toEqual([14, 24, 6, 1]);
    const reconstructed = (id: string): string | undefined => catalogue.find(entry => entry.id === id)?.reconstructed;
    expect(reconstructed('countess-beta:arrest')).toBe('that Founders cannot be taken');
    expect(reconstructed('countess-beta:ransom')).toBeUndefined();
    expect(reconstructed('priority:0')).toBe('the order after builder and food');
  });

  test('the log names her, and the verdict both supplies', () => {
    const at = one('ransom', { hands: [['mason']] });
    expect(at.over).toBe(true);
    expect(at.events.map(event => tell(event, told(at)))).toEqual([
      'Event: Ransom',
      'Anna pays the Countess 2 gold',
      'Seeker joins the Countess from the Reserve',
      'The discarded Winter events are shuffled into a new deck',
      'New event: Ransom',
    ]);
    expect(verdict?.({ won: false, rank: null }, told(at))).toBe('The Countess keeps the land, 10 gold to 6');
    expect(verdict?.({ won: true, rank: null }, told(at))).toBe('You beat the Countess, 6 gold to 10');
  });
});

import type { Piece, Reader, Zone } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { villagers, type Option, type View } from '../src/index.ts';
import { eventPhase, play } from './seasons.ts';
import { buildTurn, newGame, type At } from './table.ts';

const { board, catalogue, label, prompt, settings, target, tell, why } = villagers.text.en;

const NAMES = ['Anna', 'Beat', 'Cilia'];
const readerOf = (view: View): Reader<View> => ({ view, name: seat => NAMES[seat] ?? 'Nobody' });
const zone = (view: View, id: string): Zone | undefined => board(readerOf(view)).zones.find(other => other.id === id);
const pieces = (view: View, id: string): readonly Piece[] => zone(view, id)?.pieces ?? [];
const labels = (at: At): string[] => at.options.map(option => label(option, readerOf(at.view(at.seat))));
const targets = (at: At): (string | null)[] => at.options.map(option => target(option, readerOf(at.view(at.seat))));
const logLines = (at: At): string[] => at.events.map(event => tell(event, readerOf(at.view(0))));

describe('the board', () => {
  test('stacks that Townsfolk turned show the faces of their top cards', () => {
    const at = eventPhase(['townsfolk'], { stacks: [[], ['cooper', 'agent']] }, { step: 'draftPhase' });
    expect(pieces(at.view(0), 'stacks')[1]).toMatchObject({
      card: 'cooper',
      name: 'Stack 2: Cooper on top',
      marks: ['2 cards', 'above the First Market', 'on Lumberjack', 'padlock: Blacksmith', 'gold 4', 'keyring 6'],
    });
  });

  test('Teams lie beside the Basics, both faces open', () => {
    const view = villagers.view(newGame(2, { teams: true }), 0);
    expect(pieces(view, 'basics').map(({ id, marks }) => [id, marks[0]])).toContainEqual([
      'team:builder-team',
      '5 left',
    ]);
    expect(zone(view, 'basics')?.title).toBe('Basic villagers and Teams');
    expect(pieces(villagers.view(newGame(2), 0), 'basics')).toHaveLength(3);
  });

  test('a gift lies face-down on the Square of its receiver', () => {
    const at = eventPhase(['weddings'], { hands: [['mason', 'agent'], ['cooper', 'agent'], []] });
    at.choose({ kind: 'pass', card: 'mason' });
    expect(pieces(at.view(2), 'square:2')).toEqual([{ id: 'gift:2', card: null, name: 'Ore', marks: [], tint: 'ore' }]);
  });

  test('the stack that is looked through lies open to the one who looks, and options point at it', () => {
    const at = eventPhase(['returnees'], { stacks: [[], ['agent', 'mason', 'agent'], [], ['monk'], [], []] });
    at.choose({ kind: 'look', stack: 1 });
    expect(pieces(at.view(0), 'looking').map(({ id }) => id)).toEqual([
      'looking:agent',
      'looking:mason',
      'looking:agent:2',
    ]);
    expect(targets(at)).toEqual(['looking:mason', 'looking:agent']);
    expect(zone(at.view(1), 'looking')).toBeUndefined();
  });

  test('Pilgrims point at the discard pile', () => {
    const at = eventPhase(['pilgrims'], { discard: ['mason', 'hunter', 'tinner'], hands: [['hunter']] });
    expect(targets(at)).toEqual(['discard:1', 'discard:2', 'basic:lumberjack', 'basic:hayer', 'basic:miner', null]);
  });

  test('villagers below an Engineer work', () => {
    const view = buildTurn({ villages: [['graper > vintner > engineer']] }).view(0);
    expect(pieces(view, 'village:0').map(({ active }) => active)).toEqual([true, true, true]);
    expect(zone(view, 'village:0')?.counters).toContainEqual({ name: 'Food', value: 1 });
  });
});

describe('words', () => {
  test('questions of the Events', () => {
    const asked = (at: At): string => prompt(at.frame, readerOf(at.view(at.seat)));
    const hands = { hands: [['mason', 'agent', 'cooper']] as const };
    expect(asked(eventPhase(['weddings'], hands))).toBe('Weddings: which card do you pass to the right?');
    expect(asked(eventPhase(['castellans'], hands))).toBe('Castellans: build one villager, exchange one card?');
    expect(asked(eventPhase(['festivals'], hands))).toBe('Festivals: return 2 cards to the Reserve');
  });

  test('answers of the Events', () => {
    expect(labels(eventPhase(['envoys'], { hands: [['jeweler', 'cartwright']] }))).toEqual([
      'Discard Cartwright for 5 gold',
      'Discard Jeweler for 10 gold',
    ]);
    expect(labels(eventPhase(['merchants'], { villages: [['miner > mason', 'miner', 'agent']] }))).toEqual([
      'The chain of Miner no. 1 (below Mason)',
      'The chain of Miner no. 2',
      'The chain of Agent',
    ]);
    expect(labels(eventPhase(['castellans'], { hands: [['hunter']] })).at(-1)).toBe('Done');
  });

  test('new Specials and Teams', () => {
    const at = buildTurn({
      settings: { specials7: true, teams: true, seasonsSetup: false },
      hands: [['engineer', 'inventor', 'merchant', 'leader', 'forager']],
      villages: [['founders', 'hunter']],
    });
    const offered = labels(at);
    expect(offered).toContain('Build Engineer on Hunter');
    expect(offered).toContain('Get a Harvest Team');
    const reason = at.refusal(play('forager'));
    expect(reason && why(reason, readerOf(at.view(0)))).toBe('It can be played in the draft phase only.');
    at.choose({ kind: 'build', card: 'inventor', on: 1 });
    expect(logLines(at)).toEqual(['Anna builds Inventor on Hunter', 'The Inventor brings Anna 5 gold']);
  });

  test('the log of an Event names it, and cards only to those who may know them', () => {
    const at = eventPhase(['weddings'], { seats: 2, hands: [['agent'], ['mason']] });
    const heard = (seat: number): string[] =>
      at.notes.filter(({ to }) => !to || to.includes(seat)).map(({ event }) => tell(event, readerOf(at.view(seat))));
    expect(heard(0)).toEqual([
      'Event: Weddings',
      'Anna passes a card (Solitary) to Beat',
      'You passed Agent',
      'Beat passes a card (Ore) to Anna',
      'You got Mason',
    ]);
  });

  test('every setting, value and Event has words, and what is reconstructed says so', () => {
    for (const [name, knob] of Object.entries(villagers.settings.knobs)) {
      const { title, help, values } = settings[name as keyof typeof settings];
      expect([title, help].every(Boolean)).toBe(true);
      if (knob.kind === 'choice') expect(Object.keys(values ?? {}).sort()).toEqual([...knob.values].sort());
    }
    const reconstructed = catalogue.filter(({ id }) => id.startsWith('event:')).map(entry => 'reconstructed' in entry);
    expect(reconstructed.filter(Boolean)).toHaveLength(11);
  });
});

test('a card that is returned face-up is named to all', () => {
  const at = eventPhase(['townsfolk', 'castellans'], { hands: [['fisher'], [], []] });
  const onto: Option = { kind: 'onto', stack: 1 };
  at.choose({ kind: 'exchange', basic: 'hayer' }).choose(onto);
  expect(at.notes.filter(({ to }) => !to).map(({ event }) => tell(event, readerOf(at.view(1))))).toContain(
    'Anna returns Fisher',
  );
});

import { describe, expect, test } from 'vitest';
import { idOf, NONE, type CardId } from '../src/cards/index.ts';
import type { Option } from '../src/index.ts';
import { active } from '../src/village.ts';
import { build, buildTurn, coinsOn, find, gold, kinds, village, type At, type Given } from './table.ts';

const play = (card: CardId): Option => ({ kind: 'play', card });

/** The village of seat 0 as texts: each villager, whom it stands for, and on what. */
function layout(at: At, seat = 0): string[] {
  const { cards, as, on } = village(at, seat);
  return cards.map((it, i) => {
    const standIn = idOf(it) === 'monk' || idOf(it) === 'apprentice' ? `=${idOf(as[i] ?? 0)}` : '';
    const below = on[i] === NONE ? '' : ` on ${idOf(cards[on[i] ?? 0] ?? 0)}`;
    return `${idOf(it)}${standIn}${below}`;
  });
}

describe('Specials', () => {
  test('V-9.1 with the discard mark: no action, to the discard pile, any number; without it: an action, and it stays', () => {
    const at = buildTurn({
      hands: [['tinner', 'tinner', 'smuggler']],
      villages: [['founders', 'lumberjack > shipwright']],
    });
    at.choose(play('tinner')).choose(play('tinner'));
    at.choose(play('smuggler')).run({ kind: 'unlockFree' }, { kind: 'smuggle', card: 'founders' });
    expect(at.frame).toMatchObject({ step: 'build', actions: 3 });
    expect(at.state.discard.map(idOf)).toEqual(['tinner', 'tinner', 'smuggler']);
    const stays = buildTurn({ hands: [['monk', 'mason']] }).choose(play('monk'));
    expect(stays.frame).toMatchObject({ step: 'build', actions: 0 });
    expect(layout(stays)).toContain('monk=miner');
  });
});

describe('Monk', () => {
  test('V-9.3 stands for any villager of a chain and is placed with the one above it: two build actions', () => {
    const at = buildTurn({ hands: [['monk', 'mason', 'spelunker']], villages: [['founders', 'miner']] });
    at.choose(play('monk'));
    expect(at.options).toEqual([
      { kind: 'carry', card: 'mason', monks: 1 },
      { kind: 'carry', card: 'spelunker', monks: 1 },
    ]);
    at.choose({ kind: 'carry', card: 'spelunker', monks: 1 });
    expect(layout(at)).toEqual(['founders', 'miner', 'monk=seeker on miner', 'spelunker on monk']);
    expect(at.frame).toMatchObject({ step: 'build', actions: 0 });
    expect(gold(at, 0)).toBe(6);
  });

  test('V-9.3 as the bottom card it stands alone and takes a second villager of the same suit later', () => {
    const at = buildTurn({ hands: [['monk', 'mason', 'mason', 'carpenter']], villages: [['founders', 'wattler']] });
    at.choose(play('monk')).choose({ kind: 'carry', card: 'mason', monks: 1 });
    expect(layout(at)).toEqual(['founders', 'wattler', 'monk=miner', 'mason on monk']);
    expect(at.offers({ kind: 'build', card: 'carpenter', on: 2 })).toBe(false);
    build(at, 'mason');
    expect(layout(at).at(-1)).toBe('mason on monk');
  });

  test('V-9.3 elsewhere in a chain it takes one villager', () => {
    const at = buildTurn({ hands: [['spelunker']], villages: [['founders', 'miner > monk=seeker > spelunker']] });
    expect(kinds(at)).toEqual(['exchange', 'endTurn']);
  });

  test('V-9.3 the rest of the chain must be right', () => {
    const at = buildTurn({ hands: [['monk', 'jeweler']], villages: [['founders', 'miner']] });
    expect(at.refusal(play('monk'))).toEqual({ kind: 'noTarget', clause: 'V-9.3', card: 'monk' });
  });

  test('V-9.3 it needs two actions, and the padlock of the villager above must be payable', () => {
    const tired = buildTurn({ hands: [['monk', 'mason', 'hunter']] });
    build(tired, 'hunter');
    expect(tired.refusal(play('monk'))).toEqual({ kind: 'noActions', clause: 'V-9.3', needed: 2 });
    tired.state.frames = [{ step: 'build', during: 'build', seat: 0, actions: 0, exchanges: 3, free: false }];
    expect(tired.refusal(play('monk'))).toEqual({ kind: 'noActions', clause: 'V-9.3', needed: 2 });
    const poor = buildTurn({ hands: [['monk', 'cooper']], gold: [1] });
    expect(poor.offers(play('monk'))).toBe(false);
  });

  test('V-9.3 two Monks may share a chain', () => {
    const chains = ['founders', 'monk=shepherd > spinner'];
    const at = buildTurn({ seats: 4, hands: [['monk', 'tailor']], villages: [chains] });
    at.choose(play('monk'));
    expect(layout(at).slice(3)).toEqual(['monk=weaver on spinner', 'tailor on monk']);
  });

  test('V-9.22 two Monks may lie on each other when both are placed in one go: three actions', () => {
    const given: Given = { hands: [['monk', 'monk', 'spelunker']], villages: [['founders', 'wattler']] };
    const at = buildTurn(given).choose(play('monk'));
    expect(layout(at).slice(2)).toEqual(['monk=miner', 'monk=seeker on monk', 'spelunker on monk']);
    expect(at.frame).toMatchObject({ actions: 0 });
    expect(buildTurn({ ...given, villages: [['founders']] }).offers(play('monk'))).toBe(false);
  });

  test('V-18.5 the position of the Monk is chosen when several fit', () => {
    const at = buildTurn({ hands: [['monk', 'spelunker']], villages: [['founders', 'miner > blacksmith', 'miner']] });
    at.choose(play('monk'));
    expect([at.step, at.options]).toEqual([
      'place',
      [
        { kind: 'place', on: 1 },
        { kind: 'place', on: 3 },
      ],
    ]);
    expect(at.state.players[0]?.square.map(idOf)).toEqual(['spelunker', 'monk']);
    at.choose({ kind: 'place', on: 3 });
    expect([layout(at)[4], village(at, 0).on[4]]).toEqual(['monk=seeker on miner', 3]);
    expect(at.state.players[0]?.square).toEqual([]);
  });

  test('V-20.9 a stand-in copies no symbols', () => {
    const at = buildTurn({ hands: [['monk', 'vintner']], villages: [['founders']] }).choose(play('monk'));
    expect(layout(at)[1]).toBe('monk=graper');
    expect(active(village(at, 0), 'food')).toBe(0);
  });
});

describe('Apprentice', () => {
  test('V-9.4 takes the place of a covered villager of any village, who is built in the own one: one action', () => {
    const at = buildTurn({
      hands: [['apprentice']],
      villages: [
        ['founders', 'hayer'],
        ['founders', 'hayer > grazier > milk-maid'],
      ],
    });
    at.choose(play('apprentice'));
    expect(at.options).toEqual([
      { kind: 'swap', village: 1, at: 1 },
      { kind: 'swap', village: 1, at: 2 },
    ]);
    at.choose({ kind: 'swap', village: 1, at: 2 });
    expect(layout(at, 1)).toEqual(['founders', 'hayer', 'apprentice=grazier on hayer', 'milk-maid on apprentice']);
    expect(layout(at, 0)).toEqual(['founders', 'hayer', 'grazier on hayer']);
    expect(at.frame).toMatchObject({ step: 'build', actions: 1 });
    expect(at.state.players[0]?.hand).toEqual([]);
  });

  test('V-9.4 and V-18.9 the freed villager opens its padlock and its place is chosen', () => {
    const at = buildTurn({
      hands: [['apprentice']],
      villages: [
        ['founders', 'hayer > grazier', 'hayer > grazier | thatcher'],
        ['founders', 'lumberjack > cooper', 'hayer > grazier > milk-maid > fromager'],
      ],
    });
    at.choose(play('apprentice')).choose({ kind: 'swap', village: 1, at: find(at, 1, 'milk-maid') });
    expect(at.state.players[0]?.square.map(idOf)).toEqual(['milk-maid']);
    at.choose({ kind: 'place', on: 4 });
    expect([gold(at, 0), coinsOn(at, 1, 'cooper'), layout(at, 0).at(-1)]).toEqual([6, 2, 'milk-maid on grazier']);
  });

  test('V-9.4 in the own village a covered Basic is freed and stands on its own', () => {
    const at = buildTurn({ hands: [['apprentice']], villages: [['founders', 'miner > mason']] });
    at.choose(play('apprentice'));
    expect(layout(at)).toEqual(['founders', 'apprentice=miner', 'mason on apprentice', 'miner']);
  });

  test('V-9.2 and V-9.19 never another player’s Founders, a Team or another stand-in', () => {
    const at = buildTurn({
      hands: [['apprentice']],
      villages: [['founders'], ['founders > swineherd', 'monk=miner > mason', 'apprentice=hayer > thatcher']],
    });
    expect(at.refusal(play('apprentice'))).toEqual({ kind: 'noTarget', clause: 'V-9.19', card: 'apprentice' });
    at.state.villages[1]?.cards.push(...village(buildTurn({ villages: [['harvest-team']] }), 0).cards);
    expect(at.offers(play('apprentice'))).toBe(false);
  });

  test('V-9.19 not offered when the freed villager has no place or its padlock cannot be paid', () => {
    const villages = [
      ['founders', 'hayer > grazier'],
      ['founders', 'hayer > grazier > milk-maid > fromager'],
    ];
    const targets = (supply: number): Option[] =>
      buildTurn({ hands: [['apprentice']], gold: [supply], villages })
        .choose(play('apprentice'))
        .options.slice();
    const milkMaid: Option = { kind: 'swap', village: 1, at: 3 };
    expect(targets(2)).toContainEqual(milkMaid);
    expect(targets(1)).not.toContainEqual(milkMaid);
    const homeless = buildTurn({
      hands: [['apprentice']],
      villages: [['founders'], ['founders', 'hayer > grazier > milk-maid']],
    });
    homeless.choose(play('apprentice'));
    expect(layout(homeless, 0)).toEqual(['founders', 'hayer']);
  });

  test('V-9.19 targets that are alike are one choice', () => {
    const at = buildTurn({ hands: [['apprentice']], villages: [['miner > mason', 'miner > mason', 'miner > seeker']] });
    expect(at.choose(play('apprentice')).options).toEqual([
      { kind: 'swap', village: 0, at: 0 },
      { kind: 'swap', village: 0, at: 4 },
    ]);
  });

  test('V-6.13 own Founders may be replaced, and their owner chooses the face', () => {
    const at = buildTurn({ hands: [['apprentice']], villages: [['founders > swineherd']] });
    at.choose(play('apprentice'));
    expect(at.options).toEqual([
      { kind: 'face', card: 'founders' },
      { kind: 'face', card: 'founders-food' },
    ]);
    at.choose({ kind: 'face', card: 'founders-food' });
    expect(layout(at)).toEqual(['apprentice=founders', 'swineherd on apprentice', 'founders-food']);
  });

  test('V-20.8 coins on the freed villager go to its former owner, who may pay with them', () => {
    const villages = [['founders', 'lumberjack > cooper:2 > engineer']];
    const at = buildTurn({ hands: [['apprentice']], gold: [0], villages });
    at.choose(play('apprentice')).choose({ kind: 'swap', village: 0, at: 2 });
    expect(at.events).toContainEqual({ kind: 'unlockedAtBank', seat: 0, card: 'cooper', gold: 2 });
    expect([gold(at, 0), coinsOn(at, 0, 'apprentice')]).toEqual([0, 0]);
    expect(layout(at).slice(2)).toEqual([
      'apprentice=cooper on lumberjack',
      'engineer on apprentice',
      'cooper on lumberjack',
    ]);
  });

  test('V-9.18 a stand-in offers the places of the villager it stands for', () => {
    const at = buildTurn({
      hands: [['carpenter', 'cartwright', 'fromager']],
      villages: [['apprentice=lumberjack > cooper', 'lumberjack > apprentice=wheeler']],
    });
    const places = at.options.flatMap(option => (option.kind === 'build' ? [[option.card, option.on]] : []));
    expect(places).toEqual([
      ['carpenter', 0],
      ['carpenter', 2],
      ['cartwright', 3],
    ]);
  });
});

describe('Tinner', () => {
  const given: Given = {
    hands: [['tinner', 'cooper', 'beekeeper']],
    villages: [['founders', 'lumberjack > carpenter']],
  };

  test('V-9.6 padlocks are free from now on, each at the builder’s choice', () => {
    const at = buildTurn(given).choose(play('tinner'));
    build(at, 'cooper');
    expect(at.options).toEqual([{ kind: 'unlockAtBank' }, { kind: 'unlockFree' }]);
    at.choose({ kind: 'unlockFree' });
    build(at, 'beekeeper');
    expect(at.options).toEqual([{ kind: 'unlock', village: 0, at: 2 }, { kind: 'unlockFree' }]);
    at.choose({ kind: 'unlock', village: 0, at: 2 });
    expect([gold(at, 0), coinsOn(at, 0, 'carpenter')]).toEqual([8, 2]);
  });

  test('V-9.6 no refunds for what was paid before', () => {
    const at = build(buildTurn(given), 'cooper').choose(play('tinner'));
    expect(gold(at, 0)).toBe(6);
  });

  test('V-9.6 whoever cannot pay opens for nothing', () => {
    const at = build(buildTurn({ ...given, gold: [0] }).choose(play('tinner')), 'cooper');
    expect([gold(at, 0), at.step]).toEqual([0, 'build']);
  });

  test('V-9.21 the freedom ends with the own turn', () => {
    const at = buildTurn({ ...given, gold: [0], hands: [['tinner'], ['cooper']] });
    at.state.villages[1] = { ...village(at, 0), gold: 0 };
    at.state.frames.unshift({ step: 'buildTurn', seat: 1 });
    at.choose(play('tinner')).choose({ kind: 'endTurn' });
    expect([at.seat, kinds(at)]).toEqual([1, ['exchange', 'endTurn']]);
  });
});

describe('Smuggler', () => {
  const given: Given = {
    hands: [['smuggler']],
    villages: [
      ['founders', 'lumberjack > wheeler > cartwright', 'chandler:6', 'fisher', 'chandler', 'founders > swineherd'],
    ],
  };

  test('V-9.7 and V-18.10 half the printed gold of one own villager with active gold, rounded up', () => {
    const at = buildTurn(given).choose(play('smuggler'));
    expect(at.options).toEqual(
      (['founders', 'swineherd', 'cartwright', 'chandler', 'fisher'] as const).map(card => ({ kind: 'smuggle', card })),
    );
    at.choose({ kind: 'smuggle', card: 'cartwright' });
    expect(gold(at, 0)).toBe(8 - 2 + 5);
    expect(at.frame).toMatchObject({ actions: 2 });
    expect(at.state.discard.map(idOf)).toEqual(['smuggler']);
  });

  test('V-9.7 and V-18.29 its own padlock is opened as usual, with a choice of unlockers', () => {
    const at = buildTurn({
      ...given,
      villages: [['chandler', 'lumberjack > shipwright'], ['lumberjack > shipwright']],
    });
    at.choose(play('smuggler'));
    expect(at.options).toEqual([
      { kind: 'unlock', village: 0, at: 2 },
      { kind: 'unlock', village: 1, at: 1 },
    ]);
    at.choose({ kind: 'unlock', village: 1, at: 1 }).choose({ kind: 'smuggle', card: 'chandler' });
    expect([gold(at, 0), coinsOn(at, 1, 'shipwright')]).toEqual([8 - 2 + 2, 2]);
  });

  test('V-9.7 and V-20.3 not without active gold, and not without the price', () => {
    const goldless = buildTurn({ hands: [['smuggler']], villages: [['founders-food', 'agent']] });
    expect(goldless.refusal(play('smuggler'))).toEqual({ kind: 'noTarget', clause: 'V-9.7', card: 'smuggler' });
    const poor = buildTurn({ ...given, gold: [1] });
    expect(poor.refusal(play('smuggler'))).toMatchObject({ kind: 'tooDear', clause: 'V-6.18' });
  });

  test('V-9.21 a Smuggler may be freed by the Tinner', () => {
    const at = buildTurn({ ...given, gold: [0], hands: [['smuggler', 'tinner']] }).choose(play('tinner'));
    at.choose(play('smuggler')).choose({ kind: 'smuggle', card: 'fisher' });
    expect(gold(at, 0)).toBe(2);
  });
});

test('V-6.19 a covered villager does not unlock', () => {
  const at = buildTurn({ hands: [['milk-maid']], villages: [['hayer > grazier'], ['lumberjack > cooper']] });
  village(at, 1).load[1] = 1;
  build(at, 'milk-maid');
  expect([gold(at, 0), coinsOn(at, 1, 'cooper')]).toEqual([6, 0]);
});

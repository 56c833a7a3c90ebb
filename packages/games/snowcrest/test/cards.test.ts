import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACHIEVEMENTS } from '../src/cards/achievements.ts';
import { SPIRITS } from '../src/cards/spirits.ts';
import { deckOf, VILLAGERS } from '../src/cards/villagers.ts';
import { GOLD, type Effect } from '../src/cards/vocabulary.ts';
import { snowcrest } from '../src/index.ts';
import { act, activate, mat, table, type PlayerSpec } from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };

/** What a player has after an action of the card, given what the player had before. */
function after(id: string, action: number, me: PlayerSpec = {}): Required<PlayerSpec> {
  const village = { 0: 'peasant', 1: 'novice', ...me.village, 4: id };
  return mat(table([{ ...me, village }, IDLER]).run(activate(4), act(action)));
}

describe('card set', () => {
  test('S-1.5, S-21.3 four Starters, nine personal cards and 35 Commons with a mean cost of 3.2', () => {
    expect([deckOf('starter').length, deckOf('personal').length, deckOf('common').length]).toEqual([4, 9, 35]);
    const costs = deckOf('common').map(each => VILLAGERS[each]?.cost ?? 0);
    expect((costs.reduce((sum, cost) => sum + cost, 0) / 35).toFixed(1)).toBe('3.2');
  });

  test('S-21.2, S-21.3 names, copies, costs and icons are those of the rules', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const written = rules.split('\n').flatMap(line => {
      if (line.startsWith('- S-21.2 ')) return [...line.matchAll(/([A-Z][a-z]+)()() (\d), (\S+?)[;,.]/g)];
      if (line.startsWith('- S-21.3 '))
        return [...line.matchAll(/([A-Z][a-z]+(?: [A-Z][a-z]+)?)(×)(\d) (\d) (\S+?)[;,.]/g)];
      return [];
    });
    const faces = written.map(([, name, , copies, cost, icons = '']) => [
      name,
      Number(copies || 1),
      Number(cost),
      icons,
    ]);
    const printed = VILLAGERS.filter(({ deck }) => deck !== 'starter').map(({ name, copies, cost, icons, avoid }) => {
      const letters = icons.map(icon => 'BJWLG'[icon]).join('');
      return [name, copies, cost, `${letters}${avoid ? '!' : ''}`];
    });
    expect(faces.map(face => [...face.slice(0, 3), inOrder(String(face[3]))])).toEqual(printed);
  });

  test('S-21.4 twelve Guardians with 2.1 Scrolls on average, six Forest cards with 1, ten Achievements', () => {
    const scrolls = (deck: string): number[] =>
      SPIRITS.filter(spirit => spirit.deck === deck).flatMap(({ reward }) =>
        reward.flatMap(effect => (effect.op === 'scroll' ? effect.n : [])),
      );
    expect(scrolls('guardian')).toHaveLength(12);
    expect((scrolls('guardian').reduce((sum, n) => sum + n, 0) / 12).toFixed(1)).toBe('2.1');
    expect(scrolls('forest')).toEqual(Array(6).fill(1));
    expect(ACHIEVEMENTS).toHaveLength(10);
  });

  test('S-21.1 Starters cost 1, have no front icon, and between them reach all general actions but losing Omens', () => {
    const starters = VILLAGERS.filter(({ deck }) => deck === 'starter');
    for (const { cost, icons } of starters) expect([cost, icons]).toEqual([1, []]);
    const verbs = new Set(
      starters.flatMap(({ actions }) => actions.flatMap(({ effects }) => effects.flatMap(verbsOf))),
    );
    expect([...verbs].sort()).toEqual(['build', 'draw', 'gain', 'meditate', 'pay', 'restock', 'venerate']);
  });

  test('S-5.11 no card shows Gold beside something else, so one unit of Gold is placed at a time', () => {
    for (const { icons } of VILLAGERS) expect(!icons.includes(GOLD) || icons.length === 1).toBe(true);
  });

  test('S-17.2 rewards are Scrolls, Gold and draws in this order', () => {
    const order = ['scroll', 'gain', 'draw'];
    for (const { reward } of SPIRITS) {
      const places = reward.map(({ op }) => order.indexOf(op));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  test('S-0.4 every card is in the catalogue, with its lines and what is reconstructed of it', () => {
    const { catalogue } = snowcrest.text.en;
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { id, name, reconstructed } of [...VILLAGERS, ...SPIRITS, ...ACHIEVEMENTS]) {
      const entry = catalogue.find(each => each.id === id);
      expect(entry).toMatchObject({ name, reconstructed });
      expect(entry?.lines.every(line => line.length > 0)).toBe(true);
    }
  });

  test('S-21.5, S-21.6 of the sample cards only the names are ours', () => {
    const reconstructed = (id: string) => snowcrest.text.en.catalogue.find(entry => entry.id === id)?.reconstructed;
    expect([reconstructed('guardian_01'), reconstructed('forest_1'), reconstructed('ach_01')]).toEqual(
      Array(3).fill('its name'),
    );
    expect(reconstructed('builder')).toBe('name, actions and deck');
    expect([reconstructed('beggar'), reconstructed('terton')]).toEqual(['everything', 'everything']);
  });
});

describe('what the plain cards do', () => {
  const gains: readonly [string, number, string][] = [
    ['peasant', 0, 'BB'],
    ['labourer', 0, 'BJ'],
    ['novice', 0, 'WL'],
    ['caretaker', 0, 'WW'],
    ['farmer', 0, 'BBB'],
    ['priest', 0, 'LLL'],
    ['builder', 1, 'JJ'],
    ['potter', 0, 'WWW'],
    ['woodcutter', 0, 'JJ'],
    ['goldsmith', 0, 'GG'],
    ['shepherd', 0, 'BBBB'],
    ['forester', 0, 'JJJ'],
    ['smith', 1, 'LL'],
    ['mason', 1, 'WW'],
    ['miller', 1, 'BB'],
    ['pilgrim', 1, 'BWL'],
  ];
  test.each(gains)('S-21.2 %s, action %i, gains %s', (id, action, tokens) => {
    expect(after(id, action).tokens).toBe(tokens);
  });

  test('S-21.3 Smith, Mason and Miller build their kind for 1 Juniper', () => {
    for (const [id, tiles] of [
      ['smith', 'forge'],
      ['mason', 'shrine'],
      ['miller', 'farm'],
    ] as const) {
      expect(after(id, 0, { tokens: 'J' })).toMatchObject({ tokens: '', tiles });
    }
  });

  test('S-21.1, S-21.2, S-21.3 what a Building of any kind costs', () => {
    for (const [id, action, price] of [
      ['labourer', 1, 'JJJ'],
      ['builder', 0, 'JJ'],
      ['architect', 0, 'JJ'],
    ] as const) {
      const start = (tokens: string) => table([{ village: { 0: 'peasant', 4: id }, tokens }, IDLER]).run(activate(4));
      expect(mat(start(price).run(act(action), { kind: 'build', tile: 1 }))).toMatchObject({
        tokens: '',
        tiles: 'forge',
      });
      const poor = start(price.slice(1));
      expect(poor.step === 'action' && poor.offers(act(action))).toBe(false);
    }
  });

  test('S-21.3 Hermit, Storyteller and Steward', () => {
    expect(after('hermit', 0, { omen: -3 }).omen).toBe(-1);
    expect(after('storyteller', 0, { deck: ['nun', 'farmer', 'potter', 'abbot'] }).hand).toHaveLength(3);
    expect(after('steward', 0, { tiles: '-farm', deck: ['nun'] })).toMatchObject({ tiles: 'farm', hand: ['nun'] });
    expect(after('woodcutter', 1, { deck: ['nun', 'farmer'] }).hand).toEqual(['farmer', 'nun']);
  });

  test('S-21.3 Pilgrim, Abbot and Great Abbot venerate for their price', () => {
    for (const [id, tokens] of [
      ['pilgrim', 'BBBB'],
      ['abbot', 'WW'],
      ['great_abbot', 'W'],
      ['shaman', 'W'],
      ['caretaker', 'WWW'],
    ] as const) {
      const action = id === 'caretaker' ? 1 : 0;
      const at = table([{ village: { 0: 'peasant', 4: id }, tokens }, IDLER], { guardian: 'guardian_02' });
      at.run(activate(4), act(action));
      expect(mat(at)).toMatchObject({ tokens: '', scrolls: 2, omen: -2 });
    }
  });
});

/** Icons as the rules write them, 'L+avoid' or 'W+B', in the order of the resources. */
function inOrder(icons: string): string {
  const letters = icons.replace('avoid', '!').replaceAll('+', '');
  return letters
    .split('')
    .sort((a, b) => 'BJWLG!'.indexOf(a) - 'BJWLG!'.indexOf(b))
    .join('');
}

function verbsOf(effect: Effect): string[] {
  return effect.op === 'pay' ? ['pay', ...effect.effects.flatMap(verbsOf)] : [effect.op];
}

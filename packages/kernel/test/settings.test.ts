import { describe, expect, test } from 'vitest';
import {
  jsonSchema,
  sentenceByKind,
  settle,
  ThorpError,
  type Config,
  type Conflict,
  type Game,
  type Settings,
} from '../src/index.ts';
import { toy, type Toy } from './toy.ts';

interface InnSettings {
  readonly season: 'spring' | 'winter';
  readonly stove: boolean;
  readonly guests: number;
  readonly beginners: readonly number[];
  readonly rooms: readonly ('attic' | 'hall')[];
}

interface Inn extends Omit<Toy, 'settings'> {
  settings: InnSettings;
  conflict: InnConflict;
}

interface InnConflict {
  readonly kind: 'cold' | 'outdoors' | 'tooFew' | 'never';
}

/** In winter an inn needs its stove, and a stove needs a hall; a full house needs three at the table. */
function conflict({ seats, settings }: Config<InnSettings>): Conflict<InnSettings, InnConflict> | null {
  if (settings.season === 'winter' && !settings.stove) {
    return { kind: 'cold', clause: 'I-1', mend: { stove: true } };
  }
  if (settings.stove && !settings.rooms.includes('hall')) {
    return { kind: 'outdoors', clause: 'I-2', mend: { rooms: ['hall'] } };
  }
  return settings.guests > 8 && seats < 3 ? { kind: 'tooFew', clause: 'I-3', mend: {}, seats: 3 } : null;
}

const settings: Settings<InnSettings, InnConflict> = {
  knobs: {
    season: { kind: 'choice', values: ['spring', 'winter'], default: 'spring' },
    stove: { kind: 'flag', default: (_, { season }) => season === 'winter' },
    guests: { kind: 'number', min: 1, max: 9, default: (seats, { stove }) => (stove ? 9 : 2 * seats) },
    beginners: { kind: 'seats', default: [] },
    rooms: { kind: 'subset', values: ['attic', 'hall'], default: ['hall'] },
  },
  conflict,
};

const words = Object.fromEntries(
  Object.keys(settings.knobs).map(knob => [knob, { title: `The ${knob}`, help: `About ${knob}.` }]),
);

const reasons = sentenceByKind<InnConflict>({
  cold: () => 'winter is cold',
  outdoors: () => 'a stove stands in a hall',
  tooFew: () => 'too few',
  never: () => 'no',
});

const text = { en: { settings: words, conflict: reasons } };
const inn = { ...toy({}), id: 'inn', settings, text } as unknown as Game<Inn>;

function refused(seats: number, given: unknown): ThorpError {
  try {
    settle(inn, seats, given);
  } catch (error) {
    if (error instanceof ThorpError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('settings', () => {
  test('that are not given take their defaults, which may look at seats, at what was chosen and at defaults above', () => {
    expect(settle(inn, 2)).toEqual({
      seats: 2,
      settings: { season: 'spring', stove: false, guests: 4, beginners: [], rooms: ['hall'] },
    });
    expect(settle(inn, 3, { season: 'winter' }).settings).toMatchObject({ stove: true, guests: 9 });
  });

  test('that are given are kept', () => {
    const given = { season: 'winter', stove: true, guests: 1, beginners: [1, 0], rooms: ['hall', 'attic'] };
    expect(settle(inn, 2, given)).toEqual({ seats: 2, settings: given });
  });

  test('settled once, are settled: giving them again changes nothing', () => {
    const config = settle(inn, 3, { season: 'winter' });
    expect(settle(inn, config.seats, config.settings)).toEqual(config);
  });

  test.each([
    [{ season: 'autumn' }, `setting 'season' must be one of spring, winter, not "autumn"`],
    [{ stove: null }, `setting 'stove' must be true or false, not null`],
    [{ stove: 'yes' }, `setting 'stove' must be true or false, not "yes"`],
    [{ guests: 0 }, `setting 'guests' must be a whole number from 1 to 9, not 0`],
    [{ guests: 2.5 }, `setting 'guests' must be a whole number from 1 to 9, not 2.5`],
    [{ guests: '3' }, `setting 'guests' must be a whole number from 1 to 9, not "3"`],
    [{ beginners: [2] }, `setting 'beginners' must be a list of different seats from 0 to 1, not [2]`],
    [{ beginners: [0, 0] }, `setting 'beginners' must be a list of different seats from 0 to 1, not [0,0]`],
    [{ rooms: 'hall' }, `setting 'rooms' must be a list of different ones of attic, hall, not "hall"`],
    [{ rooms: ['cellar'] }, `setting 'rooms' must be a list of different ones of attic, hall, not ["cellar"]`],
    [{ garden: true }, `inn has no setting 'garden'; it has season, stove, guests, beginners, rooms`],
    [[], 'settings must be an object'],
    ['winter', 'settings must be an object'],
    [null, 'settings must be an object'],
  ])('that do not fit are refused: %o', (given, message) => {
    expect(refused(2, given)).toMatchObject({ code: 'bad-settings' });
    expect(refused(2, given).message).toContain(message);
  });

  test.each([0, 4, 1.5, NaN, '2'])('for %o seats are refused', seats => {
    expect(refused(seats as number, {})).toMatchObject({ code: 'bad-seats', detail: { min: 1, max: 3 } });
  });

  test('that do not go together name the clause and the nearest that works, mending one thing after the other', () => {
    const error = refused(2, { season: 'winter', stove: false, rooms: [] });
    expect(error.message).toBe('winter is cold (I-1). Nearest that works: {"stove":true,"rooms":["hall"]}');
    const { nearest, conflict: told } = error.detail as { nearest: Config<InnSettings>; conflict: unknown };
    expect(told).toEqual({ kind: 'cold', clause: 'I-1', mend: { stove: true } });
    expect(settle(inn, nearest.seats, nearest.settings)).toEqual(nearest);
  });

  test('that nothing mends are refused without a promise', () => {
    const hopeless = {
      ...inn,
      settings: { ...settings, conflict: () => ({ kind: 'never' as const, clause: 'I-9', mend: {} }) },
    };
    expect(() => settle(hopeless, 2)).toThrow(/^no \(I-9\)$/);
  });

  test('that need more seats say so', () => {
    expect(refused(2, { guests: 9 }).message).toBe('too few (I-3). Nearest that works: {"seats":3}');
  });
});

test('a value that cannot be played yet is left out of the schema, and refused with its reason', () => {
  const season = { ...settings.knobs.season, notYet: ['winter'] } as const;
  const early = {
    ...inn,
    settings: {
      knobs: { ...settings.knobs, season },
      conflict: ({ settings: { season: wanted } }: Config<InnSettings>) =>
        wanted === 'winter' ? { kind: 'cold' as const, clause: 'I-4', mend: { season: 'spring' as const } } : null,
    },
  };
  expect(jsonSchema(early)).toMatchObject({ properties: { season: { enum: ['spring'] } } });
  expect(() => settle(early, 2, { season: 'winter' })).toThrow(/winter is cold \(I-4\)/);
});

test('settings have a JSON Schema for tools and forms', () => {
  expect(jsonSchema(inn)).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      season: {
        title: 'The season',
        description: 'About season.',
        type: 'string',
        enum: ['spring', 'winter'],
        default: 'spring',
      },
      stove: { title: 'The stove', description: 'About stove.', type: 'boolean' },
      guests: { title: 'The guests', description: 'About guests.', type: 'integer', minimum: 1, maximum: 9 },
      beginners: {
        title: 'The beginners',
        description: 'About beginners.',
        type: 'array',
        uniqueItems: true,
        items: { type: 'integer', minimum: 0 },
        default: [],
      },
      rooms: {
        title: 'The rooms',
        description: 'About rooms.',
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', enum: ['attic', 'hall'] },
        default: ['hall'],
      },
    },
  });
});

import { describe, expect, test } from 'vitest';
import {
  apply,
  decide,
  decisions,
  fastChance,
  fork,
  forMe,
  imagine,
  note,
  offer,
  play,
  refusals,
  reveal,
  schedule,
  shows,
  ThorpError,
  type Ask,
  type Reason,
  type Together,
} from '../src/index.ts';
import { pending } from '../src/flow.ts';
import { at, say, toy, toyState, type ToyFrame, type ToyOption, type ToyState } from './toy.ts';

const red = { kind: 'red' };
const blue = { kind: 'blue' };
const green = { kind: 'green' };

type AnyAsk = Ask<ToyState, ToyFrame, ToyOption, Reason>;
type ToyAsk = Extract<AnyAsk, { readonly candidates?: never }>;
type ToyTogether = Together<ToyState, ToyFrame, ToyOption>;

const asking = (options: readonly ToyOption[], more: Partial<ToyAsk> = {}): ToyAsk => ({
  options: () => options,
  choose: (s, { seat }, { kind }) => void s.said.push(`${seat}:${kind}`),
  ...more,
});

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ThorpError) return error.code;
    throw error;
  }
  return 'no error';
};

describe('steps', () => {
  test('run in reading order, scheduled ones before what was already pending', () => {
    const game = toy({
      dawn: { run: s => schedule(s, at('wash'), at('eat')) },
      wash: say('wash', at('dry')),
      dry: say('dry'),
      eat: say('eat'),
      work: say('work'),
    });
    const s = toyState(at('dawn'), at('work'));
    expect(decide(game, s)).toBeNull();
    expect(s.said).toEqual(['wash', 'dry', 'eat', 'work']);
  });

  test('are popped before they act, so a step comes again only by scheduling itself', () => {
    const game = toy({
      count: {
        run(s, frame) {
          s.said.push(pending(s));
          if (s.said.length < 3) schedule(s, frame);
        },
      },
      rest: say('rest'),
    });
    const s = toyState(at('count'), at('rest'));
    decide(game, s);
    expect(s.said).toEqual(['rest', 'rest', 'rest', 'rest']);
  });

  test('that never ask are stopped, and the error prints what was pending', () => {
    const game = toy({ round: say('round'), act: { run: (s, frame) => schedule(s, frame) } });
    const run = (): unknown => decide(game, toyState(at('act'), at('round')));
    expect(run).toThrow('no question after 10000 steps: round > act');
    expect(codeOf(run)).toBe('runaway');
  });

  test('of a game that is over ask nobody', () => {
    expect(decide(toy({}), toyState())).toBeNull();
    expect(decisions(toy({}), toyState())).toEqual([]);
  });
});

describe('questions', () => {
  test('go to the seat in the frame, and the frame stays until the choice', () => {
    const game = toy({ paint: asking([red, blue]) });
    const s = toyState(at('paint', 2));
    expect(decide(game, s)).toEqual({ seat: 2, step: 'paint', frame: at('paint', 2), options: [red, blue] });
    expect(decide(game, s)).toEqual(decide(game, s));
    play(game, s, blue);
    expect(s.said).toEqual(['2:blue']);
    expect(decide(game, s)).toBeNull();
  });

  test('with a single answer are answered unasked', () => {
    const s = toyState(at('paint', 1));
    expect(decide(toy({ paint: asking([red]) }), s)).toBeNull();
    expect(s.said).toEqual(['1:red']);
  });

  test('with a single answer are asked all the same where the moment matters', () => {
    const s = toyState(at('paint', 1));
    expect(decide(toy({ paint: asking([red], { always: true }) }), s)?.options).toEqual([red]);
    expect(s.said).toEqual([]);
  });

  test('without an answer are skipped, and the step may say so', () => {
    const s = toyState(at('paint'), at('sculpt'), at('end'));
    const none: ToyAsk['none'] = state => void state.said.push('no stone');
    decide(toy({ paint: asking([]), sculpt: asking([], { none, always: true }), end: say('end') }), s);
    expect(s.said).toEqual(['no stone', 'end']);
  });

  describe('that list candidates', () => {
    const reason = { kind: 'dry', clause: 'T-1' };
    const listing = (refused: readonly ToyOption[], more: Partial<AnyAsk> = {}): AnyAsk =>
      ({
        candidates(s, _, list) {
          s.said.push(list.refused ? 'with reasons' : 'without reasons');
          for (const option of [red, blue, green]) offer(list, option, refused.includes(option) ? reason : null);
        },
        choose: (s, { seat }, { kind }) => void s.said.push(`${seat}:${kind}`),
        ...more,
      }) as AnyAsk;

    test('offer those without a reason, in their order, and refuse the others', () => {
      const game = toy({ paint: listing([blue]) });
      const s = toyState(at('paint'));
      expect(decide(game, s)?.options).toEqual([red, green]);
      expect(decisions(game, s).map(({ options }) => options)).toEqual([[red, green]]);
      expect(refusals(game, s)).toEqual([{ option: blue, reason }]);
      expect(refusals(toy({ paint: asking([red, blue]) }), s)).toEqual([]);
      expect(refusals(toy({ end: say('end') }), toyState(at('end')))).toEqual([]);
      expect(apply(game, s, 0, green).state.said.at(-1)).toBe('0:green');
      expect(codeOf(() => apply(game, s, 0, blue))).toBe('not-offered');
    });

    test('gather reasons only when somebody asks for them', () => {
      const game = toy({ paint: listing([blue]) });
      const s = toyState(at('paint'));
      decide(game, s);
      expect(s.said).toEqual(['without reasons']);
      refusals(game, s);
      expect(s.said).toEqual(['without reasons', 'without reasons', 'with reasons']);
    });

    test('are skipped or taken unasked like any other question', () => {
      const s = toyState(at('carve'), at('paint', 1), at('end'));
      const none: ToyAsk['none'] = state => void state.said.push('no stone');
      decide(toy({ carve: listing([red, blue, green], { none }), paint: listing([red, green]), end: say('end') }), s);
      expect(s.said.filter(word => !word.endsWith('reasons'))).toEqual(['no stone', '1:blue', 'end']);
    });

    test('may suggest an answer among those offered', () => {
      const forMeLast: ToyAsk['forMe'] = (_, __, options) => options.at(-1) ?? red;
      expect(forMe(toy({ paint: listing([green], { forMe: forMeLast }) }), toyState(at('paint')))).toEqual(blue);
    });
  });

  test('may have options that show what their chooser knew', () => {
    const shown = (game: ReturnType<typeof toy>, option: ToyOption): boolean => {
      const s = toyState(at('paint'), at('end'));
      return shows(game, s, { seat: 0, step: 'paint', frame: at('paint'), options: [red, blue] }, option);
    };
    const game = toy({ paint: asking([red, blue], { shows: (_, { kind }) => kind === 'red' }) });
    expect([red, blue].map(option => shown(game, option))).toEqual([true, false]);
    expect(shown(toy({ paint: asking([red, blue]) }), red)).toBe(false);
    expect(shown(toy({ paint: { options: () => [red, blue], resolve: () => undefined } }), red)).toBe(false);
  });

  test('may have an answer that the game suggests', () => {
    const forMeLast: ToyAsk['forMe'] = (_, __, options) => options.at(-1) ?? red;
    expect(forMe(toy({ paint: asking([red, blue], { forMe: forMeLast }) }), toyState(at('paint')))).toEqual(blue);
    expect(forMe(toy({ paint: asking([red, blue]) }), toyState(at('paint')))).toBeNull();
    expect(forMe(toy({}), toyState())).toBeNull();
  });
});

describe('apply', () => {
  const game = toy({
    paint: asking([red, { kind: 'mix', n: 3 }], {
      choose(s, { seat }, { kind }) {
        s.said.push(kind);
        note(s, { kind: 'painted' });
        note(s, { kind: 'regretted' }, [seat]);
        schedule(s, at('dry'));
      },
    }),
    dry: { run: s => note(s, { kind: 'dried' }) },
  });
  const s = toyState(at('paint', 1));

  test('plays to the next question and tells what happened, to everybody or to some', () => {
    const { state, notes } = apply(game, s, 1, red);
    expect(state.said).toEqual(['red']);
    expect(state.notes).toBeNull();
    expect(notes).toEqual([
      { event: { kind: 'painted' } },
      { event: { kind: 'regretted' }, to: [1] },
      { event: { kind: 'dried' } },
    ]);
    expect(decide(game, state)).toBeNull();
  });

  test('takes an option by value, whatever the order of its keys', () => {
    expect(apply(game, s, 1, { n: 3, kind: 'mix' }).state.said).toEqual(['mix']);
  });

  test.each([
    ['not-your-turn', 0, red],
    ['not-offered', 1, blue],
    ['not-offered', 1, { kind: 'mix', n: 4 }],
    ['not-offered', 1, { kind: 'mix' }],
    ['not-offered', 1, null],
    ['not-offered', 1, 'red'],
    ['not-offered', 1, undefined],
  ])('refuses: %s (seat %i, %o)', (code, seat, option) => {
    expect(codeOf(() => apply(game, s, seat, option))).toBe(code);
  });

  test('refuses anything once the game is over', () => {
    expect(codeOf(() => apply(game, toyState(), 0, red))).toBe('game-over');
  });

  test('leaves its state as it was, whether it takes the choice or not', () => {
    const before = JSON.stringify({ ...s, notes: null });
    apply(game, s, 1, red);
    expect(codeOf(() => apply(game, s, 1, blue))).toBe('not-offered');
    expect(JSON.stringify({ ...s, notes: null })).toBe(before);
  });

  test('errors say what is wrong and what is expected', () => {
    expect(() => apply(game, s, 0, red)).toThrow('seat 0 is not asked anything now; waiting for seat 1');
    expect(() => apply(game, s, 1, blue)).toThrow('{"kind":"blue"} is not among the 2 options at paint');
  });
});

test('search drops what would be told', () => {
  const s = fork(toy({}), toyState());
  note(s, { kind: 'unheard' });
  expect(s.notes).toBeNull();
});

test('a reveal counts as learnt', () => {
  const s = toyState();
  reveal(s);
  expect(s.learnt).toBe(1);
});

describe('choosing together', () => {
  const vote: ToyTogether = {
    options: (_, __, seat) => [red, blue, green].slice(0, seat + 1),
    resolve(s, { seats }, answers) {
      s.said.push(seats.map(seat => `${seat}:${answers[seat]?.kind ?? 'nothing'}`).join(' '));
    },
  };
  const game = toy({ vote, end: say('end') });
  const start = (): ToyState => toyState(at('vote'), at('end'));

  test('asks every seat that has a choice, in any order', () => {
    const s = start();
    expect(decisions(game, s).map(({ seat, options }) => [seat, options.length])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    const { state } = apply(game, s, 2, green);
    expect(decisions(game, state).map(({ seat }) => seat)).toEqual([1]);
    expect(codeOf(() => apply(game, state, 2, red))).toBe('not-your-turn');
    expect(apply(game, state, 1, blue).state.said).toEqual(['0:red 1:blue 2:green', 'end']);
  });

  test('plays for the first seat that is open unless a seat is named', () => {
    const s = start();
    play(game, s, blue);
    play(game, s, red);
    decide(game, s);
    expect(s.said).toEqual(['0:red 1:blue 2:red', 'end']);
  });

  test('resolves at once when nobody has a choice, and counts no answer as none', () => {
    const s = toyState(at('vote'));
    decide(toy({ vote: { ...vote, options: (_, __, seat) => (seat === 0 ? [] : [blue]) } }), s);
    expect(s.said).toEqual(['0:nothing 1:blue 2:blue']);
  });

  test('shows nobody the answers of the others', () => {
    const { state } = apply(game, start(), 2, green);
    expect(state.frames.at(-1)?.answers).toEqual({ 2: green });
    expect(decide(game, state)?.frame.answers).toEqual({});
  });

  test('is imagined with the own answer kept and those of the others drawn again', () => {
    const { state: waiting } = apply(game, start(), 2, green);
    const guesses = new Set<string | undefined>();
    for (let seed = 0; seed < 40; seed++) {
      guesses.add(imagine(game, waiting, 1, fastChance(seed)).frames.at(-1)?.answers[2]?.kind);
      expect(imagine(game, waiting, 2, fastChance(seed)).frames.at(-1)?.answers).toEqual({ 2: green });
    }
    expect(guesses).toEqual(new Set(['blue', 'green', 'red']));
    expect(waiting.frames.at(-1)?.answers).toEqual({ 2: green });
  });

  test('is imagined in its place among the pending steps', () => {
    const { state } = apply(game, start(), 2, green);
    const world = imagine(game, state, 1, fastChance(1));
    expect(world.frames.map(({ step }) => step)).toEqual(['end', 'vote']);
  });

  test('is imagined by a spectator with all answers drawn again, and none where none was given', () => {
    const { state } = apply(game, start(), 2, green);
    const worlds = Array.from({ length: 40 }, (_, seed) => imagine(game, state, null, fastChance(seed)));
    expect(new Set(worlds.map(world => Object.keys(world.frames.at(-1)?.answers ?? {}).join()))).toEqual(
      new Set(['2']),
    );
    expect(new Set(worlds.map(world => world.frames.at(-1)?.answers[2]?.kind)).size).toBe(3);
  });
});

test('the pending steps are told outermost first', () => {
  expect(pending(toyState(at('pay'), at('act'), at('round')))).toBe('round > act > pay');
});

// @module-tag slow
import { note, offer, shuffle, type AskStep, type Game } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  draft,
  hamlet,
  price,
  type Build,
  type Hamlet,
  type HamletState,
  type Take,
  type TooDear,
} from '../src/hamlet.ts';
import { fuzz, observersWhoKnowAll, stateAfter, tellFailure, type Failure, type Subject } from '../src/index.ts';
import { missingWords } from '../src/telling.ts';
import { subject } from './subject.ts';

/* Each test adds one fault to the sample game, as a careless author might, and checks that the right law finds it. */

function caught(changes: Partial<Game<Hamlet>>, decisions = subject.decisions): string {
  const planted: Subject<Hamlet> = { ...subject, ...(decisions && { decisions }), game: { ...hamlet, ...changes } };
  const { failure } = fuzz(planted, { games: 40, closely: 2, shrinks: false });
  return failure ? failure.message : 'no law was broken';
}

/** The draft, with which every game begins, with changes. */
const drafting = (changes: Partial<ListingOptions>): Partial<Game<Hamlet>> => ({
  steps: { ...hamlet.steps, draft: { ...draft, ...changes } },
});

type ListingOptions = Extract<AskStep<Hamlet, 'draft', Take>, { readonly candidates?: never }>;

/** The build step with an additional refusal. */
const refusing = (option: Build, reason: (s: HamletState) => TooDear): Partial<Game<Hamlet>> => {
  const candidates: typeof build.candidates = (s, frame, list) => {
    offer(list, option, reason(s));
    build.candidates(s, frame, list);
  };
  return { steps: { ...hamlet.steps, build: { ...build, candidates } } };
};

const afterDraft = (run: (s: HamletState) => void): Partial<Game<Hamlet>> =>
  drafting({
    choose(s, frame, option) {
      draft.choose(s, frame, option);
      run(s);
    },
  });

/** Hides the fact that something was learnt. */
const unnoticed = (s: HamletState, run: () => void): void => {
  const { learnt } = s;
  run();
  s.learnt = learnt;
};

describe('secrecy', () => {
  test('a view that shows the top of the deck', () => {
    const view: typeof hamlet.view = (s, seat) => ({ ...hamlet.view(s, seat), top: s.deck.at(-1) ?? null });
    expect(caught({ view })).toMatch(/'secrecy' is broken.* top is/);
  });

  test("a view that shows another seat's hand", () => {
    const view: typeof hamlet.view = (s, seat) => hamlet.view(s, seat ?? 0);
    expect(caught({ view })).toContain('a spectator can tell an imagined world from this one: seats[0].hand');
  });

  test('a view that shows a secret answer', () => {
    const view: typeof hamlet.view = (s, seat) => ({ ...hamlet.view(s, seat), frame: s.frames.at(-1) ?? null });
    expect(caught({ view })).toMatch(/'secrecy' is broken.* frame.answers/);
  });

  test('options that depend on a hidden card', () => {
    const planted = drafting({ options: s => draft.options(s).slice((s.deck[0] ?? 0) % 2) });
    expect(caught(planted)).toContain('is asked differently in an imagined world');
  });

  test('a refusal that tells a hidden card', () => {
    const planted = refusing({ kind: 'build', card: -1 }, s => ({
      kind: 'tooDear',
      clause: 'X-1',
      price: s.deck[0] ?? 0,
      gold: 0,
    }));
    expect(caught(planted)).toMatch(/'secrecy' is broken.* refused\[0\].reason.price is/);
  });

  test('an imagined world that loses cards', () => {
    const imagine: typeof hamlet.imagine = (s, seat, chance) => {
      const world = hamlet.imagine(s, seat, chance);
      world.deck[0] = world.deck[1] ?? 0;
      return world;
    };
    expect(caught({ imagine })).toMatch(/imagines a broken world: card \d+ lies in/);
  });

  test('an imagined world that keeps a trace of the true order', () => {
    const imagine: typeof hamlet.imagine = (s, seat, chance) => {
      const world = hamlet.imagine(s, seat, chance);
      const cards = new Set(world.deck);
      world.deck = [...s.deck.filter(card => cards.delete(card)), ...cards];
      return world;
    };
    expect(caught({ imagine })).toMatch(/what a spectator imagines depends on more than it can tell: deck\[\d+\] is/);
  });

  test('imagining that touches the real world', () => {
    const imagine: typeof hamlet.imagine = (s, seat, chance) => {
      shuffle(s, s.deck);
      return hamlet.imagine(s, seat, chance);
    };
    expect(caught({ imagine })).toContain("the law 'secrecy' is broken: it leaves traces in the state it is about");
  });
});

describe('barrier', () => {
  test('a drawn card that is not revealed', () => {
    const planted = drafting({ choose: (s, frame, option) => unnoticed(s, () => draft.choose(s, frame, option)) });
    expect(caught(planted)).toMatch(/'barrier' is broken.* teaches seat/);
  });

  test('a drawn card that is said to be shown from the own hand', () => {
    expect(caught(drafting({ shows: () => true }))).toMatch(/'barrier' is broken.* teaches seat/);
  });

  test('an event that tells what nobody sees', () => {
    const choose: typeof build.choose = (s, frame, option) => {
      build.choose(s, frame, option);
      note(s, { kind: 'won', seat: frame.seat, card: s.deck.at(-1) ?? 0 });
    };
    const planted = { steps: { ...hamlet.steps, build: { ...build, choose } } };
    expect(caught(planted)).toMatch(/'barrier' is broken.* notes\[\d\].event.card is/);
  });

  test('secret answers that are resolved without a reveal', () => {
    const resolve: typeof bid.resolve = (s, frame, answers) => unnoticed(s, () => bid.resolve(s, frame, answers));
    expect(caught({ steps: { ...hamlet.steps, bid: { ...bid, resolve } } })).toContain("the law 'barrier' is broken");
  });
});

describe('the state', () => {
  test('a card that is lost', () => {
    const message = caught(afterDraft(s => s.deck.length > 100 || s.deck.pop()));
    expect(message).toMatch(/'invariants' is broken: card \d+ lies in 0 places/);
  });

  test('a frame that is edited', () => {
    const planted = afterDraft(s => Object.assign(s.frames[0] ?? {}, { round: s.round }));
    expect(caught(planted)).toMatch(/'forking' is broken.* frames\[0\].round/);
  });

  test('a clone that shares a pile', () => {
    const clone: typeof hamlet.clone = s => ({ ...hamlet.clone(s), row: s.row });
    expect(caught({ clone })).toContain("the law 'forking' is broken");
  });

  test('a clone that forgets a field', () => {
    const clone: typeof hamlet.clone = s => ({ ...hamlet.clone(s), round: 0 });
    expect(caught({ clone })).toContain("the law 'saving' is broken");
  });

  test('a state that is not JSON', () => {
    const planted = afterDraft(s => Object.assign(s, { seen: new Set([1]) }));
    expect(caught(planted)).toContain("the law 'saving' is broken: state.seen is a Set");
  });

  test('a fraction', () => {
    const planted = afterDraft(s => Object.assign(s.seats[0] ?? {}, { luck: 0.5 }));
    expect(caught(planted)).toContain('state.seats[0].luck is 0.5, no whole number');
  });
});

describe('options', () => {
  test('the same option twice', () => {
    const planted = drafting({ options: s => [...draft.options(s), { kind: 'take', slot: 0 }] });
    expect(caught(planted)).toContain(`draft offers {"kind":"take","slot":0} twice`);
  });

  test('an order that changes from one time to the next', () => {
    let times = 0;
    const planted = drafting({
      options: s => (times++ % 2 === 0 ? draft.options(s) : draft.options(s).toReversed()),
    });
    expect(caught(planted)).toContain('asked twice, draft answers differently');
  });

  test('an option that is both offered and refused', () => {
    const reason = { kind: 'tooDear', clause: 'X-1', price: 0, gold: 0 } as const;
    const message = caught(refusing({ kind: 'done' }, () => reason));
    expect(message).toContain('{"kind":"done"} is both offered and refused at build');
  });
});

describe('the game', () => {
  test('one that never ends', () => {
    const planted = afterDraft(s => (s.round = 1));
    const message = caught({ ...planted, score: hamlet.score }, 100);
    expect(message).toContain("the law 'ends' is broken: no end after 100 decisions");
  });

  test('one that runs on without asking', () => {
    const planted = afterDraft(s => s.frames.push({ step: 'round' }));
    const run = (s: HamletState): void => void s.frames.push({ step: 'round' });
    const message = caught({ steps: { ...hamlet.steps, ...planted.steps, round: { run } } });
    expect(message).toMatch(/the game crashed: .*no question after/);
  });

  test('a crash', () => {
    const planted = afterDraft(s => {
      if (s.round === 2) throw new Error('the roof fell in');
    });
    expect(caught(planted)).toContain('the roof fell in');
  });

  test('a score that is not the sum of its lines', () => {
    const score: typeof hamlet.score = s => ({
      scores: hamlet.score(s).scores.map(each => ({ ...each, total: each.total + 1 })),
    });
    expect(caught({ score })).toContain("the law 'scoring' is broken");
  });

  test('setup that deals differently each time', () => {
    let deals = 0;
    const setup: typeof hamlet.setup = (config, chance) => {
      const state = hamlet.setup(config, chance);
      for (const seat of state.seats) seat.gold += deals;
      deals++;
      return state;
    };
    expect(caught({ setup })).toContain("the law 'records' is broken");
  });
});

test('a prior that is not a number', () => {
  const insight = { spread: 10, weights: [], estimate: () => [1, 2, 3, 4], prior: () => NaN };
  expect(caught({ insight })).toContain('the estimate for 2 seats is [1,2,3,4]');
  expect(caught({ insight: { ...insight, estimate: s => s.seats.map(() => 0) } })).toContain('has the prior NaN for');
});

describe('words', () => {
  const { en } = hamlet.text;

  test('two options that look the same', () => {
    expect(caught({ text: { en: { ...en, label: () => 'Go on' } } })).toContain("both shown as 'Go on");
  });

  test('a phrase with a hole in it', () => {
    const message = caught({ text: { en: { ...en, prompt: () => `Pay ${undefined} gold` } } });
    expect(message).toContain('the prompt of draft reads "Pay undefined gold"');
  });

  test('settings and catalogue entries without words', () => {
    const text = {
      ...en,
      settings: { ...en.settings, rounds: { title: '', help: 'How many.' } },
      catalogue: [
        { id: 'smith', group: 'Ore', name: 'Smith', lines: ['Worth undefined'] },
        { id: 'smith', group: 'Ore', name: 'Smith', lines: [] },
      ],
    };
    expect(missingWords({ ...hamlet, text: { en: text } })).toEqual([
      'the setting rounds lacks a title or help',
      'smith is in the catalogue twice',
      'smith lacks words',
    ]);
  });

  test('an option that points beside the board', () => {
    expect(caught({ text: { en: { ...en, target: () => 'row:9' } } })).toContain("points at 'row:9'");
  });
});

describe('a failure', () => {
  const planted: Subject<Hamlet> = {
    ...subject,
    check({ seats }) {
      if (seats[1]?.village.some(card => price(card) === 3))
        throw new Error('seat 1 has built a villager worth 3 gold');
    },
  };
  const failure = fuzz(planted, { games: 40 }).failure as Failure<Hamlet>;

  test('is shrunk to the choices that lead to it', () => {
    expect(failure.choicesAtFirst).toBeGreaterThan(12);
    // Two drafts, two bids, the end of the first turn, and the fault.
    expect(failure.course.choices).toHaveLength(6);
  });

  test('tells the law, the table, the choices, and how to get there', () => {
    const told = tellFailure(planted, failure);
    expect(told).toContain("the law 'invariants' is broken: seat 1 has built a villager worth 3 gold");
    expect(told).toContain(`in hamlet, ${JSON.stringify(failure.course.config)}, seed ${failure.course.seed}`);
    expect(told).toMatch(/after 6 choices \(shrunk from \d+\)/);
    expect(told).toMatch(/seat 1 at build: {"kind":"build","card":\d+}\nto reproduce/);
  });

  test('can be reproduced', () => {
    const { seats } = stateAfter(subject, failure.course);
    expect(seats[1]?.village.map(price)).toEqual([3]);
  });
});

test('bots that peek: a world imagined as it is', () => {
  const lazy: typeof hamlet.imagine = (s, _, chance) => ({ ...hamlet.clone(s), chance });
  const planted = { ...subject, configs: subject.configs.slice(0, 1), game: { ...hamlet, imagine: lazy } };
  const report = fuzz(planted, { games: 2, closely: 1 });
  expect(observersWhoKnowAll(report)).toEqual(['a spectator', 'seat 0', 'seat 1']);
  // A game that claims to hide nothing must hide nothing.
  const open = fuzz(
    { ...subject, openInformation: true, configs: subject.configs.slice(0, 1) },
    { games: 2, closely: 1 },
  );
  expect(observersWhoKnowAll(open)).toEqual([]);
});

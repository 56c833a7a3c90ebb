import { secretFromSeed, type Seat } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { act, openQuestions, openTable, type Player, type Receipt, type Setup, type Table } from '../src/index.ts';

export const people = (...names: string[]): Player[] => names.map(name => ({ kind: 'human', name }));
export const bot: Player = { kind: 'bot', name: 'Tobias', level: 'random' };

export function table(changes: Partial<Setup> = {}, game = hamlet): Table<Hamlet> {
  return openTable(game, {
    id: 'test',
    players: people('Ada', 'Ben'),
    settings: { rounds: 2 },
    secret: secretFromSeed('table tests'),
    confirms: true,
    ...changes,
  });
}

/** Answers the seat's present question with its first option, or with the one given. */
export function choose(
  t: Table<Hamlet>,
  seat: Seat,
  option?: { readonly kind: string; readonly slot?: number },
  version = t.version,
): Receipt<Hamlet> {
  const asked = openQuestions(t).find(decision => decision.seat === seat);
  return go(t, seat, [option ?? asked?.options[0]], version);
}

/** Several answers in one go. */
export function go(t: Table<Hamlet>, seat: Seat, options: readonly unknown[], version = t.version): Receipt<Hamlet> {
  return act(t, { kind: 'choose', seat, version, options });
}

export const undo = (t: Table<Hamlet>, seat: Seat): Receipt<Hamlet> =>
  act(t, { kind: 'undo', seat, version: t.version });

export const step = (t: Table<Hamlet>): string | undefined => openQuestions(t)[0]?.step;

/** Plays first options up to the first question of a step. */
export function reach(t: Table<Hamlet>, wanted: string): Table<Hamlet> {
  for (let i = 0; i < 200 && step(t) !== wanted; i++) {
    const [first] = openQuestions(t);
    if (!first) throw new Error(`the game ended before ${wanted}`);
    const done = first.options.find(option => option.kind === 'done');
    choose(t, first.seat, done);
  }
  return t;
}

/** Plays to the end, every turn passed on. */
export function playOut(t: Table<Hamlet>): void {
  for (let i = 0; i < 500; i++) {
    if (t.holding !== null) act(t, { kind: 'confirm', seat: t.holding, version: t.version });
    const [first] = openQuestions(t);
    if (!first) return;
    choose(t, first.seat);
  }
}

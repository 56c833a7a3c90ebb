import { decisions, same, type Ask, type Decision, type Game, type Option, type Seat, type Types } from '@thorp/kernel';
import { difference, plainFault } from './plainness.ts';
import { anotherWorld, LawError, nameOf, observers, played, sample, untouched, type Law, type Probe } from './probe.ts';

/** An observer cannot tell the worlds it imagines from this one: equal views, equal options, and whole worlds. */
export const secrecy: Law = probe => {
  for (const observer of observers(probe.config)) {
    const seen = probe.subject.game.view(probe.state, observer);
    const fault = plainFault(seen, 'view');
    if (fault) throw new LawError('secrecy', `what ${nameOf(observer)} sees is not plain: ${fault}`);
    for (let i = 0; i < probe.worlds; i++) checkWorld(probe, observer, seen, anotherWorld(probe, observer));
    untouched('secrecy', `imagining for ${nameOf(observer)}`, probe);
  }
};

function checkWorld<T extends Types>(probe: Probe<T>, observer: Seat | null, seen: unknown, world: T['state']): void {
  const { subject, open } = probe;
  const told = difference(seen, subject.game.view(world, observer));
  if (told) throw new LawError('secrecy', `${nameOf(observer)} can tell an imagined world from this one: ${told}`);
  try {
    subject.check?.(world);
  } catch (error) {
    throw new LawError('secrecy', `${nameOf(observer)} imagines a broken world: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const asked = open.find(({ seat }) => seat === observer);
  const there = decisions(subject.game, world).find(({ seat }) => seat === observer);
  const changed = asked ? difference(asked, there ?? null) : null;
  if (changed)
    throw new LawError('secrecy', `${nameOf(observer)} is asked differently in an imagined world: ${changed}`);
}

/**
 * For each observer, whether a world it imagines gives somebody else other secrets than this one. One that never does
 * lets its bots peek, and blinds the laws above: over some games every observer must have imagined otherwise.
 */
export function imaginesOtherwise<T extends Types>(probe: Probe<T>): Map<string, boolean> {
  const { game } = probe.subject;
  const all = observers(probe.config);
  const found = new Map<string, boolean>();
  for (const observer of all) {
    const others = all.filter(seat => seat !== observer && seat !== null);
    if (others.length === 0) continue;
    const world = anotherWorld(probe, observer);
    found.set(
      nameOf(observer),
      others.some(seat => !same(game.view(probe.state, seat), game.view(world, seat))),
    );
  }
  return found;
}

/** A choice that teaches its maker something cannot be taken back, so it must have counted as learnt. */
export const barrier: Law = probe => {
  const { subject, state, open, luck } = probe;
  for (const { seat, step, options } of open) {
    const worlds = Array.from({ length: probe.worlds }, () => anotherWorld(probe, seat));
    for (const option of sample(options, luck)) {
      const here = played(subject.game, state, seat, option);
      if (here.learnt > state.learnt) continue;
      const news = worlds.map(world => toldApartAfter(probe, seat, option, world)).find(each => each !== null);
      if (news)
        throw new LawError(
          'barrier',
          `${JSON.stringify(option)} at ${step} teaches seat ${seat} something, and no reveal() says so: ${news}`,
        );
    }
  }
};

/** A difference that the seat sees after its choice between this world and another that looked the same before. */
function toldApartAfter<T extends Types>(
  { subject: { game }, state }: Probe<T>,
  seat: Seat,
  option: T['option'],
  world: T['state'],
): string | null {
  const here = played(game, state, seat, option);
  const there = played(game, world, seat, option);
  if (whoIsAsked(game, here) === whoIsAsked(game, there)) return toldApart(game, seat, here, there);
  // Somebody else has a choice in one world and none in the other, so one is ahead: compare them before that.
  const waiting = waitingForOthers(game, seat);
  return toldApart(waiting, seat, played(waiting, state, seat, option), played(waiting, world, seat, option));
}

function whoIsAsked<T extends Types>(game: Game<T>, s: T['state']): string {
  return decisions(game, s)
    .map(({ seat, step }) => `${seat} ${step}`)
    .join();
}

function toldApart<T extends Types>(game: Game<T>, seat: Seat, here: T['state'], there: T['state']): string | null {
  const seen = difference(game.view(here, seat), game.view(there, seat));
  if (seen) return seen;
  const question = (s: T['state']): Decision | null => decisions(game, s).find(asked => asked.seat === seat) ?? null;
  return difference(question(here), question(there));
}

/** The same game, where the others are asked even if they have no choice. */
function waitingForOthers<T extends Types>(game: Game<T>, actor: Seat): Game<T> {
  const wait: Option[] = [{ kind: 'wait' }, { kind: 'wait longer' }];
  const steps = Object.entries(game.steps as unknown as Record<string, Ask<unknown, { seat?: Seat }, Option>>).map(
    ([name, step]) => {
      if (!('options' in step)) return [name, step];
      const options: typeof step.options = (s, frame) => (frame.seat === actor ? step.options(s, frame) : wait);
      return [name, { ...step, options }];
    },
  );
  return { ...game, steps: Object.fromEntries(steps) as Game<T>['steps'] };
}

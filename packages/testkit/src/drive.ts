import {
  apply,
  decisions,
  fork,
  refusals,
  same,
  type Decision,
  type Game,
  type Note,
  type Option,
  type Outcome,
  type Seat,
  type Types,
} from '@thorp/kernel';

type Question<T extends Types> = Decision<T['option'], T['frame']>;

/** Plays from a copy of a position by naming options, through the same entry point as a server. */
export function drive<T extends Types>(game: Game<T>, from: T['state']): Drive<T> {
  return new Drive(game, fork(game, from));
}

/** A position that a rule test plays from. */
export class Drive<T extends Types> {
  readonly game: Game<T>;
  /** The notes since the start, with their readers. */
  readonly notes: Note<T['event']>[] = [];
  /** The present position. A test may edit it between choices; the questions follow from it at once. */
  state: T['state'];

  constructor(game: Game<T>, state: T['state']) {
    this.game = game;
    this.state = this.#resolve(state);
  }

  /** All open questions; several if seats choose simultaneously. */
  get open(): readonly Question<T>[] {
    return decisions(this.game, this.state);
  }

  /** The asked seat; the first one if there are several. */
  get seat(): Seat {
    return this.#question().seat;
  }

  get step(): T['frame']['step'] {
    return this.#question().step;
  }

  get frame(): T['frame'] {
    return this.#question().frame;
  }

  get options(): readonly T['option'][] {
    return this.#question().options;
  }

  get over(): boolean {
    return this.open.length === 0;
  }

  get events(): readonly T['event'][] {
    return this.notes.map(({ event }) => event);
  }

  get outcome(): Outcome {
    return this.game.score(this.state);
  }

  view(seat: Seat | null): T['view'] {
    return this.game.view(this.state, seat);
  }

  /** Whether somebody may choose this now. */
  offers(option: T['option']): boolean {
    return this.open.some(question => isOffered(question, option));
  }

  /** Why the option is refused; null if no refusal is given for it. */
  refusal(option: T['option']): T['reason'] | null {
    return refusals(this.game, this.state).find(refused => same(refused.option, option))?.reason ?? null;
  }

  /** Chooses an option that must be offered, for the first asked seat or for the given one. */
  choose(option: T['option'], seat?: Seat): this {
    const question = this.#question(seat);
    if (!isOffered(question, option))
      throw new Error(`${JSON.stringify(option)} is not offered; ${listed([question])}`);
    const { state, notes } = apply(this.game, this.state, question.seat, option);
    this.notes.push(...notes);
    this.state = this.#resolve(state);
    return this;
  }

  /** Chooses the only option that matches. */
  chooseWhere(fits: (option: T['option']) => boolean, seat?: Seat): this {
    const question = this.#question(seat);
    const [option, second] = question.options.filter(fits);
    if (option && !second) return this.choose(option, question.seat);
    throw new Error(`${option ? 'more than one option fits' : 'no option fits'}; ${listed([question])}`);
  }

  /** Makes several choices one after the other. */
  run(...options: readonly T['option'][]): this {
    for (const option of options) this.choose(option);
    return this;
  }

  /** Runs to the next question and keeps the notes on the way, also after a test has edited the position. */
  #resolve(state: T['state']): T['state'] {
    state.notes = this.notes;
    decisions(this.game, state);
    return state;
  }

  #question(seat?: Seat): Question<T> {
    const { open } = this;
    const question = seat === undefined ? open[0] : open.find(each => each.seat === seat);
    if (question) return question;
    throw new Error(open[0] ? `seat ${seat} is not asked; ${listed(open)}` : 'nobody is asked: the game is over');
  }
}

function isOffered({ options }: Decision, option: Option): boolean {
  return options.some(other => same(other, option));
}

function listed(open: readonly Decision[]): string {
  const lines = open.flatMap(({ seat, step, options }) => [
    `${step} offers seat ${seat}:`,
    ...options.map(option => `  ${JSON.stringify(option)}`),
  ]);
  return lines.join('\n');
}

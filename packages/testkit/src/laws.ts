import {
  apply,
  canonical,
  decisions,
  decode,
  encode,
  fork,
  forMe,
  messageOf,
  refusals,
  same,
  ThorpError,
  type ErrorCode,
  type Option,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { difference, plainFault } from './plainness.ts';
import { asText, LawError, played, sameText, sample, type Law, type Laws, type Probe } from './probe.ts';
import { refusingAlike } from './refusing.ts';
import { barrier, secrecy } from './secrecy.ts';
import { scoring, wording } from './telling.ts';

/** There is at least one option, and no option twice. */
const choice: Law = ({ open }) => {
  for (const { step, options } of open) {
    if (options.length === 0) throw new LawError('choice', `${step} offers nothing`);
    const texts = new Set<string>();
    for (const option of options) texts.add(JSON.stringify(option));
    if (texts.size < options.length) throw new LawError('choice', `${step} offers ${twice(options)} twice`);
  }
};

/** The game's own invariants. */
const invariants: Law = ({ subject, state }) => {
  try {
    subject.check?.(state);
  } catch (error) {
    throw new LawError('invariants', messageOf(error), { cause: error });
  }
};

/** Options are plain data, unique in any order of keys, and always listed the same. */
const options: Law = ({ subject, state, open }) => {
  for (const { step, options: list } of open) {
    const fault = plainFault(list, 'options');
    if (fault) throw new LawError('options', `at ${step}, ${fault}`);
    if (new Set(list.map(canonical)).size < list.length) throw new LawError('options', `${step} repeats itself`);
  }
  const changed = difference(open, decisions(subject.game, state));
  if (changed) throw new LawError('options', `asked twice, ${open[0]?.step} answers differently: ${changed}`);
};

/** The state is plain data, and reading it back leads to the same question. */
const saving: Law = ({ subject: { game }, state, open }) => {
  const fault = plainFault({ ...state, notes: null }, 'state');
  if (fault) throw new LawError('saving', fault);
  const bytes = encode(state);
  const read = decode(game, bytes);
  sameText('saving', 'the state changes when it is written and read back', bytes, encode(read));
  const changed = difference(open, decisions(game, read));
  if (changed) throw new LawError('saving', `the state that was read back asks something else: ${changed}`);
};

/** Playing on a copy does not change the original, whichever option is chosen; so no frame may be edited. */
const forking: Law = ({ subject, state, open, luck }) => {
  sameText('forking', 'a copy differs', encode(state), encode(fork(subject.game, state)));
  // `hold` checks after every law whether the original has changed.
  for (const { seat, options: list } of open) {
    for (const option of sample(list, luck)) played(subject.game, state, seat, option);
  }
};

/** `apply` accepts what is offered, refuses everything else, and does not change the given state. */
const applying: Law = probe => {
  const { subject, state, open, luck } = probe;
  for (const { seat, options: list } of open) {
    mustRefuse(probe, 'not-offered', seat, { kind: 'no such option' });
    for (const option of sample(list, luck, 1)) {
      mustRefuse(probe, 'not-your-turn', unasked(probe), option);
      const applied = apply(subject.game, state, seat, option).state;
      const expected = played(subject.game, state, seat, option);
      sameText('applying', 'apply and play give different states', asText(expected), asText(applied));
    }
  }
};

function mustRefuse<T extends Types>(probe: Probe<T>, code: ErrorCode, seat: Seat, option: Option): void {
  try {
    apply(probe.subject.game, probe.state, seat, option);
  } catch (error) {
    if (error instanceof ThorpError && error.code === code) return;
    throw error;
  }
  throw new LawError('applying', `seat ${seat} was allowed to choose ${JSON.stringify(option)}`);
}

/** A seat that is not asked now; it may not exist. */
function unasked<T extends Types>({ open }: Probe<T>): Seat {
  let seat = 0;
  while (open.some(decision => decision.seat === seat)) seat++;
  return seat;
}

/** A refused option is not offered and names its clause; the suggested option is offered. */
const refusing: Law = ({ subject, state, open }) => {
  const [asked] = open;
  if (!asked || open.length > 1) return;
  const offers = (option: Option): boolean => asked.options.some(other => same(other, option));
  for (const { option, reason } of refusals(subject.game, state)) {
    const text = JSON.stringify(option);
    if (offers(option)) throw new LawError('refusing', `${text} is both offered and refused at ${asked.step}`);
    if (!reason.clause) throw new LawError('refusing', `${text} is refused without a clause at ${asked.step}`);
    const fault = plainFault([option, reason], 'refusal');
    if (fault) throw new LawError('refusing', fault);
  }
  const suggested = forMe(subject.game, state);
  if (suggested && !offers(suggested)) {
    throw new LawError('refusing', `${asked.step} suggests ${JSON.stringify(suggested)}, which it does not offer`);
  }
};

/** The estimate is a number for every seat, and the prior one for every option. */
const insight: Law = ({ subject: { game }, config, state, open }) => {
  if (!game.insight) return;
  const totals = game.insight.estimate(state, game.insight.weights);
  if (totals.length !== config.seats || !totals.every(Number.isFinite)) {
    throw new LawError('insight', `the estimate for ${config.seats} seats is ${JSON.stringify(totals)}`);
  }
  for (const { seat, options: list } of open) {
    const together = game.insight.priors?.(state, seat, list);
    for (const [i, option] of list.entries()) {
      const prior = game.insight.prior?.(state, seat, option) ?? 0;
      if (Number.isFinite(prior) && prior >= 0 && (!together || together[i] === prior)) continue;
      const asOne = together ? `, among others ${together[i]},` : '';
      throw new LawError('insight', `seat ${seat} has the prior ${prior}${asOne} for ${JSON.stringify(option)}`);
    }
  }
};

function twice(list: readonly Option[]): string {
  const texts = list.map(option => JSON.stringify(option));
  return texts.find((text, i) => texts.indexOf(text) < i) ?? 'nothing';
}

/** For every decision of every game. */
export const CHEAP_LAWS: Laws = { choice, invariants };

/** For every decision of closely checked games. */
export const ALL_LAWS: Laws = {
  ...CHEAP_LAWS,
  options,
  saving,
  forking,
  applying,
  refusing,
  secrecy,
  refusingAlike,
  barrier,
  scoring,
  wording,
  insight,
};

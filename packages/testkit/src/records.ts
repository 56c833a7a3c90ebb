import {
  begin,
  canonical,
  choose,
  decisions,
  encode,
  fastChance,
  must,
  parseRecord,
  recordOf,
  replay,
  secretFromSeed,
  undo,
  undoBarrier,
  verify,
  type Chance,
  type Match,
  type Types,
} from '@thorp/kernel';
import { LawError, sameText } from './probe.ts';
import type { Subject } from './subject.ts';
import { choiceAt, choiceCount, pickBelow, type Deal } from './walk.ts';

/** One choice in this many is taken back and made again, if undo allows it. */
const TAKEN_BACK = 4;

type AfterChoice<T extends Types> = (match: Match<T>, before: T['state'], luck: Chance) => void;

/** A game played at random as a match, to its end. */
export function randomMatch<T extends Types>(
  { game, decisions: limit }: Subject<T>,
  { config, seed }: Deal<T>,
  afterChoice?: AfterChoice<T>,
): Match<T> {
  const luck = fastChance(seed);
  const match = begin(game, config, secretFromSeed(`${game.id} ${seed}`), ['', 'entropy of a seat']);
  for (let open = decisions(game, match.state); open.length > 0; open = decisions(game, match.state)) {
    if (match.plies.length > limit) throw new LawError('ends', `no end after ${limit} decisions`);
    const { seat, option } = choiceAt(open, pickBelow(luck, choiceCount(open)));
    const before = match.state;
    choose(match, seat, option);
    afterChoice?.(match, before, luck);
  }
  return match;
}

/** A match can be taken back to the barrier, and its record verifies and replays to the same bytes. */
export function checkRecord<T extends Types>(subject: Subject<T>, deal: Deal<T>): void {
  const match = randomMatch(subject, deal, (now, before, luck) => {
    if (now.state.learnt < before.learnt) throw new LawError('records', 'what was learnt can only grow');
    if (pickBelow(luck, TAKEN_BACK) === 0 && !undoBarrier(now)) checkUndo(now, encode(before));
  });
  checkReplay(match);
}

function checkUndo<T extends Types>(match: Match<T>, before: string): void {
  const { seat, option } = must(match.plies.at(-1), 'a choice was made');
  const { link } = match;
  const after = encode(match.state);
  undo(match, seat);
  sameText('records', 'taking back does not restore the state', before, encode(match.state));
  choose(match, seat, option);
  sameText('records', 'the same choice made again leads to another state', after, encode(match.state));
  if (match.link !== link) throw new LawError('records', 'the same choice made again has another hash');
}

function checkReplay<T extends Types>(match: Match<T>): void {
  const { game, state } = match;
  const record = recordOf(match);
  const read = parseRecord(JSON.stringify(record));
  if (canonical(read) !== canonical(record)) throw new LawError('records', 'the record does not survive JSON');
  const { ok, problem } = verify(game, read);
  if (!ok) throw new LawError('records', `the record of a game just played does not verify: ${problem}`);
  sameText('records', 'the record replays to another end', encode(state), encode(replay(game, read).state));
}

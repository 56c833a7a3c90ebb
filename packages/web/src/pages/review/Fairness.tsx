import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { isLink } from '../../protocol/online.ts';
import type { FairnessFacts } from '../../protocol/review.ts';
import { exportTable } from '../../session/exportTable.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Glyph } from './Glyph.tsx';
import { useReviewText, type ReviewText } from './text.ts';
import './fairness.css';

/** The result of checking a game's deal. */
interface Check {
  readonly facts: FairnessFacts | null;
  readonly failed: boolean;
  again(): void;
}

/** A running game on a server keeps everything until its end. */
const PENDING: FairnessFacts = {
  state: 'pending',
  ply: null,
  why: null,
  notProven: null,
  commitment: '',
  secret: '',
  entropy: [],
  link: '',
  decisions: 0,
};

/** Replays the game from its deal, as soon as it is shown. */
function useCheck(table: string, over: boolean): Check {
  const [facts, setFacts] = useState<FairnessFacts | null>(null);
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => {
    setFacts(null);
    setFailed(false);
    if (!over && isLink(table)) {
      setFacts(PENDING);
      return;
    }
    host()
      .fairness(table)
      .then(setFacts, () => setFailed(true));
  }, [table, over]);
  useEffect(again, [again]);
  return { facts, failed, again };
}

/** One line: whether the replay gave the same cards. It opens what that proves. */
export function FairnessLine(props: { table: string; game?: string; over?: boolean }): ReactNode {
  const { table, game = '', over = true } = props;
  const { fair } = useReviewText();
  const check = useCheck(table, over);
  const [open, setOpen] = useState(false);
  const state = check.failed ? 'unknown' : (check.facts?.state ?? 'checking');
  return (
    <section className="fair panel" data-state={state}>
      <Glyph name="shield" />
      <p role="status">
        <b>{fair.states[state]}</b> {fair.lines[state](check.facts?.ply ?? null)}
      </p>
      <button type="button" className="btn btn--quiet" onClick={() => setOpen(true)}>
        {fair.how}
      </button>
      {open ? <FairnessSheet table={table} game={game} check={check} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function FairnessSheet(props: { table: string; game: string; check: Check; onClose: () => void }): ReactNode {
  const { table, game, check, onClose } = props;
  const { fair } = useReviewText();
  const { problem, attempt } = useAttempt();
  const { facts } = check;
  return (
    <Sheet
      title={fair.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn" onClick={() => attempt(() => exportTable({ table, game }))}>
            <Glyph name="save" />
            {fair.file}
          </button>
          <button type="button" className="btn btn--primary" onClick={check.again}>
            {fair.again}
          </button>
        </>
      }
    >
      {facts ? <Found facts={facts} /> : <p role="status">{check.failed ? fair.lines.unknown(null) : fair.checking}</p>}
      <p>
        {fair.elsewhere} <code>thorp verify</code>
      </p>
      <Problem message={problem} />
      <p>
        <Link className="btn btn--quiet" to="/about">
          {fair.more}
        </Link>
      </p>
    </Sheet>
  );
}

/** What was checked, what it proves and what it does not, then the numbers. */
function Found({ facts }: { facts: FairnessFacts }): ReactNode {
  const { fair, faultWhy } = useReviewText();
  return (
    <>
      <p className={facts.state === 'broken' ? 'note note--bad' : 'note'} role="status">
        <b>{fair.states[facts.state]}</b> {fair.lines[facts.state](facts.ply)}{' '}
        {facts.why === null ? '' : faultWhy[facts.why]}
      </p>
      {facts.state === 'holds' ? (
        <>
          <h3>{fair.proves}</h3>
          <ul className="fair-list">
            {fair.proven(facts.decisions).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h3>{fair.leavesOpen}</h3>
          <ul className="fair-list">
            <li>{fair.doubts[facts.notProven ?? 'none']}</li>
            <li>{fair.rewritten}</li>
          </ul>
        </>
      ) : null}
      <Numbers facts={facts} fair={fair} />
    </>
  );
}

function Numbers({ facts, fair }: { facts: FairnessFacts; fair: ReviewText['fair'] }): ReactNode {
  const shares = facts.entropy.flatMap((share, seat) => (share === '' ? [] : [[fair.share(seat + 1), share] as const]));
  const rows: readonly (readonly [string, string])[] = [
    [fair.commitment, facts.commitment],
    [fair.secret, facts.secret],
    ...shares,
    [fair.log, facts.link],
  ];
  return (
    <dl className="fair-numbers">
      {rows.map(([name, number]) =>
        number === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{number}</code>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

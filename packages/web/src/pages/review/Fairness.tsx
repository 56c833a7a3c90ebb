import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
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

/** Replays the game from its deal, as soon as it is shown. */
function useCheck(table: string): Check {
  const [facts, setFacts] = useState<FairnessFacts | null>(null);
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => {
    setFacts(null);
    setFailed(false);
    host()
      .fairness(table)
      .then(setFacts, () => setFailed(true));
  }, [table]);
  useEffect(again, [again]);
  return { facts, failed, again };
}

/** One line: whether the replay gave the same cards. It opens what that proves. */
export function FairnessLine({ table, game = '' }: { table: string; game?: string }): ReactNode {
  const { fair } = useReviewText();
  const check = useCheck(table);
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
  const { fair } = useReviewText();
  return (
    <>
      <p className={facts.state === 'broken' ? 'note note--bad' : 'note'} role="status">
        <b>{fair.states[facts.state]}</b> {fair.lines[facts.state](facts.ply)} {facts.problem ?? ''}
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
          <p>{fair.doubts[facts.notProven ?? 'none']}</p>
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
    ...(facts.secret === '' ? [] : [[fair.secret, facts.secret] as const]),
    ...shares,
    ...(facts.link === '' ? [] : [[fair.log, facts.link] as const]),
  ];
  return (
    <dl className="fair-numbers">
      {rows.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{number}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

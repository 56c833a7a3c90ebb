import { useState, type ReactNode } from 'react';
import { Link, navigate } from '../../app/router.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { host, reader } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/forms.tsx';
import { BranchLink } from './BranchLink.tsx';
import { Glyph } from './Glyph.tsx';
import { useReviewText } from './text.ts';
import './branch.css';

/** The bar over a branch: its origin, and its buttons. */
export default function BranchBar({ update }: { update: TableUpdate }): ReactNode {
  const text = useReviewText();
  const { problem, attempt } = useAttempt();
  const [naming, setNaming] = useState(false);
  const { branch, table } = update;
  if (!branch) return null;
  const { whatIf } = text;
  const back = `/review/${branch.of}?at=${branch.decision}${update.seat === null ? '' : `&seat=${update.seat + 1}`}`;
  const playOn = async (): Promise<void> => {
    await host().botsPlayOn(table, reader());
    await host().open(table, reader());
  };
  const drop = async (): Promise<void> => {
    await host().remove(table);
    navigate(back);
  };
  const someonePlays = update.seats.some(({ kind }) => kind === 'human');
  return (
    <section className="branchbar" aria-label={whatIf.name(branch.name)}>
      <Glyph name="fork" />
      <p>
        <b>{whatIf.name(branch.name)}</b> <span>{whatIf.dealt(branch.decision)}</span>
      </p>
      {update.result || !someonePlays ? null : (
        <button type="button" className="btn" onClick={() => attempt(playOn)}>
          {whatIf.playOn}
        </button>
      )}
      <BranchLink table={table} decisions={update.version} branch={branch} seat={update.seat ?? 0} />
      <button type="button" className="btn" onClick={() => setNaming(true)}>
        {whatIf.rename}
      </button>
      <button type="button" className="btn" onClick={() => attempt(drop)}>
        {whatIf.drop}
      </button>
      <Link className="btn btn--primary" to={back}>
        {whatIf.back}
      </Link>
      <Problem message={problem} />
      {naming ? <Naming table={table} name={branch.name} onClose={() => setNaming(false)} /> : null}
    </section>
  );
}

/** The longest name of a branch. */
const LONGEST = 40;

function Naming({ table, name, onClose }: { table: string; name: string; onClose: () => void }): ReactNode {
  const { whatIf } = useReviewText();
  const { problem, attempt } = useAttempt();
  const [value, setValue] = useState(/^\d+$/.test(name) ? '' : name);
  const keep = async (): Promise<void> => {
    await host().nameBranch(table, value.trim());
    await host().open(table, reader());
    onClose();
  };
  return (
    <Sheet
      title={whatIf.rename}
      onClose={onClose}
      actions={
        <button type="button" className="btn btn--primary" disabled={value.trim() === ''} onClick={() => attempt(keep)}>
          {whatIf.keep}
        </button>
      }
    >
      <TextField label={whatIf.branchName} help={whatIf.nameHelp} value={value} longest={LONGEST} onChange={setValue} />
      <Problem message={problem} />
    </Sheet>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import type { BranchFacts, SeenBy } from '../../protocol/review.ts';
import { isLink } from '../../protocol/online.ts';
import { host, reader } from '../../session/host.ts';
import { branchAddress } from './address.ts';
import { copyLink } from './copyLink.ts';
import { Glyph } from './Glyph.tsx';
import { useReviewText } from './text.ts';

interface Props {
  /** The table of the branch, and its number of decisions. */
  readonly table: string;
  readonly decisions: number;
  readonly branch: BranchFacts;
  readonly seat: SeenBy;
}

/** Copies the address of a branch with all its choices, and says who can open it. */
export function BranchLink({ table, decisions, branch, seat }: Props): ReactNode {
  const text = useReviewText();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [decisions]);
  const copy = async (): Promise<void> => {
    const choices = await host().branchChoices(table, reader());
    setCopied(await copyLink(branchAddress(branch, seat, choices)));
  };
  return (
    <>
      <button type="button" className="btn" aria-keyshortcuts="L" onClick={() => void copy()}>
        <Glyph name="link" />
        <span>{text.link}</span>
      </button>
      <span className="rv-said" role="status">
        {copied ? `${text.whatIf.linkCopied} ${isLink(branch.of) ? text.linkShowsHands : text.linkHere}` : ''}
      </span>
    </>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { isLink } from '../../protocol/online.ts';
import { addressOf } from './address.ts';
import { BranchLink } from './BranchLink.tsx';
import { Glyph } from './Glyph.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';
import { copyLink } from './copyLink.ts';

/** Copies the address of this moment, and says who can open it. */
export function LinkButton(): ReactNode {
  const { facts, decision, seenBy } = useReviewed();
  const text = useReviewText();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [decision, seenBy]);
  const copy = (): void => {
    void copyLink(addressOf(facts.table, { decision, seenBy })).then(setCopied);
  };
  if (facts.branch) {
    return <BranchLink table={facts.table} decisions={facts.decisions} branch={facts.branch} seat={facts.me ?? 0} />;
  }
  const whoSees = facts.over ? text.linkShowsHands : text.linkGoesOn;
  return (
    <>
      <button type="button" className="btn" aria-keyshortcuts="L" onClick={copy}>
        <Glyph name="link" />
        {text.link}
      </button>
      <span className="rv-said" role="status">
        {copied ? `${text.linkCopied} ${isLink(facts.table) ? whoSees : text.linkHere}` : ''}
      </span>
    </>
  );
}

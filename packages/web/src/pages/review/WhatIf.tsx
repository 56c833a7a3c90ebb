import type { ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { host, reader } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Glyph } from './Glyph.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';

/**
 * Starts a branch here: the reader plays the seat from whose point of view the table is shown, bots play the others.
 */
export function WhatIf(): ReactNode {
  const { facts, decision, seenBy, shown } = useReviewed();
  const text = useReviewText();
  const { problem, attempt } = useAttempt();
  const seat = typeof seenBy === 'number' ? seenBy : (shown.asked?.seat ?? facts.me ?? 0);
  if (!facts.over || facts.fault || facts.otherRules || decision > facts.decisions) {
    return facts.over || facts.fault ? null : <p className="rv-said">{text.whatIf.whenOver}</p>;
  }
  const begin = async (): Promise<void> => {
    navigate(`/table/${await host().branch(facts.table, decision, seat, reader())}`);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn--primary rv-whatif"
        aria-keyshortcuts="W"
        title={text.whatIf.help}
        onClick={() => attempt(begin)}
      >
        <Glyph name="fork" />
        {text.whatIf.begin}
      </button>
      <Problem message={problem} />
    </>
  );
}

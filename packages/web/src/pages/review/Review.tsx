import { ThorpError } from '@thorp/kernel';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { Logo, ThemeSwitch, TopBar } from '../../app/TopBar.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { CardHelp } from '../../board/CardHelp.tsx';
import { TopSlot } from '../../board/InTopBar.tsx';
import { gameOf } from '../../games/index.ts';
import { faceFor, legendFor } from '../../games/parts.ts';
import { isLink } from '../../protocol/online.ts';
import { useAnalysis, type Analysing } from '../../session/useAnalysis.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { problemIn } from '../../text/problems.ts';
import { useText } from '../../text/text.tsx';
import { SeatColours } from '../../ui/SeatMark.tsx';
import { AnalysedProvider, useAnalysed } from './analysed.ts';
import { AnalysisSlip } from './AnalysisSlip.tsx';
import { Branches } from './Branches.tsx';
import { Course, type Marked } from './Course.tsx';
import { DecisionList, type Filter } from './DecisionList.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { FairnessLine } from './Fairness.tsx';
import { differenceSaid } from './figures.ts';
import { Hands } from './Hands.tsx';
import { LinkButton } from './LinkButton.tsx';
import { PlayersButton } from './PlayersSheet.tsx';
import { ReviewBoard } from './ReviewBoard.tsx';
import { ReviewedProvider, useReviewed, useSettled } from './reviewed.ts';
import type { BesideRow, Row } from './RoundRows.tsx';
import { SeenBy } from './SeenBy.tsx';
import { Chances, InTab, Tabs, TryHere } from './Tabs.tsx';
import { useReviewText } from './text.ts';
import { WhatIf } from './WhatIf.tsx';
import { useLinkedBranch } from './useLinkedBranch.ts';
import { useBranches, type KeptBranches } from './useBranches.ts';
import { useOpinion } from './useOpinion.ts';
import { usePlayer } from './usePlayer.ts';
import { useReview, type Reviewed } from './useReview.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import '../../style/table/index.css';
import './review.css';
import './small.css';

/** A game in review: the table as it was, the timeline of the game, and every decision. */
export default function Review({ id }: { id: string }): ReactNode {
  const text = useReviewText();
  const opened = useReview(id);
  switch (opened.state) {
    case 'opening':
      return (
        <p className="page muted" role="status">
          {text.opening}
        </p>
      );
    case 'failed':
      return <Unopened id={id} why={opened.why} />;
    case 'open':
      return (
        <SeatColours value={gameOf(opened.reviewed.facts.game)?.seatColours}>
          <Settled reviewed={opened.reviewed} />
        </SeatColours>
      );
  }
}

/** While decisions are skimmed, only the table and the timeline follow; the rest is drawn when the reader stops. */
function Settled({ reviewed }: { reviewed: Reviewed }): ReactNode {
  return (
    <ReviewedProvider value={useSettled(reviewed)}>
      <Analysed reviewed={reviewed} />
    </ReviewedProvider>
  );
}

function Analysed({ reviewed }: { reviewed: Reviewed }): ReactNode {
  // The table and the list come first; a running game is not analysed.
  const analysing = useAnalysis(reviewed.facts.table, reviewed.list !== null && reviewed.facts.over);
  const opinion = useOpinion(analysing.facts);
  const analysed = useMemo(() => ({ ...analysing, opinion }), [analysing, opinion]);
  return (
    <AnalysedProvider value={analysed}>
      <Page reviewed={reviewed} />
    </AnalysedProvider>
  );
}

function markedBy({ facts }: Analysing): Marked {
  const all: number[] = [];
  const mistakes: number[] = [];
  for (const [i, judged] of facts?.decisions.entries() ?? []) {
    if (!judged?.mark) continue;
    all.push(i + 1);
    if (judged.mark === 'mistake' || judged.mark === 'doubtful') mistakes.push(i + 1);
  }
  return { all, mistakes };
}

/** One screen: the table and the timeline at the left, the decision and the list at the right. */
function Page({ reviewed }: { reviewed: Reviewed }): ReactNode {
  const { facts } = reviewed;
  const text = useReviewText();
  const analysing = useAnalysed();
  const marked = useMemo(() => markedBy(analysing), [analysing.facts]);
  const player = usePlayer(reviewed, marked.all);
  const [card, setCard] = useState<string | null>(null);
  const branches = useBranches(facts.table);
  const showCard = useCallback((each: string) => setCard(each), []);
  useReviewKeys(reviewed, player, marked.all);
  useTitle(`${text.heading(facts.title)} · Thorp`);
  return (
    <div className="review">
      <Bar />
      <Remarks />
      <main className="rv" id="content">
        <h1 className="sr-only">{text.heading(facts.title)}</h1>
        <ReviewedProvider value={reviewed}>
          <div className="rv-left">
            <ReviewBoard player={player} onCard={showCard} />
            <Course player={player} marked={marked} branches={branches} />
          </div>
        </ReviewedProvider>
        <ReviewPanels marked={marked} branches={branches} onCard={showCard} />
      </main>
      {card === null ? null : <Card card={card} onClose={() => setCard(null)} />}
    </div>
  );
}

interface PanelsProps {
  readonly marked: Marked;
  readonly branches: KeptBranches;
  onCard(card: string): void;
}

/** The panels beside the table. They are drawn again only when their contents change. */
const ReviewPanels = memo(({ marked, branches, onCard }: PanelsProps): ReactNode => {
  const { facts } = useReviewed();
  const text = useReviewText();
  return (
    <Tabs>
      <InTab tab="decision">
        <AnalysisSlip analysing={useAnalysed()} />
        {facts.over || facts.fault ? null : <p className="rv-later note">{text.analysis.whenOver}</p>}
        <DecisionPanel
          actions={
            <>
              <WhatIf />
              <LinkButton />
              <PlayersButton />
            </>
          }
        />
        <Hands onCard={onCard} />
      </InTab>
      <InTab tab="chances">
        <Chances />
      </InTab>
      <InTab tab="whatIf">
        <TryHere />
        <Branches branches={branches} />
      </InTab>
      <InTab tab="list">
        <Decisions marked={marked} />
      </InTab>
      <FairnessLine table={facts.table} game={facts.game} over={facts.over} />
    </Tabs>
  );
});

/** The list of decisions, with their marks once there are any. */
function Decisions({ marked: { all } }: { marked: Marked }): ReactNode {
  const { facts } = useAnalysed();
  const { analysis: text } = useReviewText();
  const filters = useMemo((): readonly Filter[] => {
    const shown = new Set(all);
    const marked: Filter = { id: 'marked', name: text.marked, shows: ({ decision }) => shown.has(decision) };
    return all.length > 0 ? [marked] : [];
  }, [all, text]);
  const beside = useCallback(
    ({ decision }: Row): BesideRow | null => {
      const judged = facts?.decisions[decision - 1];
      if (!facts || !judged?.mark || !judged.by) return null;
      return { mark: judged.mark, said: differenceSaid(judged.by, facts.scale, text) };
    },
    [facts, text],
  );
  return <DecisionList filters={filters} beside={beside} />;
}

const Bar = memo((): ReactNode => {
  const { facts } = useReviewed();
  const { skip } = useText();
  const text = useReviewText();
  const totals = facts.final.sheets.map(({ seat, total }) => `${facts.seats[seat]?.name ?? ''} ${total}`).join(', ');
  return (
    <header className="top">
      <a className="btn skip" href="#content">
        {skip}
      </a>
      <Logo />
      <span className="where">
        <b>{text.heading(facts.title)}</b>
        <span>{facts.over ? totals : ''}</span>
      </span>
      <TopSlot />
      <span className="tools">
        <SeenBy />
        <ThemeSwitch />
      </span>
    </header>
  );
});

/** What the reader should know about the record itself. */
const Remarks = memo((): ReactNode => {
  const { facts } = useReviewed();
  const text = useReviewText();
  const { fault, otherRules, converted } = facts;
  const isUnfit = useLinkedBranch(facts);
  if (!fault && !otherRules && !converted && !isUnfit) return null;
  return (
    <div className="rv-remarks" role="status">
      {fault ? (
        <p className="note note--bad">
          <b>{text.fault(fault.ply)}</b> {text.faultWhy[fault.why]} {text.faultKept[fault.why]}
        </p>
      ) : null}
      {isUnfit ? <p className="note note--bad">{text.whatIf.unfit}</p> : null}
      {otherRules ? <p className="note">{text.otherRules(otherRules.recorded, otherRules.here)}</p> : null}
      {converted && !otherRules ? <p className="note">{text.converted(converted.recorded, converted.here)}</p> : null}
    </div>
  );
});

function Card({ card, onClose }: { card: string; onClose: () => void }): ReactNode {
  const { facts } = useReviewed();
  const catalogue = useCatalogue(facts.game);
  const entry = catalogue.get(card);
  return entry ? (
    <CardHelp
      face={faceFor(facts.game)}
      legend={legendFor(facts.game)}
      entry={entry}
      catalogue={catalogue}
      onClose={onClose}
    />
  ) : null;
}

/** A game that is not here, not finished on the server, or cannot be read. */
function Unopened({ id, why }: { id: string; why: Error }): ReactNode {
  const text = useReviewText();
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{text.unopened}</h1>
          <p>{useReason(id, why)}</p>
        </header>
        <p>
          <Link className="btn btn--primary" to={isLink(id) ? `/table/${id}` : '/games'}>
            {isLink(id) ? text.toTable : text.toGames}
          </Link>
        </p>
      </main>
    </>
  );
}

/**
 * A link to a game of another browser is not the reader's fault; a lost network does not mean that the game is running.
 */
function useReason(id: string, why: Error): string {
  const all = useText();
  const text = useReviewText();
  if (!(why instanceof ThorpError)) return isLink(id) ? text.unreached : problemIn(all, why);
  if (why.code !== 'bad-request') return problemIn(all, why);
  return isLink(id) ? text.closed : `${all.table.gone} ${all.table.goneHelp}`;
}

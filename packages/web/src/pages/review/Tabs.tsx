import { useState, type ReactNode } from 'react';
import { useAnalysed } from './analysed.ts';
import { ChancesNow } from './ChanceChart.tsx';
import { PlayersButton } from './PlayersSheet.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';
import { WhatIf } from './WhatIf.tsx';
import './tabs.css';

/** What a phone shows below the table, one at a time. Wider screens show everything. */
const TABS = ['decision', 'list', 'chances', 'whatIf'] as const;
type Tab = (typeof TABS)[number];

/** The parts beside the table. On a phone tabs choose the shown one; the style hides the others. */
export function Tabs({ children }: { children: ReactNode }): ReactNode {
  const { tabs: text } = useReviewText();
  const { facts } = useReviewed();
  const { possible } = useAnalysed();
  const [chosen, setChosen] = useState<Tab>('decision');
  const offered = TABS.filter(tab => (tab === 'chances' ? possible === true : tab === 'whatIf' ? facts.over : true));
  const shown = offered.includes(chosen) ? chosen : 'decision';
  return (
    <div className="rv-right" data-tab={shown}>
      <fieldset className="rv-tabs">
        <legend className="sr-only">{text.show}</legend>
        {offered.map(tab => (
          <label key={tab}>
            <input type="radio" name="rv-tab" checked={tab === shown} onChange={() => setChosen(tab)} />
            <span>{text[tab]}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** The contents of a tab. It has no box. */
export function InTab({ tab, children }: { tab: Tab; children: ReactNode }): ReactNode {
  return (
    <div className="rv-tab" data-of={tab}>
      {children}
    </div>
  );
}

/** On a phone: the chance of every seat by name, and a link to all figures. */
export function Chances(): ReactNode {
  const { facts } = useAnalysed();
  const { analysis: text } = useReviewText();
  const isEmpty = !facts || facts.done === 0;
  return (
    <section className="rv-chances panel">
      <h2>{facts?.scale === 'points' ? text.points : text.chances}</h2>
      {isEmpty ? <p>{text.offerHelp}</p> : <ChancesNow />}
      <PlayersButton />
    </section>
  );
}

/** On a phone: what a branch is, and a button to start one. */
export function TryHere(): ReactNode {
  const { whatIf: text } = useReviewText();
  return (
    <section className="rv-try panel">
      <h2>{text.begin}</h2>
      <p>{text.help}</p>
      <div className="rv-do">
        <WhatIf />
      </div>
    </section>
  );
}

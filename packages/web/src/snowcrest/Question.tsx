import { ANY, RESOURCE_IDS, TILE_IDS, type Source } from '@thorp/snowcrest/cards';
import { useEffect, useState, type ReactNode } from 'react';
import { Sign } from '../table/widgets.ts';
import { useCardName, useEntryName } from './names.ts';
import { isPaying, paymentOf, payNote, type Payment } from './paying.ts';
import type { Spent } from './reading.ts';
import { AnySign, Res, resName } from './Signs.tsx';
import { useTable, type Sight, type SnowcrestChoice, type SnowcrestProps } from './table.ts';
import { useWords } from './text/words.tsx';

/** The sign: what is asked, how far a payment is, and the answers that no place of the table stands for. */
export function Question(props: SnowcrestProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const sourceName = useSourceName();
  const payAll = usePayAll(props);
  const { sight } = table;
  const payment = paymentOf(sight);
  return (
    <Sign {...props} buttons={buttonsOf(sight)} forMeNote={payNote(table, words, sourceName)} onForMe={payAll}>
      {payment ? <Needs payment={payment} /> : <Phases />}
    </Sign>
  );
}

/** Places on the table that show their own choices; every other answer is a button of the sign. */
const SHOWN = /^(hand|row|token|tile)-/;

/** Avoiding is a way out among others, so it stands beside them and in the Village. */
function buttonsOf({ question }: Sight): SnowcrestChoice[] {
  return (question?.choices ?? []).filter(({ target, option }) => {
    if (target === null || option.kind === 'avoid') return true;
    return !SHOWN.test(target) && !target.startsWith('village-');
  });
}

function useSourceName(): (source: Source) => string {
  const card = useCardName();
  const entry = useEntryName();
  const { view, me } = useTable();
  return source => {
    switch (source.kind) {
      case 'token':
        return entry(RESOURCE_IDS[source.resource], '');
      case 'tile':
        return entry(TILE_IDS[source.tile], '');
      case 'handCard':
        return card(source.card);
      case 'villager':
        return card(view.players[me]?.village[source.slot]?.card ?? 0);
    }
  };
}

/** Pays on with tokens and Buildings; before Gold or a card is spent, the person is asked again. */
function usePayAll({ sight, acts, busy }: SnowcrestProps): () => void {
  const [on, setOn] = useState(false);
  const { question, version } = sight;
  const plain = isPaying(sight) && isPlain(question?.forMe?.option);
  useEffect(() => {
    if (!on || busy) return;
    if (plain && question?.forMe) acts.choose(question.forMe.option);
    else setOn(false);
  }, [on, busy, plain, version, question, acts]);
  return () => {
    if (!question?.forMe) return;
    acts.choose(question.forMe.option);
    if (plain) setOn(true);
  };
}

function isPlain(option: SnowcrestChoice['option'] | undefined): boolean {
  if (!option) return false;
  return option.kind === 'tile' || (option.kind === 'token' && RESOURCE_IDS[option.resource] !== 'gold');
}

/** One sign for every unit: a paid one names its source, the open ones glow. */
function Needs({ payment: { spent, due, lost } }: { payment: Payment }): ReactNode {
  const words = useWords();
  const open = due.flatMap((n, need) => Array.from({ length: n }, () => need));
  const paid = spent.reduce((sum, { units }) => sum + units.length, 0) - (lost ?? 0);
  return (
    <>
      <ol className="sn-needs" aria-label={words.pay.needs(paid, paid + open.length)}>
        {spent.map((one, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <PaidSign one={one} />
          </li>
        ))}
        {open.map((need, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`open ${i}`} className="is-open">
            {need === ANY ? <AnySign /> : <Res kind={resName(need)} />}
            <small>{words.pay.open}</small>
          </li>
        ))}
      </ol>
      <p className="sn-togo">
        <b>{words.pay.needs(paid, paid + open.length)}</b> {words.pay.toGo(open.length)}{' '}
        {lost === null ? null : <b>{words.pay.lostSoFar(lost)}</b>}
      </p>
    </>
  );
}

function PaidSign({ one: { by, what, units } }: { one: Spent }): ReactNode {
  const words = useWords();
  const card = useCardName();
  const entry = useEntryName();
  const kind = TILE_IDS[what as 0 | 1 | 2];
  const name = by === 'token' ? words.pay.token : by === 'tile' ? entry(kind, kind) : card(what);
  return (
    <>
      <span className="sn-tight">
        {units.map((unit, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Res key={i} kind={resName(unit)} />
        ))}
      </span>
      <small>{name}</small>
    </>
  );
}

const PHASES = ['card', 'place', 'pay', 'act', 'down'] as const;

/** The round, and how far the turn of whoever plays is. */
function Phases(): ReactNode {
  const { sight, view } = useTable();
  const words = useWords();
  const now = phaseOf(sight);
  return (
    <ol className="sn-phases">
      <li>{words.round(view.round)}</li>
      {PHASES.map(phase => (
        <li
          key={phase}
          className={phase === now ? 'is-now' : undefined}
          aria-current={phase === now ? 'step' : undefined}
        >
          {words.phases[phase]}
        </li>
      ))}
    </ol>
  );
}

function phaseOf({ question, view, seat }: Sight): (typeof PHASES)[number] | null {
  if (!question || view.active !== seat) return null;
  if (question.step === 'main' || question.step === 'buy') return 'card';
  return question.step === 'slot' ? 'place' : 'act';
}

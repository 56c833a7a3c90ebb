import { RESOURCES } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { Cube } from '../goods.tsx';
import { Glyph } from '../glyphs.tsx';
import { useNames } from '../names.ts';
import { useWords } from '../text/words.tsx';
import type { Change, TaxedFief, TaxMoment } from './find.ts';
import { MomentFace, Next, useCubeWords } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** F-7 What the Tax Collector took from me, fief by fief, and what was saved. Somebody else's tax is one line. */
export function Tax({ moment, change }: { moment: TaxMoment; change: Change }): ReactNode {
  const { tax } = useMomentWords();
  const what = useWhat(moment);
  const title = useTitle(moment);
  const spoken = useSpoken(moment);
  if (!moment.own) return <SmallMoment line={tax.others(change.after.seats[moment.seat]?.name ?? '', what)} />;
  return (
    <BigMoment
      kind="tax"
      place="centre"
      icon={<MomentFace of="tax_collector" />}
      title={title}
      line={{ cubes: tax.pairs, income: tax.income, hand: tax.poor }[moment.by]}
      spoken={tax.spoken(title, spoken)}
      slip={tax.slip(what)}
      next={<Next change={change} clause={{ cubes: 'F-7.2', income: 'F-7.3', hand: 'F-7.4' }[moment.by]} />}
    >
      <div className="fe-mo-columns">
        {moment.by === 'cubes' ? <Payments moment={moment} /> : <Cards moment={moment} />}
        <Spared moment={moment} />
      </div>
    </BigMoment>
  );
}

function useTitle({ by, fiefs, cards }: TaxMoment): string {
  const { tax } = useMomentWords();
  if (by === 'hand') return tax.tookHand;
  return by === 'income' ? tax.tookCards(cards.length) : tax.took(sum(fiefs.map(({ lost }) => sum(lost))));
}

/** What was given, in a few words. */
function useWhat({ by, fiefs, cards }: TaxMoment): string {
  const { tax, list } = useMomentWords();
  const nameOf = useNames();
  const cubeWords = useCubeWords();
  if (by === 'hand') return tax.wholeHand;
  if (by === 'income') return list(cards.map(nameOf));
  return cubeWords(RESOURCES.map((_, r) => sum(fiefs.map(({ lost }) => lost[r] ?? 0))));
}

/** "Wood fief", or "Wood fief 2" where there are several. */
function useFiefName(): (fief: TaxedFief) => string {
  const words = useWords();
  return ({ type, number }) => `${words.fief(words.lands[type])}${number > 0 ? ` ${number}` : ''}`;
}

function useSpoken(moment: TaxMoment): string {
  const { tax, list } = useMomentWords();
  const fiefName = useFiefName();
  const cubeWords = useCubeWords();
  const what = useWhat(moment);
  if (moment.by !== 'cubes') return what;
  return list(moment.fiefs.map(fief => tax.paidBy(fiefName(fief), cubeWords(fief.lost))));
}

/** F-7.2 One row for each fief: its pairs, relief, and the cubes that are taken. */
function Payments({ moment: { fiefs } }: { moment: TaxMoment }): ReactNode {
  return (
    <ol className="moment-rows fe-mo-rows">
      {fiefs.map((fief, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fief is its place
        <Payment key={at} fief={fief} />
      ))}
    </ol>
  );
}

function Payment({ fief }: { fief: TaxedFief }): ReactNode {
  const { type, cubes, relief, lost } = fief;
  const { tax } = useMomentWords();
  const fiefName = useFiefName();
  const cubeWords = useCubeWords();
  const n = sum(lost);
  return (
    <li className={n > 0 ? 'is-paying' : undefined} data-fief={type}>
      <span className="fe-disc">
        <Glyph name={type} />
      </span>
      <span className="moment-who">
        <b>{fiefName(fief)}</b>
        <span>
          {tax.ofFief(cubes)}
          {relief > 0 ? `, ${tax.relief(relief)}` : null}
        </span>
      </span>
      <span className="fe-mo-cubes" aria-hidden="true">
        {RESOURCES.map((each, r) => (lost[r] ? <Cube key={each} type={each} count={lost[r]} /> : null))}
        <b>{n > 0 ? `−${n}` : '0'}</b>
      </span>
      <span className="sr-only">
        {tax.pays} {cubeWords(lost)}
      </span>
    </li>
  );
}

/** F-7.3, F-7.4 Cards instead of cubes. */
function Cards({ moment: { cards } }: { moment: TaxMoment }): ReactNode {
  const { tax } = useMomentWords();
  const nameOf = useNames();
  return (
    <ol className="moment-rows fe-mo-rows">
      {cards.map((card, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cards may be given
        <li key={at} className="is-paying">
          <MomentFace of={card} />
          <span className="moment-who">
            <b>{nameOf(card)}</b>
          </span>
        </li>
      ))}
      {cards.length === 0 ? <li>{tax.poor}</li> : null}
    </ol>
  );
}

function Spared({ moment: { by, fiefs } }: { moment: TaxMoment }): ReactNode {
  const { tax } = useMomentWords();
  if (by !== 'cubes') return <p className="fe-mo-note">{tax.cardsBack}</p>;
  const vault = sum(fiefs.map(({ safe }) => safe));
  const odd = sum(fiefs.map(({ cubes }) => cubes % 2));
  const relief = sum(fiefs.map(fief => fief.relief));
  const left = vault + sum(fiefs.map(({ cubes, lost }) => cubes - sum(lost)));
  return (
    <section className="fe-mo-note">
      <h3>{tax.spared}</h3>
      <ul>
        {vault > 0 ? <li>{tax.vault(vault)}</li> : null}
        {odd > 0 ? <li>{tax.odd(odd)}</li> : null}
        {relief > 0 ? <li>{tax.relieved(relief)}</li> : null}
        <li>{tax.coinsSafe}</li>
      </ul>
      <p>
        <b>{tax.left(left)}</b>
      </p>
    </section>
  );
}

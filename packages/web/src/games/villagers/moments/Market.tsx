import { villagerId } from '@thorp/villagers/pieces';
import type { MarketPay } from '@thorp/villagers/reading';
import { useMemo, type ReactNode } from 'react';
import { Gold } from '../../../art/Gold.tsx';
import { ownFirst } from '../../../board/standing.ts';
import { Arrow } from '../../../board/Arrow.tsx';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { SeatName } from '../../../board/MomentSeat.tsx';
import { useMomentStage } from '../../../board/moments.ts';
import { PieceMarks } from '../../../board/PieceMarks.tsx';
import { useCount } from '../../../board/useCount.ts';
import { CardIcon, Keyring, Silver } from '../icons.tsx';
import type { Change, MarketMoment } from './find.ts';
import { gainMark, useOwnerName } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

const NOTHING: MarketPay = { silver: 0, gold: 0, coins: 0, byVillager: [] };

/** V-7 A Market: what each villager of my village brings, and what everybody is paid, by kind. */
export function Market({ moment, change }: { moment: MarketMoment; change: Change }): ReactNode {
  const { market: words, rule } = useMomentWords();
  const { seat } = change.after;
  const name = words.names[moment.market - 1] ?? '';
  const gain = seat === null ? null : (moment.gains[seat] ?? 0);
  const mine = moment.pays[seat ?? -1] ?? null;
  const { folded } = useMomentStage();
  return (
    <>
      <BigMoment
        kind="market"
        place="hand"
        icon={<CardIcon name="coins" />}
        title={gain === null ? words.titleForAll(name) : words.title(gain)}
        line={mine && lineOf(mine, hasSilver(moment), words)}
        spoken={useSpoken(moment, change)}
        slip={gain === null ? words.slipForAll(name) : words.slip(name, gain)}
        next={<span className="clause">{rule(moment.market === 1 ? 'V-7.1' : 'V-7.2')}</span>}
      >
        <div className="vi-mo-market vi-art">
          <h3>{name}</h3>
          <ol>
            {ownFirst(change.after, change.after.view.villages.length).map(owner => (
              <Row key={owner} owner={owner} moment={moment} change={change} />
            ))}
          </ol>
        </div>
      </BigMoment>
      {folded ? null : <Gains moment={moment} change={change} />}
    </>
  );
}

/** V-7.1 The First Market pays silver by house rule only. */
function hasSilver({ market, pays }: MarketMoment): boolean {
  return market > 1 || pays.some(({ silver }) => silver > 0);
}

type Words = ReturnType<typeof useMomentWords>['market'];

function lineOf({ silver, gold, coins }: MarketPay, withSilver: boolean, words: Words): string {
  return withSilver ? words.line(silver, gold, coins) : words.lineWithoutSilver(gold, coins);
}

/** "silver 9, gold symbols 62, coins on villagers 18" */
function partsOf({ silver, gold, coins }: MarketPay, words: Words): string {
  const parts: readonly (readonly [string, number])[] = [
    [words.silver, silver],
    [words.gold, gold],
    [words.coins, coins],
  ];
  return parts.map(([name, n]) => words.amount(name, n)).join(', ');
}

function useSpoken(moment: MarketMoment, change: Change): string {
  const { market: words } = useMomentWords();
  const nameOf = useOwnerName(change);
  const { seat } = change.after;
  const purse = (owner: number): number => moment.purses[owner] ?? 0;
  const others = ownFirst(change.after, change.after.view.villages.length).filter(owner => owner !== seat);
  const sentences = [
    words.names[moment.market - 1],
    seat === null ? null : words.gains(moment.gains[seat] ?? 0, partsOf(moment.pays[seat] ?? NOTHING, words)),
    seat === null ? null : words.have(purse(seat)),
    others.map(owner => words.has(nameOf(owner), purse(owner))).join(', '),
  ];
  return sentences.flatMap(each => (each ? [each.endsWith('.') ? each : `${each}.`] : [])).join(' ');
}

function Row({ owner, moment, change }: { owner: number; moment: MarketMoment; change: Change }): ReactNode {
  const { market: words } = useMomentWords();
  const name = useOwnerName(change)(owner);
  const pay = moment.pays[owner] ?? NOTHING;
  const after = moment.purses[owner] ?? 0;
  const before = after - (moment.gains[owner] ?? 0);
  const now = useCount(before, after);
  const most = Math.max(1, ...moment.purses);
  return (
    <li className={owner === change.after.seat ? 'is-own' : undefined}>
      <span className="sr-only">{words.row(name, partsOf(pay, words), before, after)}</span>
      <span className="vi-mo-row" aria-hidden="true">
        <SeatName seat={owner} name={name} />
        <Amount title={words.silver} amount={pay.silver}>
          <Silver per="S" />
        </Amount>
        <Amount title={words.gold} amount={pay.gold}>
          <Gold>{''}</Gold>
        </Amount>
        <Amount title={words.coins} amount={pay.coins}>
          <Keyring />
        </Amount>
        <span className="vi-mo-bar">
          {[before, pay.silver, pay.gold, pay.coins].map((part, i) => (
            // The parts keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={i} style={{ width: `${(Math.max(0, part) / most) * 100}%` }} />
          ))}
        </span>
        <span className="vi-mo-purse">
          {before} <Arrow /> <b>{now}</b>
        </span>
      </span>
    </li>
  );
}

function Amount({ title, amount, children }: { title: string; amount: number; children: ReactNode }): ReactNode {
  return (
    <span className="vi-mo-amount" title={title}>
      {children}
      <b>{amount}</b>
    </span>
  );
}

/** What each of my villagers brings, shown on its card; what others get, on their panels. */
function Gains({ moment, change }: { moment: MarketMoment; change: Change }): ReactNode {
  const { seat, version } = change.after;
  const marks = useMemo(() => {
    const own = (moment.pays[seat ?? -1] ?? NOTHING).byVillager.map((gold, at) =>
      gold > 0 ? [gainMark(gold, [villagerId(seat ?? 0, at)], null)] : [],
    );
    const others = moment.gains.map((gold, owner) => (owner === seat ? [] : [gainMark(gold, [], owner)]));
    return [...own.flat(), ...others.flat()];
  }, [moment, seat]);
  return <PieceMarks marks={marks} version={version} />;
}

import { settledItems, sinceReveal, type Settled } from '@thorp/snowcrest/reading';
import { SPIRITS, type Need } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { Drawing, NeedIcon, ResourceIcon } from '../Icons.tsx';
import { eventsOf } from '../log.ts';
import { useEntryName } from '../names.ts';
import { SpiritFace } from '../SpiritFace.tsx';
import type { Change, SpiritMoment } from './find.ts';
import { Who } from './parts.tsx';
import { useSeatName } from '../../../board/MomentSeat.tsx';
import { useMomentWords } from './text/words.tsx';

interface Outcome {
  readonly seat: number;
  readonly needs: readonly Need[];
  readonly settled: readonly Settled[];
  readonly omens: number;
}

/** S-12 A Guardian or Forest card is settled: what everybody gave against what was needed. */
export function Spirit({ moment, change }: { moment: SpiritMoment; change: Change }): ReactNode {
  const { spirit: words, rule } = useMomentWords();
  const entry = useEntryName();
  const nameOf = useSeatName(change);
  const at = SPIRITS.findIndex(({ id }) => id === moment.spirit);
  const it = SPIRITS[at];
  if (!it) return null;
  const outcomes = outcomesOf(change, moment, it);
  const reward = it.reward.find(effect => effect.op === 'scroll');
  const scrolls = reward?.op === 'scroll' ? reward.n : 0;
  const title = words.settled(entry(it.id, it.name));
  const told = (each: Outcome): string =>
    words.outcome(nameOf(each.seat), words.met(metOf(each), each.needs.length), words.omens(each.omens));
  return (
    <BigMoment
      kind="spirit"
      place="centre"
      icon={
        <span className="sn-mo-icon">
          <Drawing name={it.deck === 'forest' ? 'forest' : 'venerate'} />
        </span>
      }
      title={title}
      line={moment.own ? words.youLine(scrolls) : words.line(nameOf(moment.active), scrolls)}
      spoken={words.spoken(title, outcomes.map(told).join('. '))}
      slip={title}
      next={<span className="clause">{rule('S-12')}</span>}
    >
      <div className="sn-mo-spirit sn-art-scope">
        <SpiritFace spirit={at} />
        <ul className="moment-rows sn-mo-rows">
          {outcomes.map(each => (
            <Row key={each.seat} outcome={each} name={nameOf(each.seat)} own={each.seat === change.after.seat}>
              {each.seat === moment.active ? words.offering : words.curse}
            </Row>
          ))}
        </ul>
      </div>
    </BigMoment>
  );
}

/** S-12.2 The active player first, then everybody else in turn order. */
function outcomesOf({ after }: Change, { active }: SpiritMoment, it: (typeof SPIRITS)[number]): Outcome[] {
  const events = eventsOf(after);
  const count = after.seats.length;
  return Array.from({ length: count }, (_, i) => {
    const seat = (active + i) % count;
    const needs = seat === active ? it.own : it.others;
    const settled = settledItems(sinceReveal(events, seat), needs).slice(0, needs.length);
    return { seat, needs, settled, omens: settled.filter(how => how === 'omen').length };
  });
}

function metOf({ settled }: Outcome): number {
  return settled.filter(how => how !== 'omen').length;
}

function Row(props: { outcome: Outcome; name: string; own: boolean; children: ReactNode }): ReactNode {
  const { outcome, name, own, children } = props;
  const { spirit: words } = useMomentWords();
  const { seat, needs, settled, omens } = outcome;
  return (
    <li className={own ? 'is-own' : undefined}>
      <Who seat={seat} name={name}>
        <span>
          {children}: {words.met(metOf(outcome), needs.length)}
        </span>
      </Who>
      <span className="sn-mo-needs" aria-hidden="true">
        {needs.map((need, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- an item is its place in the list
          <span key={i} className={`is-${settled[i] ?? 'omen'}`}>
            <NeedIcon need={need} />
          </span>
        ))}
      </span>
      <span className="sn-mo-cost">
        {omens > 0 ? <ResourceIcon kind="omen" n={omens} /> : null}
        <span className={omens > 0 ? 'sr-only' : undefined}>{words.omens(omens)}</span>
      </span>
    </li>
  );
}

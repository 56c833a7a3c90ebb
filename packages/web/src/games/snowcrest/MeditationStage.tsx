import { keysOf } from '@thorp/kernel';
import { BELL } from '@thorp/snowcrest/cards';
import { meansOf, type Meditation } from '@thorp/snowcrest/reading';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { CardFace } from './CardFace.tsx';
import { widestOf } from './fit.ts';
import { useCardName } from './names.ts';
import { SHORT } from './OpponentPanel.tsx';
import SeatFace from './SeatFace.tsx';
import { ValleyScene } from './scenes.tsx';
import { Drawing, ResourceIcon } from './Icons.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** S-14 Somebody meditates: the effort in bells, the number to beat, and the answers from left to right. */
export function MeditationStage({ meditation }: { meditation: Meditation | null }): ReactNode {
  const { view, update } = useTable();
  const words = useWords();
  const name = useCardName();
  const card = view.players[view.active]?.village[view.acting ?? -1]?.card ?? null;
  const who = update.seats[view.active]?.name ?? '';
  return (
    <section className="sn-moment is-meditation" aria-label={words.moment.meditation}>
      <span className="sn-ground">
        <ValleyScene flags />
      </span>
      <h2>
        {words.moment.meditation}
        <small>
          <SeatMark seat={view.active} />
          {card === null ? who : words.moment.meditates(who, name(card))}
        </small>
      </h2>
      {card === null ? null : (
        <span className="sn-effort-card" aria-hidden="true">
          <CardFace card={card} />
        </span>
      )}
      <div className="sn-effort">
        {meditation ? <Bells meditation={meditation} /> : <p className="sn-ring panel">{words.moment.announce}</p>}
        <Sources />
      </div>
      {meditation ? <Answers meditation={meditation} /> : null}
    </section>
  );
}

/** Announced bells are solid, those of the card dashed; they ring one after another. */
function Bells({ meditation: { effort, bonus } }: { meditation: Meditation }): ReactNode {
  const words = useWords();
  const total = effort + bonus;
  return (
    <>
      <div className="sn-ring panel">
        <span className="sn-bells" aria-hidden="true" style={{ '--count': total }}>
          {Array.from({ length: total }, (_, i) => (
            <i key={i} className={i < effort ? undefined : 'is-bonus'} style={{ '--at': i }}>
              <Drawing name="bell" />
            </i>
          ))}
        </span>
        <p>
          <b>{words.moment.announced(effort)}</b> {bonus > 0 ? words.moment.fromCard(bonus) : null}{' '}
          <strong>{words.moment.inAll(total)}</strong>
        </p>
      </div>
      <p className="sn-beat">{words.moment.toBeat(total + 1)}</p>
    </>
  );
}

/** My own bells by source; of the others only the total is known. */
function Sources(): ReactNode {
  const { view, me } = useTable();
  const words = useWords();
  const player = view.players[me];
  if (!player?.hand) return null;
  const means = meansOf(player, BELL, view.active === me ? view.acting : null);
  const kinds = keysOf(words.moment.sources).filter(kind => means[kind] > 0);
  const total = kinds.reduce((sum, kind) => sum + means[kind], 0);
  return (
    <ul className="sn-sources">
      {kinds.map(kind => (
        <li key={kind}>
          <span className="sr-only">{`${words.moment.sources[kind]}: ${means[kind]}`}</span>
          <span className="sn-source" aria-hidden="true">
            {words.moment.sources[kind]} <b>{means[kind]}</b>
          </span>
        </li>
      ))}
      <li className="is-sum">
        <ResourceIcon kind="bell" /> {words.moment.raise(total)}
      </li>
    </ul>
  );
}

function Answers({ meditation: { seat, answers } }: { meditation: Meditation }): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const count = view.players.length;
  const order = Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
  return (
    <ol className="sn-answers">
      {order.map((each, i) => {
        const answer = answers[i];
        // A seat that beats it still has to pay.
        const now = each === view.asked;
        const name = update.seats[each]?.name ?? '';
        const classes = [now ? 'is-now' : '', name.length > SHORT ? 'is-long' : ''];
        const says = answer ? words.moment[answer.beats ? 'beats' : 'passes'] : words.moment[now ? 'answers' : 'waits'];
        return (
          <li key={each} className={classes.join(' ')} aria-current={now ? 'step' : undefined}>
            <span className="sn-face">
              <SeatFace seat={each} />
            </span>
            <span className="sn-who">
              <b>
                <SeatMark seat={each} />
                <span style={{ '--w': widestOf(name) }}>{name}</span>
              </b>
              <small>
                {says} {answer ? <ScrollTo seat={answer.beats ? each : seat} /> : null}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The seat that got a Scroll for its answer. */
function ScrollTo({ seat }: { seat: number }): ReactNode {
  return (
    <span className="sn-won">
      <ResourceIcon kind="scroll" />
      <SeatMark seat={seat} />
    </span>
  );
}

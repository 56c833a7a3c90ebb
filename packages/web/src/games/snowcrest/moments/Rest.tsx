import { VILLAGERS } from '@thorp/snowcrest/cards';
import { linesOf } from '@thorp/snowcrest/reading';
import type { ReactNode } from 'react';
import { Portrait } from '../../../art/Portrait.tsx';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { Drawing } from '../Icons.tsx';
import { useCardName } from '../names.ts';
import { pictureOf } from '../people.ts';
import { UnitIcons } from '../Steps.tsx';
import { signed } from '../Tracks.tsx';
import { incomeByCard, type Change, type RestMoment } from './find.ts';
import { useUnitWords } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** S-9 My Rest in three parts: income, who turns up, what stays. Somebody else's is one line. */
export function Rest({ moment, change: { after } }: { moment: RestMoment; change: Change }): ReactNode {
  const words = useMomentWords();
  const name = useCardName();
  const unitWords = useUnitWords();
  const gains = unitWords(moment.units);
  const who = after.seats[moment.seat]?.name ?? '';
  if (!moment.own) return <SmallMoment line={words.rest.others(who, gains)} />;
  const { village } = moment;
  const closed = linesOf(village).find(({ down }) => down === 3)?.slots ?? [];
  const line = closed.flatMap(slot => village[slot] ?? []).map(({ card }) => name(card));
  const down = village.filter(place => place?.up === false).length;
  const next = after.seats[after.view.active];
  return (
    <BigMoment
      kind="rest"
      place="centre"
      icon={
        <span className="sn-mo-icon is-moon">
          <Drawing name="sleep" />
        </span>
      }
      title={words.rest.title}
      line={line.length > 0 ? words.rest.line(line) : words.rest.lineUnknown}
      spoken={words.rest.spoken(gains, down)}
      slip={words.rest.slip(gains)}
      next={
        <>
          {next && next.seat !== moment.seat ? `${words.next(next.name)} ` : null}
          <span className="clause">{words.rule('S-9')}</span>
        </>
      }
    >
      <ol className="sn-mo-beats sn-art-scope">
        <Income moment={moment} />
        <Waking village={village} closed={closed} />
        <Stays moment={moment} after={after} />
      </ol>
    </BigMoment>
  );
}

function Income({ moment: { village, units } }: { moment: RestMoment }): ReactNode {
  const { rest, nothing } = useMomentWords();
  const name = useCardName();
  return (
    <li>
      <h3>{rest.income}</h3>
      <ul>
        {incomeByCard(village).map(({ slot, units: each }) => {
          const place = village[slot];
          return place ? (
            <li key={slot}>
              <UnitIcons all units={each} />
              <span>
                {name(place.card)}, {place.up ? rest.up : rest.starterDown}
              </span>
            </li>
          ) : null;
        })}
      </ul>
      <p className="sn-mo-sum">
        {rest.take} {units.length > 0 ? <UnitIcons all units={units} /> : nothing}
      </p>
    </li>
  );
}

function Waking({ village, closed }: { village: RestMoment['village']; closed: readonly number[] }): ReactNode {
  const { rest } = useMomentWords();
  return (
    <li>
      <h3>{rest.wake}</h3>
      <ul className="sn-mo-village">
        {village.map((place, slot) => {
          // A place is its number.
          // oxlint-disable-next-line react/no-array-index-key
          if (!place) return <li key={slot} className="is-free" children={<em>{rest.free}</em>} />;
          // oxlint-disable-next-line react/no-array-index-key
          return <Waker key={slot} card={place.card} up={place.up} inLine={closed.includes(slot)} />;
        })}
      </ul>
    </li>
  );
}

function Waker({ card, up, inLine }: { card: number; up: boolean; inLine: boolean }): ReactNode {
  const { rest } = useMomentWords();
  const name = useCardName();
  const it = VILLAGERS[card];
  if (!it) return null;
  return (
    <li className={`${up ? 'is-up' : 'is-turning'} ${inLine ? 'is-inline' : ''}`} data-deck={it.deck}>
      <span className="sn-mo-picture">
        <Portrait picture={pictureOf(it.id)} />
      </span>
      <b>{name(card)}</b>
      <em>{up ? rest.isUp : rest.turnsUp}</em>
    </li>
  );
}

function Stays({ moment: { seat }, after: { view } }: { moment: RestMoment; after: Change['after'] }): ReactNode {
  const { rest } = useMomentWords();
  const player = view.players[seat];
  if (!player) return null;
  const used = player.usedTiles.some(n => n > 0);
  return (
    <li>
      <h3>{rest.stays}</h3>
      <ul>
        <li>
          <Drawing name="hand" />
          <span>{rest.hand(player.handSize)}</span>
        </li>
        {used ? (
          <li>
            <Drawing name="building" />
            <span>{rest.buildings}</span>
          </li>
        ) : null}
        <li>
          <Drawing name="omen" />
          <span>{rest.omens(signed(player.omen))}</span>
        </li>
      </ul>
    </li>
  );
}

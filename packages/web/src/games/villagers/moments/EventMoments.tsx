import type { View } from '@thorp/villagers';
import { EVENTS, type EventId } from '@thorp/villagers/cards';
import { eventPieceId, roadId, villagerId } from '@thorp/villagers/pieces';
import { activeKeyrings } from '@thorp/villagers/reading';
import { use, useMemo, type ReactNode } from 'react';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { useMomentStage } from '../../../board/moments.ts';
import { PieceMarks, type PieceMark } from '../../../board/PieceMarks.tsx';
import { ownFirst } from '../../../board/standing.ts';
import { GalleryPicture } from '../GalleryPicture.tsx';
import { Names } from '../../../board/catalogue.tsx';
import { eventName } from '../pictures.ts';
import { SeasonIcon } from '../seasons.tsx';
import type { Change, DecreeMoment, EventMoment } from './find.ts';
import { gainMark, useOwnerName } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** V-10 An Event of a season: what it does, what it has brought, and where. */
export function SeasonEvent({ moment, change }: { moment: EventMoment; change: Change }): ReactNode {
  const { event: words, rule } = useMomentWords();
  const { folded } = useMomentStage();
  const { event } = moment;
  const entry = use(Names).get(eventPieceId(event));
  const lines = useLines(moment, change);
  const { season } = EVENTS[event];
  const title = words.title(words.seasons[season], entry?.name ?? EVENTS[event].name);
  return (
    <>
      <BigMoment
        kind="event"
        place="hand"
        icon={<SeasonIcon season={season} />}
        title={title}
        spoken={[`${title}.`, ...(entry?.lines ?? []), ...lines.map(line => `${line}.`)].join(' ')}
        slip={title}
        next={<span className="clause">{rule('V-10')}</span>}
      >
        <div className="vi-mo-event vi-art" data-season={season}>
          <span className="vi-mo-picture">
            <GalleryPicture name={eventName(event)} />
          </span>
          <div>
            {entry?.lines.map(line => (
              <p key={line}>{line}</p>
            ))}
            {lines.length > 0 ? (
              <ul>
                {lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : ASKS.has(event) ? (
              <p className="muted">{words.asks}</p>
            ) : null}
          </div>
        </div>
      </BigMoment>
      {folded ? null : <Gains event={event} change={change} />}
    </>
  );
}

/** V-10 Events that ask everybody in turn. */
const ASKS: ReadonlySet<EventId> = new Set([
  'festivals',
  'returnees',
  'weddings',
  'merchants',
  'castellans',
  'pilgrims',
  'envoys',
]);

/** V-10.8, V-10.9 The gold that Nobles put on a villager of the Road, and Travellers on one with a keyring. */
const NOBLES_GOLD = 5;
const TRAVELLERS_GOLD = 2;

/** What the Event brought, in lines of the log; the log does not list the keyrings of Travellers. */
function useLines({ event, lines }: EventMoment, change: Change): readonly string[] {
  const { event: words } = useMomentWords();
  const nameOf = useOwnerName(change);
  if (event !== 'travellers') return lines;
  const { villages } = change.after.view;
  return ownFirst(change.after, villages.length).map(owner => {
    const keyrings = activeKeyrings(villages[owner]?.villagers ?? []).length;
    return words.keyrings(nameOf(owner), keyrings, TRAVELLERS_GOLD * keyrings);
  });
}

/** Gold where it was put or gained: on cards, and on the panels of others. */
function Gains({ event, change: { after, news } }: { event: EventId; change: Change }): ReactNode {
  const { seat, version, view } = after;
  const marks = useMemo(() => {
    if (event === 'nobles') {
      return view.road.flatMap(({ card }, slot) => (card ? [gainMark(NOBLES_GOLD, [roadId(slot)], null, 'road')] : []));
    }
    if (event === 'travellers') {
      return view.villages.flatMap(({ villagers }, owner) => keyringMarks(villagers, owner, owner === seat));
    }
    return news.flatMap(({ events }) =>
      events.flatMap(each =>
        each.kind === 'gained' && each.event === event && each.seat !== seat
          ? [gainMark(each.gold, [], each.seat)]
          : [],
      ),
    );
  }, [event, view, news, seat]);
  return <PieceMarks marks={marks} version={version} />;
}

type SeenVillager = View['villages'][number]['villagers'][number];

/** My own keyrings one by one, those of others together on their panel. */
function keyringMarks(villagers: readonly SeenVillager[], owner: number, own: boolean): PieceMark[] {
  const keyrings = activeKeyrings(villagers);
  if (!own) return keyrings.length > 0 ? [gainMark(TRAVELLERS_GOLD * keyrings.length, [], owner)] : [];
  return keyrings.map(it => gainMark(TRAVELLERS_GOLD, [villagerId(owner, villagers.indexOf(it))], null));
}

/** V-15.7 An event of the Countess in one line: its name, and what followed from it. */
export function Decree({ moment: { event, lines } }: { moment: DecreeMoment }): ReactNode {
  const name = use(Names).get(event)?.name ?? event;
  return <SmallMoment line={lines.length > 0 ? `${name}: ${lines.join('. ')}` : name} />;
}

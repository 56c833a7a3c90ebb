import { EVENTS } from '@thorp/villagers/cards';
import { eventPieceId } from '@thorp/villagers/pieces';
import { use, type ReactNode } from 'react';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { GalleryPicture } from '../GalleryPicture.tsx';
import { Names } from '../../../board/catalogue.tsx';
import { eventName } from '../pictures.ts';
import { SeasonIcon } from '../seasons.tsx';
import type { DecreeMoment, EventMoment } from './find.ts';
import { useMomentWords } from './text/words.tsx';

/** V-10 An Event of a season: what it does, and what it has brought. */
export function SeasonEvent({ moment: { event, lines } }: { moment: EventMoment }): ReactNode {
  const { event: words, rule } = useMomentWords();
  const entry = use(Names).get(eventPieceId(event));
  const { season } = EVENTS[event];
  const title = words.title(words.seasons[season], entry?.name ?? EVENTS[event].name);
  return (
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
          ) : (
            <p className="muted">{words.none}</p>
          )}
        </div>
      </div>
    </BigMoment>
  );
}

/** V-15.7 An event of the Countess in one line: its name, and what followed from it. */
export function Decree({ moment: { event, lines } }: { moment: DecreeMoment }): ReactNode {
  const name = use(Names).get(event)?.name ?? event;
  return <SmallMoment line={lines.length > 0 ? `${name}: ${lines.join('. ')}` : name} />;
}

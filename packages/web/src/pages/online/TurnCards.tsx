import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatColours } from '../../ui/SeatMark.tsx';
import type { MyTable } from '../../http/tables.ts';
import { House, type HouseProps } from './House.tsx';
import { Scenery } from './Scenery.tsx';
import { useOnlineText } from './text.ts';

/** The tables with the person's turn: each a street, with its time. */
export function Turns({ tables }: { tables: readonly MyTable[] }): ReactNode {
  const text = useOnlineText();
  if (tables.length === 0) return null;
  return (
    <section aria-label={text.yourTurn}>
      <h2>
        {text.yourTurn} <i className="count">{tables.length}</i>
      </h2>
      <ul className="on-turns">
        {tables.map(each => (
          <TurnCard key={each.table} {...each} />
        ))}
      </ul>
    </section>
  );
}

function TurnCard({ table, game, seats, you, question, since, deadline }: MyTable): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const manifest = gameOf(game);
  const title = manifest?.shelf[locale].title ?? game;
  return (
    <li className="on-turn" data-game={game}>
      <SeatColours value={manifest?.seatColours}>
        <div className="on-turnhouses">
          <Scenery game={game} />
          {seats.map(({ kind, name, portrait }, seat) => (
            <Lives
              key={seat}
              seat={seat}
              kind={kind}
              portrait={portrait}
              name={seat === you ? text.you : name}
              isMe={seat === you}
            />
          ))}
        </div>
      </SeatColours>
      <div className="plate">
        <div>
          <b>{title}</b>
          {question === null ? null : <p>{question}</p>}
        </div>
        <Link
          className="btn"
          to={`/table/${table}`}
          aria-label={[`${text.play} ${title}`, ...(question === null ? [] : [question])].join(': ')}
        >
          <Icon name="play" />
          {text.play}
        </Link>
      </div>
      <TurnTime since={since} deadline={deadline} />
    </li>
  );
}

/** Below this share of the time it is marked as short. */
const SHORT = 0.1;

/** How long it has been the person's turn, and how much time is left. */
function TurnTime({ since, deadline }: Pick<MyTable, 'since' | 'deadline'>): ReactNode {
  const text = useOnlineText();
  const now = Date.now();
  if (since === null && deadline === null) return null;
  const left = deadline === null ? null : Math.max(0, deadline - now);
  const share = left === null || since === null ? 1 : left / Math.max(1, left + now - since);
  return (
    <p className={share < SHORT ? 'on-turntime is-short' : 'on-turntime'}>
      <span>{since === null ? '' : text.turnFor(text.span(now - since))}</span>
      {left === null ? null : (
        <>
          <i aria-hidden="true" style={{ '--share': share }} />
          <b>{text.left(text.span(left))}</b>
        </>
      )}
    </p>
  );
}

/** A house with a name at the door. */
export function Lives(props: HouseProps & { name: string; isMe?: boolean }): ReactNode {
  const { name, isMe = false, ...house } = props;
  return (
    <span className="on-lives">
      <House {...house} isTurn={isMe && house.isTurn !== false} />
      <b className={isMe ? 'on-name is-me' : 'on-name'}>{name}</b>
    </span>
  );
}

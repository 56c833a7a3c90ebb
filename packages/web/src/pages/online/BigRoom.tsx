import type { ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import type { RoomFacts } from '../../protocol/online.ts';
import { useText } from '../../text/text.tsx';
import { QrCode } from './Invite.tsx';
import { statusOf } from './roomStatus.ts';
import { Street } from './Street.tsx';
import { useOnlineText } from './text.ts';
import './online.css';

/** The waiting room on a television: who sits where, and the code that brings phones to the table. */
export default function BigRoom({ table, room, present }: RoomFacts): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  return (
    <main className="page on-big" id="content">
      <header>
        <h1>{gameOf(room.game)?.shelf[locale].title ?? room.game}</h1>
        <p role="status">{statusOf({ ...room, you: null }, present, { ...text, nextSit: text.scan })}</p>
      </header>
      {room.phase === 'seating' ? (
        <QrCode text={`${location.origin}/table/${table}`.toUpperCase()} label={text.qr} />
      ) : null}
      <Street table={table} room={room} present={present} onAct={() => undefined} />
    </main>
  );
}

import type { ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import type { RoomProps } from '../../protocol/online.ts';
import { useText } from '../../text/text.tsx';
import ConnectionStrip from './ConnectionStrip.tsx';
import { Letters, QrCode, useCode } from './Invite.tsx';
import { statusOf } from './roomStatus.ts';
import { Street } from './Street.tsx';
import { useOnlineText } from './text.ts';
import './online.css';

/** The waiting room on a television: who sits where, and the code for phones. */
export default function BigRoom({ table, room, present, connection }: RoomProps): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  return (
    <main className="page on-big" id="content">
      <ConnectionStrip connection={connection} />
      <header>
        <h1>{gameOf(room.game)?.shelf[locale].title ?? room.game}</h1>
        <p role="status">{statusOf({ ...room, you: null }, present, { ...text, nextSit: text.scan })}</p>
      </header>
      {room.phase === 'seating' ? <WaysIn table={table} /> : null}
      <Street table={table} room={room} present={present} onAct={() => undefined} />
    </main>
  );
}

/** A QR code, and a code to type. */
function WaysIn({ table }: { table: string }): ReactNode {
  const text = useOnlineText();
  const known = useCode(table);
  return (
    <div className="on-ways">
      <QrCode text={`${location.origin}/table/${table}`.toUpperCase()} label={text.qr} />
      {known ? (
        <p>
          <span>{text.typeCode(`${location.host}/friends`)}</span>
          <Letters code={known.code} />
        </p>
      ) : null}
    </div>
  );
}

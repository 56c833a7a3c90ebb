import type { ReactNode } from 'react';
import { prefer, usePreferences } from '../../preferences/preferences.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Switch } from '../../ui/forms.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { AtTableProps } from './AtTable.tsx';
import { shownTime, TimeLeft } from './clocks.tsx';
import { House } from './House.tsx';
import { PersonTools } from './PersonTools.tsx';
import { useOnlineText } from './text.ts';
import { Undone } from './Undone.tsx';

/** Who sits at the table, and requests to them; with the chat, if the log has no tab for it. */
export function PeopleSheet(
  props: AtTableProps & { portraits: readonly string[]; title: string; onClose: () => void; children: ReactNode },
): ReactNode {
  const { update, online, portraits, title, onClose, children } = props;
  return (
    <Sheet title={title} onClose={onClose}>
      <People update={update} online={online} portraits={portraits} />
      {children}
      <Asking update={update} online={online} />
      <TurnSignals />
    </Sheet>
  );
}

function People({ update, online, portraits }: AtTableProps & { portraits: readonly string[] }): ReactNode {
  const text = useOnlineText();
  return (
    <ul className="on-people">
      {update.seats.map(({ seat, name, kind, asked }) => {
        const here = online.present[seat] ?? false;
        const clock = kind === 'bot' ? undefined : shownTime(online.clocks?.[seat]);
        const state = kind === 'bot' ? text.bot : here ? text.here : text.gone;
        return (
          <li key={seat}>
            <House
              seat={seat}
              kind={kind === 'bot' ? 'bot' : 'person'}
              here={here}
              portrait={portraits[seat]}
              isTurn={asked}
            />
            <div>
              <b>{seat === update.seat ? text.you : name}</b>
              <span className="muted">{state}</span>
            </div>
            {clock ? <TimeLeft className="on-time" time={clock} /> : <span />}
            {kind === 'bot' || seat === update.seat || update.seat === null ? null : (
              <PersonTools
                table={update.table}
                seat={seat}
                name={name}
                isMuted={online.muted.includes(seat)}
                isBlocked={online.blocked.includes(seat)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Sound and vibration at the start of the person's turn: off by default. */
function TurnSignals(): ReactNode {
  const text = useOnlineText();
  const { sound, vibration } = usePreferences();
  return (
    <div className="on-asking">
      <Switch label={text.sound} checked={sound} onChange={wanted => prefer({ sound: wanted })} />
      {'vibrate' in navigator ? (
        <Switch label={text.vibration} checked={vibration} onChange={wanted => prefer({ vibration: wanted })} />
      ) : null}
    </div>
  );
}

/** The requests to the others. */
function Asking({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  if (update.seat === null || update.result || online.request?.outcome === 'open') return null;
  const ask = (what: 'undo' | 'abandon'): void => attempt(() => host().online({ kind: 'ask', what }));
  return (
    <div className="on-asking">
      {online.undoTo === null ? null : (
        <div>
          <button type="button" className="btn" onClick={() => ask('undo')}>
            {text.askUndo}
          </button>
          <Undone update={update} to={online.undoTo} />
        </div>
      )}
      <button type="button" className="btn" onClick={() => ask('abandon')}>
        {text.askAbandon}
      </button>
      <Problem message={problem} />
    </div>
  );
}

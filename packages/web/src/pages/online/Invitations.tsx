import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { acquaintances, decline, invite, type Acquaintance, type Invitation } from '../../http/tables.ts';
import { useOnlineText } from './text.ts';

/** Tables to which somebody has invited the person. */
export function Invitations({ list, onChange }: { list: readonly Invitation[]; onChange: () => void }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const { problem, attempt } = useAttempt();
  if (list.length === 0) return null;
  const refuse = async (table: string): Promise<void> => {
    await decline(table);
    onChange();
  };
  return (
    <section aria-label={text.invitations}>
      <h2>{text.invitations}</h2>
      <ul className="on-lines">
        {list.map(({ table, game, name }) => {
          const title = gameOf(game)?.shelf[locale].title ?? game;
          return (
            <li key={table} className="panel">
              <div>
                <h3>{title}</h3>
                <p>{text.invitedBy(name)}</p>
              </div>
              <Link className="btn btn--primary" to={`/table/${table}`} aria-label={`${text.join}: ${title}, ${name}`}>
                {text.join}
              </Link>
              <button
                type="button"
                className="btn"
                aria-label={`${text.decline}: ${title}, ${name}`}
                onClick={() => attempt(() => refuse(table))}
              >
                {text.decline}
              </button>
            </li>
          );
        })}
      </ul>
      <Problem message={problem} />
    </section>
  );
}

const SHOWN_PEOPLE = 12;

/** In the room: people the person has played with can be invited with a tap. */
export function AskPeople({ table, seated }: { table: string; seated: readonly string[] }): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const [people, setPeople] = useState<readonly Acquaintance[]>([]);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let current = true;
    // Without the list there is still the link.
    acquaintances().then(
      found => current && setPeople(found.slice(0, SHOWN_PEOPLE)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  const others = people.filter(({ name }) => !seated.includes(name));
  if (others.length === 0) return null;
  const ask = async (person: string): Promise<void> => {
    await invite(table, person);
    setAsked(before => new Set([...before, person]));
  };
  return (
    <section className="panel on-ask" aria-label={text.askPeople}>
      <h2>{text.askPeople}</h2>
      <div className="on-linkrow">
        {others.map(({ person, name }) => (
          <button
            key={person}
            type="button"
            className="btn"
            disabled={asked.has(person)}
            onClick={() => attempt(() => ask(person))}
          >
            {asked.has(person) ? text.askedAlready(name) : text.ask(name)}
          </button>
        ))}
      </div>
      <Problem message={problem} />
    </section>
  );
}

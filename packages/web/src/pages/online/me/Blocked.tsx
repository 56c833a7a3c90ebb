import { useState, type ReactNode } from 'react';
import { block, readBlocked, readPlayedWith, unblock, type KnownPerson } from '../../../http/me.ts';
import { useMeText } from './meText.ts';
import { OutcomeLine, useAtFirst, useDoing } from './outcome.tsx';

interface Lists {
  readonly blocked: readonly KnownPerson[];
  readonly others: readonly KnownPerson[];
}

/** Blocked people, and people the person has met. */
export function Blocked(): ReactNode {
  const text = useMeText();
  const { outcome, run } = useDoing();
  const [lists, setLists] = useState<Lists | null>(null);
  const refresh = async (): Promise<void> => {
    const [blocked, played] = [await readBlocked(), await readPlayedWith()];
    const known = new Set(blocked.map(({ person }) => person));
    setLists({ blocked, others: played.filter(({ person }) => !known.has(person)) });
  };
  useAtFirst({ run }, refresh);
  const change = (action: (person: string) => Promise<unknown>, person: string): void =>
    run(async () => {
      await action(person);
      await refresh();
    });
  if (!lists) return outcome ? <OutcomeLine outcome={outcome} /> : null;
  return (
    <section className="panel me-part" aria-labelledby="me-blocked">
      <h2 id="me-blocked">{text.blocked}</h2>
      <p className="muted">{lists.blocked.length === 0 ? text.noneBlocked : text.blockedHelp}</p>
      <People
        people={lists.blocked}
        label={text.blocked}
        word={text.unblockShort}
        spoken={text.unblock}
        onPress={person => change(unblock, person)}
      />
      {lists.others.length > 0 ? (
        <details className="me-table">
          <summary>{text.playedWith}</summary>
          <People
            people={lists.others}
            label={text.playedWith}
            word={text.blockShort}
            spoken={text.block}
            onPress={person => change(block, person)}
          />
        </details>
      ) : null}
      <OutcomeLine outcome={outcome} />
    </section>
  );
}

function People(props: {
  people: readonly KnownPerson[];
  label: string;
  word: string;
  spoken: (name: string) => string;
  onPress: (person: string) => void;
}): ReactNode {
  const { people, label, word, spoken, onPress } = props;
  if (people.length === 0) return null;
  return (
    <ul className="me-list" aria-label={label}>
      {people.map(({ person, name }) => (
        <li key={person}>
          <span>
            <b>{name}</b>
          </span>
          <button type="button" className="btn btn--quiet" aria-label={spoken(name)} onClick={() => onPress(person)}>
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}

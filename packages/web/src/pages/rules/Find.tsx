import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { search, type Found, type Hit, type Searched } from '../../rulebook/search.ts';
import { useLetters } from '../../board/useKeys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from './words.ts';

/** Searches text, card names and clauses. Arrow keys move between the hits, Enter opens one. */
export function Find({ searched, onOpen }: { searched: Searched; onOpen: (place: string) => void }): ReactNode {
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => search(searched, wanted), [searched, wanted]);
  const { hits } = found;
  useLetters({ '/': () => input.current?.focus() });
  const look = (next: string): void => {
    setWanted(next);
    setAt(0);
  };
  const open = (hit: Hit | undefined): void => {
    if (!hit) return;
    look('');
    onOpen(hit.place);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') open(hits[at]);
    else if (event.key === 'Escape') look('');
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  const isOpen = wanted.trim() !== '';
  return (
    <div className="find">
      <Icon name="look" />
      <input
        ref={input}
        className="input"
        type="text"
        role="combobox"
        aria-label={words.search}
        placeholder={words.search}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && hits.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={wanted}
        onInput={event => look(event.currentTarget.value)}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      {isOpen ? <Hits id={id} found={found} at={at} wanted={wanted.trim()} onOpen={open} onMeant={look} /> : null}
    </div>
  );
}

function Hits(props: {
  id: string;
  found: Found;
  at: number;
  wanted: string;
  onOpen: (hit: Hit) => void;
  onMeant: (word: string) => void;
}): ReactNode {
  const { id, found, at, wanted, onOpen, onMeant } = props;
  const { hits, meant } = found;
  const words = useWords();
  return (
    <div className="hits">
      <p role="status">{hits.length > 0 ? words.places(hits.length, wanted) : words.nothing(wanted)}</p>
      {meant === null ? null : (
        <p>
          {words.meant}{' '}
          <button type="button" className="btn" onClick={() => onMeant(meant)}>
            {meant}
          </button>
        </p>
      )}
      <ul id={id} role="listbox" aria-label={words.search}>
        {hits.map((hit, i) => (
          <li
            key={`${hit.place} ${hit.title}`}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            onClick={() => onOpen(hit)}
          >
            <b>{hit.title}</b>
            <span>{hit.around}</span>
            <small>{hit.mark.replace(/^[A-Z]-/, '')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

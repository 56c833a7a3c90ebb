import type { ReactNode } from 'react';
import { isLit, Place } from '../../board/widgets.ts';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { kindId, KINDS, type Kind } from './places.ts';
import { useTable, type Table } from './table.ts';
import { useWords } from './text/words.tsx';

const ICON_OF: { readonly [K in Kind]: GlyphName } = {
  hire: 'hire',
  income: 'income',
  field: 'field',
  influence: 'influence',
  upgrade: 'upgrade',
  build: 'build',
  master: 'master',
  act: 'act',
  move: 'master',
  market: 'income',
  trade: 'hand',
};

/** Kinds that are always shown; the others only if there is something to do. */
const ALWAYS: readonly Kind[] = KINDS.slice(0, 8);

/** The kinds of action in the strip now. */
export function kindsShown(lights: Table['lights']): readonly Kind[] {
  return KINDS.filter(kind => ALWAYS.includes(kind) || isLit(lights(kindId(kind))));
}

/** If more than the usual kinds do not fit side by side, they are in two rows. */
export const inTwoRows = (shown: readonly Kind[]): boolean => shown.length > ALWAYS.length;

/** F-4 The kinds of action with what is possible now: after a tap only their places are lit. */
export function Kinds({ shown }: { shown: readonly Kind[] }): ReactNode {
  const words = useWords();
  const columns = inTwoRows(shown) ? Math.ceil(shown.length / 2) : shown.length;
  return (
    <ol className="fe-kinds while-asked" aria-label={words.kindsOf} style={{ '--columns': columns }}>
      {shown.map(kind => (
        <li key={kind}>
          <KindButton kind={kind} />
        </li>
      ))}
    </ol>
  );
}

function KindButton({ kind }: { kind: Kind }): ReactNode {
  const { lights, view, picked } = useTable();
  const words = useWords();
  const choices = lights(kindId(kind)).choices;
  const places = new Set(choices.map(({ target }) => target)).size;
  const count = kind === 'influence' ? view.turn.influence : places;
  const classes = ['fe-kind'];
  if (choices.length === 0) classes.push('is-none');
  if (picked === kindId(kind)) classes.push('is-chosen');
  return (
    <Place id={kindId(kind)} card={null} className={classes.join(' ')}>
      <Glyph name={ICON_OF[kind]} />
      <span>
        <b>{words.kinds[kind]}</b>
        <small>{choices.length === 0 ? words.nothing : words.kindCounts[kind](count)}</small>
      </span>
    </Place>
  );
}

import type { CatalogueEntry, Piece, Zone } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import type { Lights } from '../lights.ts';
import { Place, type PlaceProps } from './Place.tsx';
import { AlsoSaid } from '../../ui/AlsoSaid.tsx';

interface ZoneProps {
  readonly zone: Zone;
  readonly lights: Lights;
  /** The colours of cards that name no tint. */
  readonly groupTints: ReadonlyMap<string, string>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly picked: string | null;
  readonly onTap: PlaceProps['onTap'];
  readonly onTapZone: (zone: Zone) => void;
}

/** A zone of the board: its name, its numbers, its pieces. */
export function ZoneView({ zone, lights, groupTints, catalogue, picked, onTap, onTapZone }: ZoneProps): ReactNode {
  const { table } = useText();
  const { id, title, layout, columns, counters, pieces } = zone;
  const light = lights(id);
  const lit = light.choices.length > 0;
  const style = columns === undefined ? undefined : { '--columns': columns };
  const place = (piece: Piece, covered: boolean): ReactNode => (
    <Place
      piece={piece}
      light={lights(piece.id)}
      groupTint={piece.card === null ? undefined : groupTints.get(piece.card)}
      catalogue={catalogue}
      picked={picked === piece.id}
      covered={covered}
      onTap={onTap}
    />
  );
  return (
    <section className={isBroad(zone) ? `zone zone--${layout} is-broad` : `zone zone--${layout}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {counters.length > 0 ? (
          <ul className="counters">
            {counters.map(({ name, value }) => (
              <li key={name}>
                {name}
                <span className="sr-only">:</span> <b>{value}</b>
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      {lit ? (
        <button type="button" className="btn zone-lit" data-lit onClick={() => onTapZone(zone)}>
          {light.choices.length === 1 ? light.choices[0]?.label : `${table.choices}: ${light.choices.length}`}
          {light.choices.length === 1 ? null : <AlsoSaid>{title}</AlsoSaid>}
        </button>
      ) : null}
      {pieces.length > 0 ? (
        <ul className="pieces" style={style}>
          {chains(pieces).map(chain => (
            <li key={chain.piece.id} className={chain.above.length > 0 ? 'chain' : undefined}>
              <ChainView chain={chain} place={place} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** From this number of pieces on, a zone's cards are wide: more of them fit, and their words need fewer lines. */
const MANY = 9;

function isBroad({ layout, pieces }: Zone): boolean {
  if (layout === 'grid') return true;
  return layout !== 'hand' && pieces.length >= MANY && pieces.every(piece => piece.on === undefined);
}

/** A piece and what lies on it. */
interface Chain {
  readonly piece: Piece;
  readonly above: readonly Chain[];
}

function chains(pieces: readonly Piece[]): Chain[] {
  const here = new Set(pieces.map(({ id }) => id));
  const on = new Map<string, Piece[]>();
  for (const piece of pieces) if (piece.on !== undefined) on.set(piece.on, [...(on.get(piece.on) ?? []), piece]);
  const chain = (piece: Piece): Chain => ({ piece, above: (on.get(piece.id) ?? []).map(chain) });
  return pieces.filter(piece => piece.on === undefined || !here.has(piece.on)).map(chain);
}

/** Cards below show only their head; the branches above are side by side. */
function ChainView(props: { chain: Chain; place: (piece: Piece, covered: boolean) => ReactNode }): ReactNode {
  const { chain, place } = props;
  if (chain.above.length === 0) return place(chain.piece, false);
  return (
    <>
      {place(chain.piece, true)}
      <span className="branches">
        {chain.above.map(branch => (
          <span key={branch.piece.id} className="branch">
            <ChainView chain={branch} place={place} />
          </span>
        ))}
      </span>
    </>
  );
}

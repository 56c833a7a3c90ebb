import type { CatalogueEntry } from '@thorp/kernel';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { LegendComponent } from './Legend.tsx';

/** A card of the catalogue, large: its face, its effects, and the legend of its symbols. */
export function CardHelp(props: {
  face: FaceComponent | null;
  legend: LegendComponent | null;
  entry: CatalogueEntry;
  catalogue: Catalogue;
  onClose: () => void;
  /** Links to more information about it. */
  children?: ReactNode;
}): ReactNode {
  const { face, legend: Legend, entry, catalogue, onClose, children } = props;
  return (
    <Sheet title={entry.name} onClose={onClose}>
      <div className="cardhelp">
        <CardFaceOf face={face} card={entry.id} catalogue={catalogue} />
        <div>
          <CardWords entry={entry} />
          {children}
        </div>
        <Suspense fallback={null}>{Legend ? <Legend card={entry.id} catalogue={catalogue} /> : null}</Suspense>
      </div>
    </Sheet>
  );
}

type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** Draws the face of a catalogue entry; nothing for an entry without one. */
export type FaceComponent = ComponentType<{ readonly card: string; readonly catalogue: Catalogue }>;

/** The card as printed, if its game draws it. */
export function CardFaceOf(props: { face: FaceComponent | null; card: string; catalogue: Catalogue }): ReactNode {
  const { face: Face, card, catalogue } = props;
  return Face ? (
    <Suspense fallback={null}>
      <Face card={card} catalogue={catalogue} />
    </Suspense>
  ) : null;
}

export function CardWords({ entry }: { entry: CatalogueEntry }): ReactNode {
  const { learn } = useText();
  return (
    <>
      <p className="group">{entry.group}</p>
      <ul className="lines">
        {entry.lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {entry.reconstructed ? (
        <details className="rebuilt">
          <summary>{learn.reconstructed}</summary>
          <p>{learn.reconstructedWhat(entry.reconstructed)}</p>
        </details>
      ) : null}
    </>
  );
}

import type { CatalogueEntry } from '@thorp/kernel';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** A card of the catalogue, large: its face, what it does, and which parts are our reconstruction. */
export function CardHelp(props: {
  face: FaceComponent | null;
  entry: CatalogueEntry;
  catalogue: Catalogue;
  onClose: () => void;
}): ReactNode {
  const { face, entry, catalogue, onClose } = props;
  return (
    <Sheet title={entry.name} onClose={onClose}>
      <div className="cardhelp">
        <CardFaceOf face={face} card={entry.id} catalogue={catalogue} />
        <div>
          <CardWords entry={entry} />
        </div>
      </div>
    </Sheet>
  );
}

type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** Draws the face of a catalogue entry; nothing for one that has none. */
export type FaceComponent = ComponentType<{ readonly card: string; readonly catalogue: Catalogue }>;

/** The card as it is printed, where its game draws it. */
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
        <p className="note">
          <b>{learn.reconstructed}</b> {entry.reconstructed}
        </p>
      ) : null}
    </>
  );
}

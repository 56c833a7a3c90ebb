import type { CatalogueEntry } from '@thorp/kernel';
import { Suspense, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { faceFor } from './faces.ts';

/** A card of the catalogue, large: what is printed on it, what it does, and what of it is our reconstruction. */
export function CardHelp(props: {
  game: string;
  entry: CatalogueEntry;
  catalogue: Catalogue;
  onClose: () => void;
}): ReactNode {
  const { game, entry, catalogue, onClose } = props;
  return (
    <Sheet title={entry.name} onClose={onClose}>
      <div className="cardhelp">
        <CardFaceOf game={game} card={entry.id} catalogue={catalogue} />
        <div>
          <CardWords entry={entry} />
        </div>
      </div>
    </Sheet>
  );
}

type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** The card as it is printed, where its game draws it. */
export function CardFaceOf({ game, card, catalogue }: { game: string; card: string; catalogue: Catalogue }): ReactNode {
  const Face = faceFor(game);
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

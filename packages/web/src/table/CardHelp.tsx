import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** A card of the catalogue, large: what is printed on it, what it does, and what of it is our reconstruction. */
export function CardHelp({ entry, onClose }: { entry: CatalogueEntry; onClose: () => void }): ReactNode {
  return (
    <Sheet title={entry.name} onClose={onClose}>
      <CardWords entry={entry} />
    </Sheet>
  );
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

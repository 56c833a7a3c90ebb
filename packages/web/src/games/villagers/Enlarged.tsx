import type { ReactNode } from 'react';
import { Back } from './suits.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CountessIncome } from './CountessIncome.tsx';
import { IsEnlarged } from './House.tsx';
import { Keys, Owner } from './OpponentPanel.tsx';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { lengthsStyle, type Tier } from './tiers.ts';
import { Street } from './Village.tsx';

/** A village shown large: houses, keys, hand. */
export function Enlarged({ owner, tier }: { owner: number; tier: Tier }): ReactNode {
  const { update, view, open } = useTable();
  const words = useWords();
  const name = update.seats[owner]?.name ?? words.countess;
  const backs = view.players[owner]?.backs ?? [];
  return (
    <Sheet wide title={words.villageOf(name)} onClose={() => open(null)}>
      <div className="vi-enlarged vi-art" style={lengthsStyle(tier)}>
        <Owner owner={owner} />
        <Keys owner={owner} />
        {update.seats[owner] ? null : <CountessIncome update={update} />}
        {backs.length > 0 ? (
          <p className="vi-backs is-large" role="img" aria-label={words.cards(backs.length)}>
            {backs.map((suit, i) =>
              // oxlint-disable-next-line react/no-array-index-key
              isGlyph(suit) ? <Back key={i} suit={suit} /> : null,
            )}
          </p>
        ) : null}
        <div className="vi-yard">
          <IsEnlarged value>
            <Street owner={owner} tier={tier} />
          </IsEnlarged>
        </div>
      </div>
    </Sheet>
  );
}

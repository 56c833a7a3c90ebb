import { SPIRITS, type Need } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { useEntryName } from './names.ts';
import { DrawIcon, NeedIcon, ResourceIcon } from './Icons.tsx';
import { SpiritPicture } from './spirits.tsx';
import { UnitIcons } from './Steps.tsx';
import { useWords } from './text/words.tsx';

/** A Guardian or Forest card: offering, curse, reward from top to bottom. */
export function SpiritFace({ spirit }: { spirit: number }): ReactNode {
  const words = useWords();
  const name = useEntryName();
  const it = SPIRITS[spirit];
  if (!it) return null;
  return (
    <span className="sn-spirit" data-deck={it.deck}>
      <b className="sn-title">{name(it.id, it.name)}</b>
      <span className="sn-art">
        <SpiritPicture spirit={it} />
      </span>
      <span className="sn-part">
        <b>{words.moment.offering}</b>
        <Needs needs={it.own} />
      </span>
      <span className="sn-part">
        <b>{words.moment.curse}</b>
        <Needs needs={it.others} />
      </span>
      <span className="sn-part is-reward">
        <b>{words.moment.reward}</b>
        <span>
          {it.reward.map(effect => {
            if (effect.op === 'scroll') return <ResourceIcon key="scroll" kind="scroll" n={effect.n} />;
            if (effect.op === 'draw') return <DrawIcon key="draw" n={effect.n} />;
            return effect.op === 'gain' ? <UnitIcons all key="gain" units={effect.units} /> : null;
          })}
        </span>
      </span>
    </span>
  );
}

function Needs({ needs }: { needs: readonly Need[] }): ReactNode {
  return (
    <span>
      {needs.map((need, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <NeedIcon key={i} need={need} />
      ))}
    </span>
  );
}

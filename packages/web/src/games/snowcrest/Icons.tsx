import anvil from 'game-icons:anvil';
import barn from 'game-icons:barn';
import bell from 'game-icons:ringing-bell';
import check from 'game-icons:check-mark';
import coins from 'game-icons:two-coins';
import copy from 'game-icons:graduate-cap';
import disc from 'game-icons:card-discard';
import draw from 'game-icons:card-draw';
import forest from 'game-icons:forest';
import gate from 'game-icons:temple-gate';
import grain from 'game-icons:grain-bundle';
import hand from 'game-icons:poker-hand';
import house from 'game-icons:house';
import hut from 'game-icons:hut';
import meditation from 'game-icons:meditation';
import peak from 'game-icons:mountains';
import pine from 'game-icons:pine-tree';
import recruit from 'game-icons:rally-the-troops';
import scroll from 'game-icons:tied-scroll';
import sleep from 'game-icons:night-sleep';
import swap from 'game-icons:card-exchange';
import up from 'game-icons:clockwise-rotation';
import venerate from 'game-icons:dragon-head';
import wolf from 'game-icons:wolf-head';
import type { Need, Tile } from '@thorp/snowcrest/cards';
import { RESOURCE_IDS, TILE_IDS } from '@thorp/snowcrest/cards';
import { memo, type ReactNode } from 'react';
import { oncePerPage } from '../../art/oncePerPage.tsx';
import { useWords } from './text/words.tsx';

const BOWL =
  '<path fill="currentColor" fill-rule="evenodd" d="M40 210h432c0 130-80 214-152 240v30H192v-30C120 424 40 340 40 210zm44-52c30-20 100-30 172-30s142 10 172 30v24H84z"/>';

const DRAWINGS = {
  barley: grain,
  juniper: pine,
  bowl: BOWL,
  bell,
  gold: coins,
  scroll,
  omen: wolf,
  farm: barn,
  forge: anvil,
  shrine: gate,
  building: house,
  hand,
  village: hut,
  meditate: meditation,
  venerate,
  draw,
  disc,
  up,
  swap,
  recruit,
  copy,
  sleep,
  peak,
  check,
  forest,
} as const;

export type DrawingName = keyof typeof DRAWINGS;

/** Every drawing once; the hundreds of icons on a table refer to it. */
export const SnowDefs = oncePerPage(() => (
  <svg className="sr-only" aria-hidden="true">
    {Object.entries(DRAWINGS).map(([name, body]) => (
      <symbol key={name} id={`sn-${name}`} viewBox="0 0 512 512" dangerouslySetInnerHTML={{ __html: body }} />
    ))}
  </svg>
));

/** A drawing on its own. */
export const Drawing = memo(({ name }: { name: DrawingName }): ReactNode => {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#sn-${name}`} />
    </svg>
  );
});

export type ResourceName = 'barley' | 'juniper' | 'bowl' | 'bell' | 'gold' | 'scroll' | 'omen';

/** A resource, a Scroll or an Omen: they differ in outline as well as in colour. */
export const ResourceIcon = memo(({ kind, n }: { kind: ResourceName; n?: number | string | undefined }): ReactNode => {
  const [one, several] = useWords().things[kind];
  const said = n === undefined ? one : `${n} ${Number(n) === 1 ? one : several}`;
  return (
    <span className={`sn-resource sn-resource-${kind}`} role="img" aria-label={said}>
      <Drawing name={kind} />
      {n === undefined ? null : <b>{n}</b>}
    </span>
  );
});

export function resourceName(resource: number): ResourceName {
  return RESOURCE_IDS[resource] ?? 'gold';
}

/** A Building; null for one of any kind. */
export function TileIcon({ tile }: { tile: Tile | null }): ReactNode {
  const kind = tile === null ? 'building' : TILE_IDS[tile];
  return (
    <span className={`sn-resource sn-resource-tile sn-tile-${kind}`}>
      <Drawing name={kind} />
    </span>
  );
}

/** Something of any kind. */
export function AnyIcon(): ReactNode {
  return (
    <span className="sn-resource sn-resource-any" aria-hidden="true">
      <b>?</b>
    </span>
  );
}

/** S-11.5 An Omen struck out. */
export function AvoidIcon(): ReactNode {
  return (
    <span className="sn-resource sn-resource-avoid">
      <Drawing name="omen" />
    </span>
  );
}

function PaperIcon({ name, n }: { name: DrawingName; n?: number }): ReactNode {
  return (
    <span className="sn-resource sn-resource-paper">
      <Drawing name={name} />
      {n === undefined ? null : <b>{n}</b>}
    </span>
  );
}

export function DrawIcon({ n }: { n: number }): ReactNode {
  return <PaperIcon name="draw" n={n} />;
}

/** What an offering or curse asks for. */
export function NeedIcon({ need }: { need: Need }): ReactNode {
  switch (need) {
    case 'any':
      return <AnyIcon />;
    case 'handCard':
      return <PaperIcon name="hand" />;
    case 'villageCard':
      return <PaperIcon name="village" />;
    case 'building':
      return <TileIcon tile={null} />;
    case 'omen':
      return <ResourceIcon kind="omen" />;
    default:
      return <ResourceIcon kind={resourceName(need)} />;
  }
}

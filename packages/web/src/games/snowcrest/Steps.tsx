import { ANY, RESOURCES, TILES, type Due, type Effect, type Units, type Ware } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { Arrow } from '../../board/widgets.ts';
import { AnyIcon, Drawing, ResourceIcon, resourceName, TileIcon, type DrawingName } from './Icons.tsx';
import { useWords, type Words } from './text/words.tsx';

/** The only kind of Building that a card counts. */
const [FARM] = TILES;

/** An action as printed: icons with as few words as possible. */
export function Steps({ effects }: { effects: readonly Effect[] }): ReactNode {
  return effects.map((effect, i) => (
    // The steps of a card never change.
    // oxlint-disable-next-line react/no-array-index-key
    <Step key={i} effect={effect} />
  ));
}

type EffectDrawings = {
  readonly [K in Effect['op']]: (effect: Extract<Effect, { op: K }>, does: Words['does']) => ReactNode;
};

const EFFECT_DRAWINGS: EffectDrawings = {
  gain: ({ units }) => <UnitIcons units={units} />,
  gainOneOf: ({ from }, does) => <OneOf units={from} or={does.or} />,
  gainPer: ({ resource, n }, does) => (
    <>
      <ResourceIcon kind={resourceName(resource)} n={n} />
      <span className="sn-word">{does.per}</span>
      <TileIcon tile={FARM} />
    </>
  ),
  scroll: ({ n }) => <ResourceIcon kind="scroll" n={many(n)} />,
  omen: ({ n }, does) => (
    <>
      {n < 0 ? <span className="sn-word">{does.lose}</span> : null}
      <ResourceIcon kind="omen" n={Math.abs(n)} />
    </>
  ),
  opponents: ({ effects }, does) => (
    <>
      <span className="sn-word">{does.others}</span>
      <Steps effects={effects} />
    </>
  ),
  pay: ({ cost, effects }) => (
    <>
      <DueIcons due={cost} />
      <Arrow className="sn-arrow" />
      <Steps effects={effects} />
    </>
  ),
  build: ({ tile }) => <TileIcon tile={tile} />,
  trade: ({ chain }) => <Chain chain={chain} />,
  draw: ({ n }, does) => <Verb name="draw" word={does.draw(n)} />,
  meditate: ({ bonus }, does) => <Verb name="meditate" word={does.meditate(bonus)} />,
  retrieve: (_, does) => <Verb name="disc" word={does.retrieve} />,
  discardRedraw: (_, does) => <Verb name="swap" word={does.redraw} />,
  restock: (_, does) => <Verb name="up" word={does.restock} />,
  venerate: (_, does) => <Verb name="venerate" word={does.venerate} />,
  recruit: (_, does) => <Verb name="recruit" word={does.recruit} />,
  copy: (_, does) => <Verb name="copy" word={does.copy} />,
};

function Step({ effect }: { effect: Effect }): ReactNode {
  const { does } = useWords();
  const show = EFFECT_DRAWINGS[effect.op] as (effect: Effect, does: Words['does']) => ReactNode;
  return show(effect, does);
}

function OneOf({ units, or }: { units: Units; or: string }): ReactNode {
  return units.map((unit, i) => (
    <span key={unit} className="sn-tight">
      {i > 0 ? <i className="sn-or">{or}</i> : null}
      <ResourceIcon kind={resourceName(unit)} />
    </span>
  ));
}

function Verb({ name, word }: { name: DrawingName; word: string }): ReactNode {
  return (
    <span className="sn-verb">
      <Drawing name={name} />
      <span className="sn-word">{word}</span>
    </span>
  );
}

function many(n: number): number | undefined {
  return n > 1 ? n : undefined;
}

/** Equal units are one icon with a number. */
export function UnitIcons({ units, all = false }: { units: Units; all?: boolean }): ReactNode {
  return RESOURCES.map(resource => {
    const n = units.filter(unit => unit === resource).length;
    return n > 0 ? <ResourceIcon key={resource} kind={resourceName(resource)} n={all ? n : many(n)} /> : null;
  });
}

function DueIcons({ due }: { due: Due }): ReactNode {
  return due.map((n, need) => {
    if (n === 0) return null;
    // oxlint-disable-next-line react/no-array-index-key
    return need === ANY ? <AnyIcon key={need} /> : <ResourceIcon key={need} kind={resourceName(need)} n={many(n)} />;
  });
}

/** S-20.5 What a Merchant trades for what, in either direction. */
function Chain({ chain }: { chain: readonly Ware[] }): ReactNode {
  return (
    <span className="sn-tight">
      {chain.map((ware, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={i} className="sn-tight">
          {i > 0 ? <Arrow both className="sn-arrow" /> : null}
          {'units' in ware ? <UnitIcons units={ware.units} all /> : <ResourceIcon kind="scroll" n={ware.scrolls} />}
        </span>
      ))}
    </span>
  );
}

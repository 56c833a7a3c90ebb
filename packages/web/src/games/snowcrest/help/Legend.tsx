import {
  ANY,
  RESOURCE_IDS,
  SPIRITS,
  TILE_IDS,
  VILLAGERS,
  type Effect,
  type Need,
  type Resource,
  type Spirit,
  type Tile,
  type Villager,
} from '@thorp/snowcrest/cards';
import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { Legend, type LegendEntry } from '../../../board/Legend.tsx';
import { useText } from '../../../text/text.tsx';
import {
  AnyIcon,
  AvoidIcon,
  Drawing,
  NeedIcon,
  ResourceIcon,
  resourceName,
  TileIcon,
  type DrawingName,
} from '../Icons.tsx';
import { HelpWordsProvider, useHelpWords, type HelpWords } from './text/words.tsx';

type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** What the symbols of a Villager or of a spirit mean. */
export default function SnowcrestLegend({ card, catalogue }: { card: string; catalogue: Catalogue }): ReactNode {
  const symbols = symbolsOf(card);
  if (!symbols) return null;
  return (
    <HelpWordsProvider>
      <span className="sn-art-scope legend-scope">
        <Symbols of={symbols} catalogue={catalogue} />
      </span>
    </HelpWordsProvider>
  );
}

type Verb = 'draw' | 'meditate' | 'retrieve' | 'discardRedraw' | 'restock' | 'venerate' | 'recruit' | 'copy';

const VERBS: { readonly [V in Verb]: DrawingName } = {
  draw: 'draw',
  meditate: 'meditate',
  retrieve: 'disc',
  discardRedraw: 'swap',
  restock: 'up',
  venerate: 'venerate',
  recruit: 'recruit',
  copy: 'copy',
};

/** The symbols of a Villager or of a spirit; null for anything else. */
function symbolsOf(card: string): readonly SymbolId[] | null {
  const villager = VILLAGERS.find(({ id }) => id === card);
  if (villager) return villagerSymbols(villager);
  const spirit = SPIRITS.find(({ id }) => id === card);
  return spirit ? spiritSymbols(spirit) : null;
}

/** The symbols of any card, for the glossary of the rules. */
export function useLegend(catalogue: Catalogue): (card: string) => readonly LegendEntry[] {
  const words = useHelpWords();
  return card => (symbolsOf(card) ?? []).map(symbol => entryOf(symbol, words, catalogue));
}

/** A symbol: one that the help has words for, or an entry of the catalogue. */
type SymbolId = keyof HelpWords | { readonly resource: Resource } | { readonly tile: Tile };

function Symbols({ of, catalogue }: { of: readonly SymbolId[]; catalogue: Catalogue }): ReactNode {
  const { learn } = useText();
  const words = useHelpWords();
  const once = [...new Map(of.map(symbol => [JSON.stringify(symbol), symbol])).values()];
  return <Legend title={learn.legend} entries={once.map(symbol => entryOf(symbol, words, catalogue))} />;
}

function entryOf(symbol: SymbolId, words: HelpWords, catalogue: Catalogue): LegendEntry {
  if (typeof symbol === 'string') return { symbol: drawingOf(symbol), ...words[symbol] };
  const id = 'resource' in symbol ? RESOURCE_IDS[symbol.resource] : TILE_IDS[symbol.tile];
  const { name = id, lines: [means = ''] = [] } = catalogue.get(id) ?? {};
  const drawn =
    'resource' in symbol ? <ResourceIcon kind={resourceName(symbol.resource)} /> : <TileIcon tile={symbol.tile} />;
  return { symbol: drawn, name, means };
}

function drawingOf(symbol: keyof HelpWords): ReactNode {
  switch (symbol) {
    case 'cost':
      return <ResourceIcon kind="barley" />;
    case 'corner':
      return <Drawing name="hand" />;
    case 'avoid':
      return <AvoidIcon />;
    case 'scroll':
    case 'omen':
      return <ResourceIcon kind={symbol} />;
    case 'any':
      return <AnyIcon />;
    case 'building':
      return <TileIcon tile={null} />;
    case 'hand':
      return <NeedIcon need="handCard" />;
    case 'village':
      return <NeedIcon need="villageCard" />;
    case 'pay':
      return '→';
    case 'trade':
      return '⇄';
    case 'opponents':
      return '…';
    default:
      return <Drawing name={VERBS[symbol]} />;
  }
}

function villagerSymbols({ icons, avoid, actions }: Villager): SymbolId[] {
  return [
    'cost',
    ...(icons.length > 0 ? (['corner'] as const) : []),
    ...(avoid ? (['avoid'] as const) : []),
    ...icons.map(resource => ({ resource })),
    ...actions.flatMap(({ effects }) => effects.flatMap(effectSymbols)),
  ];
}

function spiritSymbols({ own, others, reward }: Spirit): SymbolId[] {
  return [...own.map(needSymbol), ...others.map(needSymbol), ...reward.flatMap(effectSymbols)];
}

function needSymbol(need: Need): SymbolId {
  switch (need) {
    case 'any':
    case 'building':
    case 'omen':
      return need;
    case 'handCard':
      return 'hand';
    case 'villageCard':
      return 'village';
    default:
      return { resource: need };
  }
}

function effectSymbols(effect: Effect): SymbolId[] {
  switch (effect.op) {
    case 'gain':
      return effect.units.map(resource => ({ resource }));
    case 'gainOneOf':
      return effect.from.map(resource => ({ resource }));
    case 'gainPer':
      return [{ resource: effect.resource }, { tile: 0 }];
    case 'scroll':
    case 'omen':
      return [effect.op];
    case 'opponents':
      return ['opponents', ...effect.effects.flatMap(effectSymbols)];
    case 'pay':
      return [...effect.cost.flatMap(dueSymbol), 'pay', ...effect.effects.flatMap(effectSymbols)];
    case 'build':
      return [effect.tile === null ? 'building' : { tile: effect.tile }];
    case 'trade':
      return ['trade'];
    default:
      return [effect.op];
  }
}

function dueSymbol(n: number, need: number): SymbolId[] {
  if (n === 0) return [];
  if (need === ANY) return ['any'];
  return need === 0 || need === 1 || need === 2 || need === 3 ? [{ resource: need }] : [];
}

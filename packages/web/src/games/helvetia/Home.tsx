import type { ComponentProps, ReactNode } from 'react';
import type { Size } from '../../board/widgets.ts';
import { isFew } from './columns.ts';
import { SidePanel } from './SidePanel.tsx';
import { Estimate } from './OpponentPanel.tsx';
import { CompleteTiles } from './Points.tsx';
import { Coin } from './pieces.tsx';
import { Phases } from './Phases.tsx';
import { MeadowScene } from './scenes/backdrops.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { VillageMap } from './Village.tsx';

/** My village, and beside it what the question needs. */
export function Home({ size, log }: ComponentProps<typeof SidePanel>): ReactNode {
  const { mine } = useTable();
  const name = useVillageName();
  return (
    <section className="he-home at-mine" aria-label={name}>
      <span className="he-ground">
        <MeadowScene />
        <span className="he-glow" />
      </span>
      <div className="he-main">
        <Head size={size} />
        <VillageMap owner={mine} />
      </div>
      <SidePanel size={size} log={log} />
    </section>
  );
}

/** The village on the screen: the viewer's own, or that of the first seat for a spectator. */
function useVillageName(): string {
  const { mine, update } = useTable();
  const words = useWords();
  return update.seat === null ? words.villageOf(update.seats[mine]?.name ?? '') : words.village;
}

function Head({ size }: { size: Size }): ReactNode {
  const { view } = useTable();
  const name = useVillageName();
  const desktop = size === 'desktop';
  const hasPanel = desktop || isFew(view.players.length);
  return (
    <header className="he-village-head while-playing">
      <h2>{name}</h2>
      <Phases />
      {hasPanel ? null : <Purse />}
      <CompleteTiles />
      {desktop && view.round > 0 ? <Key /> : null}
    </header>
  );
}

/** What the postures of the figures mean. */
function Key(): ReactNode {
  const words = useWords();
  return (
    <p className="he-key" aria-hidden="true">
      <span>
        <i /> {words.awake}
      </span>
      <span>
        <i className="is-asleep" /> {words.asleep}
      </span>
      <span>
        <i className="is-planned">z</i> {words.planned}
      </span>
    </p>
  );
}

/** My coins and points, if I have no panel. */
function Purse(): ReactNode {
  const { view, mine } = useTable();
  const words = useWords();
  const { coins = 0, points = 0 } = view.players[mine] ?? {};
  return (
    <span className="he-purse" role="img" aria-label={words.facts(coins, points)}>
      <Coin seat={mine} />
      <b>{coins}</b>
      <Estimate points={points} />
    </span>
  );
}

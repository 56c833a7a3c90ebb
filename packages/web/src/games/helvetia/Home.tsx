import type { ComponentProps, ReactNode } from 'react';
import type { Size } from '../../board/widgets.ts';
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
  const words = useWords();
  return (
    <section className="he-home at-mine" aria-label={words.village}>
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

function Head({ size }: { size: Size }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const desktop = size === 'desktop';
  return (
    <header className="he-village-head">
      <h2>{words.village}</h2>
      <Phases />
      {desktop ? null : <Purse />}
      <CompleteTiles />
      {desktop && view.round > 0 ? <Key /> : null}
    </header>
  );
}

/** What the figures' postures mean. */
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

/** My coins and points, where I have no panel of my own. */
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

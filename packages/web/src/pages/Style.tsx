import { keysOf, type Piece } from '@thorp/kernel';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { TopBar } from '../app/TopBar.tsx';
import { Cover, CoverDefs } from '../home/Cover.tsx';
import { GAMES } from '../games/index.ts';
import { STYLE_PAGES } from '../games/parts.ts';
import { Face } from '../board/plain/Face.tsx';
import type { StylePageProps } from '../games/manifest.ts';
import { useCatalogue } from '../session/useCatalogue.ts';
import { useText } from '../text/text.tsx';
import { Segments, Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ICONS } from '../ui/icons.ts';
import { SeatMark } from '../ui/SeatMark.tsx';
import '../style/create.css';
import '../style/pages.css';
import '../style/plain/index.css';
import '../style/style.css';
import '../style/table/index.css';

const GROUNDS = ['paper', 'panel', 'panel-2', 'card', 'meadow', 'road', 'sky', 'wood-near'];
const MEANINGS = ['ink', 'ink-2', 'primary', 'lit', 'focus', 'good', 'bad', 'gold'];
const SUITS = ['grains', 'wood', 'hay', 'ore', 'grapes', 'wool', 'leather', 'clay', 'solitary', 'special'];

/** The style page: all parts of the page, in use. */
export default function Style(): ReactNode {
  const text = useText();
  const { style } = text;
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page stylepage" id="content">
        <header>
          <h1>{style.title}</h1>
          <p>{style.lead}</p>
        </header>
        <Part title={style.colours}>
          <Swatches names={GROUNDS} />
          <Swatches names={MEANINGS} />
          <ul className="swatches">
            {SUITS.map(suit => (
              <li key={suit} data-suit={suit}>
                <span className="suit" />
                {suit}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={style.type}>
          <p className="t-title">Thorp</p>
          <h3>Grenze: Fromager, Wine Trader</h3>
          <p className="lead">Alegreya Sans: a village at the edge of the woods, 0123456789.</p>
        </Part>
        <Part title={style.buttons}>
          <Buttons />
        </Part>
        <Part title={style.seats}>
          <Seats />
        </Part>
        <Part title={style.pieces}>
          <Pieces />
        </Part>
        {[...STYLE_PAGES].map(([game, page]) => (
          <GamePart key={game} game={game} page={page} />
        ))}
        <Part title={style.forms}>
          <Forms />
        </Part>
        <Part title={style.icons}>
          <Symbols />
        </Part>
        <Part title={style.covers}>
          <Covers />
        </Part>
      </main>
    </>
  );
}

/** What one game adds to the page. */
function GamePart({ game, page: Page }: { game: string; page: ComponentType<StylePageProps> }): ReactNode {
  const catalogue = useCatalogue(game);
  return (
    <Suspense fallback={null}>
      <Page catalogue={catalogue} />
    </Suspense>
  );
}

function Buttons(): ReactNode {
  const { home, table } = useText();
  return (
    <p className="row">
      <button type="button" className="btn btn--primary">
        <Icon name="play" />
        {home.newGame}
      </button>
      <button type="button" className="btn">
        {table.undo}
      </button>
      <button type="button" className="btn btn--bad">
        {table.resign}
      </button>
      <button type="button" className="btn" aria-disabled="true">
        {table.notNow}
      </button>
    </p>
  );
}

function Seats(): ReactNode {
  return (
    <p className="row">
      {useText().table.shapes.map((shape, seat) => (
        <span key={shape} className="row">
          <SeatMark seat={seat} /> {shape}
        </span>
      ))}
    </p>
  );
}

function Symbols(): ReactNode {
  return (
    <p className="row">
      {keysOf(ICONS).map(name => (
        <span key={name} className="iconcell">
          <Icon name={name} />
          {name}
        </span>
      ))}
    </p>
  );
}

function Covers(): ReactNode {
  return (
    <ul className="picks">
      {GAMES.map(game => (
        <li key={game.id} className="cover" data-game={game.id}>
          <span className="frame">
            <Cover game={game} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Swatches({ names }: { names: readonly string[] }): ReactNode {
  return (
    <ul className="swatches">
      {names.map(name => (
        <li key={name}>
          <span style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Pieces(): ReactNode {
  const { table } = useText();
  const states: readonly (readonly [string, string])[] = [
    ['', ''],
    ['is-lit', table.choose],
    ['is-off', table.notNow],
    ['is-idle', table.idle],
  ];
  const piece = (name: string, tint: string, card: string | null = 'x'): Piece => ({
    id: name + tint,
    card,
    name,
    marks: ['2 food', 'on Milk Maid'],
    tint,
  });
  return (
    <div className="zones">
      {states.map(([state, words], i) => (
        <span key={state} className={`place ${state}`} style={{ '--cw': '116px' }}>
          <Face piece={piece('Fromager', SUITS[i] ?? '')} />
          <small>{words}</small>
        </span>
      ))}
      <span className="place" style={{ '--cw': '116px' }}>
        <Face piece={piece('Stack 1: Hay', 'hay', null)} />
        <small>{table.back}</small>
      </span>
      <span className="place" style={{ '--cw': '116px' }}>
        <Face piece={{ id: 'e', card: null, name: table.empty, marks: [] }} />
      </span>
    </div>
  );
}

function Forms(): ReactNode {
  const { settings } = useText();
  const nothing = (): void => undefined;
  return (
    <div className="panel form">
      <Switch label={settings.sound} help={settings.soundHelp} checked onChange={nothing} />
      <Segments label={settings.motion} value="full" values={Object.entries(settings.motions)} onChange={nothing} />
      <label className="field">
        <span>{settings.name}</span>
        <input className="input" defaultValue="Rowan" />
      </label>
    </div>
  );
}

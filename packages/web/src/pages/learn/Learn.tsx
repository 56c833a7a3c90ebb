import type { CatalogueEntry } from '@thorp/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { host } from '../../session/host.ts';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { startGuided } from '../../guide/start.ts';
import { gameOf, GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { faceFor, legendFor } from '../../games/parts.ts';
import { Cover, CoverDefs } from '../../home/Cover.tsx';
import type { GameFacts } from '../../protocol/calls.ts';
import { CardFaceOf, CardHelp, CardWords, type FaceComponent } from '../../board/CardHelp.tsx';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { GameTabs } from './GameTabs.tsx';
import { LEARN } from './learnText.ts';
import { LessonPath } from './LessonPath.tsx';
import '../../style/create.css';
import '../../style/table/sheets.css';

export default function Learn({ game }: { game: string | null }): ReactNode {
  const text = useText();
  const learn = LEARN[text.locale];
  const shown = gameOf(game);
  const [first] = GAMES;
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{shown ? shown.shelf[text.locale].title : learn.title}</h1>
          <p>{shown ? shown.shelf[text.locale].line : learn.lead}</p>
        </header>
        {shown ? <GameTabs shown={shown} to="/learn" label={text.home.games} /> : null}
        {shown ? (
          <>
            <MoreWays game={`/${shown.id}`} />
            <LessonPath key={`lessons ${shown.id}`} game={shown} />
            <FirstGame key={`first ${shown.id}`} game={shown} />
            <Catalogue key={shown.id} game={shown} />
          </>
        ) : (
          <>
            {first ? <FirstGame game={first} /> : null}
            <Covers />
            <MoreWays game="" />
            <AtTheTable />
          </>
        )}
      </main>
    </>
  );
}

/** Links to rules and problems: of one game, or of all if its part of the address is empty. */
function MoreWays({ game }: { game: string }): ReactNode {
  const text = useText();
  const learn = LEARN[text.locale];
  return (
    <div className="tools-row">
      <Link className="btn" to={`/rules${game}`}>
        <Icon name="eye" />
        {text.table.rules}
      </Link>
      <Link className="btn" to={`/problems${game}`}>
        <Icon name="hint" />
        {learn.problems}
      </Link>
    </div>
  );
}

/** The four boxes, each with a link to its cards. */
function Covers(): ReactNode {
  const text = useText();
  const learn = LEARN[text.locale];
  return (
    <nav aria-label={text.home.games}>
      <CoverDefs />
      <ul className="picks">
        {GAMES.map(each => (
          <li key={each.id} className="cover" data-game={each.id}>
            <Link to={`/learn/${each.id}`}>
              <Cover game={each} />
              <span className="plate">
                <b>{each.shelf[text.locale].title}</b>
                <span className="line">{learn.about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A first game with its guide. */
function FirstGame({ game }: { game: GameManifest }): ReactNode {
  const text = useText();
  const learn = LEARN[text.locale];
  const { problem, attempt } = useAttempt();
  return (
    <section className="firstgame panel" aria-label={learn.first}>
      <div>
        <h2>{learn.first}</h2>
        <p>{learn.firstLine(game.shelf[text.locale].title)}</p>
        <Problem message={problem} />
      </div>
      <button type="button" className="btn btn--primary" onClick={() => attempt(() => startGuided(game.id, text))}>
        <Icon name="play" />
        {learn.playAndLearn}
      </button>
    </section>
  );
}

function AtTheTable(): ReactNode {
  const learn = LEARN[useText().locale];
  return (
    <section className="prose">
      <h2>{learn.how}</h2>
      <ul>
        {learn.hows.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Catalogue({ game }: { game: GameManifest }): ReactNode {
  const text = useText();
  const learn = LEARN[text.locale];
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    let current = true;
    void host()
      .describe(game.id, text.locale)
      .then(loaded => current && setFacts(loaded));
    return () => {
      current = false;
    };
  }, [game, text.locale]);
  const catalogue = useMemo(() => new Map(facts?.catalogue.map(entry => [entry.id, entry])), [facts]);
  const wanted = search.trim().toLowerCase();
  const found = (facts?.catalogue ?? []).filter(({ name, group, lines }) =>
    [name, group, ...lines].some(words => words.toLowerCase().includes(wanted)),
  );
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <section className="catalogue" aria-label={text.learn.cards}>
      <div className="tools-row">
        <label className="field">
          <span>{learn.search}</span>
          <input
            className="input"
            type="search"
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
          />
        </label>
        <p role="status">{facts ? learn.found(found.length) : null}</p>
        <Link className="btn" to={`/new/${game.id}`}>
          {learn.play(game.shelf[text.locale].title)}
        </Link>
      </div>
      {groups.map(group => (
        <Group
          key={group}
          game={game}
          title={group}
          entries={found.filter(entry => entry.group === group)}
          catalogue={catalogue}
        />
      ))}
    </section>
  );
}

function Group(props: {
  game: GameManifest;
  title: string;
  entries: readonly CatalogueEntry[];
  catalogue: ReadonlyMap<string, CatalogueEntry>;
}): ReactNode {
  const { game, title, entries, catalogue } = props;
  const face = faceFor(game.id);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="entries">
        {entries.map(entry => (
          <li key={entry.id} className="panel">
            {face ? <Large game={game} entry={entry} catalogue={catalogue} face={face} /> : null}
            <div>
              <h3>{entry.name}</h3>
              <CardWords entry={entry} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The face of a card; a tap shows it large, with the legend of its symbols. */
function Large(props: {
  game: GameManifest;
  entry: CatalogueEntry;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  face: FaceComponent;
}): ReactNode {
  const { game, entry, catalogue, face } = props;
  const learn = LEARN[useText().locale];
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="enlarge" aria-label={learn.large(entry.name)} onClick={() => setOpen(true)}>
        <CardFaceOf face={face} card={entry.id} catalogue={catalogue} />
      </button>
      {open ? (
        <CardHelp
          face={face}
          legend={legendFor(game.id)}
          entry={entry}
          catalogue={catalogue}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { gameOf, GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { Cover, CoverDefs } from '../../home/Cover.tsx';
import type { GameFacts } from '../../protocol/calls.ts';
import { placeOf } from '../../rulebook/places.ts';
import type { Searched } from '../../rulebook/search.ts';
import type { RulesText } from '../../rulebook/types.ts';
import { useFacts } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLessons } from '../learn/useLessons.ts';
import { openedFrom } from './address.ts';
import { Aside } from './Aside.tsx';
import { Banner } from './Banner.tsx';
import { Blocks, type Page } from './Blocks.tsx';
import { ClauseSheet } from './ClauseSheet.tsx';
import { Contents, useCurrentChapter } from './Contents.tsx';
import { Find } from './Find.tsx';
import { useClauses, usePictures, useRulebook, type LoadedRules } from './useRulebook.ts';
import { useWords, WordsProvider } from './words.ts';
import '../../style/create.css';
import '../../style/learn.css';
import './style/index.css';

/** The rules of a game for people; without a game, the four to choose from. */
export default function RulesPage({ game }: { game: string | null }): ReactNode {
  const shown = gameOf(game);
  return (
    <WordsProvider>
      <TopBar />
      {shown ? <GameRules key={shown.id} game={shown} /> : <Pick />}
    </WordsProvider>
  );
}

function Pick(): ReactNode {
  const text = useText();
  const words = useWords();
  useTitle(`${words.pick} · Thorp`);
  return (
    <main className="page" id="content">
      <header>
        <h1>{words.pick}</h1>
        <p>{words.pickLead}</p>
      </header>
      <CoverDefs />
      <ul className="picks">
        {GAMES.map(each => (
          <li key={each.id} className="cover" data-game={each.id}>
            <Link to={`/rules/${each.id}`}>
              <Cover game={each} />
              <span className="plate">
                <b>{each.shelf[text.locale].title}</b>
                <span className="line">{words.quick}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

function GameRules({ game }: { game: GameManifest }): ReactNode {
  const loaded = useRulebook(game.id);
  const facts = useFacts(game.id);
  if (!loaded || !facts) return <main className="page" id="content" />;
  return <Loaded game={game} loaded={loaded} facts={facts} />;
}

function Loaded({ game, loaded, facts }: { game: GameManifest; loaded: LoadedRules; facts: GameFacts }): ReactNode {
  const words = useWords();
  const { rules, book } = loaded;
  const [clauses, setClauses] = useState<readonly string[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const catalogue = useMemo(() => new Map(facts.catalogue.map(entry => [entry.id, entry])), [facts]);
  const knobs = useMemo(() => new Map(facts.knobs.map(({ name, title }) => [name, title])), [facts]);
  const searched: Searched = useMemo(
    () => ({ rules, catalogue, cardSection: book.cardSection }),
    [rules, catalogue, book],
  );
  const page: Page = {
    game: game.id,
    catalogue,
    knobs,
    clauses: useClauses(game.id),
    pictures: usePictures(loaded),
    showClauses: setClauses,
  };
  useTitle(`${words.title(game.shelf[useText().locale].title)} · Thorp`);
  const from = openedFrom(location.search);
  const current = useCurrentChapter(rules);
  useHash(rules, page.pictures !== null);
  const open = (place: string): void => {
    setOpen(false);
    if (location.hash === `#${place}`) goTo(rules, place);
    else location.hash = place;
  };
  return (
    <main className="rulespage" id="content" data-game={game.id}>
      <Banner game={game} rules={rules} isGuideOffered={from === null} />
      <RulesBar isOpen={isOpen} onOpen={setOpen}>
        {from === null ? <span>{rules.chapters.find(({ id }) => id === current)?.title}</span> : <Back to={from} />}
      </RulesBar>
      <div className="rules">
        <div className={isOpen ? 'toc is-open' : 'toc'}>
          <div className="tochead">
            {from === null || isOpen ? null : <Back to={from} />}
            <Find searched={searched} onOpen={open} />
          </div>
          <Contents rules={rules} current={current} onPick={() => setOpen(false)} />
        </div>
        <Chapters game={game} rules={rules} page={page} />
      </div>
      {clauses === null ? null : <ClauseSheet game={game.id} clauses={clauses} onClose={() => setClauses(null)} />}
    </main>
  );
}

/** The chapters, each with its lessons beside it. */
function Chapters({ game, rules, page }: { game: GameManifest; rules: RulesText; page: Page }): ReactNode {
  const words = useWords();
  const lessons = useLessons(game) ?? [];
  return (
    <div className="chapters-text">
      {rules.chapters.map((chapter, i) => (
        <section key={chapter.id} className="sec" aria-labelledby={chapter.id}>
          <h2 id={chapter.id}>
            {chapter.more ? null : <span className="no">{i + 1}</span>}
            {chapter.title}
          </h2>
          <Blocks chapter={chapter} page={page} />
          <Aside game={game} rules={rules} chapter={chapter.id} lessons={lessons} />
        </section>
      ))}
      <p className="rulesfoot">{words.foot}</p>
    </div>
  );
}

/** The link back to the table, always visible. */
function Back({ to }: { to: string }): ReactNode {
  const words = useWords();
  return (
    <Link className="btn btn--primary" to={to}>
      <Icon name="undo" />
      {words.back}
    </Link>
  );
}

/** On a narrow screen: the contents, and the current chapter or the link back to the table. */
function RulesBar(props: { isOpen: boolean; onOpen: (open: boolean) => void; children: ReactNode }): ReactNode {
  const { isOpen, onOpen, children } = props;
  const words = useWords();
  return (
    <div className="rulesbar">
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <Icon name="menu" />
        {words.contents}
      </button>
      {children}
    </div>
  );
}

/** Scrolls to the place in the address, when the page is drawn and when the address changes. */
function useHash(rules: RulesText, isDrawn: boolean): void {
  useEffect(() => {
    const go = (): void => goTo(rules, decodeURIComponent(location.hash.slice(1)));
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [rules, isDrawn]);
}

/** Scrolls to a place, and lets it glow once. */
function goTo(rules: RulesText, wanted: string): void {
  const place = wanted === '' ? null : placeOf(rules, wanted);
  const element = place === null ? null : document.getElementById(place);
  if (!element) return;
  element.scrollIntoView({ block: 'start' });
  element.classList.remove('is-found');
  // Reading this restarts the animation.
  void element.offsetWidth;
  element.classList.add('is-found');
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

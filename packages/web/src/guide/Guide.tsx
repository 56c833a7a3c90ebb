import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { gameOf } from '../games/index.ts';
import type { GameGuide, GuideMoment, GuideNote, GuideNotes } from '../games/manifest.ts';
import type { TableUpdate } from '../protocol/update.ts';
import { useLetters } from '../board/useKeys.ts';
import { useText } from '../text/text.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import { wordsIn } from '../text/words.tsx';
import { zoomOf } from '../ui/zoom.ts';
import { momentOf, momentsFor } from './moments.ts';
import { placeOf, type Box } from '../ui/place.ts';
import { en, type GuideWords } from './text/en.ts';
import './guide.css';

const { useWords, WordsProvider } = wordsIn<GuideWords>(en, { de: () => import('./text/de.ts').then(({ de }) => de) });

/** Every guide explains the prompt, right after the goal of the game. */
const PROMPT: GuideMoment = { id: 'prompt', at: '.prompt' };

function withPrompt([aim, ...others]: readonly GuideMoment[]): GuideMoment[] {
  return aim ? [aim, PROMPT, ...others] : [PROMPT];
}

/** Explains a first game at the real table: one subject at a time, when it is visible, without covering it. */
export default function Guide({ update }: { update: TableUpdate }): ReactNode {
  const guide = useGuideOf(update);
  return guide ? (
    <WordsProvider>
      <Notes update={update} guide={guide} />
    </WordsProvider>
  ) : null;
}

function useGuideOf({ game, settings }: TableUpdate): GameGuide | null {
  const [guide, setGuide] = useState<GameGuide | null>(null);
  useEffect(() => {
    let current = true;
    void gameOf(game)
      ?.guide?.()
      .then(loaded => current && setGuide(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return useMemo(
    () => guide && { ...guide, moments: withPrompt(momentsFor(guide.moments, settings)) },
    // Settings never change during a game, but come anew with every update.
    // oxlint-disable-next-line react/exhaustive-deps
    [guide],
  );
}

function Notes({
  update,
  guide: { moments, en: english, languages },
}: {
  update: TableUpdate;
  guide: GameGuide;
}): ReactNode {
  const { prompt } = useWords();
  const notes = useLanguage<GuideNotes>(useText().locale, english, languages)?.words;
  const { guide } = usePreferences();
  const seen = guide?.seen ?? [];
  const shownMoment = useMoment(moments, seen, update);
  const moment = shownMoment && !seen.includes(shownMoment.moment.id) ? shownMoment : null;
  const next = (): void => {
    if (!moment || !guide) return;
    const explained = [...seen, moment.moment.id];
    prefer({ guide: explained.length === moments.length ? null : { ...guide, seen: explained } });
  };
  useLetters({ g: next });
  const note = moment && (moment.moment === PROMPT ? prompt : notes?.[moment.moment.id]);
  if (!moment || !note) return null;
  return (
    <>
      <Ring box={moment.box} />
      <Note moment={moment} note={note} shown={seen.length + 1} all={moments.length} onNext={next} />
    </>
  );
}

interface ShownMoment {
  readonly moment: GuideMoment;
  /** Where its subject is. */
  readonly box: Box;
  /** Where the prompt is, which must stay visible. */
  readonly prompt: Box | null;
  /** The choices: a note over them would take their taps. */
  readonly lit: readonly Box[];
}

/** How often the table is checked: boards load and lay themselves out later. */
const LOOKS = 250;

function useMoment(moments: readonly GuideMoment[], seen: readonly string[], update: TableUpdate): ShownMoment | null {
  const [shownMoment, setCome] = useState<ShownMoment | null>(null);
  useEffect(() => {
    const look = (): void => {
      const moment = momentOf(moments, seen, update, selector => boxOf(selector) !== null);
      const box = moment && boxOf(moment.at);
      const prompt = moment?.at === '.prompt' ? null : boxOf('.prompt');
      const now = moment && box ? { moment, box, prompt, lit: boxesOf('.table [data-lit]') } : null;
      setCome(old => (old && now && isSame(old, now) ? old : now));
    };
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [moments, seen, update]);
  return shownMoment;
}

function isSame(old: ShownMoment, now: ShownMoment): boolean {
  return (
    old.moment === now.moment &&
    isSameBox(old.box, now.box) &&
    isSameBox(old.prompt, now.prompt) &&
    old.lit.length === now.lit.length &&
    old.lit.every((box, i) => isSameBox(box, now.lit[i] ?? null))
  );
}

function isSameBox(old: Box | null, now: Box | null): boolean {
  return (['left', 'top', 'width', 'height'] as const).every(side => old?.[side] === now?.[side]);
}

/** The box of the first visible element that a selector finds. */
function boxOf(selector: string): Box | null {
  return boxesOf(selector)[0] ?? null;
}

/** The boxes of all visible elements that a selector finds, in the table's own pixels. */
function boxesOf(selector: string): Box[] {
  const zoom = tableZoom();
  return [...document.querySelectorAll(selector)]
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      left: left / zoom,
      top: top / zoom,
      width: width / zoom,
      height: height / zoom,
    }));
}

function tableZoom(): number {
  return zoomOf(document.querySelector<HTMLElement>('.table'));
}

function Ring({ box: { left, top, width, height } }: { box: Box }): ReactNode {
  return <div className="guide-ring" aria-hidden="true" style={{ left, top, width, height }} />;
}

function Note(props: {
  moment: ShownMoment;
  note: GuideNote;
  shown: number;
  all: number;
  onNext: () => void;
}): ReactNode {
  const { moment, note, shown, all, onNext } = props;
  const words = useWords();
  const { letters } = usePreferences();
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { offsetWidth: width, offsetHeight: height } = current;
    const zoom = tableZoom();
    const view = { width: innerWidth / zoom, height: innerHeight / zoom };
    const inSight = moment.prompt ? [moment.prompt] : [];
    const { left, top } = placeOf({ width, height }, moment.box, { inSight, lit: moment.lit, view });
    current.style.translate = `${left}px ${top}px`;
  }, [moment, note]);
  return (
    <aside className="guide panel" ref={element} aria-label={words.name}>
      <div aria-live="polite">
        <h2>{note.title}</h2>
        <p>{note.line}</p>
      </div>
      <footer>
        <span className="muted">{words.of(shown, all)}</span>
        <button type="button" className="btn btn--quiet" onClick={() => prefer({ guide: null })}>
          {words.skip}
        </button>
        <button type="button" className="btn btn--primary" title={letters ? words.key : undefined} onClick={onNext}>
          {words.next}
        </button>
      </footer>
    </aside>
  );
}

import { useEffect, useState } from 'react';
import type { GameManifest } from '../../games/manifest.ts';
import type { Lesson, LessonText, LessonTexts } from '../../lessons/types.ts';
import { prefer, preferences } from '../../preferences/preferences.ts';
import { useText } from '../../text/text.tsx';

/** A lesson with its words. */
export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly text: LessonText;
}

/** The lessons of a game in the reader's language; null until they are loaded, empty if there are none. */
export function useLessons(game: GameManifest): readonly LoadedLesson[] | null {
  const { locale } = useText();
  const [loaded, setLoaded] = useState<readonly LoadedLesson[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load(game, locale).then(lessons => isWanted && setLoaded(lessons));
    return () => {
      isWanted = false;
    };
  }, [game, locale]);
  return loaded;
}

async function load(game: GameManifest, locale: 'en' | 'de'): Promise<readonly LoadedLesson[]> {
  const lessons = await game.lessons?.();
  if (!lessons) return [];
  const texts: LessonTexts = await lessons.text[locale]();
  return lessons.path.flatMap(lesson => {
    const text = texts[lesson.id];
    return text ? [{ lesson, text }] : [];
  });
}

/** The key of a lesson in the preferences. */
export function lessonKey(game: string, { id }: Lesson): string {
  return `${game}/${id}`;
}

export function rememberDone(key: string): void {
  const { lessons } = preferences();
  if (!lessons.includes(key)) prefer({ lessons: [...lessons, key] });
}

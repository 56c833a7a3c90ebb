import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import type { Reviewed } from './useReview.ts';
import type { Player } from './usePlayer.ts';

/** Keys: arrows and Space always, letters and digits only if single keys are enabled (WCAG 2.1.4). */
export function useReviewKeys(reviewed: Reviewed, player: Player, marks: readonly number[]): void {
  const { letters } = usePreferences();
  const latest = useRef({ reviewed, player, letters, marks });
  // Before the next key is handled: two quick keys must not start from the same decision.
  useLayoutEffect(() => {
    latest.current = { reviewed, player, letters, marks };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const { reviewed: now, player: plays, letters: heard, marks: all } = latest.current;
      const done =
        move(event, now, plays) ||
        (heard && event.key.length === 1 && (toMarkBefore(event, now, all) || letter(event.key, now)));
      if (done) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** Text fields, lists and dialogs keep their keys, and so does a button that Space presses. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, textarea, select, input:not([type="range"])')) return true;
  return key === ' ' && target.closest('button, a') !== null;
}

function move({ key, shiftKey }: KeyboardEvent, reviewed: Reviewed, player: Player): boolean {
  const { decision, facts, go } = reviewed;
  const to = targetOf(key, shiftKey, decision, facts);
  if (key === ' ') player.toggle();
  else if (to === null) return false;
  else {
    player.stop();
    go(to);
  }
  return true;
}

function targetOf(
  key: string,
  shift: boolean,
  decision: number,
  { rounds, decisions }: Reviewed['facts'],
): number | null {
  switch (key) {
    case 'ArrowLeft':
      return shift ? (rounds.findLast(round => round.decision < decision)?.decision ?? 1) : decision - 1;
    case 'ArrowRight':
      return shift ? (rounds.find(round => round.decision > decision)?.decision ?? decisions + 1) : decision + 1;
    case 'Home':
      return 1;
    case 'End':
      return decisions + 1;
    default:
      return null;
  }
}

/** Shift and M go to the previous mark; M alone presses the button. */
function toMarkBefore({ key, shiftKey }: KeyboardEvent, { decision, go }: Reviewed, marks: readonly number[]): boolean {
  if (key !== 'M' || !shiftKey || marks.length === 0) return false;
  go(marks.findLast(each => each < decision) ?? marks.at(-1) ?? decision);
  return true;
}

function letter(key: string, { facts, see }: Reviewed): boolean {
  if (key === '0' && facts.mayOpen) see('open');
  else if (/^[1-9]$/.test(key) && facts.eyes.includes(Number(key) - 1)) see(Number(key) - 1);
  else return press(key.toLowerCase());
  return true;
}

/** Letters press the button with that shortcut. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`.review [aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`);
  button?.click();
  return button !== null;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePreferences } from '../preferences/preferences.ts';
import { neighbour, type Direction } from './neighbour.ts';
import { mayAskHint } from './hints.ts';
import type { BoardActions } from './props.ts';
import type { TableUpdate } from '../protocol/update.ts';

const DIRECTIONS: { readonly [key: string]: Direction } = {
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowUp: 'up',
};

/** What the bar above the table opens. */
export type Tool = 'look' | 'log' | 'scores' | 'rules' | 'menu';

/** Playing without a mouse: arrow keys move between choices, letters do the rest. */
export function useKeys(update: TableUpdate, actions: BoardActions, tool: (tool: Tool) => void): void {
  useEffect(
    () =>
      onKey(event => {
        const direction = DIRECTIONS[event.key];
        if (direction !== undefined && walk(direction)) event.preventDefault();
      }),
    [],
  );
  useEffect(() => {
    addEventListener('keydown', pressOnce);
    return () => removeEventListener('keydown', pressOnce);
  }, []);
  useLetters({
    u: () => actions.undo(),
    f: () => answerForMe(update, actions),
    h: () => mayAskHint(update) && actions.askHint(),
    l: () => tool('log'),
    s: () => tool('scores'),
    r: () => tool('rules'),
    i: () => lookAt(document.activeElement, actions),
  });
}

/** Does the same as the button, which may answer several questions; without a button, gives the answer itself. */
function answerForMe({ question }: TableUpdate, actions: BoardActions): void {
  const button = document.querySelector<HTMLElement>('.table [data-for-me]');
  if (button) button.click();
  else if (question?.forMe) actions.choose(question.forMe.option);
}

/** A key that is held down presses only one button, not those that get the focus after it. */
function pressOnce(event: KeyboardEvent): void {
  const presses = event.key === 'Enter' && event.target instanceof HTMLButtonElement;
  if (event.repeat && presses) event.preventDefault();
}

/**
 * What single letters do. They can be switched off, because dictation or accidental key presses would trigger them
 * (WCAG 2.1.4). Everything they do also has a button.
 */
export function useLetters(letters: { readonly [letter: string]: () => void }): void {
  const { letters: heard } = usePreferences();
  const latest = useRef(letters);
  useEffect(() => {
    latest.current = letters;
  });
  useEffect(() => {
    if (!heard) return undefined;
    return onKey(event => {
      const act = event.repeat ? undefined : latest.current[event.key.toLowerCase()];
      if (!act) return;
      // The element that gets the focus now must not receive the letter too.
      event.preventDefault();
      act();
    });
  }, [heard]);
}

/**
 * Escape closes what is open on the table, unless a sheet is open over it. It works from the moment of drawing: a key
 * press before the next idle moment counts, too.
 */
export function useEscape(close: (() => void) | undefined): void {
  useLayoutEffect(() => {
    if (!close) return undefined;
    const pressed = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [close]);
}

/** Listens to keys at the table itself, not while somebody types or reads a sheet. */
function onKey(pressed: (event: KeyboardEvent) => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !isBusyElsewhere(event.target)) pressed(event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function lookAt(element: Element | null, actions: BoardActions): void {
  const card = element instanceof HTMLElement ? element.dataset['card'] : undefined;
  if (card !== undefined) actions.showCard(card);
}

/** Moves the focus to what can be chosen next in a direction. */
function walk(direction: Direction): boolean {
  const lit = litPlaces();
  if (lit.length === 0) return false;
  const { activeElement } = document;
  // The focused element may no longer be lit; the walk continues from there.
  const places = isOnBoard(activeElement) && !lit.includes(activeElement) ? [...lit, activeElement] : lit;
  const at = places.findIndex(place => place === activeElement);
  const first = direction === 'right' || direction === 'down' ? 0 : lit.length - 1;
  const spots = places.map(place => place.getBoundingClientRect());
  places[at < 0 ? first : neighbour(spots, at, direction)]?.focus();
  return true;
}

function isOnBoard(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches('.boardarea .place');
}

/** All visible choices on the table. */
export function litPlaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.table [data-lit]')].filter(each => each.offsetParent !== null);
}

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

/** A place on a board where the page may add something. */
interface BoardSlot {
  Slot(): ReactNode;
  /** The element of the slot; null while no board has it. If there are several, the first one. */
  usePlace(): HTMLElement | null;
}

/** Slots appear when a board is loaded, and may be replaced when it is drawn again. */
export function newSlot(className: string): BoardSlot {
  const places: HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    Slot() {
      const element = useRef<HTMLDivElement>(null);
      useEffect(() => {
        const { current } = element;
        if (!current) return undefined;
        places.push(current);
        tell();
        return () => {
          places.splice(places.indexOf(current), 1);
          tell();
        };
      }, []);
      return <div className={className} ref={element} />;
    },
    usePlace: () => useSyncExternalStore(subscribe, () => places[0] ?? null),
  };
}

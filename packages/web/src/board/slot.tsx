import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

/** A place of a board to which the page may add something. */
interface BoardSlot {
  Slot(): ReactNode;
  /** Where it is now; null while no board has it. Of several the one that came first. */
  usePlace(): HTMLElement | null;
}

/** Boards bring their slots when they have been loaded, and others when they are drawn again. */
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

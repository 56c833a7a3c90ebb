import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Definitions that many drawings refer to by id. Every component that needs them may render the result; the page has
 * them once, while at least one of these components is mounted.
 */
export function oncePerPage(Definitions: ComponentType): ComponentType {
  const shown: ((isFirst: boolean) => void)[] = [];
  return function OncePerPage(): ReactNode {
    const [isFirst, setFirst] = useState(false);
    useLayoutEffect(() => {
      shown.push(setFirst);
      if (shown[0] === setFirst) setFirst(true);
      return () => {
        const wasFirst = shown[0] === setFirst;
        shown.splice(shown.indexOf(setFirst), 1);
        if (wasFirst) shown[0]?.(true);
      };
    }, []);
    return isFirst ? <Definitions /> : null;
  };
}

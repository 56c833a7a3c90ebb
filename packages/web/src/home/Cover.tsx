import { useEffect, useState, type ReactNode } from 'react';
import { Hatching } from '../art/Hatching.tsx';
import type { GameManifest } from '../games/manifest.ts';

/** Fetched drawings, so that going back to a page shows them at once. */
const drawn = new Map<string, string>();

/**
 * The picture on a game's box. Drawn inline, so that it follows the theme; fetched, so that it is not part of any
 * script.
 */
export function Cover({ game: { cover } }: { game: GameManifest }): ReactNode {
  return <Drawing address={cover} />;
}

/** The landscape of a game. */
export function Scene({ game: { scene } }: { game: GameManifest }): ReactNode {
  return <Drawing address={scene} />;
}

function Drawing({ address }: { address: string | undefined }): ReactNode {
  const [svg, setSvg] = useState((address && drawn.get(address)) ?? '');
  useEffect(() => {
    let current = true;
    if (address) void drawingAt(address).then(loaded => current && setSvg(loaded));
    return () => {
      current = false;
    };
  }, [address]);
  return <span className="pic" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** A box whose picture cannot be fetched stays plain: its words say what is in it. */
async function drawingAt(address: string): Promise<string> {
  const known = drawn.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return '';
  const svg = await answer.text();
  drawn.set(address, svg);
  return svg;
}

/** The hatching the drawings refer to; once on a page. */
export function CoverDefs(): ReactNode {
  return (
    <svg className="sr-only" aria-hidden="true">
      <Hatching id="hatch" />
    </svg>
  );
}

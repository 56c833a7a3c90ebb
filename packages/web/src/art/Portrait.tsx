import * as paint from './palette.ts';
import { Hatching } from './Hatching.tsx';
import { memo, type ReactNode } from 'react';
import { BackdropOf, type Backdrop } from './backdrops.tsx';
import { oncePerPage } from './oncePerPage.tsx';
import { PersonDrawing } from './PersonDrawing.tsx';
import type { Person } from './person.ts';

/** An object in front of a person: a drawing of 512 × 512, its place and its size. */
export interface Tool {
  readonly body: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** A picture: a backdrop, one or two people, and what they hold. */
export interface Picture {
  readonly bg: Backdrop;
  /** A backdrop that a game draws itself, in place of the named one. */
  readonly ground?: ReactNode;
  readonly people: readonly Person[];
  readonly tools: readonly Tool[];
}

interface PortraitProps {
  readonly picture: Picture;
  /** Only the head, for a small frame. */
  readonly face?: boolean;
  /** The picture is a separate file, so it contains the hatching. */
  readonly alone?: boolean;
}

/** Pictures never change, so each is rendered once. */
export const Portrait = memo(function Portrait({ picture, face = false, alone = false }: PortraitProps): ReactNode {
  return (
    <svg viewBox={face ? '22 14 76 76' : '0 0 120 112'} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {alone ? <Hatching id="art-hatch" /> : null}
      {picture.ground ?? <BackdropOf name={picture.bg} />}
      <People people={picture.people} />
      {face && picture.people.length > 0 ? null : picture.tools.map(tool => <ToolOf key={tool.x} tool={tool} />)}
    </svg>
  );
});

/** Two people stand side by side, a little smaller. */
function People({ people: [first, second] }: { people: readonly Person[] }): ReactNode {
  if (!first) return null;
  if (!second) return <PersonDrawing person={first} />;
  return (
    <>
      <g transform="translate(-17 10) scale(.92)">
        <PersonDrawing person={first} />
      </g>
      <g transform="translate(29 14) scale(.9)">
        <PersonDrawing person={second} />
      </g>
    </>
  );
}

function ToolOf({ tool: { body, colour, x, y, size, turn = 0 } }: { tool: Tool }): ReactNode {
  const scale = (size / 512).toFixed(4);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-256 -256)`}
      style={{ color: colour }}
      stroke={paint.PAPER}
      strokeWidth="26"
      paintOrder="stroke"
      strokeLinejoin="round"
      // The bodies come from our own build, never from outside.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** The hatching that the drawings refer to. */
export const ArtDefs = oncePerPage(() => (
  <svg className="sr-only" aria-hidden="true">
    <Hatching id="art-hatch" />
  </svg>
));

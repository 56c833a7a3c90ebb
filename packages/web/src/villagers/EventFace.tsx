import type { ReactNode } from 'react';
import { Portrait, type Picture } from '../art/Portrait.tsx';

/** An Event as a card: its name, a picture, and what it does. */
export function EventFace(props: { name: string; picture: Picture; text: string }): ReactNode {
  const { name, picture, text } = props;
  return (
    <span className="card event" data-season={picture.bg}>
      <span className="head">
        <span className="name">{name}</span>
      </span>
      <span className="art">
        <Portrait picture={picture} />
      </span>
      <span className="rule">{text}</span>
    </span>
  );
}

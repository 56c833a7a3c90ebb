import type { ReactNode } from 'react';
import { GalleryPicture } from './GalleryPicture.tsx';

/** An Event as a card: its name, a picture, and what it does. */
export function EventFace(props: { name: string; picture: string; season: string; text: string }): ReactNode {
  const { name, picture, season, text } = props;
  return (
    <span className="card event" data-season={season}>
      <span className="head">
        <span className="name">{name}</span>
      </span>
      <span className="art">
        <GalleryPicture name={picture} />
      </span>
      <span className="rule">{text}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { GalleryPicture } from './GalleryPicture.tsx';

/** An Event as a card: its name, a picture, and its effect. */
export function EventFace(props: { name: string; picture: string; season: string; text: string }): ReactNode {
  const { name, picture, season, text } = props;
  return (
    <span className="vi-card vi-event" data-season={season}>
      <span className="vi-head">
        <span className="vi-name">{name}</span>
      </span>
      <span className="vi-picture">
        <GalleryPicture name={picture} />
      </span>
      <span className="vi-rule">{text}</span>
    </span>
  );
}

import folder from 'pictures:feudalia';
import type { ReactNode } from 'react';
import { faceName, landName } from './pictures.ts';

/** A picture of the gallery. Everything in it is also said in words beside it. */
export function GalleryPicture({ name }: { name: string }): ReactNode {
  return <img src={`${folder}/${name}.svg`} alt="" draggable={false} />;
}

/** Only the head of somebody. */
export function Face({ of }: { of: string }): ReactNode {
  return <GalleryPicture name={faceName(of)} />;
}

/** The land of a fief, as wide as its frame. */
export function Land({ type }: { type: string }): ReactNode {
  return (
    <span className="fe-ground">
      <GalleryPicture name={landName(type)} />
    </span>
  );
}

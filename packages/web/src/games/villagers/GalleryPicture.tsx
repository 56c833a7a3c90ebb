import folder from 'pictures:villagers';
import type { ReactNode } from 'react';

/** A picture of the gallery. Everything in it is also said in words beside it. */
export function GalleryPicture({ name }: { name: string }): ReactNode {
  return <img src={`${folder}/${name}.svg`} alt="" draggable={false} />;
}

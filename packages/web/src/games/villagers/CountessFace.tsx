import type { ReactNode } from 'react';
import { GalleryPicture } from './GalleryPicture.tsx';
import { faceName } from './pictures.ts';

/** Her face, for pages that tell of games against her. */
export default function CountessFace(): ReactNode {
  return <GalleryPicture name={faceName('countess')} />;
}

import { keysOf } from '@thorp/kernel';
import { CARD_IDS, COUNTESS_EVENTS, EVENTS, type CardId } from '@thorp/villagers/cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait, type Picture } from '../../art/Portrait.tsx';
import { decreePicture, eventPicture } from './eventPictures.ts';
import { pictureOf } from './people.ts';
import { decreeName, eventName, faceName, SEAT_PEOPLE } from './pictures.ts';

/** Every picture of the Villagers table, drawn once when the page is built. */
export function gallery(): Map<string, string> {
  const drawn = new Map<string, string>();
  const draw = (name: string, picture: Picture, face = false): void => {
    drawn.set(name, renderToStaticMarkup(<Portrait picture={picture} face={face} alone />));
  };
  for (const id of CARD_IDS) draw(id, pictureOf(id));
  for (const id of [...SEAT_PEOPLE, 'countess'] satisfies CardId[]) draw(faceName(id), pictureOf(id), true);
  for (const id of keysOf(EVENTS)) draw(eventName(id), eventPicture(id));
  for (const { id } of COUNTESS_EVENTS) {
    draw(decreeName(id), decreePicture(id));
    draw(faceName(decreeName(id)), decreePicture(id), true);
  }
  return drawn;
}

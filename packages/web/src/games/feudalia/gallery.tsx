import { RESOURCES, SEASONS } from '@thorp/feudalia/cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait, type Picture } from '../../art/Portrait.tsx';
import { LandDrawing, WeatherDrawing } from './drawings.tsx';
import { PICTURES, SEAT_PICTURES } from './people.ts';
import { faceName, landName, seatPortrait, weatherName } from './pictures.ts';

/** Every picture of the Feudalia table, drawn once when the page is built. */
export function gallery(): Map<string, string> {
  const drawn = new Map<string, string>();
  const draw = (name: string, picture: Picture, face: boolean): void => {
    drawn.set(name, renderToStaticMarkup(<Portrait picture={picture} face={face} alone />));
  };
  for (const [card, picture] of PICTURES) {
    draw(card, picture, false);
    draw(faceName(card), picture, true);
  }
  for (const [seat, picture] of SEAT_PICTURES.entries()) draw(faceName(seatPortrait(seat)), picture, true);
  for (const type of RESOURCES) drawn.set(landName(type), renderToStaticMarkup(<LandDrawing type={type} />));
  for (const season of SEASONS)
    drawn.set(weatherName(season), renderToStaticMarkup(<WeatherDrawing season={season} />));
  return drawn;
}

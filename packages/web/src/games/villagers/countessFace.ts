import folder from 'pictures:villagers';
import { faceName } from './pictures.ts';

/** Her face, for pages about games against her. */
export default `${folder}/${faceName('countess')}.svg`;

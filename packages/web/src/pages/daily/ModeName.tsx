import type { ReactNode } from 'react';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { useDailyText } from './text.ts';

interface ModeProps {
  readonly game: string;
  readonly id: string;
}

/** The mode of a day. Feudalia's scenarios have the game's own names. */
export function ModeName({ game, id }: ModeProps): ReactNode {
  const text = useDailyText();
  return /^S\d+$/.test(id) ? <ScenarioName game={game} id={id} /> : text.mode(id);
}

function ScenarioName({ game, id }: ModeProps): ReactNode {
  // The catalogue puts the number first: "S5 Ora et Labora".
  const name = useCatalogue(game).get(id)?.name.replace(`${id} `, '');
  return useDailyText().alone(name ?? id);
}

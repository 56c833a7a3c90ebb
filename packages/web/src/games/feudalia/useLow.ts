import { type Box, useRoom } from '../../board/widgets.ts';
import { sizeOf } from '../../ui/sizes.ts';

/**
 * Windows in which the prompt has a separate column; see style/low.css. `short`: the others are at the left. `slim`:
 * only the prompt has a column.
 */
type Low = 'short' | 'slim' | null;

export function useLow(): Low {
  return useRoom(lowOf);
}

function lowOf(room: Box): Low {
  if (room.width >= 1200) return room.height < 860 ? 'short' : null;
  return sizeOf(room) === 'desktop' ? 'slim' : null;
}

import type { BoardActions } from './props.ts';

/** The actions of a table that can only be looked at. */
export function lookOnly({
  showCard = nothing,
  showScores = nothing,
}: Partial<Pick<BoardActions, 'showCard' | 'showScores'>> = {}): BoardActions {
  return {
    choose: () => false,
    undo: () => false,
    confirm: nothing,
    preview: async () => ({ steps: [], changes: [] }),
    previewChoice: async () => [],
    showCard,
    showWhy: nothing,
    askHint: nothing,
    showScores,
    review: nothing,
    rematch: nothing,
  };
}

function nothing(): void {}

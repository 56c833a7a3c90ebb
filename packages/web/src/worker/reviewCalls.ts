import { ThorpError } from '@thorp/kernel';
import { GameGoesOn } from '../http/records.ts';
import type { HostCalls } from '../protocol/calls.ts';
import { checkDeal } from './fairness.ts';
import { findGame, lookInto, type GameSources } from './findGame.ts';
import { loadGame } from './games.ts';
import type { OpenReview } from './review.ts';
import { loadWords } from './words.ts';

/* The calls of the page about games in review. Only one game is open at a time. */

type Calls = Pick<HostCalls, 'reviewOpen' | 'reviewAt' | 'reviewDecisions' | 'fairness' | 'keepRecord'>;

export function reviewCalls(sources: GameSources, newId: () => string): Calls {
  let open: (OpenReview & { readonly id: string }) | null = null;
  const module = () => import('./review.ts');
  const present = (id: string): OpenReview => {
    if (open?.id !== id) throw new ThorpError('bad-request', 'this game is not open');
    return open;
  };
  return {
    async reviewOpen(id, { locale }) {
      const [{ reviewFacts }, opened] = await Promise.all([module(), openedGame(sources, id, locale)]);
      open = { ...opened, id };
      return reviewFacts(open);
    },
    reviewAt: async (id, decision, seenBy) => (await module()).reviewMoment(present(id), decision, seenBy),
    reviewDecisions: async id => (await module()).reviewDecisions(present(id)),
    fairness: id => checkDeal(sources, id),
    async keepRecord(text) {
      const id = newId();
      // Refuses a text that is not a record.
      await lookInto(text, id);
      await sources.store.keepExtras({ id, record: text });
      return id;
    },
  };
}

async function openedGame(sources: GameSources, id: string, locale: string): Promise<OpenReview> {
  const [{ openReview, seenHere }, found] = await Promise.all([
    import('./review.ts'),
    findGame(sources, id, locale).catch(onlyGoesOn),
  ]);
  if (!(found instanceof GameGoesOn)) return openReview(seenHere(found.table), found.words, found);
  const { past } = found;
  const [{ seenOnline }, game] = await Promise.all([import('./seenOnline.ts'), loadGame(past.game)]);
  return openReview(seenOnline(game, id, past), await loadWords(game, locale));
}

function onlyGoesOn(error: unknown): GameGoesOn {
  if (error instanceof GameGoesOn) return error;
  throw error;
}

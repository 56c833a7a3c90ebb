import { settle } from '@thorp/kernel';
import type { Subject } from '@thorp/testkit';
import { ACHIEVEMENTS } from '../src/cards/achievements.ts';
import { LEVELS } from '../src/cards/figures.ts';
import { cardOf } from '../src/cards/ids.ts';
import { SPIRITS } from '../src/cards/spirits.ts';
import { VILLAGERS } from '../src/cards/villagers.ts';
import { snowcrest, type Snowcrest } from '../src/index.ts';
import { actionOf } from '../src/table.ts';
import { checkTable } from './invariants.ts';
import type { Event } from '../src/types.ts';

const company = [2, 3, 4].flatMap(seats => [false, true].map(basic => settle(snowcrest, seats, { basic })));
const alone = LEVELS.map((_, i) => settle(snowcrest, 1, { level: i + 1 }));

/** Both variants for 2 to 4 players, and all ten levels of solitaire. */
export const subject: Subject<Snowcrest> = {
  game: snowcrest,
  configs: [...company, ...alone],
  decisions: 20_000,
  check: checkTable,
  inventory: [
    ...VILLAGERS.flatMap(({ id, actions }) => [`card:${id}`, ...actions.map(action => `action:${id}/${action.id}`)]),
    ...SPIRITS.map(({ id }) => `spirit:${id}`),
    ...ACHIEVEMENTS.map(({ id }) => `goal:${id}`),
  ],
  touched,
};

function touched(event: Event): readonly string[] {
  switch (event.kind) {
    case 'arrived':
    case 'bought':
    case 'activated':
      return [`card:${event.card}`];
    case 'acted':
      return [`action:${event.card}/${actionOf(cardOf(event.card), event.action).id}`];
    case 'traded':
      return ['action:merchant/trade'];
    case 'shown':
      return event.free ? ['action:recruiter/recruit'] : [];
    case 'copied':
      return ['action:scholar/copy'];
    case 'revealed':
      return [`spirit:${event.spirit}`];
    case 'claimed':
      return [`goal:${event.goal}`];
    default:
      return [];
  }
}

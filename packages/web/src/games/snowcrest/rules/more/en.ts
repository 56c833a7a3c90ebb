import { list, more as extra, p, RECONSTRUCTED, setting, table } from '../../../../rulebook/write.ts';
import type { Chapter } from '../../../../rulebook/types.ts';

/** Chapters that a first game does not need. */
export const more: readonly Chapter[] = [
  extra(
    'named',
    'Cards with rules of their own',
    list(
      '20.1 20.2 20.3 20.4 20.9',
      '**Gardener**: 2 Barley for each face-up Farm of yours; they stay up.',
      '**Poet**: an avoid icon and nothing else. **Abbot** and **Great Abbot**: avoid and a Bell.',
      '**Nun**: a card from your discard pile to your hand, or lose 1 Omen.',
      '**Mystic**: each opponent gets 1 Omen, you lose one. Not in the solitaire game.',
    ),
    list(
      '20.5',
      '**Merchant**: one trade between 5 Barley, 3 Juniper and 1 Scroll, in either direction, also straight from Barley to Scroll. A Scroll you give goes back to the supply. You pay before you receive.',
    ),
    list(
      '20.6 20.10',
      '**Recruiter**: does nothing when added. When activated it goes under the Common deck, and a card of your hand or the row takes its place **for nothing** and acts at once. Only one recruit per turn.',
    ),
    list(
      '20.7 20.8',
      '**Officer**: discard any number of hand cards, at least one, and draw as many.',
      '**Scholar**: use one action of an opponent’s face-up villager as if it were the Scholar’s own, with your own Buildings, hand and discard pile; only the Scholar turns. It cannot copy a Scholar or a Poet. If it copies a Recruiter, the Scholar leaves. Alone you copy a card of the row, which then goes under the deck.',
    ),
    p('21.1 21.2 21.3 21.4 21.5', 'What all other cards do stands on them. Open any card to read it.'),
  ),
  extra(
    'solo',
    'Alone',
    p(
      '19.1 19.4',
      'Everything as usual with one player, 2 achievements, 3 Juniper in the Forest and without Mystics. The supply has as many Scrolls as the level asks for. Nobody is cursed but you.',
    ),
    p('19.3', '**Meditation**: 6 Bells are 1 Scroll; bonuses of cards count as Bells.'),
    p(
      '19.5 19.10 19.11',
      'You **lose when your 4th Rest would begin** (on level 10 the 3rd). Achievements are checked before.',
    ),
    p(
      '19.6 19.7',
      'When the last Scroll of the supply is earned, the game ends at once. You win if Scrolls, Buildings and Omens make at least the points of the level. There are no majorities.',
    ),
    table(
      '19.2',
      ['Level', 'Scrolls and points', 'Barley'],
      ['1', '10', '3'],
      ['2', '11', '3'],
      ['3', '12', '3'],
      ['4', '13', '3'],
      ['5', '13', '2'],
      ['6', '13', '1'],
      ['7', '13', '0'],
      ['8', '14', '0'],
      ['9', '15', '0'],
      ['10', '15, and the 3rd Rest loses', '0'],
    ),
    table(
      '19.8',
      ['Points', 'Rank'],
      ['10', 'Farmer'],
      ['11–13', 'Scholar'],
      ['14–16', 'Priest'],
      ['17–19', 'Terton'],
      ['20 and more', 'Mystic'],
    ),
  ),
  extra(
    'settings',
    'Settings and variants',
    p('', 'What each setting changes, and why you might want it.'),
    setting(
      'basic',
      '18.1 18.2 18.3 18.4 18.5 18.6 18.7',
      'Two to four players. No Guardians and no achievements. The supply has 14, 17 or 20 Scrolls. A Veneration brings 2 Scrolls and each opponent an Omen; so does the last Juniper of the Forest, but 1 Scroll. Starters cannot be replaced. These Omens cannot be avoided.',
      'A shorter first game with fewer things to read.',
    ),
    setting(
      'level',
      '19.2',
      'How hard the game alone is, from 1 to 10: more Scrolls and points, less Barley, at last a Rest less.',
      'Begin with 1; level 3 is already demanding.',
    ),
    setting(
      'rounds',
      '21.8',
      'After this number of rounds the game ends as if the supply were empty. Solo games have no such limit.',
      'A limit for a game that nobody wants to finish. People hardly ever reach 200.',
    ),
  ),
  extra(
    'secrets',
    'What is open, what is secret',
    list(
      '22.1 22.2 22.3 22.4 22.5',
      '**Secret**: hands, the order of all decks, and the top Guardian and Forest card.',
      '**Open**: villages, also what a face-down card is, Buildings, tokens, trackers, Scrolls, discard piles, the row, and how many cards everybody holds.',
      'In a meditation only the effort is known; what it is paid with is seen when it is paid.',
      'By chance: the start player, the first shuffles, and the shuffling of a discard pile.',
    ),
  ),
  extra(
    'reconstructed',
    'What we reconstructed',
    p(
      '',
      'The game was written down from rules, reviews and lists that we could find. Where none of them decides a point, we chose what fits all the rest, and the clause says **our reading**. The points that matter most:',
    ),
    list(
      '',
      'Costs, icons and actions of most villagers.',
      'All Guardians and Forest cards but one each, and most achievements.',
      'In which order opponents are asked.',
      'When exactly achievements are checked.',
      'What happens to icons that are too many within one list.',
    ),
    RECONSTRUCTED,
  ),
];

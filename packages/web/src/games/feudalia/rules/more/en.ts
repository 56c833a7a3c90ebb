import { heading, list, more as extra, p, RECONSTRUCTED, setting, table } from '../../../../rulebook/write.ts';
import type { Chapter } from '../../../../rulebook/types.ts';

/** Chapters that a first game does not need. */
export const more: readonly Chapter[] = [
  extra(
    'scenarios',
    'Scenarios and variant cards',
    p(
      '17.1 17.4',
      'A scenario says which vassals can be hired, with what you begin, which masters there are and how many points end the game. Eight piles are in every one: Serf, Reaper, Lumberjack, Kneader, Stonecutter, Merchant, Priest and Feudal Lord.',
    ),
    list(
      '17.2 17.3',
      '**First Harvest**: eight piles, no masters, only two phases of the cathedral, 6 points.',
      '**Masters in Town**: three piles more, masters of level 1, the whole cathedral, 8 points.',
      '**The King’s Cathedral**: 14 piles, all masters, 10 points.',
      'The first two begin with a wheat fief for everybody.',
    ),
    list(
      '17.5 17.6 17.7',
      '**Great Works**: 12 points.',
      '**Consecration**: no goal; the game ends with the round in which the cathedral is finished.',
      '**Royal Court**: 11 points; who alone has most crowns at the end gets 1 point.',
      '**Guild Hall**: 11 points; each of your masters is worth ½ point while it lives in your cities.',
      '**Full Barns**: each fief begins with one cube of its kind.',
    ),
  ),
  extra(
    'events',
    'Seasonal events',
    p(
      '14.1 14.2 14.12 14.13',
      'Before the first player’s turn one event is turned up and holds for the round. They run through the seasons four times and get harder. When all 40 are over you play on without.',
    ),
    list(
      '14.3 14.4 14.15',
      '**Rains**: every wheat and wood fief gets a cube of its kind per field.',
      '**Black plague**: you destroy cards of hand or discard pile by the sum of your levels: 0–1 none, 2–3 one, 4–5 two, 6 three. The Tax Collector is safe.',
    ),
    list(
      '14.5 14.14 14.17',
      '**Raids**: each fief is attacked with 2. Masters with defense and cards you spend defend it; what is missing is lost in cubes, of your choice. Cubes in safety are spared.',
    ),
    list(
      '14.6 14.7 14.8 14.18',
      '**Drought**: wheat and wood fiefs lose a cube of their kind per field, and workers cannot work there this round.',
      '**Fire**: wheat fiefs lose half their wheat, wood fiefs half their wood, rounded up.',
      '**Pig slaughter**: one wheat for one of your fiefs.',
    ),
    list(
      '14.9 14.10 14.11 14.16',
      '**Market**: in the day, in each fief as many trades as its level: 1 cube for 1 coin; 2 cubes, no wheat, for any; 3 wheat for any; 3 coins for any but stone.',
      '**Vintage**: workers played for income bring 1 coin more.',
      '**Frost**: workers cannot work on fields.',
    ),
  ),
  extra(
    'quick',
    'Quick start',
    p(
      '12.1 12.2 12.3',
      'Everybody replaces a Serf by a specialist, adds a vassal that costs less than 5 coins, gets five steps and takes three ½ tokens from Foundations.',
    ),
    list(
      '12.4 12.5 12.6 12.8',
      'In turn, one at a time. **A step** is: a vassal for 5 coins or more, a fief to level 1, or an open master for a city. All five must be used, as far as possible.',
      'Besides, you may **give a ½ token back** for a vassal that costs less than 5 coins.',
      'Prices are not paid, but cards that a price removes are.',
    ),
    p('12.7 12.9', 'Then decks are shuffled, and the game begins as usual.'),
  ),
  extra(
    'trading',
    'Trading',
    p(
      '13.1 13.2 13.3',
      'With three players or more you may, in your day, make **one offer to each other player**: cubes for cubes, no kind on both sides, or a gift for a promise. Promises bind nobody. A refused offer is used up. Coins, cards and tokens are not traded.',
    ),
  ),
  extra(
    'iron',
    'Iron mode',
    p(
      '11.1 11.2 11.3 11.6',
      'From the round in which somebody first reaches the goal, the leader puts others out at the end of each round: whoever is **1 point** behind; or **½ point** and a crown; or **two crowns** at equal points. The last one wins.',
    ),
    p(
      '11.4 11.5',
      'If nobody can score any more, those still in share the win. The cards of those who are out leave the game.',
    ),
  ),
  extra(
    'solo',
    'Alone and against time',
    p(
      '16.1 16.2 16.8',
      'Alone you play any scenario with the cathedral for two and with events. Three times you draw two fiefs and keep one. Bonuses for having most of something are not given.',
    ),
    p(
      '16.3 16.4 16.7',
      'To hire a master three are drawn, and two go under the deck. Some events take tokens from the cathedral.',
    ),
    p(
      '16.5 16.6',
      'The game ends after the 40th event, whatever your points. For practice the events that hit fiefs and hand can be ignored.',
    ),
    table('16.9', ['Points', 'Title'], ['15', 'Duke'], ['10', 'Count'], ['6', 'Lord'], ['less', 'Steward']),
    heading('timetrial', 'Time trial'),
    p(
      '15.1 15.2',
      'With events, for any number: the game ends after the 40th event at the latest, and most points win.',
    ),
  ),
  extra(
    'settings',
    'Settings and variants',
    p('', 'What each setting changes, and why you might want it.'),
    setting(
      'scenario',
      '17.1',
      'Which vassals, masters and goal there are.',
      'Play the first three in their order to learn; then each gives another game.',
    ),
    setting(
      'variant',
      '17.5 17.7',
      'A card that changes the goal or adds a rule.',
      'A longer game, another aim, or a quicker start with Full Barns.',
    ),
    setting(
      'wheatStart',
      '2.7 2.13',
      'Everybody begins with a wheat fief and drafts two more.',
      'Nobody is short of wheat; good for a first game.',
    ),
    setting(
      'quickStart',
      '12.1',
      'Better decks, fiefs and masters before the first turn.',
      'For those who know the game and want to skip the slow beginning.',
    ),
    setting('events', '14.2', 'An event is turned up in every round.', 'No two years are alike.'),
    setting('timeTrial', '15.1', 'The game ends with the 40th event at the latest.', 'A limit that everybody can see.'),
    setting('practice', '16.6', 'Alone: events that hit fiefs and hand are ignored.', 'To learn without bad luck.'),
    setting(
      'trading',
      '13.1',
      'Players may trade cubes in their turns; from three players on.',
      'More talk at the table.',
    ),
    setting('iron', '11.1', 'The game goes on until somebody is clearly ahead.', 'No win by half a point.'),
    setting(
      'reshufflesPerTurn',
      '5.6',
      'How often your deck may be shuffled anew in one turn.',
      'More than one helps decks that draw a lot.',
    ),
    setting(
      'roundCap',
      '10.4',
      'The game ends after this number of rounds at the latest.',
      'For a game of known length.',
    ),
  ),
  extra(
    'secrets',
    'What is open, what is secret',
    list(
      '20.1 20.2 20.3 20.4',
      '**Secret**: hands, the order of all decks, and a fief that is offered in the draft.',
      '**Open**: fiefs, cubes, coins, masters, tokens, piles, events, discard piles, and how many cards everybody has.',
      'Destroyed cards are seen by all. If you have to look into your deck, only you see it.',
    ),
    p(
      '1.1 1.2 1.3 1.7 18.1 19.1',
      'In the box: 306 vassals of 35 kinds, 40 masters and 12 masters of the cathedral, 36 fief cards for 18 fiefs, five cathedral cards, 40 events, 34 tokens of ½ and 1 point, and cubes without limit. Two modules, military and magic, are not playable here yet.',
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
      'Most card faces: prices, income and effects of vassals and masters.',
      'All scenarios and most variant cards.',
      'What upgrades cost, except wheat to level 1.',
      'Prices and numbers of tokens of the cathedral, except Foundations for clay.',
      'How many coins are kept in the evening.',
      'How many events of each kind there are.',
    ),
    RECONSTRUCTED,
  ),
];

import { cards, heading, list, more as extra, p, RECONSTRUCTED, setting, table } from '../../../../rulebook/write.ts';
import type { Chapter } from '../../../../rulebook/types.ts';
import { countess, monastery } from './solo.en.ts';

/** Chapters that a first game does not need. */
export const more: readonly Chapter[] = [
  extra(
    'specials',
    'Special villagers',
    p(
      '9.1',
      'A Special with the **discard mark** takes no build action: play it, use it, put it on the discard pile. You may play any number of them. The others cost one build action and stay in your village.',
    ),
    cards(
      ['monk', 'stands for somebody in a chain'],
      ['apprentice', 'takes the place of a covered villager'],
      ['tinner', 'padlocks are free this turn'],
      ['smuggler', 'half the gold of one villager'],
    ),
    p('9.2', 'No Special can take another player’s Founders, and none can take or remove a Team.'),
    list(
      '9.3 9.22',
      '**Monk**: stands for any one villager of a chain, never the top one. So you place it together with the villager above it: **two build actions**. The rest of the chain must be right. At the bottom it carries two villagers of one suit, elsewhere one. Two Monks may lie on each other with a villager on top: three build actions.',
    ),
    list(
      '9.4 9.19 9.5',
      '**Apprentice**: takes the place of any **covered** villager in any village. You build the freed villager at once in your own village, by the usual rules (place and padlock). One build action for all of it. The Apprentice then belongs to the village in which it lies. It never takes a Team, other people’s Founders or another stand-in. A target whose freed villager could not be built is not offered.',
      'A Monk or Apprentice that has nobody on it any more goes to the hand of the village’s owner.',
    ),
    list(
      '9.6 9.7 9.21',
      '**Tinner** (discard): from now on in this build turn each padlock may be opened for nothing, if you like. Nothing is refunded.',
      '**Smuggler** (discard, padlock: Shipwright): you get half the printed gold of one of your villagers whose gold is active, rounded up. Its own padlock must be opened first; a Tinner may free it.',
    ),
    heading('newspecials', 'The seven of Shifting Seasons'),
    list(
      '9.8 9.9 9.15 9.16 9.17',
      '**Engineer**: goes on top of any of your chains, a single villager included. **Every symbol below it in that branch works** again: gold, silver, food, builder and keyring. The bottom card belongs to the branch, also when it carries two.',
      '**Inventor**: goes on top in the same way. You get **5 gold at once for each villager below** it in that branch, the bottom card included. It covers like anybody; coins on the villager it covers go to your supply.',
      'Both need an own villager with nobody on it: also Founders, a lone Basic or a Team. Nothing but another Engineer or Inventor can be placed on them. An Engineer works for all cards below it, even with an Inventor on top, and also for those under an Inventor below it.',
    ),
    list(
      '9.10 9.18',
      '**Jack ’O Trades**: a bottom card whose two branches may be of **different suits**. It stands for any starter, Founders included, and may stand alone. One build action.',
      'A stand-in offers the places of the villager it stands for: two at the bottom, one elsewhere. A villager exposed by an Engineer is still covered, so an Apprentice may take it.',
    ),
    list(
      '9.11 9.12 9.13 9.14',
      '**Forager** (discard): played in the draft, before your last regular draft. You draft two more, even beyond five.',
      '**Tentmaker** (discard): two more build actions this turn, even beyond five.',
      '**Leader** (discard): take up to two Basics without giving a card. They are outside the limit of three.',
      '**Merchant** (discard): the bank puts gold on one of your villagers with an active keyring: as much as the keyring shows.',
    ),
    p(
      '9.20 20.9',
      'A Special in your village counts as a villager when gold is equal at the end. It shows one Special sign, which no silver counts, and never copies the symbols of the villager it stands for.',
    ),
  ),
  extra(
    'seasons',
    'Shifting Seasons',
    p(
      '2.9 2.15 2.17 1.7',
      'The expansion brings Events, Teams, seven Specials and the Clay suit. **You may use each of them alone.** As soon as one is in play, the seasons setup is used unless you switch it off.',
    ),
    list(
      '2.10 2.11 2.12 2.13 2.18',
      'The Road is six random cards, at every number of players.',
      'The stacks are higher: the first has 2 cards per player, the others **3 per player**. That is about one more round.',
      'With 4 or 5 players all 18 Clay cards, the extra Tanner and the extra Shepherd are in.',
      'The Reserve then has 36, 14, 26 or 4 cards for 2, 3, 4 or 5 players, and 8 more with the seven Specials and the extra Graper. Alone it has 51 cards beside the Monastery (41 with higher stacks) and 43 against the Countess.',
    ),
    p(
      '2.19',
      'If a choice of settings leaves too few cards for Road, stacks and hands, the table says how many are missing and offers the nearest settings that work.',
    ),
    heading('claysuit', 'Clay and the extra copies'),
    p(
      '12.1 12.2 12.3 12.4 12.5',
      'Clay has 18 cards: four Claymen, which start chains, and two each of seven others that stand on them. No Clay villager has a keyring. The extra Graper may be used in any mode, the extra Tanner and Shepherd with their suits.',
    ),
  ),
  extra(
    'events',
    'Events',
    p(
      '2.14 2.20 10.1 10.2',
      'Under stacks 1, 3, 4 and 5 lies one random Event each: **Spring, Summer, Autumn, Winter**. You can read them from the start. An Event happens in the round in which its stack runs out, after all have built. Several are done from left to right, each by all players in turn order. Who cannot do it is skipped; the card never returns.',
    ),
    p(
      '10.16 10.21',
      'There are three Events for each season. If one Event empties a stack, the Event under it still happens in this round.',
    ),
    heading('spring', 'Spring'),
    list(
      '10.3',
      '**Festivals**: all draw 3 cards from the Reserve. Only then each returns any 2 cards of their hand to it, and it is shuffled. If the Reserve is short, the discard pile is shuffled in; who drew fewer returns one card less than they drew.',
    ),
    list(
      '10.4 10.20 17.7',
      '**Townsfolk**: every stack is turned over as a whole, so its bottom card is on top and face-up, until the next build phase. Drafts and gaps take these visible cards. A card returned meanwhile lies on top, face-up, and ends at the bottom when the stack is turned back.',
    ),
    list(
      '10.5 17.6',
      '**Returnees**: in turn choose a stack that has cards, look through it, take one card to your hand, shuffle the rest. The others see only the suit that you took.',
    ),
    heading('summer', 'Summer'),
    list('10.6', '**Developments**: 2 gold for each card in your hand.'),
    list(
      '10.7 10.18 17.9 20.11',
      '**Weddings**: in turn each gives one hand card face-down to the neighbour on the right. You cannot pass on a card you were given; all pick up at the end. Not beside the Monastery.',
    ),
    list(
      '10.8 10.22',
      '**Nobles**: the bank puts 5 gold on every villager of the Road. They are ordinary coins: with three or more players, whoever still stands there after the next draft leaves with them.',
    ),
    heading('autumn', 'Autumn'),
    list(
      '10.9 10.10 20.10',
      '**Travellers**: the bank puts 2 gold on each of your villagers with an active keyring.',
      '**Caravans**: score all your active silver, as in the Second Market, and nothing else.',
    ),
    list(
      '10.11',
      '**Merchants**: choose one of your chains and score its active gold, its silver and its coins, both branches. Silver still looks at the whole village. The coins stay. You must choose, even at 0.',
    ),
    heading('winter', 'Winter'),
    list(
      '10.12 10.14 10.17',
      '**Castellans**: each may build **one** villager from the hand, with place and padlock as usual, and exchange at most one card for a Basic, before or after. A Special may be the one. It is no build phase: no Teams, no Monk, and Tinner and Tentmaker do nothing.',
    ),
    list(
      '10.13 10.19',
      '**Pilgrims**: the same, but the villager comes from the **discard pile**. If that has fewer cards than there are players, one card per player is first moved there from the shuffled Reserve. You may decline.',
    ),
    list(
      '10.15',
      '**Envoys**: discard one hand card with a gold symbol and gain half of its gold, rounded up. Silver does not count.',
    ),
  ),
  extra(
    'teams',
    'Teams',
    p(
      '11.1 11.2 11.7',
      'In your build turn you may return **two hand cards** to stacks and take a Team: the **Builder Team** (one builder) or the **Harvest Team** (one food). One Team per village. It takes no build action and is outside the limit of three exchanges. It never flips.',
    ),
    p(
      '11.3 11.8 2.16 11.6',
      'A Team is a Solitary villager, so the Priest counts it. Nothing removes it, and nobody can be placed on it but an Engineer or Inventor. Teams never run out. If all stacks are empty, the two cards go to the Reserve.',
    ),
  ),
  monastery,
  countess,
  extra(
    'settings',
    'Settings and variants',
    p('13.7', 'What each setting changes, and why you might want it. Variants can be combined freely.'),
    setting(
      'mode',
      '16.1',
      'Two to five villages, or one person alone: beside the Monastery for a rank, or against the Countess.',
      'Alone, the Monastery is quiet and quick; the Countess fights back.',
    ),
    setting(
      'countessProfile',
      '15.20 15.30',
      'Which decks and rules the Countess has: the second beta, the cards that were sold later, or these in an easy or a hard version.',
      'Begin with Beta 2 or the version for beginners; take the hard one when you win often.',
    ),
    setting(
      'events',
      '2.14',
      'Four Events, one for each season, lie under stacks and happen when these run out.',
      'Every game becomes different, and emptying a stack becomes a plan.',
    ),
    setting(
      'teams',
      '11.1',
      'Two hand cards buy a builder or a food for good.',
      'Good against a slow start: nobody is stuck without food or builders.',
    ),
    setting(
      'freeTeam',
      '11.4',
      'The seats you name get their Team for nothing, once, in one of their build turns.',
      'A head start for a beginner among experts.',
    ),
    setting(
      'specials7',
      '2.9',
      'Seven new Specials join the deck, one copy each. Not against the Countess.',
      'More surprises and larger combinations.',
    ),
    setting('extraGraper', '2.9 12.5', 'A third Graper joins the deck.', 'The Grapes chain starts more easily.'),
    setting(
      'seasonsSetup',
      '2.17',
      'A random Road and, unless you keep the short stacks, higher stacks; with four or more players also Clay and the extra copies.',
      'Switch it off to keep the setup of the base game with single parts of the expansion.',
    ),
    setting(
      'extendedLength',
      '2.12 2.15',
      'The higher stacks of the seasons setup.',
      'Switch it off for a shorter game.',
    ),
    setting(
      'clay',
      '13.4 2.10',
      'The Clay suit joins. With up to three players: two Claymen and one copy of each other Clay card, and all Grapes stay out.',
      'A new suit to discover, at any number of players.',
    ),
    setting(
      'wool',
      '13.5',
      'The Wool suit joins. With up to three players all Grapes stay out.',
      'Wool has the longest and richest chain.',
    ),
    setting(
      'leather',
      '13.5',
      'The Leather suit joins. With up to three players all Grapes stay out.',
      'Short chains that pay early.',
    ),
    setting(
      'extraShepherd',
      '12.5',
      'A third Shepherd joins the Wool suit.',
      'Wool starts more easily; the seasons setup with four or five players needs it.',
    ),
    setting(
      'extraTanner',
      '12.5',
      'A third Tanner joins the Leather suit.',
      'Leather starts more easily; the seasons setup with four or five players needs it.',
    ),
    setting(
      'firstPlayer',
      '2.3',
      'Who begins: by lot, or the first seat.',
      'Fix it to give a beginner the last word, or to play the same deal again.',
    ),
    setting(
      'foundersFlip',
      '6.12',
      '“Round 1”: at the end of your first build turn Founders with nothing on them turn to food, whatever other food you have; never later. “No food”: at the end of each of your build turns gold-side Founders turn if your village has no active food.',
      'The first reading is that of the expansion, the second that of the base rulebook. The second helps who runs out of food later.',
    ),
    setting(
      'poorestWins',
      '13.1 13.11 13.12',
      'Least gold wins, and every draft and every possible build must be used, in Castellans and Pilgrims too. With Twin Villages the smallest difference decides instead.',
      'The known cards seen from the other side.',
    ),
    setting(
      'tinyIsland',
      '13.2 13.9',
      'The bank opens no padlocks: without an opener in some village a padlocked villager cannot be built, except with the Tinner.',
      'Keyrings become precious, and neighbours matter more.',
    ),
    setting(
      'twinVillages',
      '13.3 13.8 17.10',
      'One person plays both sides of a two-player game and sees both hands. The smaller the difference of gold at the end, the better.',
      'A puzzle for one.',
    ),
    setting('silverInFirstMarket', '13.6', 'Silver is paid in both Markets.', 'Silver villagers pay off earlier.'),
    setting(
      'sevenStartingCards',
      '13.6 2.19',
      'Everybody starts with seven cards instead of five.',
      'More to plan with from the first turn on.',
    ),
    setting(
      'leaveOut',
      '13.6 13.10',
      'Villagers that you name stay out of the deck. If one of them should start on the Road, the top card of the deck takes its place.',
      'Leave out what somebody at your table dislikes.',
    ),
    heading('together', 'What goes together'),
    table(
      '16.1 16.2 16.3 2.18',
      ['', 'not with'],
      ['Events', 'Countess; Weddings are out beside the Monastery'],
      ['Seven Specials, all other Specials', 'Countess'],
      ['Clay, Wool, Leather with 1–3 players', 'Grapes, the extra Graper'],
      ['Poorest Village Wins', 'playing alone'],
      ['Twin Villages', 'Monastery, Countess'],
    ),
  ),
  extra(
    'secrets',
    'What is open, what is secret',
    list(
      '17.1 17.5',
      '**Open to all**: villages, coins, gold, the Road, Village Squares, the discard pile, Events, the number of cards everywhere, the suit on top of each stack and of the Reserve, and the suit of every hand card, because backs are open.',
      '**Yours alone**: the fronts of your hand.',
      '**Hidden from all**: the fronts in stacks and Reserve, and their order.',
    ),
    p(
      '17.2 17.3 17.4 17.8 17.11',
      'A card drafted unseen becomes open when it lies on the Village Square. A card returned to a stack or given away shows only its suit. What goes to the discard pile or to the Countess is open. What you have seen once you may remember; the table shows only what lies open now.',
    ),
    p(
      '20.1 20.3 20.4 20.8',
      'The bank is never empty. What cannot be done is skipped. If Festivals, or the Countess, need the Reserve and it is empty, the discard pile is shuffled to become the Reserve. Coins on a villager that leaves a village go to its owner.',
    ),
  ),
  extra(
    'reconstructed',
    'What we reconstructed',
    p(
      '',
      'These games were written down from rulebooks, card lists and reports that we could find. Where none of them decides a point, we chose what fits all the rest, and the clause says **our reading** at the margin. The points that matter most:',
    ),
    list(
      '',
      'Which six villagers start on the Road in the base setup.',
      'Most of the Clay cards: names, places and values. Only Clayman, Ceramicist and Tile Layer are attested.',
      'What Leader and Merchant do, and that Forager and Tentmaker are discarded.',
      'How high the stacks are with three to five players in the seasons setup.',
      'Rows 2 to 6 of the Monastery’s priorities.',
      'Which of two readings of the Founders is the default.',
      'Which Event belongs to which season, except Weddings.',
      'That the Countess cannot take your Founders.',
    ),
    RECONSTRUCTED,
  ),
];

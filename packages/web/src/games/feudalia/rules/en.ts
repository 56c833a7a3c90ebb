import {
  cards,
  chapter,
  heading,
  list,
  p,
  picture,
  question,
  rulesOf,
  SYMBOLS,
  table,
} from '../../../rulebook/write.ts';
import { more } from './more/en.ts';

/** The rules of Feudalia in English. */
export const en = rulesOf(
  'F',
  chapter(
    'aim',
    'The aim',
    p(
      '10.1 2.4',
      'You rule three fiefs. Vassals work for you, bring goods and coins, and help to build the cathedral. When somebody **ends a turn with 10 points**, the round is finished, and **most points win**. (Some scenarios have another goal.)',
    ),
  ),
  chapter(
    'fief',
    'Fiefs, vassals, coins',
    p(
      '1.4 1.10',
      'There are four goods: **wheat, wood, clay and stone**. They are cubes that lie **on a fief** and stay there from turn to turn. A black cube stands for any good.',
    ),
    cards(['fief_wheat', 'wheat'], ['fief_wood', 'wood'], ['fief_clay', 'clay'], ['fief_stone', 'stone']),
    table(
      '1.5 1.6',
      ['Level of a fief', 'fields', 'points', 'city'],
      ['0', '1', '0', 'closed'],
      ['1', '1', '1', 'open'],
      ['2', '2', '2', 'open'],
    ),
    p(
      '1.6',
      'A vassal works on a **field**; a master lives in the **city**. Every fief has one city, so you have three masters at most.',
    ),
    p(
      '1.8 1.9 1.11',
      'Vassals are of a kind: workers (Serf, Freeman), specialists, traders, artisans, clergy, nobles, officials. Where a card asks for a worker, a specialist will not do. **Crowns** on nobles count 1 or 2; they break ties.',
    ),
    p(
      '',
      'Your **treasury** counts your coins, 20 at most. At the end of a turn most of them are lost, so spend them.',
    ),
  ),
  chapter(
    'setup',
    'Setup',
    p(
      '2.5 2.6 2.7 2.13',
      '**Fiefs**: the first player draws two, keeps one and passes the other on; the next draws one, so sees two, keeps one and passes one, until all have **three**. Who has three of one kind may replace one. With the wheat start everybody gets a wheat fief first and drafts two.',
    ),
    p(
      '2.8 2.9',
      'You begin with **6 Serfs, 2 Merchants, 1 Priest and 1 Tax Collector**, unless the scenario says otherwise. The Tax Collector starts in your discard pile. Shuffle the rest and draw **5 cards**.',
    ),
    p(
      '2.1 2.3 2.10 2.12',
      'The scenario says which vassals can be hired; they lie in open piles. Your treasury starts at 0. The first player is drawn by lot.',
    ),
    p(
      '2.11',
      'Masters of a colour that no player’s fief has stay out; black ones stay in. Then **5 masters** lie open.',
    ),
    table('2.2', ['Players', 'tokens on Foundations, ½ point each'], ['1 or 2', '8'], ['3', '11'], ['4', '14']),
  ),
  chapter(
    'turn',
    'A turn',
    picture(
      'turn',
      '**Morning** masters wake, taxes',
      '**Day** do as much as you like',
      '**Evening** blue cards, save, draw 5',
    ),
    p('3.1', 'In turn, clockwise. Once round is a round.'),
    p(
      '3.2',
      '**Morning**: turn your masters back, guests come back to your hand, and masters that work in the morning do so. If the **Tax Collector** is in your hand, it is played now.',
    ),
    p(
      '3.3',
      '**Day**: as many actions as you like, in any order, until you end it. Only influence is limited: one per turn.',
    ),
    p('3.4', '**Evening**: see the chapter about it.'),
    p(
      '5.1 5.2 5.4',
      'What a card does happens at once, in the order printed, and must be done unless it says “you may”. Of two scrolls you choose one. If you cannot pay for it, you cannot choose it; if a later part is not possible in full, do as much as you can.',
    ),
    p('5.3 5.8', 'Some effects last until the end of the turn. They help cards played after them, and several add up.'),
    p(
      '5.6 5.7',
      'If your deck is empty when you draw, your discard pile is shuffled, **once per turn**. If it is empty again in the same turn, nothing more is drawn in this part of the turn.',
    ),
  ),
  chapter(
    'vassals',
    'Play vassals',
    p('', 'A vassal of your hand can be used in one of these ways:'),
    heading('income', 'For income'),
    p(
      '4.2',
      'Play it and take the **coins** it shows. Its effect is not used. A vassal without income cannot be played so.',
    ),
    heading('field', 'On a field'),
    p(
      '4.3 4.3.1 4.3.2 4.3.3 4.3.4',
      'Put it on a **free field** of a fief that its card allows, pay the coin if one is printed there, and do what it says. Goods come from **that fief** and go to it. The field stays taken until the end of the turn, **even if the card comes back** to your hand; the card may then be used again on another field.',
    ),
    p(
      '4.12',
      'Trades are made one after the other, up to the number on the card, or none. What you just got may be given in the next one.',
    ),
    heading('influence', 'With influence'),
    p(
      '4.4 4.11 4.14 5.5',
      '**One influence card per turn.** A card with **+** allows one more, so a chain goes on while each new card has a +. Goods may come from and go to any of your fiefs. It brings no income.',
    ),
  ),
  chapter(
    'hiring',
    'Hire, upgrade, pay',
    p(
      '4.1 24.10',
      '**Hire a vassal**: pay coins and cubes. If the price names a card to remove, it comes from your **hand** and leaves the game. The new card goes to your **discard pile**. An empty pile stays empty.',
    ),
    p(
      '4.5 4.5.1',
      '**Upgrade a fief** by one level. Cubes and master stay. New fields and the opened city can be used at once; fields already taken stay taken.',
    ),
    table(
      '4.10',
      ['Fief', 'to level 1', 'to level 2'],
      ['Wheat', '4 coins, 3 wood, 1 clay', '5 coins, 2 wood, 2 clay, 1 stone'],
      ['Wood', '4 coins, 3 clay, 1 wheat', '5 coins, 3 clay, 1 stone, 1 wheat'],
      ['Clay', '4 coins, 3 wood, 1 wheat', '5 coins, 3 wood, 1 stone, 1 wheat'],
      ['Stone', '4 coins, 2 wood, 2 clay', '5 coins, 2 wood, 2 clay, 1 wheat'],
    ),
    p(
      '5.5 4.15',
      'Hiring, upgrading and building may mix cubes of **all your fiefs**. Field and master actions use the cubes of their own fief. Cubes in safety on a master are spent last.',
    ),
    p(
      '4.13',
      'A **discount** waits until you use it or the turn ends. One purchase takes one discount at most; you choose which.',
    ),
    p(
      '4.6 4.7 4.8 4.9',
      'The other actions of the day: build the cathedral, hire masters, use them, move or dismiss them, and trade, where that is played.',
    ),
  ),
  chapter(
    'cathedral',
    'The cathedral',
    p(
      '8.1 8.6 8.7',
      'You buy its tokens, as many in a turn as you can pay. It grows in **three phases**; only the present one can be bought.',
    ),
    table(
      '8.2 8.3 8.4 9.8',
      ['Phase', 'price', 'points'],
      ['1 Foundations', '3 clay, or 3 wood, or 2 stone', '½'],
      ['2 Main Nave, 2 tokens per player', '1 stone, 2 wood, 2 clay', '1'],
      ['3 Dean, one token, with the Bishop', '4 coins, 3 wheat', '1'],
      ['3 Canons, with the Bishop', '2 coins, 2 wheat', '½'],
      ['3 Stained Glass, with the Glazier', '3 coins, 2 clay, 2 wood', '1'],
      ['3 Silverware, with the Silversmith', '6 coins, 1 stone', '1'],
    ),
    p(
      '8.3 8.4',
      'When the last token of a phase is gone, the next phase opens **at once**, also in the middle of a turn. In phase 3 there is one Dean and a Canon for each player but one, and one token per player on each of the other two.',
    ),
    p(
      '8.5 8.8 8.9',
      'In phase 3 you need the **master of that card** in one of your cities. You may hire these masters earlier. A discount for the cathedral counts in every phase.',
    ),
  ),
  chapter(
    'masters',
    'Masters',
    p(
      '9.1 9.2 9.11',
      '**Hire a master**: two more are laid open, you take one of all that lie there, pay it, put it in a city, and another one goes under the deck. You can begin only if you could hire one already. Once the two are drawn there is no way back.',
    ),
    p(
      '9.3 9.16',
      'It needs an open city in a fief of **its colour** (black: any) and of at least its level. If the city is taken, its master is moved or dismissed first.',
    ),
    p(
      '9.4 9.15',
      '**Masters of the cathedral** (Bishop, Glazier, Silversmith) lie in stacks of their own. They need a fief of **level 2**, any colour, and you may have one of each. Nothing is drawn for them.',
    ),
    p(
      '9.7 9.14',
      'A master acts **once per turn** in the day and is turned; some work in the morning, some in the evening (blue), some always. What it costs comes from its own fief, coins from the treasury. A new one may act at once.',
    ),
    p(
      '9.5 9.6 9.10 9.12 9.13',
      'In your day you may **move** a master to a free fitting city or **dismiss** it: it joins the open masters, a cathedral master its stack. Cubes on it stay in the fief it leaves. Between two other actions a master may be moved twice at most.',
    ),
    p(
      '9.9',
      'The **Hotelier** takes a vassal played this turn as a guest, onto a free field of its own fief. The guest is not discarded in the evening and comes back to your hand in the next morning, besides your five cards.',
    ),
  ),
  chapter(
    'tax',
    'The Tax Collector',
    p(
      '7.1 7.5 7.6 7.7',
      'It comes with your own cards. If it is in your hand **in the morning**, it is played and then discarded. Drawn later in the turn it waits for the next morning. You cannot get rid of it; but the larger your deck, the rarer it comes.',
    ),
    list(
      '7.2 7.3 7.4 7.8',
      'If any fief has **2 or more cubes**: each fief pays **half of its cubes**, rounded down. You choose which.',
      'If not: add up the **income of your hand**. If that is 2 or more, play cards worth **half of it**, rounded down; they bring nothing. If no cards make exactly that, take the smallest sum above.',
      'If it is less than 2: discard your **whole hand**.',
    ),
    p('7.2', 'Cubes in safety on a master do not count.'),
  ),
  chapter(
    'evening',
    'Evening',
    list(
      '6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8',
      '**Blue cards**: now, and only now, you may use blue vassals and masters, each once.',
      'All vassals you have played are discarded.',
      '**Service at court**: all cards left in your hand are discarded, **1 coin each**. A Tax Collector stays.',
      '**Saving**: only some coins are kept; see the table.',
      'Draw until you hold **5 cards**.',
      'Each fief keeps at most **12 cubes**.',
    ),
    table(
      '6.4',
      ['Levels of your fiefs together', 'you keep', 'at most'],
      ['0–1', 'half, rounded up', '5'],
      ['2–3', 'half, rounded down', '4'],
      ['4–5', 'a third, rounded down', '3'],
      ['6', 'a quarter, rounded down', '2'],
    ),
  ),
  chapter(
    'end',
    'End of the game',
    p(
      '10.1 10.3',
      'When somebody **ends a turn at the goal**, finish the round. Points are the points of your fiefs, your tokens and what a variant gives.',
    ),
    p(
      '10.2',
      'If points are equal: most **crowns** on all your vassals, then most coins after saving, then most cubes; then the win is shared.',
    ),
    p('10.4', 'After 200 rounds the game ends in any case.'),
  ),
  chapter(
    'questions',
    'Often asked',
    question(
      'q-field',
      '4.3.1 4.3.2',
      'My Serf came back to my hand. Why can it not work on the same field again?',
      'A field is taken until the end of the turn, even when its card comes back. Put the card on another free field, or play it for income.',
    ),
    question(
      'q-tax',
      '7.1 7.2 7.6',
      'When do I pay the Tax Collector, and how much?',
      'In the morning, if it is in your hand then. Each fief pays half of its cubes, rounded down, if any fief has at least two. Drawn later it waits for your next morning. So spend your cubes before.',
    ),
    question(
      'q-coins',
      '6.4 6.3',
      'Where have my coins gone?',
      'In the evening you keep only a part of them, and the less the more your fiefs are upgraded: at most 5, 4, 3 or 2. Cards left in your hand bring 1 coin each just before.',
    ),
    question(
      'q-influence',
      '4.4 4.11',
      'Why can I not play a second Priest?',
      'You have one influence action per turn. Only a card with + allows one more. So play the + cards first and the Priest last.',
    ),
    question(
      'q-master',
      '9.3 9.1',
      'Why can I not hire this master?',
      'It needs an open city (level 1 or 2) in a fief of its colour and of at least its level, and you must be able to pay. Masters of the cathedral need level 2. If the city is taken, somebody has to make room.',
    ),
  ),
  chapter('symbols', 'Symbols', p('1.9', 'What the signs on cards mean, and where they are.'), SYMBOLS),
  ...more,
);

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

/** The rules of Helvetia in English. */
export const en = rulesOf(
  'H',
  chapter(
    'aim',
    'The aim',
    p(
      '18.1',
      'Lead a Swiss village. You build, deliver goods to the market, marry into other villages and raise children. The game ends after the round in which somebody has **20 points**; then **most points win**.',
    ),
  ),
  chapter(
    'village',
    'A village',
    picture(
      'village',
      '**Village Center** with people who wait, and coins of others: the dowry.',
      '**Ten places** around it, one building each.',
      '**A standing villager** is awake and can work.',
      '**A lying villager** sleeps and cannot work.',
    ),
    p(
      '3.1 3.2 3.3',
      'Around the Village Center are **10 places**: four above, four below, one on the left and one on the right. A building goes on any free place of your village. It stays there for good; a full village cannot build.',
    ),
    p(
      '3.4 3.5 3.6 3.8',
      'In a building live at most **two adults**: one of yours, and one of another colour and the other sex: a **couple**. Nobody ever leaves a building. Buildings that only bring points (Mill, Tavern, Town Hall, Church) have no people.',
    ),
    p(
      '3.7 3.12',
      'People on your Village Center and in the School are **unattached**: only they can be married. Who lives in a building, even alone, stays there.',
    ),
    p(
      '3.11',
      'A village is **complete** when all 10 places are built on and every building that takes people has at least one adult. Children do not count.',
    ),
  ),
  chapter(
    'goods',
    'Goods',
    p(
      '1.13 1.14 4.1 4.2',
      'There are **16 goods**: 6 basic ones and 10 that need another good first. No good has a piece of its own: it exists only in the turn in which it is made. Wood, stone and brick are the building materials.',
    ),
    table(
      '4.1',
      ['Good', 'needs', 'made by'],
      ['Wood, stone, brick', 'nothing', 'Woodcutter, Stonemason, Brickyard'],
      ['Water, grain, ore', 'nothing', 'Well, Grain Farm, Mine'],
      ['Beer', 'water', 'Brewery'],
      ['Goat', 'water', 'Goat Shed'],
      ['Cheese, leather', 'goat', 'Cheese Dairy, Tannery'],
      ['Bread', 'grain', 'Bakery'],
      ['Cow', 'grain', 'Cow Shed'],
      ['Meat, butter', 'cow', 'Butcher, Dairy'],
      ['Iron', 'ore', 'Ironworks'],
      ['Bell', 'iron', 'Bell Founder'],
    ),
  ),
  chapter(
    'setup',
    'Setup',
    p(
      '7.1 7.2 7.3 7.4 7.5 5.2',
      'The tiles of pile 1 lie open: the **display**. Piles 2 and 3 are shuffled, 2 on top of 3. Everybody has 16 villagers, **6 coins** and a cube for each good.',
    ),
    heading('startdraft', 'Start buildings'),
    p(
      '7.6 7.7 7.8 7.9 7.10 7.11 7.21 7.22 2.3',
      'By turns everybody picks **three start buildings**, no type twice: once round clockwise, once back, once round again. With 2 or 3 players one of each type stays out. Who picks last **starts the first round**. A pick that would leave somebody without a legal pick later is not offered. What is left leaves the game.',
    ),
    p(
      '7.12 7.13 7.23 7.24',
      'In the **easy first game** everybody is dealt a Village Center with a letter and the three start buildings of that letter; who starts is drawn by lot.',
    ),
    table(
      '5.5',
      ['Letter', 'Start buildings'],
      ['A', 'Woodcutter, Stonemason, Grain Farm'],
      ['B', 'Brickyard, Well, Grain Farm'],
      ['C', 'Brickyard, Woodcutter, Grain Farm'],
      ['D', 'Brickyard, Stonemason, Well'],
      ['E', 'Woodcutter, Stonemason, Well'],
    ),
    heading('founding', 'The first people'),
    list(
      '7.14 7.15 7.16 7.17 7.18 7.19 7.25 7.26',
      'Put your three buildings on places of your choice. Then place your first 3 men and 3 women, all awake:',
      'First **one man and one woman** on two of your buildings.',
      'Then **one villager** on the third building, and one of the other sex into the **School**.',
      'Then **marry** one into the village of your **left neighbour**, to a lone villager of the other sex. No dowry yet. The last one waits on your Village Center.',
    ),
    p(
      '7.20 7.22',
      'At last everybody gives one coin to each of the **two players to the right**; with two players both go to the other. So you begin with **4 coins** and have 2 coins of others on your Village Center.',
    ),
  ),
  chapter(
    'turn',
    'A turn',
    p(
      '2.2 8.1 8.3',
      'Turns go round **anti-clockwise**, as in Switzerland. Who has coins must take a turn with at least one action; who has none is skipped.',
    ),
    p(
      '8.2 8.4 8.5',
      'Choose **one character** and take one or more actions with it. **Each action costs 1 coin**, which you put on that character. You may add coins one by one. Others may use the same character, too, and so may you again later.',
    ),
    cards(
      ['character:builder', 'build a building'],
      ['character:trader', 'deliver a good'],
      ['character:night-watchman', 'wake a quarter'],
      ['character:priest', 'marry somebody'],
      ['character:midwife', 'a child is born'],
    ),
    p(
      '8.6 8.10',
      'An action must be possible in full, with all that has to be bought. The Night Watchman always works, even if nobody sleeps. A coin that came home as dowry in this turn cannot be spent before your next turn.',
    ),
    p(
      '8.7 8.8 8.12',
      'The round **ends at once when only one player still has coins**. That player gets no further turn, keeps the coins and takes the **starting player token**. So it may happen that you get no second turn, with two players not even a first one.',
    ),
  ),
  chapter(
    'work',
    'Work and sleep',
    p(
      '9.1 9.2 9.12',
      'An **awake** villager of yours in a building makes its good **once** and then lies down to sleep. It may stand **in any village**: your people who married abroad work for you there. Their hosts are not asked and lose nothing. Who sleeps, waits on a Village Center or is in the School makes nothing.',
    ),
    p('9.3', '**Nobody wakes by themselves**, not even at the end of a round. Only the Night Watchman wakes people.'),
    p(
      '9.4 9.5 9.10 20.17',
      'Goods are made only for an action of the Builder or the Trader in this turn, and they vanish at the end of the turn. Nobody works for nothing: the table lets people work only for goods that the action uses.',
    ),
    p(
      '9.6 9.7',
      'A good that needs another one can be made if you have **made that other one earlier in this turn**. It is not used up: one grain in a turn is enough for a cow and bread, and you may still deliver it or pay with it. Paying, delivering and swapping use a good up.',
    ),
    p(
      '9.8 9.11',
      'In a **swap building** an awake villager lies down, gives one good and gets another one. What you get counts as made and needs nothing else: a goat from the Goat Market needs no water.',
    ),
    p(
      '9.9 9.13',
      'Who enters a building in your turn is awake and may work in the same turn. Nobody works twice in one turn.',
    ),
  ),
  chapter(
    'builder',
    'Builder',
    p(
      '10.1 10.2 10.7 10.11',
      'Build one building from the display on a free place of your village. You cannot have the same building twice. What nobody builds stays on display.',
    ),
    p('10.3 10.6', 'You pay with goods that your people make now, in any village. Each good pays for one thing only.'),
    p(
      '10.4 10.5 10.12 10.13',
      'Wood, stone and brick you may instead **buy for 1 coin each**, as many as you like. These coins lie on the Builder, too. Other goods cannot be bought, and bought materials cannot be kept, swapped or delivered.',
    ),
    p(
      '10.8',
      'If people wait on your Village Center, **one of them must move in**, awake; you choose who. If nobody waits, the building stays empty until somebody comes home from School.',
    ),
    p('10.9', 'Mill, Tavern, Town Hall and Church take nobody in. Each is worth **3 points**.'),
    p(
      '10.10',
      'The first to complete a village gets **4 points**, the second **2**. A third gets nothing, and nobody gets both.',
    ),
  ),
  chapter(
    'trader',
    'Trader',
    p(
      '11.1 11.2 6.1',
      'Deliver one good that you make now: put a cube on its place in the market. That is **1 point**. Each good **once per game**; others may deliver it as well.',
    ),
    p(
      '11.3 6.2',
      'Who is **first** to deliver a good that needs another one takes its tile: **1 point** for beer, goat, bread, cow and iron, **2 points** for cheese, leather, meat, butter and bell.',
    ),
    p(
      '11.4 11.6',
      'Nothing can be bought here. What you have delivered you can still make, to pay with it or as a need of something else.',
    ),
    table(
      '6.3 6.4 6.5 11.5',
      ['First to deliver all of', 'points'],
      ['wood, stone, brick', '1'],
      ['ore, iron, bell', '2'],
      ['grain, bread, cow, meat, butter', '4'],
      ['water, beer, goat, cheese, leather', '4'],
    ),
  ),
  chapter(
    'watchman',
    'Night Watchman',
    p(
      '12.1 12.2',
      'Choose a village, yours or another, and one of its quarters. **Everybody who sleeps there stands up, of any colour.** Each coin is one quarter, anywhere.',
    ),
    picture(
      'quarters',
      '**Top** the upper row, left and right',
      '**Bottom** the lower row, left and right',
      '**Left** the left column',
      '**Right** the right column',
    ),
    p(
      '3.10 3.13 3.14',
      'The quarters are **top, bottom, left and right**, seen by the owner of the village. The buildings beside the Center belong to top **and** bottom, so they are the best places. Corners belong to two quarters.',
    ),
    p(
      '12.3 12.4',
      'Children, School and Village Center are not touched. You may wake a quarter in which nobody of yours sleeps.',
    ),
  ),
  chapter(
    'priest',
    'Priest',
    p(
      '13.1 13.2 13.3 13.4',
      'Marry one of your unattached people into **another player’s village**: into a building with **exactly one** villager, of the **other sex**, asleep or awake. The newcomer is awake. Within your own village nobody marries.',
    ),
    heading('dowry', 'Dowry'),
    p(
      '13.5 13.9',
      'If coins lie on that Village Center, you **must take one**; you choose the colour. Each marriage takes its own.',
    ),
    list(
      '13.6 13.7 13.8 13.10',
      '**Your own colour** comes home to you for good: one more action in every round, from your next turn on.',
      '**Another colour** goes on your Village Center. It waits there for whoever marries into your village.',
    ),
  ),
  chapter(
    'midwife',
    'Midwife',
    p(
      '14.1 14.2 14.3 14.5',
      'A couple **in your own village** gets a child, boy or girl as you choose, from your supply. It belongs to you, not to the spouse from abroad. The couple may be asleep. If you have no such figure left, it cannot be.',
    ),
    p('14.4', 'A couple gets at most **one child per turn**, but may get another one in a later turn of the round.'),
    p(
      '14.6 14.7 1.15',
      'A child lies on its building, takes no place and does nothing. At the end of the round it goes to **School**. In the next round you may marry it. If not, it comes home at the end of that round.',
    ),
  ),
  chapter(
    'tiles',
    'Character tiles',
    p(
      '16.1 15.8',
      'At the end of a round, who has **most coins** on a character takes its tile. With a tie, or without coins, it stays where it is. It is worth **1 point** while you have it.',
    ),
    p(
      '15.1 15.2 15.3 8.11',
      'A tile gives **one free action** of its character **per round**. You use it in your turn, **before or after** your actions with coins, never between them, and only one tile per turn. If you use it afterwards, your turn is over. It may be the same character; then all of it is one turn’s work.',
    ),
    p(
      '15.4 15.5 15.6 15.7 15.9 15.10',
      'It puts no coin on the character, except for materials that you buy. You need a turn of your own to use it, so you need coins when your turn comes. What you do not use in a round is lost. All rules of the character hold.',
    ),
  ),
  chapter(
    'roundend',
    'End of a round',
    picture(
      'roundend',
      '**Tiles** go to those with most coins',
      '**Coins** come back',
      '**School** is over: people come home',
      '**Children** go to School',
      '**Points** are counted',
      '**Five new tiles** are laid out',
    ),
    p(
      '16.1 16.2 8.9 16.7',
      'The tiles go to those with most coins; then all coins on characters come back. Coins on Village Centers stay. The token changed hands before, and its holder starts the next round.',
    ),
    p(
      '16.3 16.4',
      'Who is in School comes home: **first into empty buildings** that take people, as many as possible, you choose who goes where; the rest go to the Village Center. Then all children go to School.',
    ),
    p(
      '16.5 16.6',
      'Points are counted. If nobody has 20, the next **5 tiles** come to the display, first from pile 2, then from pile 3.',
    ),
  ),
  chapter(
    'end',
    'Points and the end',
    table(
      '17.1 17.2',
      ['What', 'points', 'can be lost'],
      ['starting player token', '1', 'yes'],
      ['each cube on the market', '1', 'no'],
      ['each goods tile', '1 or 2', 'no'],
      ['each character tile', '1', 'yes'],
      ['Mill, Tavern, Town Hall, Church', '3 each', 'no'],
      ['market groups', '1, 2, 4, 4', 'no'],
      ['complete village', '4, then 2', 'no'],
    ),
    p(
      '17.1 17.3',
      'Points are counted anew after every round and can fall. The market alone could bring one player 42.',
    ),
    p(
      '18.1 18.2 18.3 18.5',
      'If anybody has **20 or more after a round**, the game ends and most points win. If they are equal, count your **standing** people in buildings of all villages and on your Village Center, without School and children. If that is equal, too, you share the win.',
    ),
    p(
      '18.4 24.11',
      'If nobody builds, delivers, marries or has a child for **three rounds in a row**, the game ends as well.',
    ),
  ),
  chapter(
    'questions',
    'Often asked',
    question(
      'q-woken',
      '12.1 3.10 12.3',
      'Who is woken by the Night Watchman?',
      'Everybody who sleeps in the chosen quarter of one village, of any colour, also guests. Left and right buildings count for top and for bottom. Children and people in the School or on the Village Center are not touched.',
    ),
    question(
      'q-used',
      '9.6 9.7',
      'Is the water used up when I make a goat?',
      'No. It is enough that you made water earlier in this turn. You may still deliver it or pay with it, and it also serves for beer.',
    ),
    question(
      'q-roundend',
      '8.7',
      'Why is the round over? I still have coins!',
      'It ends at once when only one player has coins. You keep them, but get no further turn. In exchange you take the starting player token: 1 point, and you begin the next round.',
    ),
    question(
      'q-marry',
      '3.12 13.2 13.3',
      'Why can I not marry this villager?',
      'Only people in the School or on your own Village Center can be married, not those who live in a building. And the place must be in another player’s village, with exactly one villager, of the other sex.',
    ),
    question(
      'q-tile',
      '15.2 15.5',
      'When may I use my character tile?',
      'In your own turn, once per round, before or after your actions with coins but not between them, and only one tile per turn. After your last coin is spent you may still use it in that same turn.',
    ),
  ),
  chapter('symbols', 'Symbols', p('5.1', 'What the signs on the tiles mean, and where they are.'), SYMBOLS),
  ...more,
);

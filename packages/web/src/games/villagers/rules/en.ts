import { chapter, heading, p, picture, question, rulesOf, SYMBOLS, table, list } from '../../../rulebook/write.ts';
import { more } from './more/en.ts';

/** The rules of Villagers in English. */
export const en = rulesOf(
  'V',
  chapter(
    'aim',
    'The aim',
    p(
      '8.1',
      'Build the richest village. You take villagers from the Road, put them to work, and two Markets turn their work into gold. After the Second Market **most gold wins**.',
    ),
  ),
  chapter(
    'villager',
    'A villager',
    picture(
      'villager',
      '**Suit** Colour, sign and pattern. It always counts.',
      '**Where it goes** On a villager of this name.',
      '**Food** You draft one more.',
      '**Padlock** It must be opened when built, and always counts.',
      '**Who opens it** A villager of this name, in any village.',
      '**Keyring** Opens locks and collects coins.',
      '**Builder** You build one more.',
    ),
    p(
      '1.6 6.6',
      'A card has two halves. What stands **above the picture** (suit and padlock) counts always. What stands **below it** (food, builder, gold, silver, keyring) counts only while nobody stands on the card. We say: it is **active**.',
    ),
    p(
      '1.3 1.4',
      'The number in a keyring says how many cards of the base game name this villager as their opener. It is only information: coins on a villager have no maximum.',
    ),
    p(
      '1.5',
      'The suits are Grains, Wood, Hay, Ore, Grapes, Solitary and Special. Wool and Leather are for four or five players, and so is Clay from the expansion. Log Rafter, Bed Builder, Glass Blower and Chandler show their suit twice. The back of a card shows its suit and nothing else.',
    ),
  ),
  chapter(
    'setup',
    'Setup',
    p(
      '2.1 2.2 2.3',
      'Six villagers lie open: the **Road**. Lumberjacks, Hayers and Miners lie in three open piles. Everybody begins with **Founders** on their gold side, **8 gold** and **5 cards**. Who goes first is drawn by lot, unless you set it.',
    ),
    list(
      '2.4 2.5 2.6 2.7 2.8',
      'With 2 or 3 players all Wool and Leather cards stay out.',
      'The rest is shuffled into **6 face-down stacks** of 2 cards per player: 4, 6, 8 or 10 cards each.',
      'The First Market lies under stack 2, the Second Market under stack 6. Nobody can take them.',
      'What is left is the **Reserve**: 46, 29, 26 or 9 cards for 2, 3, 4 or 5 players. The discard pile starts empty.',
    ),
    p(
      '1.1 1.2',
      'The base game has 100 cards to shuffle: 50 different villagers, two copies each. Besides them there are 10 of each Basic villager and one Founders card per player.',
    ),
  ),
  chapter(
    'round',
    'A round',
    picture(
      'round',
      '**Draft** villagers from the Road',
      '**Refresh** new faces, coins',
      '**Build** put them in your village',
      '**Event** if its stack is empty',
      '**Market** twice a game',
    ),
    p(
      '3.1 3.7',
      'Everybody drafts, then everybody builds. Events and Markets follow when they are due. At the very end of the round the First Player card moves to the left, so one round has one turn order from start to end.',
    ),
    p(
      '3.2 3.3 3.4 3.5',
      'A stack that is empty is out of the game; no card ever goes back on it. The **First Market** comes when stacks **1 and 2** are both empty, the **Second Market** when **all six** are. An Event comes as soon as its own stack is empty, whatever the others hold. Each happens once.',
    ),
    p(
      '3.6 3.8 20.5 20.6 20.7',
      'If both Markets are due in one round, the First comes first. A card that you return makes its stack longer and so delays what lies under it, but something already due stays due. A stack that is emptied late in a round still counts in that round, and an Event that is due in the last round comes before the Second Market.',
    ),
  ),
  chapter(
    'draft',
    'Draft',
    p(
      '4.1 4.2 20.2',
      'You take **2 villagers, and 1 more for each active food** in your village, **never more than 5**. The number is fixed when the phase begins. You must take them all. In turn everybody takes one; go round until all have enough.',
    ),
    picture('draft', 'take a villager you see, with the coins on it', 'take the top of a stack: you see only its suit'),
    list(
      '4.3 4.4 4.5',
      '**A villager of the Road.** The coins on it are yours. The gap is filled at once from the leftmost stack that has cards.',
      '**The top card of any stack.** You see only its suit before you take it. The Road stays as it is.',
      '**The Reserve**, face-down, but only when all stacks are empty. Then gaps in the Road are filled from it, too.',
    ),
    p(
      '4.6 4.7',
      'What you take lies face-up on your Village Square until you have all your villagers of this round. Then they go to your hand. You cannot play a card that still lies on the Square.',
    ),
    p(
      '4.8',
      'If nothing is left anywhere, drafting stops for everybody. If only the Reserve is short, gaps stay empty.',
    ),
  ),
  chapter(
    'refresh',
    'After the draft',
    p(
      '5.1 5.2 5.3',
      '**Three players or more:** every Road villager that still has coins leaves, and its coins go back to the bank. The gaps are filled from the Reserve (if it is empty: from the leftmost stack). Then **every villager of the Road gets 1 gold** from the bank, the new ones included.',
    ),
    p(
      '5.4 5.5 5.6',
      '**Two players:** the second player first, each may put 1 gold from the bank on one Road villager, on the same one if they like. Then every villager **without** coins leaves and is replaced. A villager with coins may stay for several rounds and collect more.',
    ),
    p('5.7 5.8', 'A card that leaves a stack now counts for Events and Markets like any other.'),
  ),
  chapter(
    'build',
    'Build',
    p(
      '6.1 11.5',
      'You may build **2 villagers, and 1 more for each active builder** in your village, **never more than 5**. The number is fixed when your turn begins: a builder that you build now helps next round. You may build fewer.',
    ),
    p(
      '6.2',
      'In any order you like you build villagers, exchange cards for Basics, get a Team and play Specials. Then you end your turn.',
    ),
    heading('basics', 'Exchange a card for a Basic villager'),
    p(
      '6.9',
      'Up to **three times** per build turn you may put a hand card face-down on top of any stack that has cards, and take a **Lumberjack, Hayer or Miner** for it. The Basic goes straight into your village. This takes **no build action**.',
    ),
    p(
      '6.10 6.11',
      'If all stacks are empty, the card goes on top of the Reserve, and if that is empty too, on the discard pile. An empty Basic pile gives nothing.',
    ),
    heading('founders', 'Your Founders'),
    p(
      '6.12',
      'At the end of your build turn in **round 1**, Founders with nothing on them turn from gold to **food**, for good. (The base rulebook reads it differently: see the setting Founders flip.)',
    ),
    p(
      '6.13',
      'Nobody else can ever take your Founders. If your own Apprentice frees them, you choose the side on which you place them again.',
    ),
  ),
  chapter(
    'chains',
    'Chains',
    p(
      '6.3 6.7',
      'A villager that names another one is built **directly on it**: a Cartwright on a Wheeler, which stands on a Lumberjack. Solitary villagers stand alone. Graper, Shepherd, Tanner and Clayman start a chain of their own; building them is a build action.',
    ),
    picture(
      'chain',
      '**Hayer** starts the chain: the roof. Two villagers fit on it, side by side.',
      '**Grazier, Milk Maid** are covered: food, builder, gold, silver and keyring are off. Suit and padlock still count.',
      '**Fromager, Horse Trader** stand at the door: all symbols work.',
    ),
    p(
      '6.4 6.5',
      'Starters (Founders, Basics, Graper, Shepherd, Tanner, Clayman) carry **two** branches. Everybody else in a chain carries one villager or none. The same villager may stand in both branches, and you may have any number of a kind.',
    ),
    p('6.8', 'You need not finish a chain. Who is in the village stays, unless an effect removes them.'),
  ),
  chapter(
    'padlocks',
    'Padlocks',
    p(
      '6.14',
      'A villager with a padlock **must be opened when you build it**. The card names who can: look for that villager with an **active keyring**, in any village.',
    ),
    picture(
      'padlock',
      '**You have it** The bank puts 2 gold on your villager. You pay nothing.',
      '**Somebody else has it** You put 2 of your gold on their villager.',
      '**Nobody has it** You pay 2 gold to the bank.',
    ),
    p('6.15', 'So it costs 2 gold, except with your own opener: then the **bank** pays for you.'),
    p(
      '6.16',
      'If several have the key, you choose: your own or anybody’s. The bank is only for the case that nobody has it.',
    ),
    p(
      '6.17 6.21',
      'What counts is the moment of building. An opener that you built a moment ago already works; one that you covered a moment ago no longer does.',
    ),
    p(
      '6.18 6.22',
      'Without the full price the villager cannot be built. Several padlocks in one turn are paid one by one, all at the same opener if you like.',
    ),
    p('6.19', 'A covered villager opens nothing, unless an Engineer covers it.'),
    p('6.20', 'Coins on a villager belong to its village. Nobody can spend them, but both Markets count them.'),
  ),
  chapter(
    'markets',
    'Markets',
    table(
      '7.1 7.2',
      ['', 'First Market', 'Second Market'],
      ['Active gold symbols', 'yes', 'yes'],
      ['Coins on your villagers', 'yes, they stay', 'yes, you take them'],
      ['Silver', 'no', 'yes, before the rest'],
    ),
    p(
      '7.3',
      'Silver looks at **your own village** only. It counts food, builders and gold only while they are active, but suits and padlocks always. “Per 2” is counted once over the whole village and rounded down.',
    ),
    list(
      '7.4 7.5 7.6 7.7',
      'A silver villager that counts its suit counts itself. The Locksmith counts its own padlock.',
      'The Peddler counts gold **symbols**, whatever their value: two Jewelers are 2 symbols, so 3 gold.',
      'The Wood Carver adds the **printed gold** of your active Wood villagers. Coins on them do not count.',
      'The Agent pays the coins on one of your villagers; the table picks the best.',
      'Two Grocers both score in full.',
    ),
    p('7.8', 'All villages are paid in both Markets. The order does not matter.'),
    table(
      '19.1 19.2 19.3 19.7 19.10',
      ['Example', 'pays'],
      ['Wood Carver with a Cartwright (9) and a Cooper (4) uncovered', '13'],
      ['Peddler with 3 gold symbols', '3'],
      ['Horse Trader with 5 Hay symbols', '6'],
      ['Grocer with 3 active food', '9'],
      ['Locksmith, Spelunker and Jeweler: 3 padlocks', '6'],
    ),
  ),
  chapter(
    'end',
    'End of the game',
    p(
      '8.1 8.3',
      'After the Second Market the game is over. Most gold in your supply wins. Cards in your hand are worth nothing.',
    ),
    p(
      '8.2',
      'If gold is equal, the **smaller village** wins: count all its cards, the covered ones, Founders, Basics and Teams included. If that is equal too, you share the win.',
    ),
  ),
  chapter(
    'questions',
    'Often asked',
    question(
      'q-exchange',
      '6.2 6.9',
      'May I exchange a card after building?',
      'Yes. Within your build turn you mix building and exchanging as you like, up to three exchanges. You can even exchange for a Miner, build on it, and exchange again.',
    ),
    question(
      'q-silver',
      '7.1 7.3 6.6',
      'Why does this silver not count?',
      'Silver is paid in the Second Market only, and it looks at your own village only. It must not be covered. What it counts must be active as well if it is food, builders or gold; suits and padlocks count even when covered. “Per 2” is rounded down.',
    ),
    question(
      'q-bank',
      '6.15 6.16',
      'Why can I not pay the bank for this padlock?',
      'The bank opens a padlock only if nobody, in any village, has the named villager with an active keyring. If somebody has it, you pay that villager 2 gold; if you have it yourself, the bank pays for you.',
    ),
    question(
      'q-market',
      '3.3 3.4',
      'Stack 3 is empty. Why is there no Market?',
      'A Market needs its own stack and **all** stacks before it empty: the First Market stacks 1 and 2, the Second Market all six. Only Events look at their own stack alone.',
    ),
    question(
      'q-limit',
      '6.1 4.1 20.2',
      'I just built a builder. Why can I not build one more now?',
      'Your number of builds is fixed when your turn begins, your number of drafts when the draft begins. A new symbol helps from the next time on.',
    ),
  ),
  chapter(
    'symbols',
    'Symbols',
    p(
      '1.6',
      'Every symbol has an outline of its own, so you can tell them apart without colours. Here is what each means, and who shows it.',
    ),
    SYMBOLS,
  ),
  ...more,
);

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

/** The rules of Snowcrest in English. */
export const en = rulesOf(
  'S',
  chapter(
    'aim',
    'The aim',
    p(
      '16.1 16.3',
      'Lead a village below the snows. Earn **Scrolls** by meditation, by venerating Guardians and by achievements. When the supply of Scrolls is used up the round is finished, and **most points win**.',
    ),
  ),
  chapter(
    'villager',
    'A villager',
    picture(
      'villager',
      '**Cost** in Barley, to add it to your village.',
      '**Icons** what the card can pay for, and what it brings when you Rest.',
      '**Actions** choose one of them.',
    ),
    p(
      '1.8',
      'A villager has a cost in Barley, icons in its corner, and one action or several to choose from. A few have an **avoid** icon.',
    ),
    p(
      '1.6 1.5',
      'Everybody has the same 13 cards: 4 Starters and 9 personal villagers. The 35 Common villagers are for all.',
    ),
    p(
      '1.7',
      'Your village has **9 places**, three by three. Below it are places for 8 Buildings and the **Omen track** from −5 to +5.',
    ),
    p(
      '4.1 4.2',
      'Common villagers never come to your hand: they go from the row to your village and, when they leave, under the Common deck. Your own cards go to your discard pile.',
    ),
  ),
  chapter(
    'setup',
    'Setup',
    list(
      '2.1 2.2 2.3 2.4',
      'Five Common villagers lie open: the **row**.',
      'The supply of Scrolls has **20, 25 or 30** for 2, 3 or 4 players.',
      '3 Juniper per player lie on the Forest deck.',
      'Open **achievements**: one more than there are players.',
    ),
    p(
      '2.5 2.6 2.7 2.11',
      'You have a face-up **Farm**, the Omen tracker on 0, your 4 Starters face-up in the corners and 3 hand cards. The start player is drawn by lot and stays so. In seat order you get **3, 4, 5 or 6 Barley**.',
    ),
    p(
      '2.8 2.9 2.10',
      'In seat order each puts **one hand card in the centre** of the village. Its cost is paid with Barley tokens as far as you have them; **each missing Barley is an Omen**. You may not keep Barley and take Omens instead. The card does nothing yet.',
    ),
  ),
  chapter(
    'turn',
    'A turn',
    p(
      '3.1 3.5',
      'In turn everybody does **one** thing: **activate** a villager, **add** one, or **Rest**. There is no passing, but you may activate a card and skip its action.',
    ),
    picture(
      'turn',
      '**Activate** a face-up villager',
      '**Add** a villager and use it',
      '**Rest** only when a line is closed',
    ),
    p('3.2 3.3', 'If you must Rest, you can do nothing else. If you need not, you may not.'),
    p('3.4', 'If you can neither activate nor add anything, you Rest as well.'),
    heading('activate', 'Activate'),
    p(
      '6.1 6.2',
      'Choose a **face-up** villager of yours, carry out **one** of its actions, then turn it **face-down**.',
    ),
    p(
      '6.3 6.4 6.6 6.7',
      'Nothing is compulsory: you may skip the action; the card still turns. An action that could do nothing is not offered. Once chosen, it is carried out from start to end as far as possible; a price in the middle you may decline.',
    ),
    p('6.5', 'If the card has left its place during the action, nothing is turned for it.'),
  ),
  chapter(
    'add',
    'Add a villager',
    p(
      '7.1 7.6 7.7',
      'Choose a card of your **hand or of the row**, choose a place, **pay its Barley**, put it face-up, use **its action at once**, and turn it **face-down**.',
    ),
    p(
      '7.2 7.3',
      'The place may be empty or hold a **face-up** card, which leaves. Face-down cards cannot be replaced. Starters may be replaced.',
    ),
    p('7.4 7.5', 'Omens cannot stand in for Barley here. A cost of 0 needs no payment.'),
    p('4.5', 'A gap in the row is filled at once, before the action.'),
    p(
      '4.3 4.4 4.6',
      'When you draw and your deck is empty, your discard pile is shuffled. There is no limit to your hand. A Starter that was replaced may be added again for 1 Barley.',
    ),
  ),
  chapter(
    'paying',
    'Paying',
    p(
      '5.1 5.2',
      'You pay for adding, for prices in actions, for Guardians and the Forest, and for meditation. Each time you may mix these sources:',
    ),
    list(
      '5.3',
      '**A token** is 1 of its kind. It goes back to the bank.',
      '**A face-up villager** gives all its icons and turns face-down.',
      '**A hand card** gives all its icons and is discarded.',
      '**A face-up Building** gives 1 (Farm: Barley, Forge: Bell, Shrine: Bowl) and turns face-down.',
    ),
    p('5.4', '**Gold** is any kind.'),
    p('5.5', 'Starters have no icons: they cannot pay. Nothing that is face-down can pay.'),
    p(
      '5.6 5.7 5.15 5.16',
      'What a card gives too much is **lost** when this payment is over; within one list of a Guardian or Forest card it still helps with what comes later. You may use a source only if it covers something that is still to be paid.',
    ),
    p(
      '5.8',
      'The card whose action is going on cannot pay for it, nor the card that is being added, nor the one that it replaces.',
    ),
    p(
      '5.9 5.10 5.12',
      'A price has to be paid in full, or not begun. Only for Guardians and the Forest you may pay some things and take Omens for the others.',
    ),
    p(
      '5.11 5.13 5.14 23.1',
      'If Gold fits several things, you choose. A card or Building that you have used to pay cannot also be given away. What you give away brings no resources. “Pay for me” pays without closing a line, where that is possible.',
    ),
  ),
  chapter(
    'rest',
    'Rest',
    p(
      '9.1 9.5',
      'If **three of your cards in one line are face-down** at the start of your turn (a row, a column or a diagonal), you must Rest. Empty places do not count. Cards turned in the turns of others count, too.',
    ),
    picture(
      'lines',
      '**Eight lines** three across, three down, two diagonals. Three face-down cards in one of them close it.',
    ),
    list(
      '9.2 9.3',
      'Each **face-up** villager brings a token for each of its icons. Starters bring nothing face-up.',
      'Each **face-down Starter** brings 1 Barley. Other face-down cards bring nothing.',
      'Juniper comes last, out of the Forest.',
    ),
    p('9.4 8.4', 'Then turn **all your villagers face-up**. Buildings stay as they are.'),
  ),
  chapter(
    'buildings',
    'Buildings',
    p(
      '8.1 8.3',
      'A new Building comes face-up to the first free place: **Farm** (Barley), **Forge** (Bell) or **Shrine** (Bowl).',
    ),
    p('8.4', '“Restock” turns all your Buildings face-up. Resting does not.'),
    p('8.2 8.8', 'With 8 Buildings you first give one back, which brings nothing.'),
    p(
      '1.2 8.5 8.7',
      'There are 21 Farms, 16 Forges and 16 Shrines. A kind that is used up cannot be built, unless you give one back.',
    ),
    table('8.6', ['Buildings at the end', 'points'], ['6', '1'], ['7', '3'], ['8', '5']),
  ),
  chapter(
    'juniper',
    'Juniper and the Forest',
    p(
      '10.1 10.7',
      'Juniper is always taken **from the Forest**, one by one, and all that you are owed. Only the player in turn takes it.',
    ),
    p(
      '10.2 10.3 10.4',
      'When the **last Juniper** is taken, the top Forest card is revealed. You settle its list, then each opponent theirs; then you get **1 Scroll**. The Forest is filled again, and you take what is still owed. Juniper that you have just taken may pay for it.',
    ),
    p('10.5 10.6 1.1', 'Juniper that is spent goes to the box, not to the Forest. Tokens themselves never run out.'),
  ),
  chapter(
    'offerings',
    'Offerings and curses',
    p(
      '11.1 11.2',
      'Guardians and Forest cards have lists: a resource, a hand card, a face-up villager, a Building, or simply an Omen.',
    ),
    p(
      '11.3 11.4 11.7 11.8',
      'For **each thing** in its order you either **give it**, **avoid it**, or take **1 Omen**. You may take the Omen even if you could pay. You settle your whole list before the others begin.',
    ),
    p(
      '11.5 11.6 11.9 11.10',
      'A face-up villager with the **avoid** icon (Poet, Abbot, Great Abbot) turns face-down and cancels one thing of the list, not from the hand. Abbot and Great Abbot also give their Bell, so they can cover two. Other Omens cannot be avoided.',
    ),
    p(
      '11.11 11.12',
      'A Starter may be given, too. Somebody with hand cards is always asked, so that nobody learns what they hold.',
    ),
  ),
  chapter(
    'veneration',
    'Veneration',
    p(
      '12.1 12.2 12.3',
      'Pay the price of your villager, then the top **Guardian** is revealed. You settle the **offering**, each opponent the **curse**. You alone get the **reward**: Scrolls, then Gold, then cards, even if you took only Omens.',
    ),
  ),
  chapter(
    'meditation',
    'Meditation',
    p(
      '14.1 14.2 14.8',
      'Say an **effort**: how many Bells you would pay, at least 1 and no more than you can. Some cards add to it. Nothing is paid yet, and only the number is known.',
    ),
    p(
      '14.3 14.5 14.9',
      'In turn each opponent either **passes**, and you get **1 Scroll**, or at once pays **one Bell more** than your effort and gets 1 Scroll instead of you. Each compares with you only.',
    ),
    p(
      '14.4 14.7',
      'If you got at least one Scroll, you pay your effort. If all beat you, you keep your Bells. Your card turns face-down in any case.',
    ),
    p('14.6', 'With **two players** the comparison is worth **2 Scrolls**.'),
  ),
  chapter(
    'omens',
    'Omens',
    p(
      '13.1 13.2 1.4',
      'An Omen moves your tracker one step **down**. At −5 you take an **Omen token** instead: −1 point each, for good.',
    ),
    p(
      '13.3 13.4',
      'Losing an Omen moves it **up**, to +5 at most; tokens stay. At the end the tracker counts from −5 to +5 points.',
    ),
  ),
  chapter(
    'achievements',
    'Achievements',
    p(
      '15.1 15.2 15.3',
      'Who first reaches an achievement **in their own turn** gets **2 Scrolls**, at once and by themselves. Then it is gone. A goal that you reach for a moment only counts, too.',
    ),
    p('15.4', 'Resources count as tokens only, not as icons. Face-down villagers count as villagers in your village.'),
  ),
  chapter(
    'end',
    'End of the game',
    p(
      '16.1 16.2 1.3',
      'When the last Scroll of the supply is taken, **finish the round**, so that all have had equally many turns. Scrolls that are still earned come from the box.',
    ),
    list(
      '16.3 16.4 16.5',
      '**Scrolls**: 1 point each.',
      '**Buildings**: 1, 3 or 5 points for 6, 7 or 8.',
      '**Omens**: the tracker, −5 to +5, and −1 for each token.',
      '**Majorities**: for each of the five resources, whoever has most gets 1 point; all who are tied get it. Count tokens, icons of face-up villagers, icons of your hand and face-up Buildings. Gold counts as Gold only.',
    ),
    p('16.6', 'If points are equal, most resources in sum win; then the win is shared.'),
  ),
  chapter(
    'questions',
    'Often asked',
    question(
      'q-rest',
      '9.1 3.3',
      'Why can I not Rest now?',
      'You Rest only when three of your cards in one line are face-down at the start of your turn: a row, a column or a diagonal. Otherwise you may not. And when a line is closed, you must.',
    ),
    question(
      'q-income',
      '9.2',
      'Why did this villager bring nothing when I rested?',
      'Only face-up villagers bring tokens for their icons. Starters are the other way round: they bring 1 Barley when face-down, and nothing face-up.',
    ),
    question(
      'q-down',
      '6.1 7.1',
      'Why is my new villager face-down?',
      'When you add a villager you use its action at once, and then it turns face-down, like one that was activated. The next Rest turns it up.',
    ),
    question(
      'q-surplus',
      '5.6 5.7',
      'What happens to icons that I do not need?',
      'They are lost when the payment is over. Only within the list of one Guardian or Forest card do they help with what comes later. So pay small things with tokens.',
    ),
    question(
      'q-beat',
      '14.3 14.4',
      'Do I lose my Bells if others beat my effort?',
      'Only if at least one opponent passed: then you got a Scroll and pay your effort. If all of them beat you, you keep all your Bells.',
    ),
  ),
  chapter(
    'symbols',
    'Symbols',
    p('1.8', 'What the signs on cards mean, and where they are.'),
    SYMBOLS,
    cards(['farm', 'Barley'], ['forge', 'a Bell'], ['shrine', 'a Bowl']),
  ),
  ...more,
);

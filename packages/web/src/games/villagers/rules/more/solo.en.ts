import { heading, more as extra, p, table } from '../../../../rulebook/write.ts';

/** The solo modes. */
export const monastery = extra(
  'monastery',
  'Alone: the Monastery',
  p(
    '14.1 14.6 14.7',
    'You play a two-player game by yourself. The Monastery takes villagers away but builds nothing, opens nothing and pays nothing. After the draft you may put at most 1 gold on one Road villager; those without coins leave.',
  ),
  p(
    '14.2 14.5 14.12 14.15',
    'After each of your drafts **you discard one villager of the Road** for the Monastery; its coins go to the bank. Then the Road is filled to six. With 4 drafts it takes 4 villagers.',
  ),
  p(
    '14.3 14.11',
    'Each round has a row of symbols. The villager you discard must show the **leftmost symbol of the row** that any villager of the Road shows. Among several you choose; if none fits, you choose freely. Look at the Road after your draft, before it is filled again.',
  ),
  table(
    '14.4',
    ['Round', 'The Monastery wants, from left to right'],
    ['1', 'builder, food, silver, gold'],
    ['2', 'food, builder, silver, gold'],
    ['3', 'builder, food, gold, silver'],
    ['4', 'gold, silver, food, builder'],
    ['5', 'silver, gold, builder, food'],
    ['6', 'gold, silver, builder, food'],
  ),
  p(
    '14.8 14.13',
    'The game ends after round **5** (with higher stacks: **6**), or earlier when all stacks are empty. All steps of the last round are taken: Events that are due, the First Market if it is due, then always the Second Market. A First Market that never came is lost.',
  ),
  table('14.9', ['Gold', 'Rank'], ['80', 'Hamlet'], ['100', 'Village'], ['150', 'Town'], ['200', 'Capital']),
  p('14.10 14.14', 'Everything of Shifting Seasons may be used, but Weddings stay out.'),
);

export const countess = extra(
  'countess',
  'Alone: the Countess',
  p(
    '15.11 15.2 15.1 15.12 1.8',
    'The Countess has a village of her own. **You win only with more gold than she has**; a tie loses. The setup is that for two players, without any Specials. She begins with the Countess card (4 gold) and 8 gold, and has no hand. Teams may be used.',
  ),
  p(
    '15.4 15.27 15.22 15.24',
    'After each of your drafts **you give her a villager of the Road**, before gaps are filled. It stands alone in her village, without any padlock to pay, and all its symbols work. A draft from a stack costs you a villager for her, too.',
  ),
  p(
    '15.5',
    'No coins are put on the Road. After your last draft all villagers left there are discarded and replaced from the Reserve; the other gaps are filled from the stacks.',
  ),
  p('15.6 15.28', 'Her villagers open padlocks for you like a neighbour’s: 2 of your gold go on hers.'),
  p('15.10', 'In the Markets she is paid like a player.'),
  heading('countessevents', 'Her events'),
  p(
    '15.3 15.7 15.8 15.21 15.37',
    'Two Summer events lie open from the start. At the end of each round you carry out **all open events in the order you like**, one after the other. Then she takes the top card of the Reserve. Its printed gold says how many new events come: **10 or more: 1; 1 to 9: 2; none: 3**. At the end of round 1 they come from the Summer deck, later from the Winter deck.',
  ),
  p(
    '15.9 15.19',
    'When an event makes you pay more than you have, you pay what you have. What she “gains” or “scores” comes from the bank. A padlock must always be paid in full.',
  ),
  table(
    '15.13 15.14 15.15 15.16 15.18 15.23 15.25 15.26 15.29',
    ['Summer', 'what happens'],
    ['Guild Conspiracy (2)', 'The bank puts 2 gold on each of her villagers with a keyring.'],
    ['Abduction (2)', 'You discard a hand card.'],
    ['Value Added Tax', 'In your build phase the bank wants 4 gold for a padlock.'],
    ['Conscription (2)', 'At the end of the draft she takes the top card of the rightmost stack.'],
    ['Betrayer', 'One of your top villagers moves to her: no Basic, no Founders, no Team.'],
    ['Sinister Banquet', 'She gains 3 gold for each food in her village.'],
    ['Serfdom', 'In your build phase a card given for a Basic goes to her village.'],
  ),
  table(
    '15.13 15.16 15.17',
    ['Winter', 'what happens'],
    ['Customs', 'You pay 1 gold for each villager of your largest suit, covered ones included.'],
    ['Trade Network', 'She scores her best silver villager.'],
    ['Blackmail', 'She scores the highest active gold in your village.'],
    ['Arrest (2)', 'You discard one of your top villagers: no Basic, no Founders, no Team.'],
    ['Ransom (2)', 'You pay 2 gold for each hand card.'],
    ['Spy Network', 'She gains the value of one of your silver villagers; you choose which.'],
    ['Protection Money (2)', 'She gains 3 gold for each of your villagers with coins.'],
  ),
  heading('countessretail', 'The later cards'),
  p(
    '15.20 15.30 15.35',
    'The version that was sold later has 24 other events, 5-card stacks, one event at the start, and she begins with 1 gold. Winter events come after the First Market. The Road is kept as with two players, and coins on a villager that you give her go to her gold. For beginners: one event per round, her card without gold. Hard: two events at the start, no Jester, and she begins with 10 gold.',
  ),
  p(
    '15.31 15.32',
    'The **Jester** stops one event, once per game. You are asked when an event is about to act. With “It Was You!” the Jester must be used this round, on that or another event that waits; otherwise it is lost.',
  ),
  p(
    '15.33 15.34 15.36',
    'What an event says stands on its card. Where it leaves a choice, you choose, but Bribes and Trade Network take what is best for her. Rats and Arson take a draft or a build from you, or 3 gold, paid in full.',
  ),
);

import type { LessonText } from '../../../lessons/types.ts';

export const en = {
  field: {
    title: 'Work on a field',
    goal: 'Let your Serf bring a wood.',
    hint: 'Choose the Serf in your hand, then the field of your wood fief.',
    why: 'A vassal on a field works for that fief: a Serf brings one cube of its kind. The field is taken until the end of the turn.',
    tries: {
      fief: 'There the Serf brings something else. Wood grows in your wood fief.',
      income: 'That brings a coin, and the Serf is played.',
      end: 'Your day would be over.',
    },
    otherwise: 'That is allowed, but it brings no wood.',
  },
  hire: {
    title: 'Earn coins and hire',
    goal: 'Hire a Priest. It costs 3 coins, and you have none.',
    hint: 'Play Merchant and Serf for income: that makes 3 coins. Then choose the Priest in the supply.',
    why: 'Played for income, a vassal brings the coins it shows. Whom you hire goes to your discard pile and comes with a later hand.',
    tries: {
      field: 'On a field it brings no coins. Play it for income.',
      other: 'That is somebody else. Keep your coins for the Priest.',
      end: 'Your day would be over.',
    },
    otherwise: 'That is allowed, but it hires no Priest.',
  },
  recall: {
    title: 'Use your influence',
    goal: 'Let the Serf work on a field, and then take it back with the Priest.',
    hint: 'First the Serf on a field. Then the Priest: choose the scroll that takes a vassal back from a field.',
    why: 'You have one influence action per turn. The Serf is in your hand again and can work on another field; the first stays taken.',
    tries: {
      draws: 'That scroll draws cards. The other one takes a vassal back from a field.',
      income: 'Played for income it lies on the table, not on a field.',
      end: 'Your day would be over.',
    },
    otherwise: 'That is allowed, but it does not take the Serf back.',
  },
  upgrade: {
    title: 'Upgrade a fief',
    goal: 'Upgrade your wheat fief to level 1.',
    hint: 'It costs 4 coins, 3 wood and 1 clay, from any of your fiefs. You have exactly that.',
    why: 'A fief of level 1 is worth 1 point and opens its city to a master. Prices may be paid from all fiefs together.',
    tries: {
      other: 'That is another fief. Upgrade the one with wheat.',
      spent: 'Now coins are missing for the upgrade.',
      wood: 'Now wood is missing for the upgrade.',
      end: 'Your day would be over.',
    },
    otherwise: 'That is allowed, but it is no upgrade.',
  },
  cathedral: {
    title: 'Build the cathedral',
    goal: 'Pay 3 clay for a token of the Foundations.',
    hint: 'Choose the Foundations of the cathedral.',
    why: 'Each token of the Foundations is worth ½ point. When the last one is gone, the next phase opens at once.',
    tries: { end: 'Your day would be over.' },
    otherwise: 'That is allowed, but it builds nothing.',
  },
  tax: {
    title: 'Pay the Tax Collector',
    goal: 'The Tax Collector takes half of each fief. Of your wheat fief keep both wood.',
    hint: 'It takes two of the five cubes there. Give wheat both times.',
    why: 'In the morning each fief pays half of its cubes, rounded down, and you choose which. So spend cubes before they are taxed.',
    tries: { wood: 'Now a wood is gone. Give wheat instead.' },
    otherwise: 'That is not what the Tax Collector asks for.',
  },
} satisfies { readonly [lesson: string]: LessonText };

import { usePreferences } from '../../preferences/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';
import { de } from './german.ts';

/** The words of the page of daily deals. */
export interface DailyText {
  readonly title: string;
  lead(date: string): string;
  next(hours: number, minutes: number): string;
  readonly offline: string;
  readonly offlineLead: string;
  readonly deals: string;
  /** The mode by its id; scenarios have their own names. */
  mode(id: string): string;
  alone(scenario: string): string;
  readonly notPlayed: string;
  finished(people: number): string;
  readonly running: string;
  readonly runningLine: string;
  readonly givenUp: string;
  readonly late: string;
  lost(points: string): string;
  done(points: string, rank: string | null): string;
  placeOf(place: number, people: number): string;
  readonly checking: string;
  readonly verified: string;
  readonly refused: string;
  readonly play: string;
  readonly goOn: string;
  readonly results: string;
  resultsOf(game: string): string;
  counts(finished: number, verified: number): string;
  readonly whose: string;
  readonly all: string;
  readonly friends: string;
  readonly columns: readonly [
    place: string,
    player: string,
    bar: string,
    points: string,
    rank: string,
    time: string,
    check: string,
  ];
  /** How a game ended that can be won or lost; empty for others. */
  ended(won: boolean | null): string;
  readonly you: string;
  place(place: number): string;
  readonly byDate: string;
  minutes(count: number): string;
  readonly review: string;
  /** The bot for comparison, and the text in place of a check. */
  readonly bot: string;
  readonly reference: string;
  readonly verifiedNote: string;
  readonly dateNote: string;
  readonly shut: string;
  readonly shutLead: string;
  readonly nobody: string;
  readonly noFriends: string;
  readonly practise: string;
  readonly practiseHelp: string;
  readonly failed: string;
  readonly again: string;
  row(days: number): string;
  best(days: number): string;
  readonly weeks: string;
  daySpoken(date: string, played: number): string;
  readonly litWindow: string;
  yesterday(date: string): string;
  bestLine(name: string, points: string): string;
  readonly sendTitle: string;
  readonly send: string;
  readonly sent: string;
  readonly sendLater: string;
  sendRefused(reason: string): string;
  readonly fair: string;
  fairLead(day: string): string;
  readonly promise: string;
}

const en: DailyText = {
  title: 'Deal of the day',
  lead: date => `${date}. The same cards for everybody, your first try counts.`,
  next: (hours, minutes) => `Next deal in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  offline: 'You are offline.',
  offlineLead:
    'These deals follow from the date alone, so everybody can work them out ahead. They stay in this browser and count for no place.',
  deals: 'Today’s four deals',
  mode(id) {
    const level = /^level-(\d+)$/.exec(id)?.[1];
    if (level) return `Alone, level ${level}`;
    return MODES_EN[id] ?? id;
  },
  alone: scenario => `Alone, ${scenario}`,
  notPlayed: 'Not played yet',
  finished(people) {
    if (people === 0) return 'Nobody has finished yet';
    return people === 1 ? '1 has finished' : `${people} have finished`;
  },
  running: 'You are playing',
  runningLine: 'it waits for you',
  givenUp: 'Given up',
  late: 'Ended too late',
  lost: points => `Lost with ${points}`,
  done: (points, rank) => (rank === null ? `${points} points` : `${points} points, ${rank}`),
  placeOf: (place, people) => `${ordinal(place)} of ${people}`,
  checking: 'checking',
  verified: 'verified',
  refused: 'not verified',
  play: 'Play',
  goOn: 'Continue',
  results: 'Results',
  resultsOf: game => `${game}: results`,
  counts: (finished, verified) => `${finished} played, ${verified} verified`,
  whose: 'Whose results',
  all: 'All',
  friends: 'Friends',
  columns: ['Place', 'Player', '', 'Points', 'Result', 'Time', 'Check'],
  ended: won => (won === null ? '' : won ? 'won' : 'lost'),
  you: 'you',
  place: ordinal,
  byDate: 'deal of the date',
  minutes: count => `${count} min`,
  review: 'Review',
  bot: 'Hard bot',
  reference: 'reference',
  verifiedNote: 'Verified: played again from the same cards, with the same result.',
  dateNote: 'Deal of the date: played without a server. Everybody could know the cards ahead, so it has no place.',
  shut: 'Results open when you have played',
  shutLead: 'Nobody sees a hand or a score of this deal before.',
  nobody: 'Nobody has finished yet. Be the first.',
  noFriends: 'Nobody whom you have played with has finished this deal.',
  practise: 'Play it again',
  practiseHelp: 'The same cards, without a result.',
  failed: 'Results do not load.',
  again: 'Try again',
  row: days => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  best: days => `best: ${days}`,
  weeks: 'The last five weeks',
  daySpoken: (date, played) => `${date}: ${played} of 4 played`,
  litWindow: 'a lit window is a deal played',
  yesterday: date => `Best game of ${date}`,
  bestLine: (name, points) => `${name}, ${points} points`,
  sendTitle: 'Played without a server',
  send: 'Send the result',
  sent: 'The result was verified and is listed.',
  sendLater: 'The server could not check it now. Try again later.',
  sendRefused: reason => `The server did not verify it: ${reason}.`,
  fair: 'How can I check the deal?',
  fairLead: day =>
    `The site has a chain of keys, one a day; each is the hash of the next day’s. The key of ${day} is told below, and all days before follow from it. It cannot tell any later day, but it binds the site to them: tomorrow’s key must hash to today’s.`,
  promise: 'Promise (hash) of today’s deal',
};

const MODES_EN: { readonly [id: string]: string } = {
  monastery: 'Alone, the Monastery',
  countess: 'Against the Countess',
  'countess-hard': 'Against the hard Countess',
  'two-easy': 'Against two easy bots',
  'two-medium': 'Against two medium bots',
  'two-hard': 'Against two hard bots',
};

function ordinal(place: number): string {
  const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
  return `${place}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ending]}`;
}

const TEXTS: InLanguages<DailyText> = { en, de };

export function useDailyText(): DailyText {
  return usePreferences().locale === 'de' ? TEXTS.de : TEXTS.en;
}

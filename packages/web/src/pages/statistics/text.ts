import { usePreferences } from '../../preferences/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';
import type { Where } from './figures.ts';
import { de } from './german.ts';

/** The words of the statistics page. */
export interface StatisticsText {
  readonly title: string;
  lead(company: number, alone: number, since: string): string;
  readonly counting: (left: number) => string;
  readonly none: string;
  readonly noneLead: string;
  readonly newGame: string;
  readonly game: string;
  readonly allGames: string;
  readonly time: string;
  readonly year: string;
  readonly allTime: string;
  readonly mode: string;
  readonly allModes: string;
  readonly players: string;
  readonly anyPlayers: string;
  playerCount(seats: number): string;
  readonly where: string;
  readonly everywhere: string;
  readonly places: { readonly [W in Where]: string };
  readonly street: string;
  readonly aWin: string;
  readonly another: string;
  monthSpoken(month: string, games: number, won: number): string;
  readonly results: string;
  place(place: number): string;
  readonly columns: readonly [game: string, games: string, won: string, average: string, best: string];
  readonly sources: string;
  readonly source: string;
  readonly myAverage: string;
  bots(level: string): string;
  readonly last: string;
  sourceSpoken(group: string, mine: string, bots: string | null, last: string): string;
  gap(group: string): string;
  think(cards: readonly string[]): string;
  readonly fewGames: string;
  readonly favourites: string;
  readonly best: string;
  bestHelp(games: number): string;
  readonly openings: string;
  openingsHelp(games: number): string;
  ofGames(games: number, all: number): string;
  wonShare(share: number): string;
  readonly alone: string;
  aloneLine(games: number, best: string): string;
  aloneWon(games: number, won: number): string;
  readonly tryIt: string;
  tryStep(step: string): string;
  tryLevel(level: string): string;
  tryRank(rank: string): string;
  lastGames(count: number): string;
  readonly won: string;
  readonly lost: string;
  bestLead(points: string): string;
  closest(points: string): string;
  readonly again: string;
  readonly myBest: string;
  readonly botMedian: string;
  botSpoken(points: string): string;
  stepSpoken(step: string, games: number, won: number, best: string | null): string;
  readonly notTried: string;
  readonly rating: string;
  readonly asTable: string;
  readonly month: string;
  readonly take: string;
  readonly takeHelp: string;
  readonly exportJson: string;
  jsonLine(records: number): string;
  readonly exportCsv: string;
  unread(count: number): string;
}

const en: StatisticsText = {
  title: 'My statistics',
  lead: (company, alone, since) =>
    `${company === 1 ? '1 game' : `${company} games`} at a table and ${alone} alone, since ${since}.`,
  counting: left => (left === 1 ? 'Counting one more game …' : `Counting ${left} more games …`),
  none: 'No games yet',
  noneLead: 'Your first finished game builds the first house of your street.',
  newGame: 'New game',
  game: 'Game',
  allGames: 'All games',
  time: 'Time',
  year: 'A year',
  allTime: 'All time',
  mode: 'Mode',
  allModes: 'All modes',
  players: 'Players',
  anyPlayers: 'Any number of players',
  playerCount: seats => (seats === 1 ? 'Alone' : `${seats} players`),
  where: 'Where',
  everywhere: 'Here and online',
  places: { here: 'On this device', online: 'Online' },
  street: 'My street',
  aWin: 'a game won',
  another: 'another game',
  monthSpoken: (month, games, won) => `${month}: ${games}, won ${won}`,
  results: 'Results',
  place: place => ['1st', '2nd', '3rd', '4th'][place - 1] ?? `${place}th`,
  columns: ['Game', 'games', 'won', 'average', 'best'],
  sources: 'Where my points come from',
  source: 'Source',
  myAverage: 'my average',
  bots: level => `bots (${level})`,
  last: 'last game',
  sourceSpoken: (group, mine, bots, last) =>
    `${group}: your average ${mine}${bots === null ? '' : `, bots ${bots}`}, last game ${last}`,
  gap: group => `Bots earn more here: ${group}.`,
  think: cards => `Think of ${cards.join(', ')}.`,
  fewGames: 'Averages are shown after 5 games.',
  favourites: 'Favourite cards',
  best: 'Cards of my wins',
  bestHelp: games => `By the share of games won, among cards played in at least ${games} games.`,
  openings: 'First picks that worked',
  openingsHelp: games => `Taken first in at least ${games} games, and won with at least as often as usual.`,
  ofGames: (games, all) => `${games} of ${all} games`,
  wonShare: share => `${share} % won`,
  alone: 'Alone',
  aloneLine: (games, best) => `${games === 1 ? '1 game' : `${games} games`}, best ${best}`,
  aloneWon: (games, won) => `${games === 1 ? '1 game' : `${games} games`}, ${won} won`,
  tryIt: 'Play',
  tryStep: step => `Try ${step}`,
  tryLevel: level => `Try level ${level}`,
  tryRank: rank => `Try for ${rank}`,
  lastGames: count => (count === 1 ? 'The last game' : `The last ${count} games`),
  won: 'won',
  lost: 'lost',
  bestLead: points => `Best lead: ${points}.`,
  closest: points => `Closest defeat: ${points}.`,
  again: 'Play again',
  myBest: 'my best',
  botMedian: 'the hard bot’s median',
  botSpoken: points => `a hard bot’s median is ${points}`,
  stepSpoken: (step, games, won, best) =>
    `${step}: ${games === 0 ? 'not tried' : `${games} played, ${won} won, best ${best ?? ''}`}`,
  notTried: 'not tried',
  rating: 'Rating over time',
  asTable: 'As a table',
  month: 'Month',
  take: 'Take it with you',
  takeHelp: 'All figures are made in this browser from your own games.',
  exportJson: 'All figures',
  jsonLine: records => `JSON, ${records === 1 ? '1 game' : `${records} games`}`,
  exportCsv: 'This table',
  unread: count => (count === 1 ? 'One game could not be read.' : `${count} games could not be read.`),
};

const TEXTS: InLanguages<StatisticsText> = { en, de };

export function useStatisticsText(): StatisticsText {
  return usePreferences().locale === 'de' ? TEXTS.de : TEXTS.en;
}

import type { Home, SexName } from '@thorp/helvetia';

/** A seat as part of a sentence. */
export interface Party {
  readonly name: string;
  /** The reader. */
  readonly you: boolean;
}

const some = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
const who = ({ name, you }: Party): string => (you ? 'you' : name);
const whose = ({ name, you }: Party): string => (you ? 'your' : `${name}’s`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const child = (sex: SexName): string => (sex === 'man' ? 'boy' : 'girl');

const homes = (from: Home | 'supply', party: Party): string => {
  if (from === 'school') return 'the School';
  return from === 'centre' ? `${whose(party)} Village Center` : `${whose(party)} supply`;
};

/** The words of Helvetia's big moments. */
export const en = {
  rule: (clause: string) => `Rule ${clause}`,
  sentence: (title: string, parts: readonly string[]) =>
    [title, ...parts].map(part => part.replace(/\.?$/, '.')).join(' '),
  wedding: {
    title: (by: Party, sex: SexName, host: Party, building: string) =>
      `${upper(whose(by))} ${sex} marries into ${whose(host)} ${building}`,
    line: (by: Party, from: Home | 'supply', host: Party) =>
      `From ${homes(from, by)} to ${whose(host)} village, awake.`,
    works: (by: Party) => `Works for ${who(by)}`,
    couple: 'The couple',
    coupleHow: (host: Party) =>
      `Can have a child when ${host.you ? 'you pay' : `${host.name} pays`} the Midwife. The child belongs to ${who(host)}.`,
    dowry: 'Dowry',
    dowryNone: (host: Party) => `No coin lay on ${whose(host)} Village Center.`,
    dowryOwn: (by: Party) =>
      by.you
        ? 'Your own coin comes home. You can spend it from your next turn on.'
        : `${by.name}’s own coin goes home to ${by.name}.`,
    dowryOther: (owner: Party, host: Party, by: Party) =>
      `${upper(whose(owner))} coin moves from ${whose(host)} Village Center to ${by.you ? 'yours' : `${by.name}’s`}. It waits there for the next who marries in.`,
    dowryLater: 'Coins for dowries are laid out when the first round begins.',
  },
  birth: {
    title: (by: Party, sex: SexName, building: string) => `A ${child(sex)} is born in ${whose(by)} ${building}`,
    line: (sex: SexName) => `The ${child(sex)} cannot work or marry yet, and leaves both places of the house free.`,
    end: (round: number) => `End of round ${round}`,
    during: (round: number) => `Round ${round}`,
    toSchool: 'Goes to the School.',
    marries: 'May marry into another village with the Priest.',
    comesHome: 'Otherwise comes home grown up: into an empty building, or else to the Village Center.',
    left: (by: Party) => `Left in ${whose(by)} supply`,
  },
  waking: {
    title: (by: Party, count: number, village: Party) =>
      `${upper(who(by))} ${by.you ? 'wake' : 'wakes'} ${some(count, 'villager')} in ${whose(village)} village`,
    line: 'Everybody in the quarter wakes, whatever their colour, and can work once more.',
    count: (n: number) => `${n} awake again`,
    at: (building: string, use: string) => `${building}: ${use}`,
  },
  round: {
    title: (round: number, points: number | null) =>
      points === null ? `Round ${round} is over` : `Round ${round} is over: you have ${some(points, 'point')}`,
    line: (token: Party, round: number) =>
      `${upper(who(token))} had the last coins, ${token.you ? 'hold' : 'holds'} the starting player token and ${token.you ? 'begin' : 'begins'} round ${round}.`,
    points: (now: number) => some(now, 'point'),
    spokenPoints: (name: string, before: number, now: number) =>
      before === now ? `${name}: still ${some(now, 'point')}` : `${name}: from ${before} to ${some(now, 'point')}`,
    tile: (name: string) => `${name} tile won`,
    revealed: 'New on display',
    home: (n: number) => `${n} home from the School`,
    pupils: (n: number) => `${some(n, 'child', 'children')} to the School`,
    coins: (n: number) => `${some(n, 'coin')} for the next round`,
    goal: 'The game ends after a round in which somebody has 20 points.',
    slip: (round: number) => `Round ${round} is over`,
  },
  scoring: {
    wins: (name: string, points: string) => `${name} wins with ${points}`,
    youWin: (points: string) => `You win with ${points}`,
    shared: (names: string, points: string) => `${names} share the win with ${points}`,
    tie: (what: string) => `Equal points: ${what} decided.`,
    slip: (points: string) => `The end: you have ${points}`,
    onward: 'The score sheet comes next.',
  },
};

export type MomentWords = typeof en;

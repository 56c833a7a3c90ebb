import type { Dye, PartName, PARTS } from '../../../art/doll.ts';
import type { InLanguages } from '../../../text/locales.ts';
import { usePreferences } from '../../../preferences/preferences.ts';
import { de } from './meGerman.ts';
import type { NoticeKind } from '../../../http/me.ts';

/** The tabs of the portrait. */
export type Tab = 'face' | 'hair' | 'beard' | 'hat' | 'clothes' | 'behind';

/** The name of a part, and the names of its values. */
export type PartWords = {
  readonly [P in Exclude<PartName, 'dye' | 'coat' | 'trim'>]: { readonly [V in (typeof PARTS)[P][number]]: string };
};

/** The words of the person's own page. */
export interface MeText {
  readonly title: string;
  readonly lead: string;
  readonly portrait: string;
  readonly yourPortrait: string;
  readonly name: string;
  readonly nameHelp: string;
  readonly surprise: string;
  readonly parts: string;
  readonly tabs: { readonly [T in Tab]: string };
  readonly colours: { readonly [P in 'skin' | 'tone' | 'dye' | 'coat' | 'trim']: string };
  readonly dyes: { readonly [D in Dye]: string };
  readonly words: PartWords;
  readonly savedHere: string;
  readonly ratings: string;
  readonly ratingsHelp: string;
  readonly noRatings: string;
  readonly unrated: (games: number) => string;
  readonly games: (count: number) => string;
  readonly ratingSpoken: (rating: number, spread: number, games: number, wins: number) => string;
  readonly asTable: string;
  readonly ratingColumns: readonly [game: string, rating: string, spread: string, games: string, wins: string];
  readonly stepColumns: readonly [game: string, date: string, rating: string];
  readonly lastGames: string;
  readonly notifications: string;
  readonly pushStates: { readonly [S in 'on' | 'off' | 'denied' | 'none']: string };
  readonly thisBrowser: string;
  readonly thisBrowserHelp: string;
  readonly kinds: { readonly [K in NoticeKind]: string };
  readonly turnHelp: string;
  readonly quiet: string;
  readonly quietHelp: string;
  readonly from: string;
  readonly to: string;
  readonly email: string;
  readonly emailHelp: string;
  readonly noEmail: string;
  readonly emailSent: string;
  readonly emailConfirmed: string;
  readonly webhook: string;
  readonly webhookHelp: string;
  readonly webhookSecret: string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly removeShort: string;
  readonly channels: string;
  readonly otherBrowser: (service: string) => string;
  readonly test: string;
  readonly tested: (sent: number, failed: number) => string;
  readonly noChannel: string;
  readonly elsewhere: string;
  readonly onlyHere: string;
  readonly hasPasskey: string;
  readonly noPasskeys: string;
  readonly makePasskey: string;
  readonly morePasskey: string;
  readonly passkeyMade: string;
  readonly useIt: string;
  readonly signedIn: string;
  readonly passkeys: string;
  readonly passkeyMadeOn: (date: string) => string;
  readonly removePasskey: (name: string) => string;
  readonly once: string;
  readonly onceHelp: string;
  readonly onceUntil: (time: string) => string;
  readonly showCode: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly qr: string;
  readonly link: string;
  readonly devices: string;
  readonly here: string;
  readonly unnamed: string;
  readonly lastUsed: (date: string) => string;
  readonly signOut: string;
  readonly signOutOf: (name: string) => string;
  readonly signOutHere: string;
  readonly signOutEverywhere: string;
  readonly leaveQuestion: string;
  readonly leaveLast: string;
  readonly arrive: string;
  readonly arriveQuestion: string;
  readonly arriveLose: (tables: number) => string;
  readonly arriveYes: string;
  readonly blocked: string;
  readonly blockedHelp: string;
  readonly noneBlocked: string;
  readonly unblock: (name: string) => string;
  readonly unblockShort: string;
  readonly block: (name: string) => string;
  readonly blockShort: string;
  readonly playedWith: string;
  readonly language: string;
  readonly data: string;
  readonly dataHelp: string;
  readonly export: string;
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteGoes: string;
  readonly deleteStays: string;
  readonly deleteType: (name: string) => string;
  readonly deleteYes: string;
  readonly more: string;
  readonly offline: string;
  readonly problems: { readonly [code: string]: string };
}

const en: MeText = {
  title: 'Me',
  lead: 'This is how others see you.',
  portrait: 'Name and portrait',
  yourPortrait: 'Your portrait',
  name: 'Name',
  nameHelp: 'Up to 24 letters. Friends see it at every table from the next one on.',
  surprise: 'Surprise me',
  parts: 'Parts of the portrait',
  tabs: { face: 'Face', hair: 'Hair', beard: 'Beard', hat: 'Hat', clothes: 'Clothes', behind: 'Behind' },
  colours: { skin: 'Skin', tone: 'Hair colour', dye: 'Colour', coat: 'Coat', trim: 'Collar' },
  dyes: {
    straw: 'straw',
    brown: 'brown',
    red: 'red',
    green: 'green',
    blue: 'blue',
    violet: 'violet',
    grey: 'grey',
    linen: 'linen',
  },
  words: {
    skin: { 0: 'light', 1: 'fair', 2: 'tan', 3: 'brown', 4: 'dark', 5: 'pale' },
    look: {
      smile: 'Smile',
      laugh: 'Laugh',
      calm: 'Calm',
      smirk: 'Smirk',
      dreamy: 'Dreamy',
      stern: 'Stern',
      glasses: 'Glasses',
      scholar: 'Scholar',
      nose: 'Big nose',
      gruff: 'Gruff',
    },
    hair: {
      short: 'Short',
      long: 'Long',
      braids: 'Braids',
      bun: 'Bun',
      curls: 'Curls',
      side: 'Sides',
      tonsure: 'Tonsure',
      none: 'None',
    },
    tone: { brown: 'brown', black: 'black', red: 'red', fair: 'fair', grey: 'grey', white: 'white' },
    beard: { none: 'None', short: 'Short', full: 'Full', goatee: 'Goatee', moustache: 'Moustache' },
    hat: {
      none: 'None',
      straw: 'Straw',
      cap: 'Cap',
      beret: 'Beret',
      feather: 'Feather',
      kerchief: 'Kerchief',
      coif: 'Coif',
      hood: 'Hood',
      fur: 'Fur',
      tall: 'Tall',
      helmet: 'Helmet',
      toque: 'Cook',
      wimple: 'Wimple',
      crown: 'Crown',
      mitre: 'Mitre',
    },
    collar: { v: 'Plain', scarf: 'Scarf', cloak: 'Cloak', ruff: 'Ruff', lace: 'Laces' },
    behind: {
      hay: 'Hay',
      grapes: 'Grapes',
      wool: 'Wool',
      wood: 'Wood',
      grains: 'Grain',
      leather: 'Leather',
      clay: 'Clay',
      ore: 'Ore',
      court: 'Court',
      abbey: 'Abbey',
      spring: 'Spring',
      summer: 'Summer',
      autumn: 'Autumn',
      winter: 'Winter',
      night: 'Night',
    },
  },
  savedHere: 'Saved here. It is sent when the server answers again.',
  ratings: 'Ratings',
  ratingsHelp: 'The line starts at 1400. Only rated games count.',
  noRatings: 'No rated game finished yet.',
  unrated: games => `Not rated yet: ${games} of 5 games`,
  games: count => `${count} ${count === 1 ? 'game' : 'games'}`,
  ratingSpoken: (rating, spread, games, wins) =>
    `rating ${rating}, give or take ${spread}; ${games} ${games === 1 ? 'game' : 'games'}, ${wins} won`,
  asTable: 'As a table',
  ratingColumns: ['Game', 'Rating', 'Give or take', 'Games', 'Won'],
  stepColumns: ['Game', 'Date', 'Rating'],
  lastGames: 'After each of the last games',
  notifications: 'Notifications',
  pushStates: {
    on: 'On for this browser.',
    off: 'Off for this browser.',
    denied: 'This browser does not allow them. Open its settings for this site and allow notifications.',
    none: 'This browser shows none here. They need a page over https.',
  },
  thisBrowser: 'In this browser',
  thisBrowserHelp: 'Also while this page is closed. The browser asks you once.',
  kinds: { turn: 'It is my turn', over: 'A game is over', invitation: 'I am invited' },
  turnHelp: 'Once for each turn, and only while you do not look at the table.',
  quiet: 'Quiet hours',
  quietHelp: 'What happens meanwhile is told afterwards.',
  from: 'From',
  to: 'to',
  email: 'By e-mail',
  emailHelp: 'We send a link there first.',
  noEmail: 'This server sends no e-mail.',
  emailSent: 'A link is on its way. Open it, and the address is used.',
  emailConfirmed: 'The address is confirmed. Messages go there from now on.',
  webhook: 'To a web address (webhook)',
  webhookHelp: 'For programs: a signed message, as the protocol describes.',
  webhookSecret: 'The secret that signs the messages. It is shown only now:',
  add: 'Add',
  remove: name => `Remove ${name}`,
  removeShort: 'Remove',
  channels: 'Where messages go',
  otherBrowser: service => `A browser (${service})`,
  test: 'Send a test message',
  tested: (sent, failed) => {
    const taken = `${sent} ${sent === 1 ? 'message was' : 'messages were'} accepted`;
    return failed === 0 ? `${taken}.` : `${taken}, ${failed} could not be delivered.`;
  },
  noChannel: 'Turn one on first.',
  elsewhere: 'Use this on another device',
  onlyHere:
    'So far only this browser knows you. With a passkey you sign in anywhere by finger, face or screen lock. No password.',
  hasPasskey: 'With your passkey you sign in anywhere by finger, face or screen lock.',
  noPasskeys: 'This browser offers no passkeys here. They need a page over https.',
  makePasskey: 'Make a passkey',
  morePasskey: 'Make another passkey',
  passkeyMade: 'Passkey made. Sign in anywhere with it.',
  useIt: 'Sign in with a passkey',
  signedIn: 'You are signed in.',
  passkeys: 'Passkeys',
  passkeyMadeOn: date => `made on ${date}`,
  removePasskey: name => `Remove the passkey ${name}`,
  once: 'Or sign in once',
  onceHelp: 'Scan a code with the other device, or open a link there. It works once, for 10 minutes.',
  onceUntil: time => `It works once, until ${time}. Whoever opens it is you.`,
  showCode: 'Show the code',
  copyLink: 'Copy the link',
  copied: 'Copied',
  qr: 'QR code that signs in one other device',
  link: 'Link for the other device',
  devices: 'Devices',
  here: 'here',
  unnamed: 'A device',
  lastUsed: date => `used ${date}`,
  signOut: 'Sign out',
  signOutOf: name => `Sign out ${name}`,
  signOutHere: 'Sign out here',
  signOutEverywhere: 'Sign out everywhere',
  leaveQuestion: 'Your seats stay yours. To come back you need a passkey or a device that is still signed in.',
  leaveLast:
    'Only this browser knows you, and you have no passkey. Without one nobody, not even you, gets back to your seats.',
  arrive: 'Sign in on this device',
  arriveQuestion: 'This link signs this device in as the person who made it.',
  arriveLose: tables =>
    `This browser sits at ${tables} ${tables === 1 ? 'table' : 'tables'} as a guest. It loses them by signing in.`,
  arriveYes: 'Sign in',
  blocked: 'Blocked people',
  blockedHelp: 'They cannot join your tables, see your open tables or invite you, nor you theirs.',
  noneBlocked: 'Nobody is blocked.',
  unblock: name => `Unblock ${name}`,
  unblockShort: 'Unblock',
  block: name => `Block ${name}`,
  blockShort: 'Block',
  playedWith: 'People you have played with',
  language: 'Language',
  data: 'Your data',
  dataHelp: 'Export is one file with all that the server keeps about you. Delete takes your name off every table.',
  export: 'Export',
  delete: 'Delete …',
  deleteTitle: 'Delete everything about me',
  deleteGoes:
    'Gone for ever: your name, portrait, devices, passkeys, ratings, notifications and what you have said. Bots take over your running games.',
  deleteStays: 'What stays: games that were played can still be replayed, with “somebody” in your seat.',
  deleteType: name => `Type your name, ${name}, to confirm`,
  deleteYes: 'Delete for ever',
  more: 'More',
  offline: 'No table server answers here. Name and portrait are kept in this browser.',
  problems: {
    expired: 'This link was used before, or is too old.',
    'bad-passkey': 'This passkey is not known here.',
    'too-fast': 'That was too often. Wait a minute.',
    'too-many': 'There are too many of them. Remove one first.',
    'not-sent': 'The e-mail could not be sent. Check the address.',
    'bad-request': 'The server did not accept this. Check what you typed.',
    'not-found': 'It is gone already.',
  },
};

const TEXTS: InLanguages<MeText> = { en, de };

export function useMeText(): MeText {
  return usePreferences().locale === 'de' ? TEXTS.de : TEXTS.en;
}

import { usePreferences } from '../../ui/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';

/** The words of everything that is about playing with people elsewhere. They are fetched with the first such page. */
export interface OnlineText {
  readonly friends: string;
  readonly friendsLead: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly gathering: string;
  readonly over: string;
  readonly openTables: string;
  readonly none: string;
  readonly noneOpen: string;
  readonly noServer: string;
  readonly away: string;
  readonly back: string;
  readonly newTable: string;
  readonly newTableLine: string;
  readonly join: string;
  readonly play: string;
  readonly look: string;
  readonly setUp: (game: string) => string;
  readonly seats: string;
  readonly seatCount: (count: number) => string;
  readonly pace: string;
  readonly paces: { readonly none: string; readonly live: string; readonly days: string };
  readonly minutes: string;
  readonly days: string;
  readonly whenOut: string;
  readonly watch: string;
  readonly watchers: { readonly link: string; readonly nobody: string };
  readonly watchHelp: string;
  readonly rated: string;
  readonly ratedHelp: string;
  readonly listed: string;
  readonly listedHelp: string;
  readonly open: string;
  readonly opening: string;
  readonly tableOf: (name: string) => string;
  readonly taken: (taken: number, seats: number) => string;
  readonly notReadyYet: (names: readonly string[]) => string;
  readonly allReady: string;
  readonly takeSeat: string;
  readonly yourName: string;
  readonly you: string;
  readonly openSeat: string;
  readonly ready: string;
  readonly notReady: string;
  readonly iAmReady: string;
  readonly wait: string;
  readonly leave: string;
  readonly addBot: string;
  readonly remove: (name: string) => string;
  readonly here: string;
  readonly gone: string;
  readonly bot: string;
  readonly invite: string;
  readonly inviteHelp: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly qr: string;
  readonly fair: string;
  readonly fairHelp: string;
  readonly settings: string;
  readonly usual: string;
  readonly clockWords: (kind: 'none' | 'live' | 'days', amount: number) => string;
  readonly chat: string;
  readonly say: string;
  readonly send: string;
  readonly noChat: string;
  readonly newLines: (count: number) => string;
  readonly thinks: (name: string) => string;
  readonly timeLeft: (name: string, time: string) => string;
  readonly duration: (ms: number) => string;
  readonly asks: { readonly undo: (name: string) => string; readonly abandon: (name: string) => string };
  readonly asked: { readonly undo: string; readonly abandon: string };
  readonly allow: string;
  readonly notNow: string;
  readonly withdraw: string;
  readonly refusedRequest: string;
  readonly askUndo: string;
  readonly askAbandon: string;
  readonly abandoned: string;
  readonly nextTable: string;
  readonly watching: string;
  readonly full: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Two units at most: 1 d 21 h, 5 h, 40 min; below an hour as a clock shows it. */
function duration(ms: number, units: { readonly d: string; readonly h: string }): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return `${Math.floor(left / DAY)} ${units.d} ${Math.floor((left % DAY) / HOUR)} ${units.h}`;
  if (left >= 6 * HOUR) return `${Math.floor(left / HOUR)} ${units.h}`;
  const seconds = Math.floor(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const WORDS: InLanguages<OnlineText> = {
  en: {
    friends: 'Friends',
    friendsLead: 'Tables with people elsewhere. They need the link, and no account.',
    yourTurn: 'Your turn',
    waiting: 'Waiting for others',
    gathering: 'Not begun yet',
    over: 'Finished',
    openTables: 'Open tables',
    none: 'You sit at no table with friends yet. Open one, and send the link.',
    noneOpen: 'Nobody has opened a table to all.',
    noServer: 'No table server answers here. Games in this browser work as always; this page tries again.',
    away: 'Connection lost. Trying again …',
    back: 'Connected again.',
    newTable: 'New table for friends',
    newTableLine: 'private, by link',
    join: 'Join',
    play: 'Play',
    look: 'Look',
    setUp: game => `${game} with friends`,
    seats: 'Seats',
    seatCount: count => `${count} seats`,
    pace: 'Pace',
    paces: { none: 'No clock', live: 'Live', days: 'Days' },
    minutes: 'Minutes each',
    days: 'Days a move',
    whenOut: 'When time is up, a bot plays that turn.',
    watch: 'Who may watch',
    watchers: { link: 'With the link', nobody: 'Nobody' },
    watchHelp: 'They see only what every player sees.',
    rated: 'Rated',
    ratedHelp: 'The result changes the ratings of everybody at the table.',
    listed: 'Open to all',
    listedHelp: 'The table stands in the list of open tables.',
    open: 'Open the table',
    opening: 'Opening …',
    tableOf: name => `${name}’s table`,
    taken: (taken, seats) => `${taken} of ${seats} seats are taken.`,
    notReadyYet: names => `${names.join(', ')}: not ready yet.`,
    allReady: 'Everybody is ready. The cards are dealt …',
    takeSeat: 'Sit down',
    yourName: 'Your name',
    you: 'You',
    openSeat: 'Open seat',
    ready: 'Ready',
    notReady: 'Not ready',
    iAmReady: 'I am ready',
    wait: 'Not yet',
    leave: 'Leave',
    addBot: 'Add a bot',
    remove: name => `Remove ${name}`,
    here: 'here',
    gone: 'away',
    bot: 'bot',
    invite: 'Invite friends',
    inviteHelp: 'Send the link, or let them scan the code. No account needed.',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    qr: 'The link as a code for phones',
    fair: 'Fair deal',
    fairHelp:
      'The server has committed to its part of the shuffle; this is the fingerprint. Every player’s device adds a random number of its own. After the game the secret is shown, and everybody can check the deal.',
    settings: 'What is played',
    usual: 'The usual settings',
    clockWords: (kind, amount) =>
      kind === 'none' ? 'No clock' : kind === 'live' ? `Live, ${amount} minutes each` : `${amount} days a move`,
    chat: 'Chat',
    say: 'Say something',
    send: 'Send',
    noChat: 'Nobody has said anything yet.',
    newLines: count => `${count} new`,
    thinks: name => `${name} is to move.`,
    timeLeft: (name, time) => `${name}: ${time} left`,
    duration: ms => duration(ms, { d: 'd', h: 'h' }),
    asks: {
      undo: name => `${name} asks to take back the last move, with all that followed.`,
      abandon: name => `${name} asks to end the game without a result.`,
    },
    asked: {
      undo: 'You asked to take your last move back.',
      abandon: 'You asked to end the game without a result.',
    },
    allow: 'Allow',
    notNow: 'Not now',
    withdraw: 'Take the question back',
    refusedRequest: 'Not this time.',
    askUndo: 'Ask to undo',
    askAbandon: 'Ask to end the game',
    abandoned: 'Everybody agreed to end this game. It has no result.',
    nextTable: 'To the rematch',
    watching: 'You look on.',
    full: 'This table is full.',
  },
  de: {
    friends: 'Freunde',
    friendsLead: 'Tische mit Leuten anderswo. Sie brauchen den Link und kein Konto.',
    yourTurn: 'Du bist am Zug',
    waiting: 'Andere sind am Zug',
    gathering: 'Noch nicht begonnen',
    over: 'Beendet',
    openTables: 'Offene Tische',
    none: 'Du sitzt noch an keinem Tisch mit Freunden. Eröffne einen und schicke den Link.',
    noneOpen: 'Niemand hat einen Tisch für alle eröffnet.',
    noServer:
      'Hier antwortet kein Tischserver. Spiele in diesem Browser gehen wie immer; diese Seite versucht es weiter.',
    away: 'Verbindung verloren. Neuer Versuch …',
    back: 'Wieder verbunden.',
    newTable: 'Neuer Tisch für Freunde',
    newTableLine: 'privat, mit Link',
    join: 'Mitspielen',
    play: 'Spielen',
    look: 'Ansehen',
    setUp: game => `${game} mit Freunden`,
    seats: 'Plätze',
    seatCount: count => `${count} Plätze`,
    pace: 'Tempo',
    paces: { none: 'Ohne Uhr', live: 'Live', days: 'Tage' },
    minutes: 'Minuten für jeden',
    days: 'Tage je Zug',
    whenOut: 'Ist die Zeit um, spielt ein Bot diesen Zug.',
    watch: 'Wer zusehen darf',
    watchers: { link: 'Mit dem Link', nobody: 'Niemand' },
    watchHelp: 'Sie sehen nur, was alle am Tisch sehen.',
    rated: 'Gewertet',
    ratedHelp: 'Das Ergebnis ändert die Wertung aller am Tisch.',
    listed: 'Für alle offen',
    listedHelp: 'Der Tisch steht in der Liste der offenen Tische.',
    open: 'Tisch eröffnen',
    opening: 'Wird eröffnet …',
    tableOf: name => `Tisch von ${name}`,
    taken: (taken, seats) => `${taken} von ${seats} Plätzen sind besetzt.`,
    notReadyYet: names => `${names.join(', ')}: noch nicht bereit.`,
    allReady: 'Alle sind bereit. Die Karten werden gegeben …',
    takeSeat: 'Platz nehmen',
    yourName: 'Dein Name',
    you: 'Du',
    openSeat: 'Freier Platz',
    ready: 'Bereit',
    notReady: 'Nicht bereit',
    iAmReady: 'Ich bin bereit',
    wait: 'Noch nicht',
    leave: 'Aufstehen',
    addBot: 'Bot dazu',
    remove: name => `${name} wegschicken`,
    here: 'da',
    gone: 'weg',
    bot: 'Bot',
    invite: 'Freunde einladen',
    inviteHelp: 'Schicke den Link oder lass den Code scannen. Ein Konto braucht niemand.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
    qr: 'Der Link als Code für Handys',
    fair: 'Fair gegeben',
    fairHelp:
      'Der Server hat sich auf seinen Teil des Mischens festgelegt; das ist der Fingerabdruck. Jedes Gerät gibt eine eigene Zufallszahl dazu. Nach dem Spiel wird das Geheimnis gezeigt, und alle können das Geben prüfen.',
    settings: 'Was gespielt wird',
    usual: 'Die üblichen Einstellungen',
    clockWords: (kind, amount) =>
      kind === 'none' ? 'Ohne Uhr' : kind === 'live' ? `Live, ${amount} Minuten für jeden` : `${amount} Tage je Zug`,
    chat: 'Gespräch',
    say: 'Sag etwas',
    send: 'Senden',
    noChat: 'Noch hat niemand etwas gesagt.',
    newLines: count => `${count} neu`,
    thinks: name => `${name} ist am Zug.`,
    timeLeft: (name, time) => `${name}: noch ${time}`,
    duration: ms => duration(ms, { d: 'T', h: 'Std' }),
    asks: {
      undo: name => `${name} möchte den letzten Zug zurücknehmen, mit allem, was folgte.`,
      abandon: name => `${name} möchte das Spiel ohne Ergebnis beenden.`,
    },
    asked: {
      undo: 'Du hast gefragt, ob du deinen letzten Zug zurücknehmen darfst.',
      abandon: 'Du hast gefragt, ob das Spiel ohne Ergebnis enden soll.',
    },
    allow: 'Erlauben',
    notNow: 'Jetzt nicht',
    withdraw: 'Frage zurückziehen',
    refusedRequest: 'Diesmal nicht.',
    askUndo: 'Um Rücknahme bitten',
    askAbandon: 'Spielende vorschlagen',
    abandoned: 'Alle waren einverstanden, dieses Spiel zu beenden. Es hat kein Ergebnis.',
    nextTable: 'Zur Revanche',
    watching: 'Du siehst zu.',
    full: 'Dieser Tisch ist voll.',
  },
};

export function useOnlineText(): OnlineText {
  return usePreferences().locale === 'de' ? WORDS.de : WORDS.en;
}

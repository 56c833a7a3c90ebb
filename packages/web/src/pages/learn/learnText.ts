import type { InLanguages } from '../../text/locales.ts';

/* The words of the page of lessons and cards. They are loaded with that page and not with the first one. */

const en = {
  title: 'Learn',
  lead: 'A first game that explains itself, how a table works here, and what every card does.',
  first: 'A first game with a guide',
  firstLine: (game: string) =>
    `Sit down to ${game} against easy bots. Notes point at what matters when it matters; you can send the guide away at any time.`,
  playAndLearn: 'Play and learn',
  problems: 'Problems: find the best choice',
  about: 'Lessons and every card',
  how: 'At the table',
  hows: [
    'The sign in the middle of the screen says what is asked. Whatever you may choose is ringed in amber: tap it, or walk to it with the arrow keys and press Enter.',
    'Something hatched cannot be chosen. Tap it and it says why, with the clause of the rules.',
    'Undo takes choices back until something new comes to light. Until then nothing is final.',
    'The magnifier turns taps into looks: every card opens large, with its rules.',
    'Hint asks a strong bot what it would do in your place.',
  ],
  search: 'Search the cards',
  found: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  play: (game: string) => `Play ${game}`,
  large: (card: string) => `${card}, large with its symbols`,
};

const de: typeof en = {
  title: 'Lernen',
  lead: 'Ein erstes Spiel, das sich selbst erklärt, wie man hier am Tisch spielt und was jede Karte tut.',
  first: 'Ein erstes Spiel mit Anleitung',
  firstLine: game =>
    `Spiel ${game} gegen leichte Bots. Zettel zeigen auf das, was gerade wichtig ist; die Anleitung lässt sich jederzeit wegschicken.`,
  playAndLearn: 'Spielend lernen',
  problems: 'Aufgaben: Finde die beste Wahl',
  about: 'Lektionen und jede Karte',
  how: 'Am Tisch',
  hows: [
    'Das Schild in der Mitte sagt, was gefragt ist. Was du wählen darfst, hat einen bernsteinfarbenen Rand: antippen, oder mit den Pfeiltasten hingehen und die Eingabetaste drücken.',
    'Was schraffiert ist, geht gerade nicht. Tippe es an, und es sagt, warum nicht, mit der Stelle in den Regeln.',
    'Zurücknehmen geht, bis etwas Neues ans Licht kommt. Bis dahin ist nichts endgültig.',
    'Mit der Lupe öffnet ein Tippen jede Karte groß und mit ihren Regeln.',
    'Der Rat fragt einen starken Bot, was er an deiner Stelle tun würde.',
  ],
  search: 'Karten durchsuchen',
  found: n => (n === 1 ? '1 Karte' : `${n} Karten`),
  play: game => `${game} spielen`,
  large: card => `${card}, groß mit Zeichenerklärung`,
};

export const LEARN: InLanguages<typeof en> = { en, de };

import type { MomentWords } from './en.ts';

const some = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const cubes = (n: number): string => `${n} Würfel`;
const coins = (n: number): string => some(n, 'Münze', 'Münzen');
const cards = (n: number): string => some(n, 'Karte', 'Karten');

export const de: MomentWords = {
  next: name => `Dann spielt ${name}.`,
  rule: clause => `Regel ${clause}`,
  nothing: 'nichts',
  cubes: (n, good) => `${n} ${good}`,
  list: parts => parts.join(', '),
  cards,
  tax: {
    took: n => (n === 0 ? 'Der Steuereintreiber nimmt nichts' : `Der Steuereintreiber nimmt ${cubes(n)}`),
    tookCards: n => `Der Steuereintreiber nimmt ${cards(n)}`,
    tookHand: 'Der Steuereintreiber leert deine Hand',
    pairs: 'Jedes Lehen zahlt von jedem Paar in seiner Scheune einen Würfel.',
    income: 'Kein Lehen hat ein Paar Würfel. Darum zahlen Karten, die den halben Ertrag deiner Hand wert sind.',
    poor: 'Kein Lehen hat ein Paar Würfel, und deine Hand hat weniger als 2 Ertrag: Sie wird ohne Münzen abgeworfen.',
    ofFief: n => {
      const pairs = n >> 1;
      if (pairs === 0) return n === 0 ? 'keine Würfel' : '1 Würfel: kein Paar';
      return `${cubes(n)}: ${some(pairs, 'Paar', 'Paare')}`;
    },
    relief: n => `Nachlass ${n}`,
    pays: 'zahlt',
    spared: 'Was er nicht bekam',
    vault: n => `${cubes(n)} im Gewölbe: zählen nicht`,
    odd: n => `${cubes(n)} ohne Paar`,
    relieved: n => `${cubes(n)} durch Steuernachlass`,
    coinsSafe: 'Münzen und Hand: sicher, solange ein Lehen ein Paar hat. Verteidigung hilft nicht gegen Steuern.',
    cardsBack: 'Die Karten kommen am Abend auf deinen Ablagestapel, ohne Münzen und ohne Wirkung.',
    left: n => `Noch in deinen Scheunen: ${cubes(n)}`,
    spoken: (title, parts) => `${title}. ${parts}.`,
    paidBy: (fief, what) => `${fief} zahlt ${what}`,
    slip: what => `Steuer: du hast ${what} gegeben`,
    others: (name, what) => `Der Steuereintreiber nimmt ${name} ${what}`,
    wholeHand: 'die ganze Hand',
  },
  income: {
    line: (card, n, total) => `${card}: ${coins(n)} mehr, jetzt ${total}`,
  },
  evening: {
    title: (saved, of) =>
      of === 0
        ? 'Abend: keine Münzen zu sparen'
        : `Abend: du sparst ${saved} von ${of === 1 ? '1 Münze' : `${of} Münzen`}`,
    line: 'Gespielte Karten kommen auf den Ablagestapel; übrige Handkarten dienen bei Hof für je eine Münze.',
    coins: 'Münzen des Tages',
    effects: 'Karten und Meister',
    court: n => `${cards(n)} bei Hof`,
    noCoins: 'Es kamen keine Münzen herein.',
    treasury: 'Die Schatzkammer',
    saves: (saved, of) => (of === 0 ? 'Keine Münzen zu sparen.' : `${saved} von ${of} gespart`),
    gone: n => (n === 0 ? 'Keine verfällt.' : `${coins(n)} verfallen: Gib vor dem Abend mehr aus.`),
    tomorrow: 'Für morgen',
    drew: n => `${some(n, 'neue Karte', 'neue Karten')} auf der Hand`,
    shuffled: 'Dein Ablagestapel wurde ein neues Deck.',
    limit: what => `Über 12 Würfel in einem Lehen: ${what} verloren`,
    spoken: (saved, of, drew) =>
      of === 0
        ? `Abend. Du hast keine Münzen zu sparen und ziehst ${cards(drew)}.`
        : `Abend. Du sparst ${saved} von ${of === 1 ? '1 Münze' : `${of} Münzen`} und ziehst ${cards(drew)}.`,
    slip: (saved, of) =>
      of === 0
        ? 'Abend: keine Münzen zu sparen'
        : `Abend: ${saved} von ${of === 1 ? '1 Münze' : `${of} Münzen`} gespart`,
  },
  scoring: {
    wins: (name, points) => `${name} gewinnt mit ${points} SP`,
    youWin: points => `Du gewinnst mit ${points} SP`,
    shared: (names, points) => `${names} teilen sich den Sieg mit ${points} SP`,
    line: 'Lehen nach ihrer Stufe, und Plättchen der Kathedrale.',
    tie: 'Bei gleichen Punkten zählen Adelszeichen, dann Münzen, dann Würfel.',
    points: points => `${points} SP`,
    slip: points => `Das Ende: du hast ${points} SP`,
    onward: 'Danach kommt der Wertungsbogen.',
  },
};

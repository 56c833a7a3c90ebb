import { phraseByKind, promptByStep, sentenceByKind, type Phrases, type Reader } from '@thorp/kernel';
import { BELLS_PER_SCROLL } from '../cards/figures.ts';
import { villagerId } from '../cards/ids.ts';
import { ANY } from '../cards/vocabulary.ts';
import type { Frame, Option, Reason, Snowcrest, View } from '../types.ts';
import { boardIn, target } from './board.ts';
import { catalogueIn } from './catalogue.ts';
import { FROM, logWords } from './de/log.ts';
import { RANKS } from './de/names.ts';
import { boardWords, catalogueWords, TILES, wording } from './de/words.ts';
import { groupIn, partIn, signed, sourcesIn, type GroupWords, type PartWords } from './scores.ts';
import { logIn } from './log.ts';
import { actingCard, arrivingCard, mineAt, mostOf, needAt, type Prompts } from './lookup.ts';

const { actionOf, actionWords, amount, bells, cardName, dueWords, itemOf, price, scrolls, spiritOf, wareAt } = wording;

const prompts: Prompts = {
  buy: () => 'Wer wohnt in der Mitte deines Dorfes? Für fehlende Gerste gibt es Omen',
  main: () => 'Aktiviere einen offenen Dorfbewohner oder siedle einen neuen an',
  slot: (_, { view }) => `Wohin kommt ${cardName(arrivingCard(view))}?`,
  action: ({ card }) => `Was tut ${cardName(villagerId(card))}?`,
  offer: ({ effect }) => `${actionWords([effect])}?`,
  pay: ({ due }, { view }) => {
    const what = view.arriving === null ? '' : ` für ${cardName(villagerId(view.arriving))}`;
    return `Womit zahlst du${what}? Noch ${dueWords(due)}`;
  },
  gold: ({ due }) => `Wofür steht das Gold? Noch zu zahlen: ${dueWords(due)}`,
  item: (frame, reader) =>
    needAt(frame, reader.view) === 'omen'
      ? `${spiritOf(reader)} bringt ein Omen: Wehrst du es ab?`
      : `${spiritOf(reader)}: Erfüllst du die Forderung? Verlangt wird ${itemOf(frame, reader)}`,
  source: (frame, reader) => `${spiritOf(reader)}: Womit bezahlst du? Verlangt wird ${itemOf(frame, reader)}`,
  giveCard: (_, reader) => `${spiritOf(reader)}: Welche Handkarte gibst du?`,
  giveVillager: (_, reader) => `${spiritOf(reader)}: Welcher offene Dorfbewohner geht?`,
  giveTile: (_, reader) => `${spiritOf(reader)}: Welches Gebäude gibst du?`,
  returnTile: () => 'Deine Leiste ist voll: Welches Gebäude gibst du zuerst zurück?',
  build: () => 'Welches Gebäude baust du?',
  effort: ({ bonus }) =>
    bonus > 0 ? `Wie viele Glocken nennst du? Die Karte gibt ${bonus} dazu` : 'Wie viele Glocken nennst du?',
  chant: ({ bonus }) =>
    `Für wie viele Schriftrollen läutest du? Je ${BELLS_PER_SCROLL} Glocken${bonus > 0 ? `, insgesamt ${bonus} weniger` : ''}`,
  answer: ({ effort, bonus }, { view, name }) =>
    `${name(view.active)} meditiert mit ${effort + bonus}: Überbietest du mit ${bells(effort + bonus + 1)}?`,
  oneOf: () => 'Welchen dieser Rohstoffe nimmst du?',
  retrieve: () => 'Welche Karte nimmst du aus deinem Ablagestapel?',
  redraw: ({ discarded }) => `Welche Handkarten wirfst du ab, um ebenso viele zu ziehen? Bisher ${discarded}`,
  trade: () => 'Was tauschst du gegen was?',
  recruit: () => 'Wen wirbst du kostenlos an?',
  copy: () => 'Welche Aktion kopierst du?',
};

function mine({ view }: Reader<View>, slot: number): string {
  const card = mineAt(view, slot);
  return card === null ? `Platz ${slot + 1}` : `${cardName(card)} (Platz ${slot + 1})`;
}

const label = phraseByKind<Option, View>({
  skip: () => 'Nichts tun',
  buy: ({ card }) => `${cardName(card)} für ${price(card)}`,
  add: ({ card, from }) => `${cardName(card)} ${FROM[from]} für ${price(card)} ansiedeln`,
  activate: ({ slot }, reader) => `${mine(reader, slot)} aktivieren`,
  place: ({ slot }, reader) =>
    mineAt(reader.view, slot) === null ? `Freier ${mine(reader, slot)}` : `${mine(reader, slot)} ersetzen`,
  act: ({ action }, { view }) => actionOf(actingCard(view), action),
  pay: () => 'Zahlen',
  decline: () => 'Ablehnen',
  token: ({ resource }) => `${amount(1, resource)} abgeben`,
  tile: ({ tile }) => `${TILES[tile]} verdecken`,
  handCard: ({ card }) => `${cardName(card)} aus der Hand abwerfen`,
  villager: ({ slot }, reader) => `${mine(reader, slot)} verdecken`,
  goldFor: ({ need }) => (need === ANY ? 'Für einen beliebigen Rohstoff' : `Für ${amount(1, need)}`),
  meet: () => 'Erfüllen',
  avoid: ({ slot }, reader) => `Mit ${mine(reader, slot)} abwehren`,
  avoidLeft: () => 'Mit der schon verdeckten Karte abwehren',
  omen: () => 'Ein Omen nehmen',
  giveCard: ({ card }) => `${cardName(card)} abwerfen`,
  giveVillager: ({ slot }, reader) => `${mine(reader, slot)} abgeben`,
  giveTile: ({ tile, up }) => `${TILES[tile]} zurückgeben (${up ? 'offen' : 'verdeckt'})`,
  build: ({ tile }) => `${TILES[tile]} bauen`,
  effort: ({ bells: n }) => bells(n),
  more: () => 'Höherer Einsatz',
  chant: ({ scrolls: n }) => scrolls(n),
  pass: () => 'Passen',
  beat: () => 'Überbieten',
  take: ({ resource }) => amount(1, resource),
  retrieve: ({ card }) => `${cardName(card)} nehmen`,
  discard: ({ card }) => `${cardName(card)} abwerfen`,
  done: () => 'So viele ziehen, wie du abgeworfen hast',
  trade: ({ give, get }) => `${wareAt(give)} gegen ${wareAt(get)}`,
  recruit: ({ card, from }) => `${cardName(card)} ${FROM[from]} anwerben`,
  copy: ({ card, action }) => `${cardName(card)}: ${actionOf(card, action)}`,
});

const log = logIn(logWords);

const reasons = phraseByKind<Reason, View>({
  tooDear: ({ cost, have }) => `Es kostet ${cost}, du kannst ${Math.max(0, have)} aufbringen.`,
  faceDown: () => 'Dieser Dorfbewohner ist verdeckt.',
  starterStays: () => 'In der Grundvariante können Startkarten nicht ersetzt werden.',
  neededToPay: () => 'Du brauchst diesen Dorfbewohner zum Bezahlen; er kann nicht auch ersetzt werden.',
  nothingToDo: () => 'Davon ist jetzt nichts möglich.',
  cannotMeet: () => 'Du hast nichts, womit du das erfüllen kannst.',
  wrongKind: () => 'Davon ist nichts mehr zu zahlen. Nur Gold ersetzt einen anderen Rohstoff.',
});

const GROUPS: GroupWords = { scrolls: 'Schriftrollen', buildings: 'Gebäude', omens: 'Omen', majorities: 'Mehrheiten' };

const PARTS: PartWords = {
  scrolls: ({ amount: n }) => scrolls(n),
  buildings: ({ count: n = 0 }) => `${n} Gebäude`,
  omen: ({ amount: n }) => `Omenleiste bei ${signed(n)}`,
  omenTokens: ({ amount: n }) => (n === -1 ? '1 Omenmarke' : `${-n} Omenmarken`),
  majority: part => `Am meisten ${boardWords.resources[mostOf(part)]}`,
};

export const de: Phrases<Snowcrest> = {
  title: 'Snowcrest',
  blurb: 'Führe ein Bergdorf zu verlorenen Schriftrollen: säen, bauen, opfern, meditieren – und achte auf die Omen.',
  settings: {
    basic: {
      title: 'Grundvariante',
      help: 'Ohne Wächter und Erfolge; die Startkarten bleiben. Für 2 bis 4 Spieler.',
    },
    level: { title: 'Stufe', help: 'Wie schwer das Solospiel ist, von 1 bis 10.' },
    rounds: {
      title: 'Längstes Spiel',
      help: 'Nach dieser Runde endet das Spiel, auch wenn noch Schriftrollen übrig sind. Gilt nicht im Solospiel.',
    },
  },
  conflict: sentenceByKind({
    basicAlone: () => 'Die Grundvariante ist für 2 bis 4 Spieler',
    levelInCompany: () => 'Stufen gibt es nur im Solospiel',
  }),
  catalogue: catalogueIn(wording, catalogueWords),
  prompt: promptByStep<Frame, View>(prompts),
  label,
  tell: (event, reader) => log.tell([event], reader),
  log,
  why: reasons,
  part: partIn(PARTS),
  group: groupIn(GROUPS),
  sources: sourcesIn(GROUPS),
  tieBreaks: ['die Zahl der Güter'],
  points: total => (total === 1 ? '1 Punkt' : `${total} Punkte`),
  verdict: ({ won, rank }) => {
    if (won === null) return 'Das Spiel läuft noch';
    if (rank === null) return 'Verloren: Dein Dorf hat einmal zu oft gerastet';
    return `${won ? 'Gewonnen' : 'Verloren'}: ${rankName(rank)}`;
  },
  board: boardIn(wording, boardWords),
  target,
};

function rankName(rank: string): string {
  const names: { readonly [rank: string]: string | undefined } = RANKS;
  return names[rank] ?? rank;
}

import { phraseByKind, promptByStep, sentenceByKind, type Phrases, type Reader } from '@thorp/kernel';
import { BELLS_PER_SCROLL } from '../cards/figures.ts';
import { villagerId } from '../cards/ids.ts';
import { ANY, BARLEY, JUNIPER } from '../cards/vocabulary.ts';
import type { Event, Frame, Option, Origin, Reason, Snowcrest, View } from '../types.ts';
import { boardIn, target } from './board.ts';
import { catalogueIn } from './catalogue.ts';
import { RANKS } from './de/names.ts';
import { aTile, boardWords, catalogueWords, TILES, wording } from './de/words.ts';
import { actingCard, arrivingCard, mineAt, mostOf, type Prompts } from './lookup.ts';

const {
  actionOf,
  actionWords,
  amount,
  bells,
  cardName,
  cards,
  dueWords,
  goalName,
  itemOf,
  omens,
  price,
  scrolls,
  spiritName,
  spiritOf,
  wareAt,
} = wording;

const FROM: { readonly [O in Origin]: string } = { hand: 'aus der Hand', row: 'aus der Auslage' };

const prompts: Prompts = {
  buy: () => 'Wähle eine Handkarte für die Mitte deines Dorfes; für fehlende Gerste gibt es Omen',
  main: () => 'Aktiviere einen offenen Dorfbewohner oder siedle einen neuen an',
  slot: (_, { view }) => `Wähle einen Platz für ${cardName(arrivingCard(view))}`,
  action: ({ card }) => `${cardName(villagerId(card))}: Wähle eine Aktion`,
  offer: ({ effect }) => `${actionWords([effect])}?`,
  pay: ({ due }) => `Noch zu zahlen: ${dueWords(due)}`,
  gold: ({ due }) => `Wofür steht das Gold? Noch zu zahlen: ${dueWords(due)}`,
  item: (frame, reader) => `${spiritOf(reader)}: Gefordert ist ${itemOf(frame, reader)}`,
  source: (frame, reader) => `${spiritOf(reader)}: Womit bezahlst du? Gefordert ist ${itemOf(frame, reader)}`,
  giveCard: (_, reader) => `${spiritOf(reader)}: Wirf eine Handkarte ab`,
  giveVillager: (_, reader) => `${spiritOf(reader)}: Gib einen offenen Dorfbewohner ab`,
  giveTile: (_, reader) => `${spiritOf(reader)}: Gib ein Gebäude ab`,
  returnTile: () => 'Deine Leiste ist voll: Gib zuerst ein Gebäude zurück',
  build: () => 'Wähle ein Gebäude',
  effort: ({ bonus }) => (bonus > 0 ? `Nenne deinen Einsatz; die Karte gibt ${bonus} dazu` : 'Nenne deinen Einsatz'),
  chant: ({ bonus }) =>
    `Für wie viele Schriftrollen läutest du? Je ${BELLS_PER_SCROLL} Glocken${bonus > 0 ? `, insgesamt ${bonus} weniger` : ''}`,
  answer: ({ effort, bonus }, { view, name }) =>
    `${name(view.active)} meditiert mit ${effort + bonus}: Überbietest du mit ${bells(effort + bonus + 1)}?`,
  oneOf: () => 'Nimm einen dieser Rohstoffe',
  retrieve: () => 'Nimm eine Karte aus deinem Ablagestapel',
  redraw: ({ discarded }) => `Wirf Karten ab und ziehe ebenso viele (bisher ${discarded})`,
  trade: () => 'Wähle einen Tausch',
  recruit: () => 'Wirb kostenlos eine Karte an',
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

const tell = phraseByKind<Event, View>({
  starts: ({ seat }, { name }) => `${name(seat)} beginnt das Spiel`,
  bought: ({ seat, card, paid }, { name }) =>
    `${name(seat)} beginnt mit ${cardName(card)} und zahlt ${amount(paid, BARLEY)}`,
  turn: ({ seat, round }, { name }) => `Runde ${round}: ${name(seat)}`,
  activated: ({ seat, card }, { name }) => `${name(seat)} aktiviert ${cardName(card)}`,
  shown: ({ seat, card, from, free }, { name }) =>
    free
      ? `${name(seat)} wirbt ${cardName(card)} ${FROM[from]} an`
      : `${name(seat)} siedelt ${cardName(card)} ${FROM[from]} an`,
  arrived: ({ seat, card, slot, old }, { name }) =>
    old === null
      ? `${cardName(card)} zieht auf Platz ${slot + 1} bei ${name(seat)} ein`
      : `${cardName(card)} ersetzt ${cardName(old)} bei ${name(seat)}`,
  turnedUp: ({ card }) => `${cardName(card)} kommt in die Auslage`,
  acted: ({ card, action }) => `${cardName(card)}: ${actionOf(card, action)}`,
  skipped: ({ seat }, { name }) => `${name(seat)} tut nichts damit`,
  declined: ({ seat }, { name }) => `${name(seat)} zahlt nicht`,
  spent: ({ seat, resource }, { name }) => `${name(seat)} gibt ${amount(1, resource)} ab`,
  usedTile: ({ seat, tile }, { name }) => `${name(seat)} nutzt ${aTile(tile)}`,
  usedCard: ({ seat, card, from }, { name }) =>
    from === 'hand'
      ? `${name(seat)} wirft ${cardName(card)} zum Bezahlen ab`
      : `${name(seat)} verdeckt ${cardName(card)} zum Bezahlen`,
  gained: ({ seat, resource, n }, { name }) => `${name(seat)} nimmt ${amount(n, resource)}`,
  scrolls: ({ seat, n }, { name }) =>
    n > 0 ? `${name(seat)} nimmt ${scrolls(n)}` : `${name(seat)} gibt ${scrolls(-n)} zurück`,
  ending: () => 'Die letzte Schriftrolle hat den Vorrat verlassen',
  omens: ({ seat, n }, { name }) =>
    n > 0 ? `${name(seat)} erhält ${omens(n)}` : `${name(seat)} verliert ${omens(-n)}`,
  drew: ({ seat, n }, { name }) => `${name(seat)} zieht ${cards(n)}`,
  renewed: ({ seat }, { name }) => `${name(seat)} mischt den Ablagestapel zu einem neuen Stapel`,
  drewCard: ({ card }) => `Du ziehst ${cardName(card)}`,
  retrieved: ({ seat, card }, { name }) => `${name(seat)} nimmt ${cardName(card)} zurück auf die Hand`,
  discarded: ({ seat, card }, { name }) => `${name(seat)} wirft ${cardName(card)} ab`,
  built: ({ seat, tile }, { name }) => `${name(seat)} baut ${aTile(tile)}`,
  returned: ({ seat, tile }, { name }) => `${name(seat)} gibt ${aTile(tile)} zurück`,
  restocked: ({ seat }, { name }) => `${name(seat)} deckt alle eigenen Gebäude auf`,
  forestFilled: ({ n }) => `Im Wald wachsen ${amount(n, JUNIPER)} nach`,
  revealed: ({ spirit }) => `${spiritName(spirit)} erscheint`,
  avoided: ({ seat, card }, { name }) =>
    card === null
      ? `${name(seat)} wehrt eine Forderung ab`
      : `${name(seat)} wehrt mit ${cardName(card)} eine Forderung ab`,
  gaveVillager: ({ seat, card }, { name }) => `${name(seat)} gibt ${cardName(card)} ab`,
  announced: ({ seat, effort, total }, { name }) =>
    total > effort
      ? `${name(seat)} meditiert mit ${bells(effort)}, zusammen ${total}`
      : `${name(seat)} meditiert mit ${bells(effort)}`,
  passed: ({ seat }, { name }) => `${name(seat)} passt`,
  beat: ({ seat, bells: n }, { name }) => `${name(seat)} überbietet mit ${bells(n)}`,
  traded: ({ seat, give, get }, { name }) => `${name(seat)} tauscht ${wareAt(give)} gegen ${wareAt(get)}`,
  copied: ({ seat, card, action }, { name }) => `${name(seat)} kopiert ${cardName(card)}: ${actionOf(card, action)}`,
  tucked: ({ card }) => `${cardName(card)} kommt unter den allgemeinen Stapel`,
  claimed: ({ seat, goal }, { name }) => `${name(seat)} erringt den Erfolg „${goalName(goal)}“`,
  rested: ({ seat }, { name }) => `${name(seat)} rastet`,
  lost: ({ rests }) => `Die ${rests}. Rast ist eine zu viel: Das Spiel ist verloren`,
});

const reasons = phraseByKind<Reason, View>({
  tooDear: ({ cost, have }) => `Es kostet ${cost}, du kannst ${Math.max(0, have)} aufbringen.`,
  faceDown: () => 'Dieser Dorfbewohner ist verdeckt.',
  starterStays: () => 'In der Grundvariante können Startkarten nicht ersetzt werden.',
  neededToPay: () => 'Du brauchst diesen Dorfbewohner zum Bezahlen; er kann nicht auch ersetzt werden.',
  nothingToDo: () => 'Davon ist jetzt nichts möglich.',
  cannotMeet: () => 'Du hast nichts, womit du das erfüllen kannst.',
  wrongKind: () => 'Davon ist nichts mehr zu zahlen. Nur Gold ersetzt einen anderen Rohstoff.',
});

const PARTS: { readonly [what: string]: string } = {
  scrolls: 'Schriftrollen',
  omen: 'Omenleiste',
  omenTokens: 'Omenmarken',
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
  tell,
  why: reasons,
  part: part => {
    if (part.what === 'majority') return `Mehrheit: ${boardWords.resources[mostOf(part)]}`;
    if (part.what === 'buildings') return `${part.count ?? 0} Gebäude`;
    return PARTS[part.what] ?? part.what;
  },
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

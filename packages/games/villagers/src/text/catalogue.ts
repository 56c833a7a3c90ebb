import type { CatalogueEntry } from '@thorp/kernel';
import { STARTING_ROAD } from '../cards/base.ts';
import type { Silver, Verb } from '../cards/card.ts';
import { EVENTS, type EventId } from '../cards/events.ts';
import { NONE, villager, VILLAGERS, type CardId, type Villager } from '../cards/index.ts';
import { soloEntries } from './soloCatalogue.ts';
import { plural, SUIT_NAMES } from './words.ts';

/** Everything that can be looked up: what is printed on a card and what it does. */

const VERBS: { readonly [V in Verb]: string } = {
  'stand in':
    'Stands for any villager of a chain but the top one. Built in one go with the villager on it: two build actions. As the bottom card it carries two villagers of one suit.',
  swap: 'Takes the place of a covered villager in any village, who is at once built in your village by the usual rules. One build action. Never takes Teams, stand-ins or another player’s Founders.',
  'free padlocks': 'For the rest of your build turn your padlocks may be opened for nothing.',
  smuggle: 'Gain half the printed gold of one villager in your village whose gold is active, rounded up.',
  'expose branch': 'Goes on top of any chain. Every symbol below it in that branch is active.',
  'gold per villager below':
    'Goes on top of any chain. At once gain 5 gold for every villager below it in that branch.',
  'bottom of two suits': 'The bottom of any chain; its two branches may belong to different suits.',
  'draft more': 'Two more drafts in this draft phase, beyond the limit of five.',
  'build more': 'Two more build actions in this build turn, beyond the limit of five.',
  'take basics': 'Take up to two Basic villagers without returning a card, outside the limit of three.',
  'fill keyring':
    'Choose a villager in your village with an active keyring: the bank puts as much gold on it as the keyring says.',
};

const EVENT_TEXTS: { readonly [E in EventId]: string } = {
  festivals:
    'Everybody draws three cards from the Reserve; then everybody returns two hand cards to it; then it is shuffled.',
  townsfolk: 'All stacks are turned over as a whole and stay face-up until the next build phase starts.',
  returnees: 'In turn order: look through a stack, take one villager into hand, shuffle the stack and put it back.',
  developments: 'Everybody gains 2 gold for each hand card.',
  weddings: 'Everybody passes a hand card to the player on the right, face-down; all pick up afterwards.',
  nobles: 'The bank puts 5 gold on every villager of the Road.',
  travellers: 'The bank puts 2 gold on each villager with an active keyring, in every village.',
  caravans: 'Everybody scores all active silver, and nothing else.',
  merchants: 'Everybody scores one own chain with both branches: active gold, silver and the coins on it, which stay.',
  castellans: 'Everybody may build one villager from hand, and may exchange one hand card for a Basic.',
  pilgrims: 'Everybody may build one villager from the discard pile, and may exchange one hand card for a Basic.',
  envoys: 'Everybody gains half the gold of one hand card that shows gold, rounded up, and discards it.',
};

const SEASON_NAMES = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' };

export const catalogue: readonly CatalogueEntry[] = [
  ...VILLAGERS.map(villagerEntry),
  ...Object.entries(EVENTS).map(([id, { name, season, recon }]) =>
    entry(`event:${id}`, `Events: ${SEASON_NAMES[season]}`, name, [EVENT_TEXTS[id as EventId]], recon),
  ),
  ...soloEntries,
];

function entry(id: string, group: string, name: string, lines: string[], recon: string | null): CatalogueEntry {
  return { id, group, name, lines, ...(recon === null ? {} : { reconstructed: recon }) };
}

function villagerEntry(it: Villager): CatalogueEntry {
  const onRoad = (STARTING_ROAD as readonly CardId[]).includes(it.id) ? 'that one copy starts on the Road' : null;
  return entry(it.id, SUIT_NAMES[it.suit], it.name, villagerLines(it), it.recon ?? onRoad);
}

function villagerLines(it: Villager): string[] {
  const lines = [
    it.special && VERBS[it.special.verb],
    it.special?.discard && 'No build action; goes to the discard pile.',
    it.on !== NONE && `Goes on ${villager(it.on).name}.`,
    it.places > 0 && `Carries ${plural(it.places, 'villager')}.`,
    it.lock !== NONE && `Padlock: unlocked by ${villager(it.lock).name}.`,
    ...symbolLines(it),
    it.silver && `Silver: ${silverText(it.silver)}.`,
    it.key > 0 && `Keyring: ${it.key} cards of the base game need it.`,
  ];
  const told = lines.filter(line => typeof line === 'string');
  return told.length > 0 ? told : ['No symbols.'];
}

function symbolLines(it: Villager): (string | false)[] {
  return [
    it.symbols > 1 && `${it.symbols} ${SUIT_NAMES[it.suit]} symbols.`,
    it.food > 0 && `Food: ${it.food}.`,
    it.builder > 0 && `Builder: ${it.builder}.`,
    it.gold > 0 && `Gold: ${it.gold}.`,
  ];
}

function silverText(silver: Silver): string {
  const each = silver.per === 1 ? 'each' : `every ${silver.per}`;
  switch (silver.of) {
    case 'food':
      return `${silver.amount} for ${each} active food`;
    case 'builder':
      return `${silver.amount} for ${each} active builder`;
    case 'gold symbols':
      return `${silver.amount} for ${each} active gold symbols`;
    case 'padlocks':
      return `${silver.amount} for ${each} padlock`;
    case 'suit symbols':
      return `${silver.amount} for ${each} ${SUIT_NAMES[silver.suit]} symbol${silver.per === 1 ? '' : 's'}`;
    case 'printed gold':
      return `the active gold printed on your ${SUIT_NAMES[silver.suit]} villagers`;
    case 'coins on one villager':
      return 'the coins on one of your villagers';
  }
}

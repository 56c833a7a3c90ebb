import type { GoalId } from '../../cards/achievements.ts';
import type { Rank } from '../../cards/figures.ts';
import type { SpiritId } from '../../cards/spirits.ts';
import type { VillagerId } from '../../cards/villagers.ts';
import type { Reconstructed } from '../../cards/vocabulary.ts';

/* Names of cards. Villagers have names with one form for every case, so that sentences need no article. */

export const VILLAGERS: { readonly [I in VillagerId]: string } = {
  peasant: 'Bäuerin',
  labourer: 'Tagelöhner',
  novice: 'Novizin',
  caretaker: 'Tempeldiener',
  farmer: 'Landwirt',
  priest: 'Priester',
  builder: 'Baumeister',
  nun: 'Nonne',
  gardener: 'Gärtner',
  officer: 'Amtmann',
  abbot: 'Abt',
  potter: 'Töpferin',
  woodcutter: 'Holzfäller',
  recruiter: 'Werberin',
  scholar: 'Gelehrte',
  merchant: 'Händlerin',
  poet: 'Dichter',
  great_abbot: 'Großabt',
  mystic: 'Mystikerin',
  terton: 'Terton',
  beggar: 'Bettler',
  goldsmith: 'Goldschmied',
  shepherd: 'Schäferin',
  forester: 'Försterin',
  smith: 'Schmied',
  mason: 'Maurer',
  miller: 'Müllerin',
  architect: 'Architektin',
  steward: 'Verwalter',
  chanter: 'Vorsängerin',
  hermit: 'Einsiedler',
  storyteller: 'Erzählerin',
  shaman: 'Schamanin',
  pilgrim: 'Pilgerin',
};

export const SPIRITS: { readonly [I in SpiritId]: string } = {
  guardian_01: 'Schneelöwe',
  guardian_02: 'Wolkenkranich',
  guardian_03: 'Feldochse',
  guardian_04: 'Wurzelschlange',
  guardian_05: 'Glockeneule',
  guardian_06: 'Schalenkröte',
  guardian_07: 'Fahler Wolf',
  guardian_08: 'Donnerdrache',
  guardian_09: 'Goldelster',
  guardian_10: 'Großer Bär',
  guardian_11: 'Steinriese',
  guardian_12: 'Windpferd',
  forest_1: 'Moosgeist',
  forest_2: 'Farngeist',
  forest_3: 'Flechtengeist',
  forest_4: 'Höhlengeist',
  forest_5: 'Geweihgeist',
  forest_6: 'Glutgeist',
};

export const GOALS: { readonly [I in GoalId]: string } = {
  ach_01: 'Weiler',
  ach_02: 'Drei Gewerke',
  ach_03: 'Klarer Himmel',
  ach_04: 'Volles Dorf',
  ach_05: 'Kornspeicher',
  ach_06: 'Holzlager',
  ach_07: 'Schatzkammer',
  ach_08: 'Glockenspiel',
  ach_09: 'Reicher Altar',
  ach_10: 'Offene Tore',
};

export const RANKS: { readonly [R in Rank]: string } = {
  Mystic: 'Mystikerin',
  Terton: 'Terton',
  Priest: 'Priester',
  Scholar: 'Gelehrte',
  Farmer: 'Landwirt',
  Beggar: 'Bettler',
};

export const RECONSTRUCTED: { readonly [R in Reconstructed]: string } = {
  everything: 'alles',
  'everything but its name': 'alles außer dem Namen',
  'everything but the Scroll': 'alles außer der Schriftrolle',
  'everything but the two Scrolls': 'alles außer den zwei Schriftrollen',
  'its name': 'der Name',
  'name, actions and deck': 'Name, Aktionen und Stapel',
  'name, cost and actions': 'Name, Kosten und Aktionen',
  'cost and actions': 'Kosten und Aktionen',
  'cost, action and deck': 'Kosten, Aktion und Stapel',
  'cost, actions, deck and copies': 'Kosten, Aktionen, Stapel und Anzahl',
  'cost, deck and copies': 'Kosten, Stapel und Anzahl',
  'cost, icons and copies': 'Kosten, Symbole und Anzahl',
  'cost, icons and deck': 'Kosten, Symbole und Stapel',
  'cost, icons, deck and copies': 'Kosten, Symbole, Stapel und Anzahl',
  'cost, icons, deck and second action': 'Kosten, Symbole, Stapel und zweite Aktion',
  'cost, number of icons, action and deck': 'Kosten, Zahl der Symbole, Aktion und Stapel',
};

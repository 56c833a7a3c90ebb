import type { InLanguages } from '../text/locales.ts';

/* The words of the page about Thorp. They are long, so they are loaded with that page and not with the first one. */

const en = {
  title: 'About Thorp',
  lead: 'The open table for four village-building board games.',
  what: (games: string) =>
    `Thorp runs the rules of ${games} in your browser: alone, against bots, or with friends at one screen or by a link. Tables on this device work offline and send nothing anywhere.`,
  notice: 'Independent',
  noticeLines: [
    'Thorp is an independent project made by people who like these games. It is not affiliated with, sponsored by or endorsed by the publishers, designers or illustrators of any game that can be played on it.',
    'The names of the games and of their expansions belong to their owners. They appear here only to say which rules a table follows.',
    'The rules are told again in our own words. If you enjoy a game here, please buy it: the real thing on a real table is better.',
  ],
  credits: 'Credits',
  icons:
    'Symbols and tools from game-icons.net, recoloured and outlined, under CC BY 3.0, by Lorc, Delapouite, Sbed, Skoll and Quoting.',
  iconsLink: 'game-icons.net',
  licenceLink: 'CC BY 3.0',
  drawings: 'Scenes, people and all other drawings are our own.',
  fonts:
    'Grenze and Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License 1.1.',
  code: 'The code is under the MIT licence. Libraries that come with it keep their own licences.',
};

const de: typeof en = {
  title: 'Über Thorp',
  lead: 'Der offene Tisch für vier Brettspiele, in denen Dörfer wachsen.',
  what: games =>
    `Thorp spielt ${games} nach ihren Regeln in deinem Browser: allein, gegen Bots oder mit Freunden, an einem Bildschirm oder über einen Link. Tische auf diesem Gerät gehen ohne Netz und schicken nichts fort.`,
  notice: 'Unabhängig',
  noticeLines: [
    'Thorp ist ein unabhängiges Vorhaben von Leuten, die diese Spiele mögen. Es ist mit keinem Verlag, Autor oder Illustrator der Spiele verbunden und wird von keinem gefördert oder empfohlen.',
    'Die Namen der Spiele und ihrer Erweiterungen gehören ihren Eigentümern. Sie stehen hier nur, um zu sagen, nach welchen Regeln ein Tisch spielt.',
    'Die Regeln sind mit eigenen Worten neu erzählt. Wenn dir ein Spiel hier gefällt, kauf es bitte: Auf einem echten Tisch ist es schöner.',
  ],
  credits: 'Dank',
  icons:
    'Zeichen und Werkzeuge von game-icons.net, neu gefärbt und umrandet, unter CC BY 3.0, von Lorc, Delapouite, Sbed, Skoll und Quoting.',
  iconsLink: 'game-icons.net',
  licenceLink: 'CC BY 3.0',
  drawings: 'Landschaften, Menschen und alle anderen Zeichnungen sind unsere eigenen.',
  fonts:
    'Grenze und Grenze Gotisch von Omnibus-Type und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), unter der SIL Open Font License 1.1.',
  code: 'Der Code steht unter der MIT-Lizenz. Bibliotheken, die mitkommen, behalten ihre eigene.',
};

export const ABOUT: InLanguages<typeof en> = { en, de };

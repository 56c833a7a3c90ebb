import type { HelpWords } from './en.ts';

export const de: HelpWords = {
  basic: { name: 'Eckig', means: 'Eine Grundware. Wer hier wach ist, stellt eine her und legt sich hin.' },
  complex: { name: 'Rund', means: 'Eine veredelte Ware: Eine andere muss im selben Zug hergestellt worden sein.' },
  arrow: { name: 'Pfeil', means: 'Die Ware davor muss vor der Ware danach hergestellt worden sein.' },
  swap: { name: 'Tausch', means: 'Wer hier wach ist, tauscht eine Ware gegen eine andere und legt sich hin.' },
  any: { name: 'Beliebig', means: 'Eine beliebige Grundware.' },
  food: { name: 'Brot', means: 'Eine der Waren, die gegessen werden.' },
  points: { name: 'Wimpel', means: 'So viele Punkte für den Besitzer.' },
  price: { name: 'Am Fuß', means: 'Die Waren, die der Bau kostet.' },
};

import type { GuideWords } from './en.ts';

export const de: GuideWords = {
  name: 'Anleitung',
  next: 'Verstanden',
  skip: 'Ohne Anleitung weiter',
  of: (seen, all) => `${seen} von ${all}`,
  key: 'G geht weiter',
  prompt: {
    title: 'Das Schild fragt',
    line: 'Es sagt immer, wer dran ist und was gefragt ist. Was du wählen darfst, hat einen bernsteinfarbenen Rand: tippe es an.',
  },
};

import { WORDS, type OnlineText } from './text.ts';

/** A quick phrase is sent in the sender's language and shown in the reader's; anything else stays as it was written. */
export function translated(said: string, text: OnlineText): string {
  for (const { phrases } of Object.values(WORDS)) {
    const at = phrases.indexOf(said);
    if (at >= 0) return text.phrases[at] ?? said;
  }
  return said;
}

import { defineCommand } from 'citty';
import type { CatalogueEntry, Game } from '@thorp/kernel';
import { UsageError } from '../errors.ts';
import { refuseUnknown } from '../flags.ts';
import { loadGame, type Registry } from '../registry.ts';
import { cardLines, catalogueLines, findCards } from '../screen/catalogue.ts';
import { paintFor } from '../screen/paint.ts';
import { screenWidth } from '../screen/width.ts';
import { say, sayJson } from '../terminal.ts';

export const cards = (registry: Registry) =>
  defineCommand({
    meta: { name: 'cards', description: 'Look up the cards of a game: what they show and what they do' },
    args: {
      game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
      name: { type: 'positional', required: false, description: 'Part of a card’s name' },
      json: { type: 'boolean', description: 'Print JSON' },
    },
    setup: refuseUnknown,
    async run({ args }) {
      const game = await loadGame(registry, args.game);
      const found = args.name === undefined ? game.text.en.catalogue : named(game, args.name);
      if (args.json) sayJson(found, 2);
      else say(shown(found, args.name !== undefined).join('\n'));
    },
  });

function named(game: Game, name: string): readonly CatalogueEntry[] {
  const { found, hint } = findCards(game.text.en.catalogue, name);
  if (found.length > 0) return found;
  throw new UsageError(`${game.id} has no card '${name}'; ${hint ?? `see 'thorp cards ${game.id}'`}`);
}

function shown(entries: readonly CatalogueEntry[], single: boolean): string[] {
  if (entries.length === 0) return ['This game has no cards to look up.'];
  const paint = paintFor(process.stdout);
  return single
    ? entries.flatMap(entry => cardLines(entry, paint, screenWidth()))
    : catalogueLines(entries, paint, screenWidth());
}

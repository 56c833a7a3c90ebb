import { defineCommand } from 'citty';
import { jsonSchema } from '@thorp/kernel';
import { knobSchemas, refuseUnknown } from '../flags.ts';
import { loadAll, type Registry } from '../registry.ts';
import { paintFor } from '../screen/paint.ts';
import { screenWidth, wrap } from '../screen/width.ts';
import { say, sayJson } from '../terminal.ts';

export const listGames = (registry: Registry) =>
  defineCommand({
    meta: { name: 'games', description: 'List the games that can be played' },
    args: { json: { type: 'boolean', description: 'Print JSON, with the schema of every game’s settings' } },
    setup: refuseUnknown,
    async run({ args: { json } }) {
      const games = await loadAll(registry);
      if (json) {
        const list = games.map(game => ({
          id: game.id,
          title: game.text.en.title,
          blurb: game.text.en.blurb,
          version: game.version,
          seats: game.seats,
          settings: jsonSchema(game),
        }));
        sayJson(list, 2);
        return;
      }
      const { bold, dim } = paintFor(process.stdout);
      for (const game of games) {
        const { min, max } = game.seats;
        const seats = min === max ? `${min}` : `${min}–${max}`;
        const knobs = knobSchemas(game).map(([name]) => name);
        const lines = [
          ...wrap(game.text.en.blurb, screenWidth() - 2),
          ...wrap(`settings: ${knobs.join(', ') || 'none'}`, screenWidth() - 2).map(dim),
        ];
        const head = `${bold(game.text.en.title)} (${game.id}), ${seats} player${max === 1 ? '' : 's'}`;
        say([head, ...lines.map(line => `  ${line}`)].join('\n'));
      }
    },
  });

import { defineCommand } from 'citty';
import { verify as verifyRecord } from '@thorp/kernel';
import { FAILED } from '../errors.ts';
import { readRecord } from '../files.ts';
import { refuseUnknown } from '../flags.ts';
import { loadGame, type Registry } from '../registry.ts';
import { say, warn } from '../terminal.ts';

export const verify = (registry: Registry) =>
  defineCommand({
    meta: { name: 'verify', description: 'Recompute a record: its commitment, its chain, every choice and its end' },
    args: {
      file: {
        type: 'positional',
        required: true,
        description: 'A record; - reads it from standard input',
      },
    },
    setup: refuseUnknown,
    async run({ args: { file } }) {
      const record = readRecord(file);
      const game = await loadGame(registry, record.game);
      const { ok, problem } = verifyRecord(game, record);
      if (!ok) {
        warn(`${file} does not hold: ${problem}`);
        return FAILED;
      }
      const end = record.end
        ? `ended ${record.end.totals.map(total => game.text.en.points(total)).join(' : ')}`
        : 'not over yet';
      say(
        `${file} holds: ${game.text.en.title}, ${record.seats} seats, ${record.plies.length} choices, ${end}.\n` +
          'Commitment, chain, every choice and the end were recomputed.',
      );
      return 0;
    },
  });

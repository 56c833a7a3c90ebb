import { learn as learnNet, learnedOf, netsModule, type LearnSettings } from '@thorp/bots/learn';
import type { GameAddress } from '@thorp/bots/node';
import { must } from '@thorp/kernel';
import { defineCommand } from 'citty';
import { UsageError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { didYouMean } from '../nearest.ts';
import { addressOf, loadGame, type Registry } from '../registry.ts';
import { progressBar } from '../screen/progress.ts';
import { say } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  net: { type: 'string', valueHint: 'NAME', description: 'Which of the game’s nets; the first if not given' },
  rounds: {
    type: 'string',
    default: '2',
    valueHint: 'N',
    description: 'Rounds of self-play, each with the net of the round before',
  },
  chunks: { type: 'string', default: '20', valueHint: 'N', description: 'Files of games in a round' },
  games: { type: 'string', default: '200', valueHint: 'N', description: 'Games in a file' },
  hidden: { type: 'string', default: '24', valueHint: 'N', description: 'Hidden units of the net' },
  epochs: {
    type: 'string',
    default: '2',
    valueHint: 'N',
    description: 'How often training goes through all positions',
  },
  trust: {
    type: 'string',
    default: '100',
    valueHint: 'N',
    description: 'Weight of the net against the estimate, in percent',
  },
  seed: { type: 'string', default: '1', valueHint: 'N', description: 'The same number gives the same net' },
  folder: { type: 'string', default: 'learned', valueHint: 'DIR', description: 'Where games and nets are kept' },
  threads: { type: 'string', default: '1', valueHint: 'N', description: 'Files of games played at the same time' },
  out: { type: 'string', valueHint: 'FILE', description: 'Write the net to a file' },
  module: { type: 'string', valueHint: 'FILE', description: 'Write all nets of the game, with this one, as a module' },
} as const;

export const learn = (registry: Registry) =>
  defineCommand<typeof ARGS>({
    meta: {
      name: 'learn',
      description: 'Train the nets of a game’s bots by self-play; continues a stopped run',
    },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const game = await loadGame(registry, args.game);
      const address = addressOf(registry, game.id);
      const settings: LearnSettings = {
        game: address,
        net: await netName(address, args.net),
        rounds: whole('--rounds', args.rounds),
        chunks: whole('--chunks', args.chunks),
        games: whole('--games', args.games),
        hidden: whole('--hidden', args.hidden),
        epochs: whole('--epochs', args.epochs),
        trust: must(wholeNumber('--trust', args.trust, 0, 100), '--trust has a default') / 100,
        seed: whole('--seed', args.seed, 0),
        folder: args.folder,
        threads: whole('--threads', args.threads),
      };
      const bar = progressBar(settings.rounds * settings.chunks, process.stderr);
      const text = await learnNet(settings, {
        played: bar.show,
        trained: (round, epoch, { loss, right, positions }) =>
          say(
            `round ${round + 1}, epoch ${epoch}: loss ${loss.toFixed(4)}, ` +
              `${(100 * right).toFixed(1)} % of ${positions} positions right`,
          ),
      });
      bar.end();
      if (args.out) writeWhole(args.out, text);
      if (!args.module) return;
      const { nets } = await learnedOf(address);
      writeWhole(args.module, netsModule(game.id, { ...nets, [settings.net]: text }));
    },
  });

function whole(flag: string, text: string, min = 1): number {
  return must(wholeNumber(flag, text, min, 1_000_000), `${flag} has a default`);
}

async function netName(address: GameAddress, wanted: string | undefined): Promise<string> {
  if (address.learned === undefined) throw new UsageError(`${address.name} does not define features for a net`);
  const { plans } = await learnedOf(address);
  const names = Object.keys(plans);
  const name = wanted ?? names[0] ?? '';
  if (names.includes(name)) return name;
  throw new UsageError(`there is no net '${name}'; ${didYouMean(name, names) ?? `there are ${names.join(', ')}`}`);
}

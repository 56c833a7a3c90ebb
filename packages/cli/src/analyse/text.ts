import type { Mark } from '@thorp/bots';
import { signed, written } from '../figures.ts';
import type { Paint } from '../screen/paint.ts';
import { chanceSaid, MARK_SIGNS, whySaid, type Story, type MarkedDecision } from './story.ts';

/** The results for a terminal: players first, then every decision with a mark. */
export function storyLines(story: Story, paint: Paint): string[] {
  const marked = story.told.filter(({ mark }) => mark !== null);
  return [
    `${story.title}: ${story.names.map((name, seat) => `${name} ${story.totals[seat] ?? ''}`).join(', ')}`,
    '',
    ...story.players.map(player => playerLine(story, player)),
    '',
    ...marked.flatMap(told => markLines(story, told, paint)),
  ];
}

function playerLine({ names }: Story, player: Story['players'][number]): string {
  const { seat, accuracy, decisions, marks, lostChance, lostLead, balance } = player;
  const shown = (['brilliant', 'good', 'doubtful', 'mistake'] as const).map(
    mark => `${marks[mark]} ${MARK_SIGNS[mark]}`,
  );
  const chance = lostChance
    ? `${written(100 * lostChance.mean, 1)} ± ${(100 * lostChance.error).toFixed(1)} % of the chance to win and `
    : '';
  const luck = balance ? `, luck ${signed(balance.luck.mean, 1)} ± ${balance.luck.error.toFixed(1)}` : '';
  return (
    `${names[seat] ?? ''}: accuracy ${accuracy ?? '–'}, ${decisions} decisions, ${shown.join('  ')}, ` +
    `lost ${chance}${written(lostLead.mean, 2)} ± ${lostLead.error.toFixed(2)} points per decision${luck}`
  );
}

function markLines({ names }: Story, told: MarkedDecision, paint: Paint): string[] {
  const { decision, seat, mark, by, error, opinion } = told;
  const chance = opinion.played.chance === null ? '' : ` (${chanceSaid(opinion.played.chance)})`;
  const head = `${String(decision).padStart(4)}  ${signOf(mark)} ${names[seat] ?? ''}: ${opinion.played.label}${chance}`;
  const why = whySaid(opinion);
  return [`${head}  ${paint.bold(by)} ± ${error}`, ...(why ? [`          ${why}`] : [])];
}

function signOf(mark: Mark | null): string {
  return mark ? MARK_SIGNS[mark].padEnd(2) : '  ';
}

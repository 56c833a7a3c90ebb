import { escape } from '../htmlPage.ts';
import { chanceSaid, MARK_SIGNS, whySaid, type Story, type ToldTurn } from './story.ts';

/** The turning points, a list for each player. A stopped analysis has none yet. */
export function turningSection(story: Story): string {
  if (story.analysis.plies.includes(null)) return '';
  const lists = story.names.map((name, seat) => {
    const items = (story.turning[seat] ?? []).map(turn => turnItem(story, seat, turn));
    const shown = items.length > 0 ? `<ol class="marks">${items.join('')}</ol>` : '<p>No decision moved it much.</p>';
    return `<h3>${escape(name)}</h3>${shown}`;
  });
  return `<section><h2>Turning points</h2>${lists.join('')}</section>`;
}

function turnItem({ names, analysis }: Story, seat: number, turn: ToldTurn): string {
  const said = (value: number): string => (analysis.end.chances ? chanceSaid(value) : String(Math.round(value)));
  const mark = turn.found.choice?.mark ?? null;
  const place = [turn.round, `decision ${turn.decision}`].filter(part => part !== null).join(', ');
  const whose = `${names[seat] ?? ''}: ${said(turn.from)} → ${said(turn.to)}`;
  return (
    `<li><b class="sign ${mark ?? ''}">${mark ? MARK_SIGNS[mark] : ''}</b><div><small>${escape(place)} · ${escape(whose)}</small>` +
    `<p><b>${escape(choiceSaid(turn))}</b></p><p>${escape(whatMoved(turn, names))}</p></div></li>`
  );
}

/** What was played, and what the bot would have chosen if that was better. */
function choiceSaid({ label, opinion, found }: ToldTurn): string {
  const mark = found.choice?.mark;
  const isWorse = mark === 'mistake' || mark === 'doubtful';
  return isWorse && opinion ? `“${label}” instead of “${opinion.best.label}”` : label;
}

/** The cause in one sentence, and whose choice it was. */
function whatMoved({ by, found, opinion }: ToldTurn, names: readonly string[]): string {
  const name = names[found.seat] ?? '';
  if (by === 'luck') return `${name}: New information moved it, not a choice.`;
  const why = opinion && found.choice?.mark ? whySaid(opinion) : '';
  return why ? `${name}: ${why}` : `${name} chose it.`;
}

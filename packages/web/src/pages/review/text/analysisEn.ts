import type { Mark } from '@thorp/bots';
import type { WhyWords } from '@thorp/table';

const MARKS: { readonly [M in Mark]: string } = {
  brilliant: 'Brilliant',
  good: 'Good',
  doubtful: 'Doubtful',
  mistake: 'Mistake',
};

/** The words of the analysis. `AnalysisText` is their type: another language with a missing text does not compile. */
export const analysisEn = {
  chances: 'Chance to win',
  points: 'Points to expect',
  offer: 'What does a bot think of it?',
  chancesLater: 'Once a bot has thought about the game, its view of everybody’s chances stands here.',
  offerHelp: 'It thinks about every decision, here in your browser. You can look around meanwhile.',
  begin: 'Analyse this game',
  goOn: 'Go on',
  stop: 'Stop',
  depth: 'How much thought',
  depths: { quick: 'Quick', medium: 'Medium', deep: 'Deep' },
  working: 'The bot reads the game',
  halfway: 'The analysis was stopped',
  progress: (done: number, of: number) => `${done} of ${of} decisions`,
  left: (seconds: number) =>
    seconds < 90 ? `about ${Math.max(1, Math.round(seconds))} s left` : `about ${Math.round(seconds / 60)} min left`,
  failed: 'The analysis broke off. What was found so far is kept.',
  whenOver: 'The bot looks at a game when it is over.',
  marked: 'Marked',
  nextMark: 'Next mark',
  nextMistake: 'Next mistake',
  mark: MARKS,
  decimal: (value: number) => value.toFixed(1),
  percent: (share: number) => (share > 0 && share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`),
  give: (amount: string) => `± ${amount}`,
  toWin: 'to win',
  took: (name: string) => `${name} took`,
  botTakes: 'The bot takes',
  nextBest: 'The next best',
  same: 'The bot would do the same.',
  lost: 'Against the best choice',
  gained: 'Against the next best',
  inPoints: (amount: string, error: string) => `${amount} points of the lead ±\u00a0${error}`,
  bySource: 'What the better one brings more, by source',
  moreChoices: (count: number) => (count === 1 ? '1 more choice' : `${count} more choices`),
  luck: (amount: string, error: string) =>
    `What was drawn or revealed was worth ${amount} points (±\u00a0${error}): luck, not play.`,
  why: (best: string, other: string, { kind, points, brings, lacks }: WhyWords) => {
    if (kind === 'rated') return `The bot prefers “${best}”; no difference in points is clear.`;
    if (kind === 'behind') return `The bot prefers “${best}”, though “${other}” is ahead by ${points}.`;
    if (kind === 'lead') return `“${best}” leaves the others ${points} further behind.`;
    const from = brings ? `, most of it from ${brings}` : '';
    return `“${best}” brings ${points} more${from}${lacks ? `; “${other}” has more from ${lacks}` : ''}.`;
  },
  details: 'Players and luck',
  detailsHelp:
    'Accuracy: 100 is the best choice every time, 0 a choice by lot. Start, luck and play add up to the margin, in points of the lead.',
  table: 'Chances by round',
  accuracy: 'Accuracy',
  decisions: 'Decisions',
  perDecision: 'Lost per decision',
  start: 'Start',
  luckName: 'Luck',
  own: 'Own play',
  others: 'Others’ play',
  margin: 'Margin',
  end: 'End',
  thresholds: (doubtful: string, mistake: string, good: string, brilliant: string) =>
    `Doubtful from −${doubtful}, mistake from −${mistake} against the best choice. Good from +${good}, brilliant from +${brilliant} and hard to find, against the next best. What is not clear gets no mark.`,
  turning: 'Turning points',
  noTurning: 'No decision changed much.',
  yours: 'your chance',
  expected: 'points to expect',
  moved: (whose: string, from: string, to: string) => `${whose}: ${from} → ${to}`,
  instead: (played: string, best: string) => `“${played}” instead of “${best}”`,
  best: 'Your best moves',
  bestOf: (name: string) => `Best moves of ${name}`,
  than: (other: string) => `clearly better than “${other}”`,
  allMarked: (count: number) => (count === 1 ? 'The marked decision' : `All ${count} marked decisions`),
  chosenBy: (name: string) => `${name} chose it.`,
  byLuck: 'What was drawn or revealed moved it, not a choice.',
};

export type AnalysisText = typeof analysisEn;

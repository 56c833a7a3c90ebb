/**
 * The words of the end of a game. `EndingText` is their type: another language with a missing text does not compile.
 */
export const en = {
  youWin: 'You win!',
  youShare: 'You share the win',
  lead: (points: string, name: string) => `${points} more than ${name}`,
  tie: (name: string) => `As many as ${name}`,
  behind: (place: number, points: string, name: string) => `You are ${ordinal(place)}, ${points} behind ${name}`,
  place: (place: number) => ordinal(place),
  review: 'Review',
  share: 'Share',
  standing: 'Final standing',
  more: (count: number) => `${count} more`,
  allLines: 'All lines',
  village: (name: string) => `The village of ${name}`,
  bot: 'bot',
  resigned: 'left to a bot',
  records: 'New records',
  before: (text: string) => `before: ${text}`,
  first: 'first game with these settings',
  record: {
    most: 'Most points with these settings',
    line: (what: string) => `Most from one source: ${what}`,
    wins: 'Wins in a row',
  },
  shareTitle: 'Share the end',
  shareHelp: 'The picture is drawn here; nothing is sent.',
  picture: 'Save the picture',
  sendPicture: 'Send the picture',
  link: 'Copy the link to the review',
  linkHelp: 'The link shows every hand.',
  file: 'Save the record',
  fileHelp: 'A file that opens in every Thorp, with every hand.',
  copied: 'Link copied.',
  notCopied: 'The browser does not allow to copy here.',
  drawing: 'Drawing …',
  alt: (line: string) => `A picture of the end: ${line}`,
  players: (count: number) => (count === 1 ? 'alone' : `${count} players`),
  rows: 'Details',
};

function ordinal(n: number): string {
  const ends = ['th', 'st', 'nd', 'rd'];
  return `${n}${ends[n] ?? 'th'}`;
}

export type EndingText = typeof en;

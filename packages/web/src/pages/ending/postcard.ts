import type { SheetSource } from '../../protocol/update.ts';
import type { SeatColour } from '../../ui/SeatMark.tsx';

/* The picture of an end, in the size that messengers and networks show. It has the colours of the light theme. */

export const SIZE = { width: 1200, height: 630 } as const;

interface PostcardRow {
  readonly name: string;
  readonly place: string;
  readonly total: string;
  readonly sources: readonly SheetSource[];
  readonly colour: SeatColour;
}

export interface PostcardFacts {
  readonly title: string;
  readonly points: string;
  readonly line: string;
  readonly game: string;
  readonly players: string;
  readonly rows: readonly PostcardRow[];
}

/** The heights of the houses, at regular distances. */
const STREET = [88, 120, 72, 104, 140, 80, 112, 96] as const;

const TITLE = "700 92px 'Grenze Gotisch Variable', Georgia, serif";
const LEAD = '700 44px Grenze, Georgia, serif';
const NAME = '700 34px Grenze, Georgia, serif';
const SMALL = "500 26px 'Alegreya Sans', sans-serif";

/** The picture to send, and its address: the page's policy allows only its own pictures and those in a data address. */
export interface Postcard {
  readonly blob: Blob;
  readonly address: string;
}

export async function drawPostcard(facts: PostcardFacts): Promise<Postcard> {
  await Promise.all([TITLE, LEAD, SMALL].map(font => document.fonts.load(font, facts.title)));
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser does not draw');
  const ink = colours();
  ground(pen, ink);
  street(pen, ink, facts);
  words(pen, ink, facts);
  standing(pen, ink, facts.rows);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser does not draw');
  return { blob, address: canvas.toDataURL('image/png') };
}

type Ink = (token: string) => string;

/** The tokens of the light theme: a picture looks the same in every theme. */
function colours(): Ink {
  const probe = document.createElement('i');
  probe.dataset['theme'] = 'light';
  probe.className = 'ending';
  document.body.append(probe);
  const known = new Map<string, string>();
  const ink: Ink = token => {
    const found = known.get(token);
    if (found !== undefined) return found;
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    known.set(token, color);
    return color;
  };
  for (const token of TOKENS) ink(token);
  probe.remove();
  return ink;
}

const SOURCES = ['--src-0', '--src-1', '--src-2', '--src-3', '--src-4'] as const;
const SEATS = ['--p-blue', '--p-red', '--p-yellow', '--p-green', '--p-white', '--p-violet'] as const;
const TOKENS = [
  '--panel',
  '--ink',
  '--ink-2',
  '--rule',
  '--primary',
  '--card',
  '--card-edge',
  '--en-sky',
  '--en-far',
  '--en-near',
  '--en-sun',
  ...SOURCES,
  ...SEATS,
];

function ground(pen: CanvasRenderingContext2D, ink: Ink): void {
  const { width, height } = SIZE;
  pen.fillStyle = ink('--en-sky');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink('--en-sun');
  pen.beginPath();
  pen.arc(930, 150, 92, 0, 2 * Math.PI);
  pen.fill();
  hill(pen, ink('--en-far'), [
    [0, 360],
    [300, 270],
    [640, 380],
    [930, 280],
    [1200, 350],
  ]);
  hill(pen, ink('--en-near'), [
    [0, 430],
    [420, 400],
    [820, 440],
    [1200, 400],
  ]);
  pen.fillStyle = ink('--panel');
  pen.fillRect(0, 470, width, height - 470);
  pen.fillStyle = ink('--card-edge');
  pen.fillRect(0, 468, width, 4);
}

function hill(pen: CanvasRenderingContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, SIZE.height);
  let last = points[0] ?? [0, 0];
  pen.lineTo(last[0], last[1]);
  for (const point of points.slice(1)) {
    pen.quadraticCurveTo(last[0] + (point[0] - last[0]) / 2, last[1] - 40, point[0], point[1]);
    last = point;
  }
  pen.lineTo(SIZE.width, SIZE.height);
  pen.fill();
}

/** A street in front of the hills: the roofs have the colours of the seats, the winner's house is the largest. */
function street(pen: CanvasRenderingContext2D, ink: Ink, { rows }: PostcardFacts): void {
  STREET.forEach((height, i) => {
    const colour = rows[i % Math.max(1, rows.length)]?.colour ?? 'blue';
    house(pen, ink, { x: 560 + i * 80, width: 66, height, roof: ink(`--p-${colour}`) });
  });
}

function house(
  pen: CanvasRenderingContext2D,
  ink: Ink,
  { x, width, height, roof }: { x: number; width: number; height: number; roof: string },
): void {
  const bottom = 468;
  pen.lineWidth = 3;
  pen.strokeStyle = ink('--card-edge');
  pen.fillStyle = ink('--card');
  pen.fillRect(x, bottom - height, width, height);
  pen.strokeRect(x, bottom - height, width, height);
  pen.fillStyle = roof;
  pen.beginPath();
  pen.moveTo(x - 7, bottom - height);
  pen.lineTo(x + width / 2, bottom - height - 38);
  pen.lineTo(x + width + 7, bottom - height);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = ink('--en-sun');
  pen.fillRect(x + width / 2 - 11, bottom - height + 18, 22, 24);
  pen.strokeRect(x + width / 2 - 11, bottom - height + 18, 22, 24);
}

function words(pen: CanvasRenderingContext2D, ink: Ink, { title, points, line, game, players }: PostcardFacts): void {
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ink('--ink');
  pen.font = TITLE;
  fit(pen, title, 60, 128, 1080);
  pen.font = LEAD;
  fit(pen, points, 60, 190, 480);
  pen.font = SMALL;
  pen.fillStyle = ink('--ink-2');
  fit(pen, line, 60, 232, 480);
  pen.fillStyle = ink('--ink');
  pen.font = NAME;
  pen.textAlign = 'right';
  pen.fillText('Thorp', 1140, 596);
  pen.font = SMALL;
  pen.fillText(`${game}, ${players}`, 1140, 556);
  pen.textAlign = 'left';
}

function standing(pen: CanvasRenderingContext2D, ink: Ink, rows: readonly PostcardRow[]): void {
  const longest = Math.max(
    1,
    ...rows.map(row => row.sources.reduce((sum, { points }) => sum + Math.max(0, points), 0)),
  );
  const step = Math.min(38, 142 / rows.length);
  rows.forEach((row, i) => {
    const y = 486 + i * step;
    pen.fillStyle = ink('--ink');
    pen.font = SMALL;
    fit(pen, `${row.place} ${row.name}`.trim(), 60, y + step - 12, 190);
    pen.textAlign = 'right';
    pen.fillText(row.total.split(' ')[0] ?? '', 330, y + step - 12);
    pen.textAlign = 'left';
    bar(pen, ink, row.sources, { x: 350, y: y + 3, height: step - 9, unit: 420 / longest });
  });
}

function bar(
  pen: CanvasRenderingContext2D,
  ink: Ink,
  sources: readonly SheetSource[],
  { x, y, height, unit }: { x: number; y: number; height: number; unit: number },
): void {
  pen.strokeStyle = ink('--card-edge');
  pen.lineWidth = 2;
  let left = x;
  sources.forEach(({ points }, i) => {
    if (points <= 0) return;
    pen.fillStyle = ink(SOURCES[i] ?? '--rule');
    pen.fillRect(left, y, points * unit, height);
    pen.strokeRect(left, y, points * unit, height);
    left += points * unit;
  });
}

/** Writes a line, smaller if it would be too long. */
function fit(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number): void {
  pen.fillText(text, x, y, width);
}

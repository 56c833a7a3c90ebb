import { inOrder, wordsIn, type Spoken } from './spoken.ts';

/* What nobody could understand who only hears a table. */

const FAULTS = {
  /** "12", "Mirela 5 3", "Rowan 12": it is not said what is counted. */
  number: 'a number without a name',
  sign: 'a sign in the place of a word',
  empty: 'an empty list item',
  nameless: 'a control or picture without words',
  heading: 'a heading out of order',
  space: 'a space before a comma or full stop',
} as const;

type Fault = keyof typeof FAULTS;

/** The faults, one line each, at a table with these people. */
export function unspeakable(tree: Spoken, people: readonly string[]): string[] {
  const nodes = inOrder(tree);
  const found = [...nodes.flatMap(node => faultsOf(node, people)), ...headingFaults(nodes)];
  return found.map(([fault, line]) => `${FAULTS[fault]}: ${line}`);
}

type Found = readonly [fault: Fault, line: string];

const CONTROLS = ['button', 'link', 'heading', 'image', 'switch', 'radio', 'checkbox'];

/** Their numbers are named by the heading of the row, or by the term before them. */
const NAMED_BY_ANOTHER = ['definition', 'cell', 'gridcell'];

/** Their name is their content, which is read there. */
const NAMED_BY_CONTENT = ['row', 'rowheader', 'columnheader', 'cell', 'gridcell', 'RootWebArea'];

function faultsOf(node: Spoken, people: readonly string[]): Found[] {
  const { role, words, description } = node;
  if (role === 'listitem' && wordsIn(node).trim() === '') return [['empty', role]];
  if (CONTROLS.includes(role) && words === '') return [['nameless', role]];
  if (CONTROLS.includes(role) && /(^|\s)[,.;:](\s|$)/.test(words)) return [['space', `${role} "${words}"`]];
  const own = NAMED_BY_CONTENT.includes(role) ? [] : [words];
  const inside = node.children.filter(child => child.role === 'StaticText').map(child => child.words);
  const sentences = role === 'StaticText' ? [] : [...own, ...inside];
  // Descriptions are sentences of the catalogue, which may contain numbers.
  if (hasSign(description)) return [['sign', `${role} "${description}"`]];
  return sentences.flatMap((said): Found[] => {
    if (hasSign(said)) return [['sign', `${role} "${said}"`]];
    const isBare = hasBareNumber(said, people) && !NAMED_BY_ANOTHER.includes(role);
    return isBare ? [['number', `${role} "${said}"`]] : [];
  });
}

/** Arrows, shapes, stars, ticks and pictures; and texts without a letter or a digit. */
const SIGN = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2900-\u29ff\u2b00-\u2bff]|\p{Extended_Pictographic}/u;

function hasSign(said: string): boolean {
  return SIGN.test(said) || (said !== '' && !/[\p{L}\p{N}]/u.test(said));
}

/** Two numbers without a word between them that says what they count. A range such as "1–2" has no space. */
const TWO_NUMBERS = /\p{N}[·|+−–×=/-]*\s[\s·|+−–×=/-]*\p{N}/u;

function hasBareNumber(said: string, people: readonly string[]): boolean {
  const nobody = people.reduce((rest, name) => rest.replaceAll(name, ''), said);
  const isBare = (part: string): boolean => /\p{N}/u.test(part) && !/\p{L}/u.test(part);
  return isBare(nobody) || said.split(/[,;]/).some(isBare) || TWO_NUMBERS.test(said);
}

/** The first heading has level 1; a heading is at most one level below the one before. */
function headingFaults(nodes: readonly Spoken[]): Found[] {
  const headings = nodes.filter(({ role }) => role === 'heading');
  return headings.flatMap(({ level, words }, i): Found[] => {
    const before = headings[i - 1]?.level ?? 0;
    const fits = level <= before + 1 && (level === 1) === (i === 0);
    return fits ? [] : [['heading', `level ${level} after level ${before}: "${words}"`]];
  });
}

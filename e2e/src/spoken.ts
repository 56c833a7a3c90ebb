import type { Page } from 'playwright-core';

/* The accessibility tree of a page, as the browser gives it to screen readers. */

/** What the browser tells about one node, as far as it is read here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

interface AxValue {
  readonly value?: unknown;
}

/** Something that is read aloud. */
export interface Spoken {
  readonly role: string;
  readonly words: string;
  readonly description: string;
  /** The level of a heading; otherwise 0. */
  readonly level: number;
  readonly focused: boolean;
  readonly disabled: boolean;
  readonly children: readonly Spoken[];
}

/** Roles whose words are read as one: their children are not read again. */
const WHOLE = ['button', 'link', 'heading', 'image', 'switch', 'radio', 'checkbox', 'option', 'tab', 'meter'];

/** Parts of a sentence. */
const INLINE = ['StaticText', 'emphasis', 'strong', 'mark', 'code', 'time', 'superscript', 'subscript'];

/** The page as a screen reader reads it. A node that the browser ignores is replaced by its children. */
export async function spokenTree(page: Page): Promise<Spoken> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map<string, AxNode>(nodes.map(node => [node.nodeId, node]));
  const [root] = nodes;
  const [tree] = root ? read(root, byId) : [];
  if (!tree) throw new Error('the page has no accessibility tree');
  return tree;
}

function read(node: AxNode, byId: ReadonlyMap<string, AxNode>): Spoken[] {
  const role = textOf(node.role);
  const children = (): Spoken[] =>
    (node.childIds ?? []).flatMap(id => byId.get(id) ?? []).flatMap(child => read(child, byId));
  if (node.ignored || role === 'none') return children();
  const spoken = {
    role,
    words: textOf(node.name).trim(),
    description: textOf(node.description).trim(),
    level: Number(propertyOf(node, 'level') ?? 0),
    focused: propertyOf(node, 'focused') === true,
    disabled: propertyOf(node, 'disabled') === true,
    children: [],
  };
  if (role === 'StaticText') return spoken.words === '' ? [] : [spoken];
  return [WHOLE.includes(role) ? spoken : { ...spoken, children: joined(children()) }];
}

function textOf(value: AxValue | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

function propertyOf({ properties = [] }: AxNode, wanted: string): unknown {
  return properties.find(({ name }) => name === wanted)?.value.value;
}

/** Adjacent words in one paragraph, cell or list item are read together. */
function joined(nodes: readonly Spoken[]): Spoken[] {
  const result: Spoken[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const isInline = INLINE.includes(node.role);
    if (isInline && last?.role === 'StaticText') result.pop();
    const before = isInline && last?.role === 'StaticText' ? `${last.words} ` : '';
    result.push(isInline ? { ...node, role: 'StaticText', words: before + wordsIn(node), children: [] } : node);
  }
  return result;
}

/** All words of a node, in order. */
export function wordsIn({ words, children }: Spoken): string {
  return words || children.map(wordsIn).join(' ');
}

/** All nodes in the order in which they are read. */
export function inOrder(node: Spoken): Spoken[] {
  return [node, ...node.children.flatMap(inOrder)];
}

import { virtual } from '@guidepup/virtual-screen-reader';
import { cdp } from 'vitest/browser';
import type { Labels } from '../../../src/export/heard';
import { transcribe } from '../../../src/export/heard';

/*
 * What readers read of a signature, each thing by itself: a run of text, a link, a picture. Blanks are folded; what stands in a
 * link is read with it.
 */

type Nodes = Awaited<ReturnType<typeof treeOf>>;

/** What our transcript has. */
export function ownItems(html: string, labels: Labels): readonly string[] {
  return transcribe(html, labels).lines.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'text') return part.runs.map((run) => item('text', run));
      if (part.kind === 'table') return [item('table', '')];
      const { kind, words, description, isUnnamed } = part;
      return [item(kind, isUnnamed === true ? '' : words, description)];
    }),
  );
}

/** What a mail client makes of it that removes labels and roles. */
export function withoutLabels(html: string): string {
  return html.replaceAll(/ (?:role|aria-[a-z]+)="[^"]*"/g, '');
}

/** What Chromium hands to screen readers of what is in the page. */
export async function treeItems(): Promise<readonly string[]> {
  const nodes = await treeOf();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(({ parentId }) => parentId === undefined);
  const items: string[] = [];
  const visit = (node: Nodes[number] | undefined): void => {
    if (node === undefined) return;
    const role = node.ignored ? '' : String(node.role?.value);
    const name = String(node.name?.value ?? '');
    const description = String(node.description?.value ?? '');
    if (role === 'link') items.push(item('link', name, description));
    else if (role === 'image') items.push(item('picture', name, description));
    else if (role === 'StaticText') items.push(item('text', name));
    else {
      if (role === 'table') items.push(item('table', ''));
      for (const id of node.childIds ?? []) visit(byId.get(id));
    }
  };
  visit(root);
  return items.filter((each) => each !== '');
}

/** The tree of the frame in which the test runs. */
async function treeOf() {
  await cdp().send('Accessibility.enable');
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame);
  const own = frames.find(({ url }) => url === location.href) ?? frameTree.frame;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: own.id });
  return nodes;
}

const MOST_STEPS = 2000;

/** What Guidepup's virtual screen reader reads of what is in the page, by the W3C's rules alone. */
export async function virtualItems(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  const phrases: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === 'end of document') break;
    phrases.push(phrase);
  }
  await virtual.stop();
  return itemsOf(phrases);
}

function itemsOf(phrases: readonly string[]): readonly string[] {
  const items: string[] = [];
  let isInLink = false;
  for (const phrase of phrases) {
    if (phrase.startsWith('end of ')) {
      if (phrase.startsWith('end of link')) isInLink = false;
      continue;
    }
    const [, role, words = ''] =
      /^(link|image|table|rowgroup|row|cell)(?:, (.*)|)$/s.exec(phrase) ?? [];
    if (isInLink || role === 'rowgroup' || role === 'row' || role === 'cell') continue;
    if (role === 'link') isInLink = true;
    items.push(
      item(role === 'image' ? 'picture' : (role ?? 'text'), role === undefined ? phrase : words),
    );
  }
  return items.filter((each) => each !== '');
}

/** Blank for a text without anything to read. */
function item(kind: string, words: string, description = ''): string {
  const own = folded(words);
  const more = folded(description);
  const read = more === '' || more === own ? own : `${own}, ${more}`;
  return kind === 'text' && read === '' ? '' : `${kind}: ${read}`;
}

function folded(words: string): string {
  return words
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}

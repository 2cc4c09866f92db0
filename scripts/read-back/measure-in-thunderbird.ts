import type { ThunderbirdGlobals } from './thunderbird-globals';

/** A word or a picture, and its box in px, from the corner of its signature. */
export type MeasuredBox = readonly [
  what: string,
  left: number,
  top: number,
  width: number,
  height: number,
];

/** The signature in a message, as it is shown. */
export interface Measured {
  readonly boxes: readonly MeasuredBox[];
  /** How deep its innermost element lies in the message, and how many tables of its own lie around that. */
  readonly depth: number;
  readonly tables: number;
}

/**
 * Waits for the message that was opened, measures its first table for layout, and closes it. Runs within Thunderbird, where it is sent as
 * text, so it uses nothing of this file.
 */
export async function measureShown(
  { ChromeUtils, Services }: ThunderbirdGlobals,
  timeoutMs: number,
): Promise<Measured> {
  const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
  const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
  const opened = () => Services.wm.getMostRecentWindow('mail:messageWindow');
  const shown = () =>
    opened()?.messageBrowser?.contentWindow?.getMessagePaneBrowser?.().contentDocument;
  // A signature is shown whole once its pictures have loaded.
  const wholeTable = () => {
    const page = shown();
    const isLoaded = page !== undefined && [...page.images].every(({ complete }) => complete);
    return isLoaded ? page.querySelector('table[role]') : null;
  };
  const end = Date.now() + timeoutMs;
  let table = wholeTable();
  while (table === null) {
    if (Date.now() > end) throw new Error('No signature is shown');
    await rest();
    table = wholeTable();
  }
  const page = table.ownerDocument;
  // Wide enough for any signature, however often it is quoted.
  page.body.style.width = '1000px';
  const corner = table.getBoundingClientRect();
  const boxes: MeasuredBox[] = [];
  const add = (what: string, { left, top, width, height }: DOMRect): void => {
    boxes.push([what, left - corner.left, top - corner.top, width, height]);
  };
  let [depth, tables] = [0, 0];
  // Elements and texts, in their order.
  const nodes = page.createTreeWalker(table, 1 | 4);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.nodeName === 'IMG') add('picture', (node as Element).getBoundingClientRect());
    if (node.nodeType !== node.TEXT_NODE) {
      let [around, own] = [0, 0];
      for (let each: Node | null = node; each !== null; each = each.parentNode) {
        around += 1;
        if (each.nodeName === 'TABLE' && table.contains(each)) own += 1;
      }
      depth = Math.max(depth, around);
      tables = Math.max(tables, own);
      continue;
    }
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = page.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      add(word, range.getBoundingClientRect());
    }
  }
  opened()?.close();
  while (opened() !== null) {
    if (Date.now() > end) throw new Error('The window of the message stays open');
    await rest();
  }
  return { boxes, depth, tables };
}

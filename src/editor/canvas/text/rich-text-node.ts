import { letterDeclarations } from '../../../email/letters';
import { BOLD_FROM, partLook, type TextLook } from '../../../scene/kinds/text/text-look';
import type { TextSpan } from '../../../scene/scene';
import { FONT_FACES } from '../../../scene/text/fonts';
import { runsOf } from '../../../scene/text/spans';

/** The text of a field, with the parts that have a look or a link of their own. */
export interface FieldText {
  readonly text: string;
  readonly spans: readonly TextSpan[];
}

/** A stretch of a field's text, in letters; of no length where it is the caret. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const OF_RUN = 'data-run';

/** Makes a field show a text: one piece of it for each run. What it shows already stays as it is, the caret in it. */
export function showText(field: HTMLElement, { text, spans }: FieldText, look: TextLook): void {
  const runs = runsOf(text, spans);
  const wanted = runs.map((run) => ({ text: run.text, key: keyOf(partLook(look, run.style)) }));
  const shown = [...field.childNodes].map((node) => ({
    text: node.textContent ?? '',
    key: node instanceof HTMLElement ? node.getAttribute(OF_RUN) : null,
  }));
  // The browser's own line breaks at the end hold the caret.
  const tail = /\n*$/.exec(field.textContent)?.[0] ?? '';
  const last = shown.at(-1);
  if (last?.text === tail) shown.pop();
  else if (last !== undefined) last.text = last.text.slice(0, last.text.length - tail.length);
  if (JSON.stringify(wanted) === JSON.stringify(shown)) return;
  const at = field.ownerDocument.activeElement === field ? stretchIn(field) : null;
  field.replaceChildren(
    ...wanted.map((run) => {
      const node = field.ownerDocument.createElement('span');
      node.textContent = run.text;
      node.setAttribute(OF_RUN, run.key);
      return node;
    }),
    ...(tail === '' ? [] : [tail]),
  );
  styleRuns(
    field,
    runs.map(({ style }) => partLook(look, style)),
  );
  if (at !== null) selectStretch(field, at);
}

function styleRuns(field: HTMLElement, looks: readonly TextLook[]): void {
  for (const [at, look] of looks.entries()) {
    const { fontName, weight, color, size, lineHeight, letterSpacing } = look;
    const node = field.children[at];
    if (!(node instanceof HTMLElement)) continue;
    node.style.fontFamily = FONT_FACES[fontName].stack;
    node.style.fontWeight = String(weight);
    node.style.color = color;
    node.style.fontSize = `${size}px`;
    node.style.lineHeight = `${lineHeight}px`;
    node.style.letterSpacing = `${letterSpacing}px`;
    for (const [property, value] of Object.entries(letterDeclarations(look))) {
      node.style.setProperty(property, value);
    }
  }
}

function keyOf(look: TextLook): string {
  const { fontName, weight, color, size, letterSpacing } = look;
  const letters = Object.values(letterDeclarations(look));
  const set = [fontName, weight >= BOLD_FROM, weight, color, size, letterSpacing];
  return [...set, ...letters].join(' ');
}

/** What is selected in a field, in letters of its text; null where the selection lies elsewhere. */
export function stretchIn(field: HTMLElement): Stretch | null {
  const selection = field.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!field.contains(startContainer) || !field.contains(endContainer)) return null;
  return {
    start: lettersBefore(field, startContainer, startOffset),
    end: lettersBefore(field, endContainer, endOffset),
  };
}

function lettersBefore(field: HTMLElement, container: Node, offset: number): number {
  const range = field.ownerDocument.createRange();
  range.setStart(field, 0);
  range.setEnd(container, offset);
  const piece = range.cloneContents();
  return (piece.textContent ?? '').length + piece.querySelectorAll('br').length;
}

/** Selects a stretch of a field's text. */
export function selectStretch(field: HTMLElement, { start, end }: Stretch): void {
  const [from, to] = [placeIn(field, start), placeIn(field, end)];
  field.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** The range of the page in which a stretch of a field's text lies. */
export function rangeOf(field: HTMLElement, { start, end }: Stretch): Range {
  const [from, to] = [placeIn(field, start), placeIn(field, end)];
  const range = field.ownerDocument.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

/** Where so many letters of a field end; at its end where it has fewer. */
function placeIn(
  field: HTMLElement,
  letters: number,
): { readonly node: Node; readonly offset: number } {
  let left = letters;
  const walker = field.ownerDocument.createTreeWalker(field, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (left <= node.length) return { node, offset: left };
      left -= node.length;
    } else if (node instanceof HTMLBRElement) left--;
  }
  return { node: field, offset: field.childNodes.length };
}

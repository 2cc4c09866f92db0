import { isOwnWords } from '../../model/person/bound-field-ids';
import { memoizeObject } from '../../base/memoize';
import type { ElementContext } from '../../scene/element-definition';
import { hasBoundParts } from '../../scene/text/bound-parts';
import { fitElement } from '../../scene/text/fit-element';
import { definitionOf } from '../../scene/registry';
import { isPlaneElement } from '../../scene/is-plane';
import type { SceneElement } from '../../scene/scene';
import { boxOf, type CollapseBlock, type LineRole } from './block';

/** Pictures and shapes up to this size, in px, stand beside words as icons. */
export const ICON = 32;

/** What is no thicker is a separator, in px. */
const THIN = 8;

/** How long a label is at most, in characters. */
const LONGEST_LABEL = 24;

const leafFor = memoizeObject((context: ElementContext) =>
  memoizeObject((element: SceneElement) => makeLeaf(element, context)),
);

/** An element as a block: gone where it is vacant, else as large as its content makes it. */
export function leafOf(element: SceneElement, context: ElementContext): CollapseBlock {
  return leafFor(context)(element);
}

function makeLeaf(element: SceneElement, context: ElementContext): CollapseBlock {
  const { id, width, height } = element;
  const box = boxOf(element);
  const { isVacant } = definitionOf(element.type).toEmail(element, context);
  if (isVacant) return { box, after: null, parts: [], still: [], ...lineOf(element) };
  const after = givesItselfABox(element) ? boxOf(fitElement(element, context)) : box;
  const parts = [{ id, box: after }];
  const whole = { box, after, parts, still: parts, ...lineOf(element) };
  if (!isPlaneElement(element)) return whole;
  if (isRule(element)) return { ...whole, thin: 'rule' };
  return width * 4 > height ? { ...whole, plane: id } : { ...whole, plane: id, thin: 'bar' };
}

function isRule(element: SceneElement): boolean {
  const { width, height } = element;
  return isPlaneElement(element) && height <= THIN && width > 2 * height;
}

/** Whether its box follows its words; any other box stays as it is. */
function givesItselfABox({ autoWidth = false, wrap = false }: SceneElement): boolean {
  return autoWidth || wrap;
}

function lineOf(element: SceneElement): { readonly line?: LineRole } {
  const role = roleOf(element);
  if (role === null) return {};
  const { style, content = '' } = element;
  const lineHeight = style.lineHeight ?? (style.fontSize ?? 14) * 1.5;
  const box = boxOf(element);
  const isText = definitionOf(element.type).content === 'words';
  const y1 = isText ? Math.min(box.y1, box.y0 + lineHeight) : box.y1;
  const words = content.trim();
  const isSurelyLabel =
    isText && (words.endsWith(':') || words.length <= 3 || isBoundLabel(element));
  return { line: { role, box: { ...box, y1 }, isSurelyLabel } };
}

function roleOf(element: SceneElement): LineRole['role'] | null {
  const { width, height, href = '', content = '', type } = element;
  const { content: kind } = definitionOf(type);
  if (kind === 'words') return wordsRole(element);
  if (kind === 'profile') return 'field';
  if (Math.max(width, height) > ICON || isRule(element)) return null;
  if (kind === 'none' && width <= THIN) return 'separator';
  // A picture that is the person's is no icon.
  if (kind === 'picture' && content.trim() === '') return null;
  return href.trim() === '' ? 'label' : 'field';
}

/** Fixed words without a link are a label if they are few, and a separator if they are only signs such as '|'. */
function wordsRole(element: SceneElement) {
  const { type, content = '', href = '', spans = [] } = element;
  const { follows, needsLink } = definitionOf(type);
  const words = content.trim();
  const isFixed = follows === undefined && needsLink !== true && words !== '' && href.trim() === '';
  if (!isFixed) return 'field';
  if (isBoundLabel(element)) return 'label';
  if (hasBoundParts(spans) || spans.some((span) => span.href !== undefined)) return 'field';
  if (/^[|·•‧∙*/\\~,;–—-]+$/u.test(words.replaceAll(/\s/g, ''))) return 'separator';
  return words.length <= LONGEST_LABEL && !words.includes('\n') ? 'label' : 'field';
}

/** Whether it holds nothing but bound words that label a field, and are removed with it. */
function isBoundLabel({ spans = [] }: SceneElement): boolean {
  // 'A' may be an initial of Anna's, or stand beside her address.
  return (
    spans.length > 0 &&
    spans.every(({ field }) => field === 'initials' || (field !== undefined && isOwnWords(field)))
  );
}

import type { MarkupElement, MarkupNode } from './parse-markup';

/** Whether labels reach the reader, or the mail client has removed all attributes `aria-…` and `role`. */
export type Labels = 'kept' | 'stripped';

/** The name of a link or picture, and what is added to it. */
export interface AccessibleName {
  readonly name: string;
  /** Its `title`, where that is not the name. */
  readonly description?: string;
}

/**
 * The name of a link by the rules that browsers follow (https://www.w3.org/TR/accname-1.2/): its label, else its content, else
 * its title.
 */
export function linkName(link: MarkupElement, labels: Labels): AccessibleName {
  const { title = '', 'aria-label': label = '' } = link.attributes;
  const content = collapsed(contentOf(link.children, labels));
  const name = (labels === 'kept' ? label.trim() : '') || content || title;
  return described(name, title);
}

/** The name of a picture; blank for one that is skipped. */
export function pictureName({
  attributes: { alt = '', title = '' },
}: MarkupElement): AccessibleName {
  return described(collapsed(alt), title);
}

/** Whether a reader skips an element and all that is in it. */
export function isHidden({ attributes }: MarkupElement, labels: Labels): boolean {
  return labels === 'kept' && attributes['aria-hidden'] === 'true';
}

/** A text as it is read: blanks folded, nothing that only states where lines end. */
export function collapsed(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}

function described(name: string, title: string): AccessibleName {
  return title === '' || title === name ? { name } : { name, description: title };
}

/**
 * The words in a link. Browsers put a blank at line breaks and around boxes, and Chromium at each `wbr` that is not hidden: where
 * labels are stripped, such an address is read in two.
 */
function contentOf(nodes: readonly MarkupNode[], labels: Labels): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (isHidden(node, labels)) return '';
      if (node.name === 'img') return pictureName(node).name;
      const inner = contentOf(node.children, labels);
      return isApart(node) ? ` ${inner} ` : inner;
    })
    .join('');
}

function isApart({ name, attributes: { style = '' } }: MarkupElement): boolean {
  return name === 'br' || name === 'wbr' || style.includes('display:inline-block');
}

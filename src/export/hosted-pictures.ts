import { walk } from '../email/walk';
import { elementOrigin, type Finding } from '../model/findings';
import type { SceneElement } from '../scene/scene';
import type { Item } from './layout/item';

/**
 * The items without pictures that have bytes but no address, for mails whose pictures are linked. Their place stays as
 * it is: taken out later, they would leave a hole that shrinks.
 */
export function withHostedPictures(items: readonly Item[]): {
  readonly items: readonly Item[];
  readonly findings: readonly Finding[];
} {
  const lost = items.filter(({ cell }) =>
    [...walk(cell)].some((node) => node.kind === 'image' && node.src.startsWith('data:')),
  );
  return {
    items: items.map((item) => (lost.includes(item) ? emptied(item) : item)),
    findings: lost.map(({ id, label }): Finding => ({
      rule: 'image-not-hosted',
      severity: 'broken',
      clients: [],
      args: { label },
      origin: [elementOrigin(id)],
    })),
  };
}

/** The elements with letters for social icons: the bundled marks have bytes but no address. */
export function withLetters(elements: readonly SceneElement[]): {
  readonly elements: readonly SceneElement[];
  readonly findings: readonly Finding[];
} {
  const icons = elements.filter(({ style, hidden }) => style.socialStyle === 'icons' && !hidden);
  const origin = icons.map(({ id }) => elementOrigin(id));
  return {
    elements: elements.map((element) =>
      icons.includes(element)
        ? { ...element, style: { ...element.style, socialStyle: 'letters' } }
        : element,
    ),
    findings:
      icons.length === 0
        ? []
        : [{ rule: 'marks-not-hosted', severity: 'info', clients: [], args: {}, origin }],
  };
}

function emptied(item: Item): Item {
  const { padding: _padding, ...cell } = item.cell;
  return { ...item, giveX: 'none', giveY: 'none', ownHeight: 0, cell: { ...cell, children: [] } };
}

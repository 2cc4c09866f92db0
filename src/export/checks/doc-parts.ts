import {
  type CellNode,
  type Font,
  type Background,
  type ImageNode,
  type LinkNode,
  type TableNode,
  type TextNode,
  childrenOf,
} from '../../email/nodes';
import { colorAlong } from '../../email/gradient-parts';
import { stopsOf } from '../../email/gradients';
import { WHITE, type Hex } from '../../model/color/color';
import { memoizeObject } from '../../base/memoize';
import type { Origin } from '../../model/findings/findings';

/*
 * What checks ask of a document: its runs of text and its pictures, each with what lies around it.
 */

/** A run of text that is neither blank nor an ornament, with the look that it has in its place. */
export interface DocTextRun {
  readonly text: string;
  readonly font: Pick<Font, 'size' | 'color'> & { readonly isBold: boolean };
  /** Every color that may lie below it; white where the mail itself does. */
  readonly backgrounds: readonly Hex[];
  readonly link: LinkNode | null;
  /** Mail clients are kept from making links of it. */
  readonly noAutoLink?: boolean;
  readonly origin: readonly Origin[];
}

/** A picture, and the link that it stands in. */
export interface PlacedImage {
  readonly image: ImageNode;
  readonly link: LinkNode | null;
  readonly backgrounds: readonly Hex[];
}

interface Around {
  readonly cell: CellNode | null;
  readonly link: LinkNode | null;
  readonly backgrounds: readonly Hex[];
}

/** The texts of a document in reading order. Ornaments and blanks are left out. */
export const textRuns = memoizeObject((doc: TableNode): readonly DocTextRun[] => {
  const runs: DocTextRun[] = [];
  visit(doc, OUTSIDE, (node, around) => {
    const run = node.kind === 'text' ? runOf(node, around) : null;
    if (run !== null) runs.push(run);
  });
  return runs;
});

/** The pictures of a document in reading order. */
export const imagesIn = memoizeObject((doc: TableNode): readonly PlacedImage[] => {
  const images: PlacedImage[] = [];
  visit(doc, OUTSIDE, (node, { link, backgrounds }) => {
    if (node.kind === 'image') images.push({ image: node, link, backgrounds });
  });
  return images;
});

/** The texts of a document that became part of its pictures, in reading order. */
export function drawnRuns(doc: TableNode): readonly DocTextRun[] {
  return imagesIn(doc).flatMap(({ image: { drawn = [] }, link }) =>
    drawn.map(({ text, font: { size, color, weight = 400 }, backgrounds, origin = [] }) => ({
      text,
      font: { size, color, isBold: weight >= BOLD_FROM },
      backgrounds,
      link,
      origin,
    })),
  );
}

const OUTSIDE: Around = { cell: null, link: null, backgrounds: [WHITE] };

type Node = Parameters<typeof childrenOf>[0];

function visit(node: Node, around: Around, see: (node: Node, around: Around) => void): void {
  see(node, around);
  const within = enter(node, around);
  for (const child of childrenOf(node)) visit(child, within, see);
}

function enter(node: Node, around: Around): Around {
  if (node.kind === 'link') return { ...around, link: node };
  if (node.kind !== 'cell') return around;
  const backgrounds =
    node.background === undefined ? around.backgrounds : colorsOf(node.background);
  return { cell: node, link: null, backgrounds };
}

/** Every color that a background may show: a client has the solid one, or the gradient over it. */
export function colorsOf({ color, gradient }: Background): readonly Hex[] {
  if (gradient === undefined) return [color];
  const between = [0.25, 0.5, 0.75].map((share) => colorAlong(gradient, share));
  const [first = color, ...others] = stopsOf(gradient).map((stop) => stop.color);
  return [color, first, ...between, ...others];
}

function runOf(
  { text, font, decorative, noAutoLink, origin }: TextNode,
  around: Around,
): DocTextRun | null {
  const { cell, link, backgrounds } = around;
  if (decorative === true || text.trim() === '' || cell?.font === undefined) return null;
  const { size = cell.font.size, weight = cell.font.weight ?? 400 } = font ?? cell.font;
  return {
    text,
    font: {
      size,
      color: font?.color ?? link?.color ?? cell.font.color,
      isBold: weight >= BOLD_FROM,
    },
    backgrounds,
    link,
    ...(noAutoLink === undefined ? {} : { noAutoLink }),
    origin: origin ?? link?.origin ?? cell.origin ?? [],
  };
}

/** Word, and every system font, has two weights. */
const BOLD_FROM = 600;

import {
  childrenOf,
  type CellNode,
  type EmailNode,
  type RowNode,
  type SpacerNode,
} from '../../src/email/nodes';
import type { CellFacts, Facts, Letter, PictureFacts } from './facts';

/** The facts about cells, letters and pictures in a document. */
export function readPreview(doc: EmailNode): Facts {
  const all = [...everyNode(doc)];
  const boxes = all.flatMap((node) =>
    node.kind === 'cell' || node.kind === 'spacer' ? [node] : [],
  );
  const sizedRows = all.flatMap((node) =>
    node.kind === 'table' && typeof node.width === 'number' ? node.rows.filter(isSized) : [],
  );
  const text = new Set<CellNode | SpacerNode>(sizedRows.flatMap(({ cells }) => cells));
  return {
    cells: boxes.map((box) => cellOf(box, text.has(box))),
    tables: all.flatMap((node) =>
      node.kind === 'table' ? [typeof node.width === 'number' ? node.width : undefined] : [],
    ),
    pictures: picturesOf(doc, false),
    letters: boxes.flatMap((box) =>
      box.kind === 'cell' ? lettersOf(box, box.font?.weight ?? 400) : [],
    ),
    lineHeights: boxes.flatMap((box) =>
      box.kind === 'cell' && box.font && lettersOf(box, 400).length > 0
        ? [box.font.lineHeight]
        : [],
    ),
    roundings: all.filter((node) => 'radius' in node && node.radius !== undefined).length,
    gradients: boxes.filter(({ background }) => background?.gradient !== undefined).length,
  };
}

function* everyNode(node: EmailNode): Generator<EmailNode> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

function isSized({ cells }: RowNode): boolean {
  return cells.every(({ width }) => width !== undefined);
}

function cellOf(box: CellNode | SpacerNode, isInSizedRow: boolean): CellFacts {
  const { width, background, borders } = box;
  return {
    ...(width !== undefined && { width }),
    ...(background && { color: background.color }),
    isInSizedRow,
    borders: [
      borders?.top?.width ?? 0,
      borders?.right?.width ?? 0,
      borders?.bottom?.width ?? 0,
      borders?.left?.width ?? 0,
    ],
    padding: (box.kind === 'cell' ? box.padding : undefined) ?? [0, 0, 0, 0],
  };
}

function picturesOf(node: EmailNode, isLinked: boolean): readonly PictureFacts[] {
  if (node.kind === 'image') return [{ size: [node.width, node.height], isLinked }];
  return childrenOf(node).flatMap((child) => picturesOf(child, isLinked || node.kind === 'link'));
}

/** Of the text in a node, tables left out. */
function lettersOf(node: EmailNode, around: number): readonly Letter[] {
  if (node.kind === 'table') return [];
  if (node.kind !== 'text') return childrenOf(node).flatMap((child) => lettersOf(child, around));
  const weight = node.font?.weight ?? around;
  return [...node.text.replace(/\s/g, '')].map((letter) => [letter, weight]);
}

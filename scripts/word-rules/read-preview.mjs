/** @typedef {import('./facts').CellFacts} CellFacts */
/** @typedef {import('./facts').Facts} Facts */
/** @typedef {import('./facts').Letter} Letter */
/** @typedef {import('./facts').PictureFacts} PictureFacts */
/** @typedef {import('../../src/email/nodes').EmailNode} EmailNode */
/** @typedef {import('../../src/email/nodes').CellNode} CellNode */
/** @typedef {import('../../src/email/nodes').RowNode} RowNode */
/** @typedef {import('../../src/email/nodes').SpacerNode} SpacerNode */

/**
 * What a document says of cells, letters and pictures.
 *
 * @param {EmailNode} doc
 * @param {(node: EmailNode) => readonly EmailNode[]} childrenOf
 * @returns {Facts}
 */
export function readPreview(doc, childrenOf) {
  const all = [...everyNode(doc, childrenOf)];
  const boxes = all.flatMap((node) =>
    node.kind === 'cell' || node.kind === 'spacer' ? [node] : [],
  );
  const saidRows = all.flatMap((node) =>
    node.kind === 'table' && typeof node.width === 'number' ? node.rows.filter(isSaid) : [],
  );
  const said = new Set(saidRows.flatMap(({ cells }) => cells));
  return {
    cells: boxes.map((box) => cellOf(box, said.has(box))),
    tables: all.flatMap((node) =>
      node.kind === 'table' ? [typeof node.width === 'number' ? node.width : undefined] : [],
    ),
    pictures: picturesOf(doc, false, childrenOf),
    letters: boxes.flatMap((box) =>
      box.kind === 'cell' ? lettersOf(box, box.font?.weight ?? 400, childrenOf) : [],
    ),
    lineHeights: boxes.flatMap((box) =>
      box.kind === 'cell' && box.font && lettersOf(box, 400, childrenOf).length > 0
        ? [box.font.lineHeight]
        : [],
    ),
    roundings: all.filter((node) => 'radius' in node && node.radius !== undefined).length,
    gradients: boxes.filter(({ ground }) => ground?.gradient !== undefined).length,
  };
}

/** @param {EmailNode} node @param {(node: EmailNode) => readonly EmailNode[]} childrenOf @returns {Generator<EmailNode>} */
function* everyNode(node, childrenOf) {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child, childrenOf);
}

/** @param {RowNode} row */
function isSaid({ cells }) {
  return cells.every(({ width }) => width !== undefined);
}

/** @param {CellNode | SpacerNode} box @param {boolean} isInSaidRow @returns {CellFacts} */
function cellOf(box, isInSaidRow) {
  const { width, ground, borders } = box;
  return {
    ...(width !== undefined && { width }),
    ...(ground && { color: ground.color }),
    isInSaidRow,
    borders: [
      borders?.top?.width ?? 0,
      borders?.right?.width ?? 0,
      borders?.bottom?.width ?? 0,
      borders?.left?.width ?? 0,
    ],
    padding: (box.kind === 'cell' ? box.padding : undefined) ?? [0, 0, 0, 0],
  };
}

/** @param {EmailNode} node @param {boolean} isLinked @param {(node: EmailNode) => readonly EmailNode[]} childrenOf @returns {PictureFacts[]} */
function picturesOf(node, isLinked, childrenOf) {
  if (node.kind === 'image') return [{ size: [node.width, node.height], isLinked }];
  return childrenOf(node).flatMap((child) =>
    picturesOf(child, isLinked || node.kind === 'link', childrenOf),
  );
}

/** @param {EmailNode} node @param {number} around @param {(node: EmailNode) => readonly EmailNode[]} childrenOf @returns {Letter[]} of the text in it, tables left out */
function lettersOf(node, around, childrenOf) {
  if (node.kind === 'table') return [];
  if (node.kind !== 'text') {
    return childrenOf(node).flatMap((child) => lettersOf(child, around, childrenOf));
  }
  const weight = node.font?.weight ?? around;
  return [...node.text.replace(/\s/g, '')].map((letter) => [letter, weight]);
}

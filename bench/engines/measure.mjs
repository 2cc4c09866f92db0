/**
 * @typedef {object} Place
 * @property {string} what the words, or what kind of box it is
 * @property {boolean} isText
 * @property {number[][]} rects left, top, right, bottom in px; of a text, each line
 */

/** @typedef {Record<string, Place[]>} Places by scene */

/**
 * How far something stands from its place, in px. Infinite where it has other lines.
 *
 * @typedef {{ scene: string, what: string, shift: number }} Shift
 */

/** What stands farther than this from its place is counted, in px. */
export const FAR = 1;

/**
 * Where texts, pictures and planes of each scene stand, in reading order, once the fonts are there. Runs in the page: it
 * must not use anything from outside.
 *
 * @param {Readonly<Record<string, string>>} scenes
 * @returns {Promise<Places>}
 */
export async function measureScenes(scenes) {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const range = document.createRange();
  /** @param {Node} node @returns {Place[]} */
  const placeOf = (node) => {
    const isText = node instanceof Text;
    const isPicture = node instanceof HTMLImageElement;
    const isPlane = node instanceof HTMLTableCellElement && node.hasAttribute('bgcolor');
    if (isText ? node.data.trim() === '' : !isPicture && !isPlane) return [];
    range.selectNodeContents(node);
    const boxes = node instanceof Element ? [node.getBoundingClientRect()] : range.getClientRects();
    // Words of two directions are listed as they are read in one engine, as they stand in another.
    // Those of letters from several fonts are not equally high.
    const inOrder = [...boxes].toSorted((a, b) =>
      a.bottom <= b.top || b.bottom <= a.top ? a.top - b.top : a.left - b.left,
    );
    const rects = inOrder.map(({ left, top, right, bottom }) => [left, top, right, bottom]);
    return [{ what: isText ? node.data : node.nodeName, isText, rects }];
  };
  return Object.fromEntries(
    Object.entries(scenes).map(([name, html]) => {
      document.body.innerHTML = html;
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      /** @type {Place[]} */
      const places = [];
      while (walker.nextNode() !== null) places.push(...placeOf(walker.currentNode));
      return [name, places];
    }),
  );
}

/**
 * The shifts of all things that are expected.
 *
 * @param {Places} expected
 * @param {Places} found
 * @returns {Shift[]}
 */
export function shiftsFrom(expected, found) {
  return Object.entries(expected).flatMap(([scene, places]) =>
    places.map((place, index) => ({
      scene,
      what: place.what,
      shift: shiftOf(place, found[scene]?.[index]),
    })),
  );
}

/**
 * Letters are not equally wide everywhere: of a text counts whichever of its sides and its middle moved least, and the
 * middle of its height.
 *
 * @param {Place} expected
 * @param {Place | undefined} found
 */
export function shiftOf(expected, found) {
  if (found?.rects.length !== expected.rects.length || found.what !== expected.what) {
    return Number.POSITIVE_INFINITY;
  }
  const shifts = expected.rects.map((rect, line) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = rect.map((edge, side) =>
      Math.abs(edge - (found.rects[line]?.[side] ?? Number.POSITIVE_INFINITY)),
    );
    if (!expected.isText) return Math.max(left, top, right, bottom);
    const [across, down] = [0, 1].map((axis) =>
      Math.abs(middleOf(rect, axis) - middleOf(found.rects[line] ?? [], axis)),
    );
    return Math.max(Math.min(left, right, across ?? 0), down ?? 0);
  });
  return Math.max(0, ...shifts);
}

/** @param {readonly number[]} rect @param {number} axis */
function middleOf(rect, axis) {
  return ((rect[axis] ?? 0) + (rect[axis + 2] ?? 0)) / 2;
}

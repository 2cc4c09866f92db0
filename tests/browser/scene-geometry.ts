import type { TableNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import type { Design, SceneElement } from '../../src/scene/scene';

/*
 * Where things stand, measured in a real browser: in an exported scene, and in the same scene drawn with absolutely
 * placed boxes. Both give one list of rectangles for each element that can be told apart.
 */

export type Rects = readonly (readonly number[])[];
export type Places = ReadonlyMap<string, Rects>;

/** An empty page of its own in the one or the other mode of browsers. */
export function openPage(mode: 'standards' | 'quirks', sheet = ''): Document {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:1200px;height:900px;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('A frame without a document');
  page.open();
  // The only way to a document in quirks mode: `srcdoc` is always in standards mode.
  page.write(
    `${mode === 'standards' ? '<!DOCTYPE html>' : ''}<style>body{margin:0}${sheet}</style><body>`,
  );
  page.close();
  return page;
}

/** What differs between two sets of places by more than `tolerance` px, each with its element; empty when nothing does. */
export function differences(expected: Places, found: Places, tolerance = 0): readonly string[] {
  return [...expected].flatMap(([id, rects]) => {
    const own = found.get(id);
    if (own === undefined) return [`${id} is missing`];
    const most = Math.max(
      ...rects.flatMap((rect, row) =>
        rect.map((edge, column) => Math.abs(edge - (own[row]?.[column] ?? Infinity))),
      ),
    );
    const isSame = rects.length === own.length && most <= tolerance;
    return isSame ? [] : [`${id}: ${JSON.stringify(rects)} became ${JSON.stringify(own)}`];
  });
}

/** Where the elements stand in an exported scene. */
export function placesInExport(page: Document, html: string, doc: TableNode): Places {
  // No requests: a picture's place does not depend on its file.
  page.body.innerHTML = html.replaceAll(/src="https:[^"]*"/g, '');
  const places = new Map<string, Rects>();
  const cells = page.body.querySelectorAll('td');
  const images = page.body.querySelectorAll('img');
  const texts = textNodes(page.body);
  const next = { cell: 0, image: 0, text: 0 };
  const note = (id: string | undefined, rects: Rects): void => {
    if (id !== undefined) places.set(id, [...(places.get(id) ?? []), ...rects]);
  };
  for (const node of walk(doc)) {
    if (node.kind === 'row' || node.kind === 'table' || node.kind === 'link') continue;
    const id = node.origin?.find((origin) => origin.kind === 'element')?.id;
    if (node.kind === 'text') {
      const lines = node.text.split('\n').filter((line) => line.trim() !== '').length;
      const own = texts.slice(next.text, (next.text += lines));
      note(id, own.flatMap(rectsOfText));
    } else if (node.kind === 'image') note(id, rectsOf(images.item(next.image++)));
    else {
      const cell = cells.item(next.cell++);
      if (node.ground !== undefined) note(id, rectsOf(cell));
    }
  }
  return places;
}

/** Where the elements of a scene stand by its own numbers: each an absolutely placed box. */
export function placesInScene(page: Document, design: Design): Places {
  page.body.innerHTML = '';
  const drawn = design.elements.map((element) => {
    const box = page.createElement('div');
    page.body.append(box);
    return { element, box: drawBox(element, box) };
  });
  return new Map(
    drawn.map(({ element, box }) => [
      element.id,
      element.content !== undefined && element.type !== 'logo'
        ? textNodes(box).flatMap(rectsOfText)
        : rectsOf(box),
    ]),
  );
}

function drawBox(element: SceneElement, box: HTMLElement): HTMLElement {
  const page = box.ownerDocument;
  const { x, y, width, height, content, style, wrap } = element;
  const { fontSize = 14, lineHeight = Math.round((fontSize * 1.4) / 2) * 2 } = style;
  Object.assign(box.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    // A row of badges is told by its first, a square as high as the row.
    width: `${isBadge(element) ? height : width}px`,
    height: `${height}px`,
  });
  if (content === undefined || element.type === 'logo') return box;
  Object.assign(box.style, {
    fontFamily: `'${style.fontFamily ?? 'Arial'}',sans-serif`,
    fontSize: `${fontSize}px`,
    lineHeight: `${lineHeight}px`,
    fontWeight: String(style.fontWeight ?? 400),
    fontStyle: style.italic ? 'italic' : 'normal',
    textAlign: style.textAlign ?? 'left',
    whiteSpace: wrap ? 'normal' : 'nowrap',
  });
  const words = page.createElement('span');
  words.dir = 'auto';
  words.innerText = content;
  box.append(words);
  return box;
}

function isBadge({ type }: Pick<SceneElement, 'type'>): boolean {
  return ['linkedin', 'twitter', 'instagram', 'facebook', 'social'].includes(type);
}

/** The places with only the first rectangle of badges: they hold letters, and rows of them others. */
export function firstOfBadges(design: Design, places: Places): Places {
  const badges = new Set(design.elements.filter(isBadge).map(({ id }) => id));
  return new Map(
    [...places].map(([id, rects]) => [id, badges.has(id) ? rects.slice(0, 1) : rects]),
  );
}

function textNodes(root: Element): readonly Text[] {
  const found: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== '') found.push(node);
  }
  return found;
}

function rectsOfText(node: Text): Rects {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(toEdges);
}

function rectsOf(element: Element): Rects {
  return [toEdges(element.getBoundingClientRect())];
}

function toEdges({ left, top, right, bottom }: DOMRect): readonly number[] {
  return [left, top, right, bottom].map((edge) => Math.round(edge * 100) / 100);
}

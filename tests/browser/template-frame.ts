/*
 * A mail as a browser lays it out: a frame of its own, without any style but that of the mail, as wide as a screen is.
 */

export interface MailFrame {
  /** Shows a mail on a screen `width` px wide and gives the body that holds it. */
  readonly show: (html: string, width: number) => HTMLElement;
  readonly remove: () => void;
}

export function openFrame(): MailFrame {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'border:0;height:800px;width:640px';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document');
  page.open();
  page.write('<!DOCTYPE html><html><body style="margin:0"></body></html>');
  page.close();
  return {
    show(html, width) {
      frame.style.width = `${width}px`;
      page.body.innerHTML = html;
      return page.body;
    },
    remove: () => frame.remove(),
  };
}

/** What stands out at the right or left of the screen, by more than half a pixel. */
export function overflow(body: HTMLElement): readonly string[] {
  const { clientWidth, scrollWidth } = body.ownerDocument.documentElement;
  const out = boxesOf(body).filter(
    ({ rect }) => rect.width > 0 && (rect.right > clientWidth + 0.5 || rect.left < -0.5),
  );
  return [
    ...(scrollWidth > clientWidth ? [`scrolls: ${scrollWidth} in ${clientWidth}`] : []),
    ...out.map(({ name, rect }) => `${name}: ${rect.left} to ${rect.right} in ${clientWidth}`),
  ];
}

const LOOK = [
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant',
  'line-height',
  'letter-spacing',
  'text-decoration-line',
  'text-align',
  'vertical-align',
  'direction',
  'white-space',
  'word-break',
  'display',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'border-radius',
  'padding',
  'border-collapse',
  'border-spacing',
  'opacity',
  'visibility',
];

/** Where every element and every run of text stands, and how each element looks. */
export function picture(body: HTMLElement): readonly string[] {
  return boxesOf(body).map(({ name, node, rect }) => {
    const place = [rect.x, rect.y, rect.width, rect.height].join(' ');
    if (!isElement(node)) return `${name} at ${place}`;
    const style = getComputedStyle(node);
    return `${name} at ${place}: ${LOOK.map((property) => style.getPropertyValue(property)).join('; ')}`;
  });
}

/** Where each line of each text stands. */
export function places(body: HTMLElement): readonly string[] {
  return boxesOf(body)
    .filter(({ node }) => !isElement(node))
    .map(({ name, rect }) => `${name} at ${rect.x} ${rect.y}, ${rect.width} wide`);
}

interface Box {
  readonly name: string;
  readonly node: Node;
  readonly rect: DOMRect;
}

function boxesOf(body: HTMLElement): readonly Box[] {
  const page = body.ownerDocument;
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    if (isElement(node)) {
      boxes.push({ name: `<${node.localName}>`, node, rect: node.getBoundingClientRect() });
      continue;
    }
    const range = page.createRange();
    range.selectNodeContents(node);
    // Each line of a text by itself: the box around all of them hides a line that broke elsewhere.
    for (const rect of range.getClientRects()) {
      boxes.push({ name: `"${(node.textContent ?? '').slice(0, 30)}"`, node, rect });
    }
  }
  return boxes;
}

/** Nodes of a frame are not instances of this window's classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

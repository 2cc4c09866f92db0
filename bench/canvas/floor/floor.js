import { makeElements } from './elements.js';

/*
 * The least that a canvas of SVG can be: one node for each element, real events, and nothing but the change of the drawing
 * that they ask for. What is measured here is what the browser takes for itself.
 */

/** @typedef {import('./elements.js').BenchElement} BenchElement */
/** An element, its drawing and how far it was moved. @typedef {{ node: SVGElement, element: BenchElement, dx: number, dy: number }} Drawn */

const svg = make('svg', {});
const group = make('g', {});
const outline = make('rect', { fill: 'none', stroke: '#09f', visibility: 'hidden' });
const band = make('rect', { fill: 'rgba(0,120,255,.1)', stroke: '#09f', visibility: 'hidden' });

const HOME = { x: 420, y: 250 };
let view = { ...HOME, zoom: 1 };
/** @type {Drawn[]} */
let drawn = [];
/** @type {readonly Drawn[]} */
let selected = [];
/** @type {readonly Drawn[]} */
let deleted = [];
/** Where the pointer went down, and whether on an element. @type {{ x: number, y: number, isDrag: boolean } | null} */
let press = null;

svg.append(group, outline, band);
document.body.append(svg);
showView();
build(makeElements(Number(new URLSearchParams(location.search).get('count') ?? 0)));

document.querySelector('input')?.addEventListener('change', async ({ currentTarget }) => {
  const file = currentTarget instanceof HTMLInputElement ? currentTarget.files?.[0] : undefined;
  if (file !== undefined) build(JSON.parse(await file.text()).elements);
});

svg.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
  const pressed = drawn.find(({ node }) => node === target);
  press = { x, y, isDrag: pressed !== undefined };
  if (pressed === undefined) choose([]);
  else if (!selected.includes(pressed)) choose([pressed]);
});

svg.addEventListener('pointermove', (event) => {
  if (press === null) return;
  if (!press.isDrag) {
    set(band, { ...bandTo(press, event), visibility: 'visible' });
    return;
  }
  const [dx, dy] = wayFrom(press, event);
  for (const one of selected) shift(one.node, one.dx + dx, one.dy + dy);
  shift(outline, dx * view.zoom, dy * view.zoom);
});

svg.addEventListener('pointerup', (event) => {
  if (press === null) return;
  if (press.isDrag) {
    const [dx, dy] = wayFrom(press, event);
    for (const one of selected) {
      one.dx += dx;
      one.dy += dy;
    }
    outline.removeAttribute('transform');
    choose(selected);
  } else {
    set(band, { visibility: 'hidden' });
    choose(caughtBy(bandTo(press, event)));
  }
  press = null;
});

svg.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    const { clientX, clientY, deltaX, deltaY } = event;
    if (event.ctrlKey) {
      const factor = 2 ** (-deltaY / 100);
      view = {
        x: clientX - (clientX - view.x) * factor,
        y: clientY - (clientY - view.y) * factor,
        zoom: view.zoom * factor,
      };
    } else {
      view = { ...view, x: view.x - deltaX, y: view.y - deltaY };
    }
    showView();
  },
  { passive: false },
);

addEventListener('keydown', (event) => {
  const { key } = event;
  if (key === 'Escape') choose([]);
  if (key === 'a' && event.ctrlKey) {
    event.preventDefault();
    choose(drawn);
  }
  if (key === 'Delete') {
    deleted = drawn;
    const going = new Set(selected);
    drawn = drawn.filter((one) => !going.has(one));
    choose([]);
    showElements();
  }
  if (key === 'z' && event.ctrlKey) {
    drawn = [...deleted];
    showElements();
  }
});

/** @param {readonly BenchElement[]} elements */
function build(elements) {
  drawn = elements.map((element) => ({ node: draw(element), element, dx: 0, dy: 0 }));
  choose([]);
  showElements();
}

/** @param {BenchElement} element */
function draw({ id, type, x, y, width, height, content, style }) {
  const name = { 'data-element-id': id };
  if (type === 'rectangle') {
    return make('rect', { ...name, x, y, width, height, fill: style.backgroundColor ?? 'none' });
  }
  const { fontSize = 14, color = 'black' } = style;
  const node = make('text', { ...name, x, y: y + fontSize, 'font-size': fontSize, fill: color });
  node.textContent = content ?? '';
  return node;
}

function showElements() {
  group.replaceChildren(...drawn.map(({ node }) => node));
}

function showView() {
  set(group, { transform: `translate(${view.x} ${view.y}) scale(${view.zoom})` });
}

/** Draws one line around all that is selected, and tells how many that are. @param {readonly Drawn[]} next */
function choose(next) {
  selected = next;
  svg.dataset['selected'] = String(next.length);
  if (next.length === 0) {
    set(outline, { visibility: 'hidden' });
    return;
  }
  const boxes = next.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  set(outline, { x, y, width, height, visibility: 'visible' });
}

/** On the screen. @param {Drawn} drawn */
function boxOf({ element: { x, y, width, height }, dx, dy }) {
  return {
    x: (x + dx) * view.zoom + view.x,
    y: (y + dy) * view.zoom + view.y,
    width: width * view.zoom,
    height: height * view.zoom,
  };
}

/** @param {ReturnType<typeof bandTo>} around */
function caughtBy({ x, y, width, height }) {
  return drawn.filter((one) => {
    const box = boxOf(one);
    const isWithin = box.x >= x && box.x + box.width <= x + width;
    return isWithin && box.y >= y && box.y + box.height <= y + height;
  });
}

/** In units of the canvas. @param {{ x: number, y: number }} from @param {PointerEvent} to */
function wayFrom({ x, y }, { clientX, clientY }) {
  return /** @type {const} */ ([(clientX - x) / view.zoom, (clientY - y) / view.zoom]);
}

/** @param {{ x: number, y: number }} from @param {PointerEvent} to */
function bandTo({ x, y }, { clientX, clientY }) {
  const [width, height] = [Math.abs(clientX - x), Math.abs(clientY - y)];
  return { x: Math.min(x, clientX), y: Math.min(y, clientY), width, height };
}

/** @param {Element} node @param {number} x @param {number} y */
function shift(node, x, y) {
  set(node, { transform: `translate(${x} ${y})` });
}

/** @param {string} name @param {Record<string, string | number>} attributes @returns {SVGElement} */
function make(name, attributes) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  set(node, attributes);
  return node;
}

/** @param {Element} node @param {Record<string, string | number>} attributes */
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}

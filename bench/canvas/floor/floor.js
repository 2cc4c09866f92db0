import { makeElements } from './elements.js';

/*
 * The least that a canvas of SVG can be: real events, and nothing but the change of the drawing that they ask for.
 * What is measured here is what the browser takes for itself.
 */

/** An element and its drawing. @typedef {{ node: SVGElement, x: number, y: number }} Drawn */

const svg = make('svg', {});
const group = make('g', {});
const box = make('rect', { fill: 'none', stroke: 'blue' });

const elements = makeElements(Number(new URLSearchParams(location.search).get('count')));
/** @type {Drawn[]} */
let drawn = [];
/** Where the pointer went down, and on what. @type {{ x: number, y: number, taken: Drawn[] } | null} */
let hand = null;
let zoom = 1;

svg.append(group);
document.body.append(svg);
build();

svg.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
  const node = target instanceof Element ? target.closest('[role="option"]') : null;
  hand = { x, y, taken: node === null ? [] : takenWith(node) };
  if (node === null) svg.append(box);
});

svg.addEventListener('pointermove', ({ clientX, clientY }) => {
  if (hand === null) return;
  const { x, y, taken } = hand;
  for (const one of taken) place(one, clientX - x, clientY - y);
  if (taken.length > 0) return;
  const width = Math.abs(clientX - x);
  const height = Math.abs(clientY - y);
  set(box, { x: Math.min(x, clientX), y: Math.min(y, clientY), width, height });
});

svg.addEventListener('pointerup', () => {
  hand = null;
  box.remove();
});

svg.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    zoom *= 2 ** (-event.deltaY / 100);
    set(group, { transform: `scale(${zoom})` });
  },
  { passive: false },
);

addEventListener('keydown', ({ key }) => {
  if (key === 'Delete') group.replaceChildren();
  if (key === 'z') build();
});

/** As many of the first as the page was told, or the one. @param {Element} node */
function takenWith(node) {
  const count = Number(document.documentElement.dataset['taken'] ?? 1);
  return count === 1 ? drawn.filter((one) => one.node === node) : drawn.slice(0, count);
}

function build() {
  drawn = elements.map((element) => ({ ...element, node: draw(element) }));
  group.replaceChildren(...drawn.map(({ node }) => node));
}

/** @param {ReturnType<typeof makeElements>[number]} element */
function draw({ x, y, width, height, content }) {
  const node = make('g', { role: 'option', transform: `translate(${x} ${y})` });
  const text = make('text', { y: 9, 'font-family': 'Arial, sans-serif', 'font-size': 8 });
  text.textContent = content;
  node.append(make('rect', { width, height, fill: 'white' }), text);
  return node;
}

/** @param {Drawn} drawn @param {number} dx @param {number} dy */
function place({ node, x, y }, dx, dy) {
  set(node, { transform: `translate(${x + dx} ${y + dy})` });
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

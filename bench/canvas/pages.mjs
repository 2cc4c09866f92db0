/**
 * A page with a canvas, ours or the bare one: how to reach it and how to see what it did.
 *
 * @typedef {object} CanvasPage
 * @property {string} empty The address of a canvas with nothing on it.
 * @property {(count: number) => string} kept The address that shows the design that was opened there before.
 * @property {string} beside An address of the same site with hardly anything behind it.
 * @property {(id: string) => string} element
 * @property {(count: number) => Sight} shown What is there once so many elements are drawn.
 * @property {(count: number) => Sight} selected What is there once so many are selected.
 */

/** Something to be seen: so many nodes match a selector. @typedef {{ selector: string, nodes: number }} Sight */

const OUR_LIST = 'svg[aria-label="Design canvas"] g[aria-label="Design"]';

/** @param {string} url @returns {CanvasPage} */
export function ourPage(url) {
  const address = `${url}/drag-drop`;
  const chosen = `${OUR_LIST} > [aria-selected="true"]`;
  return {
    empty: address,
    kept: () => address,
    beside: `${url}/favicon.svg`,
    element: (id) => `${OUR_LIST} > [data-element-id="${id}"]`,
    shown: (count) => ({ selector: `${OUR_LIST} > [data-element-id]`, nodes: count }),
    selected: (count) => ({ selector: chosen, nodes: count }),
  };
}

/** @param {string} url @returns {CanvasPage} */
export function barePage(url) {
  return {
    empty: `${url}/`,
    kept: (count) => `${url}/?count=${count}`,
    beside: `${url}/elements.js`,
    element: (id) => `svg > g > [data-element-id="${id}"]`,
    shown: (count) => ({ selector: 'svg > g > [data-element-id]', nodes: count }),
    selected: (count) => ({ selector: `svg[data-selected="${count}"]`, nodes: 1 }),
  };
}

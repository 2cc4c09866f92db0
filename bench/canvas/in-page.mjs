/* Functions that run in the pages that are measured. Each is sent there by itself, so it can use nothing outside its body. */

/** Waits for so many frames. @param {number} count @returns {Promise<void>} */
export async function frames(count) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits until something is to be seen, and the frame that shows it is done. @param {import('./pages.mjs').Sight} sight @returns {Promise<void>} */
export async function drawn({ selector, nodes }) {
  const LIMIT_MS = 30_000;
  const end = performance.now() + LIMIT_MS;
  do {
    if (performance.now() > end) throw new Error(`${nodes} of ${selector} never came.`);
    await new Promise(requestAnimationFrame);
  } while (document.querySelectorAll(selector).length !== nodes);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** How many nodes match a selector. @param {string} selector */
export function countOf(selector) {
  return document.querySelectorAll(selector).length;
}

/** Where an element is seen: ours end in a rect as large as their box, a bare one is its own. @param {string} selector */
export function boxOf(selector) {
  const node = document.querySelector(selector);
  const box = [...(node?.querySelectorAll('rect') ?? [])].at(-1) ?? node;
  if (box === null) throw new Error(`There is no ${selector}.`);
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x, y, width, height };
}

/** Which of some elements is the first that a press on its middle would meet. @param {readonly string[]} selectors */
export function firstFree(selectors) {
  return selectors.findIndex((selector) => {
    const node = document.querySelector(selector);
    const box = node?.getBoundingClientRect();
    if (node === null || box === undefined) return false;
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return node.contains(met);
  });
}

/** Counts the events that reach the page, and how long its frames take, until it is stopped. */
export function startRecording() {
  const TYPES = ['pointermove', 'pointerup', 'wheel', 'keydown', 'change'];
  let [handled, worstFrame, isOn] = [0, 0, true];
  /** @type {number | null} */
  let last = null;
  const count = () => {
    handled += 1;
  };
  /** @param {number} now */
  const tick = (now) => {
    if (last !== null) worstFrame = Math.max(worstFrame, now - last);
    last = now;
    if (isOn) requestAnimationFrame(tick);
  };
  for (const type of TYPES) addEventListener(type, count, { capture: true, passive: true });
  requestAnimationFrame(tick);
  return {
    stop() {
      isOn = false;
      for (const type of TYPES) removeEventListener(type, count, { capture: true });
      return { handled, worstFrame };
    },
  };
}

// Runs in the head of each page that the build has rendered, before any of that is shown.
(() => {
  const { dataset } = document.documentElement;
  const path = location.pathname.replace(/(?<=.)\/+$/, '');
  let hasWork = false;
  try {
    hasWork = Object.keys(localStorage).some((key) => key.startsWith('signet/'));
  } catch {
    // A browser that allows no storage holds no work.
  }
  if (dataset.page !== '' && dataset.page !== path) dataset.hidden = 'page';
  else if (hasWork) dataset.hidden = 'sample';
  document.addEventListener('DOMContentLoaded', () => {
    // No frame comes while the page is not seen.
    if (document.hidden) void start();
    else requestAnimationFrame(() => setTimeout(start));
  });
  /** @type {Element[]} */
  const pressed = [];
  /** @type {{ isUsed: boolean, pressed: Element[], held: Element | null, pasted: { part: Element, text: string } | null, end: () => void }} */
  const early = { isUsed: false, pressed, held: null, pasted: null, end };
  const types = ['pointerdown', 'pointerup', 'click', 'focusin', 'input', 'change', 'paste'];
  for (const type of types) addEventListener(type, note, true);
  Object.assign(window, { signetEarly: early });

  /** All scripts are asked for at once, and each runs in a task of its own, so that none is long. */
  async function start() {
    const scripts = (dataset.scripts ?? '').split(' ');
    for (const href of scripts) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
    }
    const main = scripts.pop() ?? '';
    for (const script of scripts) {
      // The app shows what did not load: it asks for it again.
      await import(script).catch(() => undefined);
      await new Promise((done) => setTimeout(done));
    }
    await import(main);
  }

  /** @param {any} event */
  function note({ type, target, pointerType, clipboardData }) {
    early.isUsed = true;
    const part = target.closest?.('button, input, summary') ?? null;
    const isPart = part !== null && part.type !== 'file';
    if (type === 'click' && isPart) pressed.push(part);
    // A finger may be about to scroll.
    if (type === 'pointerdown') early.held = isPart && pointerType !== 'touch' ? part : null;
    if (type === 'pointerup') early.held = null;
    const text = clipboardData?.getData('text/plain');
    if (text) early.pasted = { part: target, text };
  }

  function end() {
    for (const type of types) removeEventListener(type, note, true);
  }
})();

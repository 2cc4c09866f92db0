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
  /** @type {Element[]} */
  const pressed = [];
  /** @type {{ isUsed: boolean, pressed: Element[], held: Element | null, end: () => void }} */
  const early = { isUsed: false, pressed, held: null, end };
  const types = ['pointerdown', 'pointerup', 'click', 'focusin', 'input', 'change'];
  for (const type of types) addEventListener(type, note, true);
  Object.assign(window, { signetEarly: early });

  /** @param {any} event */
  function note({ type, target, pointerType }) {
    early.isUsed = true;
    const part = target.closest?.('button, input, summary') ?? null;
    const isPart = part !== null && part.type !== 'file';
    if (type === 'click' && isPart) pressed.push(part);
    // A finger may be about to scroll.
    if (type === 'pointerdown') early.held = isPart && pointerType !== 'touch' ? part : null;
    if (type === 'pointerup') early.held = null;
  }

  function end() {
    for (const type of types) removeEventListener(type, note, true);
  }
})();

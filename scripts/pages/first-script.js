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
  const early = { isUsed: false, pressed, end };
  const types = ['click', 'focusin', 'input', 'change'];
  for (const type of types) addEventListener(type, note, true);
  Object.assign(window, { signetEarly: early });

  /** @param {any} event */
  function note({ type, target }) {
    early.isUsed = true;
    const part = type === 'click' ? target.closest('button, input, summary') : null;
    if (part !== null && part.type !== 'file') pressed.push(part);
  }

  function end() {
    for (const type of types) removeEventListener(type, note, true);
  }
})();

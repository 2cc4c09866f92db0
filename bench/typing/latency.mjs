import { KEYS, openField, typeKeys } from './type.mjs';

const FRAME = 'iframe[title="Your signature"]';

/**
 * From each key to the preview's document holding the text it makes, in ms, as the page itself sees it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<number[]>}
 */
export async function previewLatencies(browser, url) {
  const { page, close } = await openField(browser, url);
  const times = await page.evaluateHandle(watchPreview, { frame: FRAME, text: KEYS.join('') });
  await typeKeys(page);
  const found = await times.jsonValue();
  await close();
  if (found.length !== KEYS.length) {
    throw new Error(`The preview showed ${found.length} of ${KEYS.length} keys.`);
  }
  return found;
}

/**
 * Runs in the page. A key's time begins when the browser received it, and ends as the document changes.
 *
 * @param {{ frame: string, text: string }} options
 */
function watchPreview({ frame, text }) {
  /** @type {number[]} */
  const times = [];
  /** @type {{ text: string, at: number }[]} */
  const waiting = [];
  const body = /** @type {HTMLIFrameElement | null} */ (document.querySelector(frame))
    ?.contentDocument?.body;
  if (!body) throw new Error('There is no preview.');
  let typed = 0;
  document.addEventListener(
    'keydown',
    (event) => {
      typed += 1;
      waiting.push({ text: text.slice(0, typed), at: event.timeStamp });
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const now = performance.now();
    const shown = body.textContent ?? '';
    while (waiting[0] !== undefined && shown.includes(waiting[0].text)) {
      times.push(now - waiting[0].at);
      waiting.shift();
    }
  }).observe(body, { childList: true, characterData: true, subtree: true });
  return times;
}

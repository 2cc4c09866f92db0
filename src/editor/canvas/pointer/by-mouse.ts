import { CANVAS } from '../drawing/element-nodes';

/** What a mouse presses, and what has the focus then; not what floats, which has keys of its own. */
const PRESSED = 'button, a, summary, [role="button"], input:is([type="radio"], [type="checkbox"])';

/** Keys that are held beside others. */
const HELD = new Set(['Control', 'Meta', 'Shift', 'Alt', ' ']);

/** What a mouse does beside the keys: where it is, and whether it was the last to be used. */
export function watchMouse(page: Window): {
  /** Whether a key is for the canvas under the pointer, as what has the focus got it from a press of the mouse. */
  readonly isOnCanvasFrom: (focused: EventTarget | null) => boolean;
  readonly end: () => void;
} {
  let isLast = false;
  let place: Pick<MouseEvent, 'clientX' | 'clientY'> | null = null;
  const ends = new AbortController();
  const options = { signal: ends.signal, capture: true };
  page.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isLast = pointerType === 'mouse';
    },
    options,
  );
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (!HELD.has(key)) isLast = false;
    },
    options,
  );
  page.addEventListener(
    'pointermove',
    (event) => {
      place = event.pointerType === 'mouse' ? event : null;
    },
    options,
  );
  return {
    isOnCanvasFrom(focused) {
      if (!isLast || place === null || !(focused instanceof Element)) return false;
      if (focused.closest(PRESSED) === null || focused.closest(FLOATS) !== null) return false;
      const surface = page.document.querySelector(CANVAS)?.parentElement;
      const under = page.document.elementFromPoint(place.clientX, place.clientY);
      return surface?.contains(under) === true;
    },
    end: () => ends.abort(),
  };
}

const FLOATS = '[role="menu"], [role="dialog"], [role="alertdialog"], dialog';

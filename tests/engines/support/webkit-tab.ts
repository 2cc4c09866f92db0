import type { openWebKit } from '../../../scripts/engines/webkit.mjs';
import { NAMED_KEYS, type Point, type Tab } from './tab';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A tab of WebKitGTK, which WebDriver drives: each action is one of the W3C's, sent by itself. */
export async function webKitTab({
  ask,
  close,
}: Awaited<ReturnType<typeof openWebKit>>): Promise<Tab> {
  await ask('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 938 });
  let place: Point = [0, 0];
  const act = (source: object, ...actions: readonly object[]) =>
    ask('POST', '/actions', { actions: [{ ...source, actions }] }).then(() => {});
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const keyboard = { type: 'key', id: 'keyboard' };
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    lacks: ['keys with the wheel'],
    open: async (address) => {
      await ask('POST', '/url', { url: address });
    },
    evaluate: (expression) =>
      ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    moveTo: async ([x, y]) => {
      place = [Math.round(x), Math.round(y)];
      await act(mouse, { type: 'pointerMove', duration: 0, x: place[0], y: place[1] });
    },
    press: () => act(mouse, down),
    release: () => act(mouse, up),
    click: (times) => act(mouse, ...Array.from({ length: times }, () => [down, up]).flat()),
    wheel: async (deltaY) => {
      const [x, y] = place;
      const turn = { type: 'scroll', duration: 0, x, y, deltaX: 0, deltaY };
      await act({ type: 'wheel', id: 'wheel' }, turn);
      // The driver would take the next turn for what is left to it from this one.
      await ask('DELETE', '/actions');
    },
    keyDown: (key) => act(keyboard, { type: 'keyDown', value: valueOf(key) }),
    keyUp: (key) => act(keyboard, { type: 'keyUp', value: valueOf(key) }),
    type: (text) =>
      act(
        keyboard,
        ...[...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    choose: async (selector, path) => {
      const found = await ask('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await ask('POST', `/element/${id}/value`, { text: path });
    },
    shot: async () => String(await ask('GET', '/screenshot')),
    close,
  };
}

function valueOf(key: string): string {
  return Object.entries(NAMED_KEYS).find(([name]) => name === key)?.[1] ?? key;
}

import { expect } from 'vitest';
import { lookFor, type Seen, type What } from './look';
import type { Point, Tab } from './tab';

/** How long the page may take to answer, on whatever machine, in ms. */
const TIMEOUT = { timeout: 40_000, interval: 100 };

/** How many moves a drag is made of. */
const MOVES = 6;

const MOST_TABS = 60;

/** What somebody does on a page, and what they see there. */
export type PointerDriver = ReturnType<typeof pointerOn>;

export function pointerOn(tab: Tab) {
  const look = async (what: What) => (await tab.evaluate(lookFor(what))) as readonly Seen[];

  /** Waits until something can be seen, and fits; gives the first that does. */
  async function see(what: What, fits: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: Seen | undefined;
    await expect
      .poll(
        async () => {
          const all = await look(what);
          last = all.find(fits);
          return last === undefined ? all : 'seen';
        },
        { ...TIMEOUT, message: `to see ${shown(what)}` },
      )
      .toBe('seen');
    if (last === undefined) throw new Error(`There is no ${shown(what)}`);
    return last;
  }

  /** Waits until it stands still with nothing over it; gives its middle. */
  async function middleOf(what: What): Promise<Point> {
    let before = '';
    const { x, y, width, height } = await see(what, (seen) => {
      const now = [seen.x, seen.y, seen.width, seen.height].join();
      const isStill = now === before;
      before = now;
      return isStill && seen.isReady;
    });
    return [x + width / 2, y + height / 2];
  }

  async function pull([fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
    await tab.moveTo([fromX, fromY]);
    await tab.press();
    for (let move = 1; move <= MOVES; move += 1) {
      const share = move / MOVES;
      await tab.moveTo([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
    }
  }

  const pointer = {
    look,
    see,
    middleOf,

    async press(what: What, times = 1): Promise<void> {
      await tab.moveTo(await middleOf(what));
      await tab.click(times);
    },

    /** Presses one key, or several as 'Control+Shift+z'. */
    async key(keys: string): Promise<void> {
      const all = keys.split('+');
      for (const key of all) await tab.keyDown(key);
      for (const key of all.toReversed()) await tab.keyUp(key);
    },

    /** Goes by the Tab key to something that takes the focus. */
    async tabTo(what: What): Promise<void> {
      for (let keys = 0; keys < MOST_TABS; keys += 1) {
        await pointer.key('Tab');
        if ((await look(what))[0]?.is.includes('focused') === true) return;
      }
      throw new Error(`The Tab key does not lead to ${shown(what)}`);
    },

    /** Types into a field what stands there then. */
    async fill(field: What, text: string): Promise<void> {
      await pointer.press(field);
      await see(field, ({ is }) => is.includes('focused'));
      await pointer.key('Control+a');
      await tab.type(text);
      await see(field, ({ value }) => value === text);
    },

    type: tab.type,

    /** Drags by an offset from a point; holding keys meanwhile. */
    async drag(from: Point, to: Point, held?: string): Promise<void> {
      if (held !== undefined) await tab.keyDown(held);
      await pull(from, to);
      await tab.release();
      if (held !== undefined) await tab.keyUp(held);
    },

    async wheel(at: Point, deltaY: number, held?: string): Promise<void> {
      await tab.moveTo(at);
      if (held !== undefined) await tab.keyDown(held);
      await tab.wheel(deltaY);
      if (held !== undefined) await tab.keyUp(held);
    },

    choose: tab.choose,
  };
  return pointer;
}

function shown({ css, name, within }: What): string {
  return [name, css, within].filter((part) => part !== undefined).join(' in ');
}

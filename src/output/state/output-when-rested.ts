import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { hasSameItems } from '../../base/has-same-items';
import type { PointerIdlePort } from './output-ports';
import type { AppDispatch, RootState } from '../../store/state';
import { makeOutput } from './make-output';
import { outputOutdated } from './output-slice';

type ListenerApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch>,
  'cancelActiveListeners' | 'delay' | 'dispatch' | 'getState'
>;

/** How long a visitor must rest, in ms, before the output is made again. */
const REST_MS = { least: 200, most: 1500 };

/** An element takes the compiler some tenths of a millisecond, and a few times that on a phone. */
const REST_MS_PER_ELEMENT = 1;

/** How long the pointer must be idle, in ms, before an output is made: a quick one, and one that takes long. */
const POINTER_IDLE_MS = { quick: 1, long: 300 };

/** How often the pointer is checked, and how long an output waits for one that is never idle, in ms. */
const POINTER_WAIT_MS = { step: 100, most: 10_000 };

/**
 * Makes the output again once the visitor rests: the compiler would take the processor from the gesture that goes on. The
 * longer it takes, the longer it waits; where it takes long, until pointer and wheel rest, too. A request for a fresh output
 * does not wait.
 */
export function outputWhenRested(nowMs: () => number, pointer: PointerIdlePort) {
  let lastMs = 0;
  return async ({ cancelActiveListeners, delay, dispatch, getState }: ListenerApi) => {
    cancelActiveListeners();
    // Each further key of a word would make all readers of the store compare once more.
    if (getState().output.status !== 'stale') dispatch(outputOutdated());
    let seen: readonly unknown[];
    do {
      seen = changesIn(getState());
      const rest = restMs(getState(), lastMs);
      await delay(rest);
      await pointerIdle(
        pointer,
        rest > REST_MS.least ? POINTER_IDLE_MS.long : POINTER_IDLE_MS.quick,
        delay,
      );
    } while (!hasSameItems(seen, changesIn(getState())));
    const begunMs = nowMs();
    await dispatch(makeOutput()).catch(() => undefined);
    lastMs = nowMs() - begunMs;
  };
}

async function pointerIdle(
  { restedMs }: PointerIdlePort,
  forMs: number,
  delay: ListenerApi['delay'],
): Promise<void> {
  const { step, most } = POINTER_WAIT_MS;
  for (let waited = 0; restedMs() < forMs && waited < most; waited += step) await delay(step);
}

/** What changes as long as a gesture, a slider, zoom or pan goes on. */
function changesIn({ draft, selection, view }: RootState): readonly unknown[] {
  return [draft, selection, view];
}

function restMs({ output, signature }: RootState, lastMs: number): number {
  const count = output.compiler === 'scene' ? signature.present.scene.elements.length : 0;
  const wanted = Math.max(REST_MS.least, lastMs, count * REST_MS_PER_ELEMENT);
  return Math.min(wanted, REST_MS.most);
}

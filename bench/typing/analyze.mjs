/** @typedef {import('./trace.mjs').TraceEvent} TraceEvent */

/**
 * The main thread between one key and the next, in ms: `busy` on the clock, `cpu` without what it waited for a
 * processor, `parts` of the latter by kind of work.
 *
 * @typedef {{ busy: number, cpu: number, parts: Record<Part, number> }} KeyCost
 * @typedef {'script' | 'style' | 'layout' | 'paint' | 'collector' | 'other'} Part
 */

const TASK = 'ThreadControllerImpl::RunTask';

/** @type {ReadonlyMap<string, Part>} What is not named here belongs to the work around it. */
const PARTS = new Map([
  [TASK, 'other'],
  ['EventDispatch', 'script'],
  ['FunctionCall', 'script'],
  ['TimerFire', 'script'],
  ['FireAnimationFrame', 'script'],
  ['FireIdleCallback', 'script'],
  ['RunMicrotasks', 'script'],
  ['ParseHTML', 'script'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['MinorGC', 'collector'],
  ['MajorGC', 'collector'],
  ['BlinkGC.AtomicPhase', 'collector'],
]);

/**
 * What every key of a trace cost, and what came after `gapMs` of the last one.
 *
 * @param {readonly TraceEvent[]} events
 * @param {number} gapMs
 * @returns {{ keys: KeyCost[], after: KeyCost }}
 */
export function costsOf(events, gapMs) {
  const downs = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .toSorted((a, b) => a.ts - b.ts);
  const [first] = downs;
  if (first === undefined) throw new Error('The trace holds no key.');
  const own = events
    .filter(
      ({ ph, pid, tid, name }) =>
        ph === 'X' && pid === first.pid && tid === first.tid && PARTS.has(name),
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const starts = downs.map(({ ts }) => taskStart(own, ts));
  const end = (starts.at(-1) ?? 0) + gapMs * 1000;
  return {
    keys: starts.map((start, index) => sum(own, start, starts[index + 1] ?? end)),
    after: sum(own, end, Number.POSITIVE_INFINITY),
  };
}

/** When the task that holds a moment began. @param {readonly TraceEvent[]} events @param {number} moment */
function taskStart(events, moment) {
  const task = events.findLast(({ name, ts }) => name === TASK && ts <= moment);
  return task?.ts ?? moment;
}

/**
 * @param {readonly TraceEvent[]} events
 * @param {number} start
 * @param {number} end
 * @returns {KeyCost}
 */
function sum(events, start, end) {
  const parts = { script: 0, style: 0, layout: 0, paint: 0, collector: 0, other: 0 };
  let busy = 0;
  let cpu = 0;
  /** @type {TraceEvent[]} The events that are open, from the task inwards. */
  let open = [];
  for (const event of events) {
    if (event.ts < start || event.ts >= end) continue;
    const time = (event.tdur ?? event.dur ?? 0) / 1000;
    open = open.filter(({ ts, dur = 0 }) => ts + dur > event.ts);
    const around = open.at(-1);
    if (around === undefined) {
      busy += (event.dur ?? 0) / 1000;
      cpu += time;
    } else {
      parts[partOf(around)] -= time;
    }
    parts[partOf(event)] += time;
    open.push(event);
  }
  return { busy, cpu, parts };
}

/** @param {TraceEvent} event @returns {Part} */
function partOf({ name }) {
  return PARTS.get(name) ?? 'other';
}

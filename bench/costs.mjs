/** @typedef {import('./trace.mjs').TraceEvent} TraceEvent */

/**
 * The main thread between one event and the next, in ms: `busy` on the clock, `cpu` without what it waited for a
 * processor, `parts` of the latter by kind of work.
 *
 * @typedef {{ busy: number, cpu: number, parts: Record<Part, number> }} Cost
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
 * What every event of a type (`keydown`, `pointermove`) cost, and what came after `gapMs` of the last one.
 *
 * @param {readonly TraceEvent[]} events
 * @param {string} type
 * @param {number} gapMs
 * @returns {{ each: Cost[], after: Cost }}
 */
export function costsOf(events, type, gapMs) {
  const found = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
    .toSorted((a, b) => a.ts - b.ts);
  const [first] = found;
  if (first === undefined) throw new Error(`The trace holds no ${type}.`);
  const own = ownEvents(events, first);
  const starts = found.map(({ ts }) => taskStart(own, ts));
  const end = (starts.at(-1) ?? 0) + gapMs * 1000;
  return {
    each: starts.map((start, index) => sum(own, start, starts[index + 1] ?? end)),
    after: sum(own, end, Number.POSITIVE_INFINITY),
  };
}

/** The work of one thread, in its order. @param {readonly TraceEvent[]} events @param {TraceEvent} thread */
function ownEvents(events, thread) {
  return events
    .filter(
      ({ ph, pid, tid, name }) =>
        ph === 'X' && pid === thread.pid && tid === thread.tid && PARTS.has(name),
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
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
 * @returns {Cost}
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

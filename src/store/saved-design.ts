import { newHistory } from 'redux-undo';
import { parseHex } from '../model/color';
import { isRecord } from '../model/record';
import { fail, ok, type Result } from '../model/result';
import { completeSignature, type SignatureInput } from '../model/signature';
import * as z from 'zod/mini';
import { readElement } from '../scene/design-element';
import { designReader } from '../scene/design-reader';
import { SCENE_LIMITS } from '../scene/limits';
import type { SceneElement } from '../scene/scene';
import type { SceneHistory, SceneState } from './scene-history';

/**
 * A design as it lies on the device: past, present and future as one. Steps share most of their elements, so each
 * version of an element, and of the person, stands once in a pool and steps name it by its place there.
 */
export type SavedDesign = z.infer<typeof savedSchema>;

export const DESIGN_VERSION = 1;

const stateSchema = z.object({
  background: z.string(),
  frame: z.object({ width: z.number(), height: z.number(), trim: z.boolean() }),
  elements: z.array(z.number()).check(z.maxLength(SCENE_LIMITS.elements)),
  person: z.number(),
  step: z.nullable(
    z.object({
      label: z.string(),
      group: z.nullable(z.string()),
      selectionBefore: z.array(z.string()),
      selectionAfter: z.array(z.string()),
    }),
  ),
});

const savedSchema = z.object({
  version: z.literal(DESIGN_VERSION),
  people: z.array(z.record(z.string(), z.unknown())),
  pool: z.array(z.unknown()),
  states: z.array(stateSchema).check(z.maxLength(2 * SCENE_LIMITS.historySteps + 1)),
  present: z.number(),
});

export function saveDesign(history: SceneHistory): SavedDesign {
  const elements = makePool<SceneElement>();
  const people = makePool<SignatureInput>();
  const all = [...history.past, history.present, ...history.future];
  const states = all.map(({ scene, person, step }) => ({
    background: scene.background,
    frame: { ...scene.frame },
    elements: scene.elements.map(elements.placeOf),
    person: people.placeOf(person),
    step: step && {
      ...step,
      selectionBefore: [...step.selectionBefore],
      selectionAfter: [...step.selectionAfter],
    },
  }));
  return {
    version: DESIGN_VERSION,
    pool: elements.items(),
    people: people.items().map((person) => ({ ...person })),
    states,
    present: history.past.length,
  };
}

/** Reads what an earlier visit left. Null for nothing at all; a problem for anything that cannot be understood. */
export function readSavedDesign(saved: unknown): Result<SceneHistory | null, 'unreadable'> {
  if (saved === undefined || saved === null) return ok(null);
  const parsed = savedSchema.safeParse(saved);
  if (!parsed.success) return fail('unreadable');
  const { pool, people, states, present } = parsed.data;
  const elements = readPool(pool);
  if (elements === null) return fail('unreadable');
  const known = people.map((person) => completeSignature(person));
  const read = states.map((state) => readState(state, elements, known));
  const whole = read.filter((state) => state !== null);
  const current = whole[present];
  if (current === undefined || whole.length < read.length) return fail('unreadable');
  return ok(historyOf(whole.slice(0, present), current, whole.slice(present + 1)));
}

/** A history as redux-undo holds it. */
export function historyOf(
  past: readonly SceneState[],
  present: SceneState,
  future: readonly SceneState[],
): SceneHistory {
  return newHistory([...past], present, [...future]);
}

interface Pool<T> {
  /** The place of an item, which is given one when it has none. */
  readonly placeOf: (item: T) => number;
  readonly items: () => T[];
}

function makePool<T>(): Pool<T> {
  const places = new Map<T, number>();
  return {
    placeOf(item) {
      const known = places.get(item) ?? places.size;
      places.set(item, known);
      return known;
    },
    items: () => [...places.keys()],
  };
}

function readPool(pool: readonly unknown[]): readonly SceneElement[] | null {
  const elements: SceneElement[] = [];
  for (const [index, value] of pool.entries()) {
    const element = readElement(value, index, designReader(), new Set());
    if (!element.ok) return null;
    elements.push(withEarlierPicture(element.value, value));
  }
  return elements;
}

/** An embedded picture that would not be taken today stays in earlier work: it shows as missing, and a finding says why. */
function withEarlierPicture(element: SceneElement, saved: unknown): SceneElement {
  const content = isRecord(saved) ? saved['content'] : undefined;
  const isPicture = element.type === 'logo' && typeof content === 'string';
  return isPicture && content.startsWith('data:image/') ? { ...element, content } : element;
}

function readState(
  { background, frame, elements: places, person: place, step }: z.infer<typeof stateSchema>,
  pool: readonly SceneElement[],
  people: readonly SignatureInput[],
): SceneState | null {
  const elements = places.map((at) => pool[at]).filter((element) => element !== undefined);
  const color = parseHex(background);
  const person = people[place];
  if (color === null || person === undefined || elements.length < places.length) return null;
  return { scene: { background: color, frame, elements }, person, step };
}

import { newHistory } from 'redux-undo';
import { parseHex } from '../model/color';
import { fail, ok, type Result } from '../model/result';
import { completeSignature, type SignatureInput } from '../model/signature';
import * as z from 'zod/mini';
import { readElement } from '../scene/design-element';
import { designReader } from '../scene/design-reader';
import { SCENE_LIMITS } from '../scene/limits';
import type { SceneElement } from '../scene/scene';
import type { SceneHistory, SceneState } from './scene-history';

/** A design as the designer keeps it. */
export interface KeptDesign {
  readonly history: SceneHistory;
  readonly person: SignatureInput;
}

/**
 * A design as it lies on the device: past, present and future as one. Steps share most of their elements, so each
 * version of an element stands once in `pool` and steps name it by its place there.
 */
export type SavedDesign = z.infer<typeof savedSchema>;

export const DESIGN_VERSION = 1;

const stateSchema = z.object({
  background: z.string(),
  frame: z.object({ width: z.number(), height: z.number(), trim: z.boolean() }),
  elements: z.array(z.number()).check(z.maxLength(SCENE_LIMITS.elements)),
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
  person: z.record(z.string(), z.unknown()),
  pool: z.array(z.unknown()),
  states: z.array(stateSchema).check(z.maxLength(2 * SCENE_LIMITS.historySteps + 1)),
  present: z.number(),
});

export function saveDesign({ history, person }: KeptDesign): SavedDesign {
  const places = new Map<SceneElement, number>();
  const placeOf = (element: SceneElement): number => {
    const known = places.get(element);
    if (known !== undefined) return known;
    places.set(element, places.size);
    return places.size - 1;
  };
  const states = [...history.past, history.present, ...history.future].map(({ scene, step }) => ({
    background: scene.background,
    frame: { ...scene.frame },
    elements: scene.elements.map(placeOf),
    step: step && {
      ...step,
      selectionBefore: [...step.selectionBefore],
      selectionAfter: [...step.selectionAfter],
    },
  }));
  return {
    version: DESIGN_VERSION,
    person: { ...person },
    pool: [...places.keys()],
    states,
    present: history.past.length,
  };
}

/** Reads what an earlier visit left. Null for nothing at all; a problem for anything that cannot be understood. */
export function readSavedDesign(saved: unknown): Result<KeptDesign | null, 'unreadable'> {
  if (saved === undefined || saved === null) return ok(null);
  const parsed = savedSchema.safeParse(saved);
  if (!parsed.success) return fail('unreadable');
  const { pool, states, present, person } = parsed.data;
  const elements = readPool(pool);
  if (elements === null) return fail('unreadable');
  const read = states.map((state) => readState(state, elements));
  const current = read[present];
  if (current === undefined || read.includes(null)) return fail('unreadable');
  const known = read.filter((state) => state !== null);
  const history = newHistory(known.slice(0, present), known[present], known.slice(present + 1));
  return ok({ history: history as SceneHistory, person: readPerson(person) });
}

function readPool(pool: readonly unknown[]): readonly SceneElement[] | null {
  const elements: SceneElement[] = [];
  for (const [index, value] of pool.entries()) {
    const element = readElement(value, index, designReader(), new Set());
    if (!element.ok) return null;
    elements.push(element.value);
  }
  return elements;
}

function readState(
  { background, frame, elements: places, step }: z.infer<typeof stateSchema>,
  pool: readonly SceneElement[],
): SceneState | null {
  const elements = places.map((place) => pool[place]);
  const color = parseHex(background);
  if (color === null || elements.includes(undefined)) return null;
  const known = elements.filter((element) => element !== undefined);
  return { scene: { background: color, frame, elements: known }, step };
}

/** Only what the person said: blanks stay blank, unknown keys go. */
function readPerson(person: Readonly<Record<string, unknown>>): SignatureInput {
  return completeSignature(person);
}

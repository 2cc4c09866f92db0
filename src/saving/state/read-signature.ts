import * as z from 'zod/mini';
import { parseHex } from '../../model/color/color';
import { isRecord } from '../../base/record';
import { fail, ok, type Result } from '../../base/result';
import { completeSignature, type Person } from '../../model/person/signature';
import { designReader } from '../../scene/design-file/design-reader';
import { DESIGN_STYLES } from '../../scene/properties/design-styles';
import { legalGuides, RULER_GUIDES } from '../../scene/properties/ruler-guides';
import { readGroupNames } from '../../scene/properties/group-names';
import { addGroupNames } from '../../scene/operations/group-names';
import { tidyGroups } from '../../scene/operations/groups';
import { SCENE_LIMITS } from '../../scene/limits';
import { readElement } from '../../scene/design-file/read-element';
import { isPicture } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { historyOf } from '../../store/signature/map-states';
import type { SignatureHistory, SignatureState } from '../../store/signature/history-types';
import type { TemplateLook } from '../../store/signature/signature';
import { readLook } from './read-look';
import { SIGNATURE_VERSION } from './serialize-signature';

/** `newer` was written by a later version of the product: nothing is wrong with it, but it cannot be read here. */
export type ReadProblem = 'unreadable' | 'newer';

const place = z.number();

/** Lists are long, and there is one for each step: a schema for every item of theirs takes ten times as long. */
const places = z.custom<readonly number[]>(
  (list) => isListOf('number', list) && list.length <= SCENE_LIMITS.elements,
);
const ids = z.custom<readonly string[]>((list) => isListOf('string', list));

const stateSchema = z.object({
  background: z.string(),
  frame: z.object({
    width: z.number(),
    height: z.number(),
    trim: z.boolean(),
    closeUp: z.exactOptional(z.boolean()),
  }),
  styles: z.exactOptional(z.record(z.string(), z.unknown())),
  guides: z.exactOptional(z.record(z.string(), z.unknown())),
  groupNames: z.exactOptional(z.record(z.string(), z.unknown())),
  elements: places,
  person: place,
  look: place,
  held: z.exactOptional(place),
  step: z.nullable(
    z.object({
      label: z.string(),
      place: z.enum(['form', 'details', 'canvas']),
      group: z.nullable(z.string()),
      selectionBefore: ids,
      selectionAfter: ids,
    }),
  ),
});

const savedSchema = z.object({
  version: z.literal(SIGNATURE_VERSION),
  texts: z.array(z.string()),
  people: z.array(z.unknown()),
  looks: z.array(z.unknown()),
  held: z.exactOptional(z.array(ids)),
  pool: z.array(z.unknown()),
  states: z.array(stateSchema).check(z.maxLength(2 * SCENE_LIMITS.historySteps + 1)),
  present: z.number(),
});

/** Reads a signature that lies on the device: every text, number, address and picture in it is checked. */
export function readSignature(saved: unknown): Result<SignatureHistory, ReadProblem> {
  if (isNewer(saved)) return fail('newer');
  const parsed = savedSchema.safeParse(saved);
  if (!parsed.success) return fail('unreadable');
  const { texts, pool, people, looks, held = [], states, present } = parsed.data;
  const unpacked = (value: unknown) => withTexts(value, texts);
  const pools: Pools = {
    elements: readPool(pool.map(unpacked)),
    people: people.map((person) => readPerson(unpacked(person))),
    looks: looks.map(readLook),
    held,
  };
  const read = states.map((state) => readState(state, pools));
  const whole = read.filter((state) => state !== null);
  const current = whole[present];
  if (current === undefined || whole.length < read.length) return fail('unreadable');
  return ok(historyOf(whole.slice(0, present), current, whole.slice(present + 1)));
}

function isListOf(type: 'number' | 'string', list: unknown): list is readonly unknown[] {
  // Unlike `every`, this meets holes.
  return Array.isArray(list) && list.findIndex((item) => typeof item !== type) < 0;
}

function isNewer(saved: unknown): boolean {
  const version = isRecord(saved) ? saved['version'] : undefined;
  return typeof version === 'number' && version > SIGNATURE_VERSION;
}

/** What was read of each pool; null in the place of what could not be read. */
interface Pools {
  readonly elements: readonly (SceneElement | null)[];
  readonly people: readonly (Person | null)[];
  readonly looks: readonly (TemplateLook | null)[];
  /** Of pictures that are not loaded yet. */
  readonly held: readonly (readonly string[])[];
}

function withTexts(value: unknown, texts: readonly string[]): unknown {
  if (!isRecord(value) || !Object.values(value).some(isRecord)) return value;
  const entries = Object.entries(value).map(([key, part]) =>
    isRecord(part) && typeof part['text'] === 'number'
      ? ([key, texts[part['text']]] as const)
      : ([key, part] as const),
  );
  return Object.fromEntries(entries);
}

function readPerson(value: unknown): Person | null {
  return isRecord(value) ? completeSignature(value) : null;
}

function readPool(pool: readonly unknown[]): readonly (SceneElement | null)[] {
  return pool.map((value, index) => {
    const element = readElement(value, index, designReader(), new Set());
    return element.ok ? withEarlierPicture(element.value, value) : null;
  });
}

/**
 * An embedded picture that would not be taken today stays in earlier work: it shows as missing, and a finding has the reason.
 */
function withEarlierPicture(element: SceneElement, saved: unknown): SceneElement {
  const content = isRecord(saved) ? saved['content'] : undefined;
  const isEmbedded = isPicture(element) && typeof content === 'string';
  return isEmbedded && content.startsWith('data:image/') ? { ...element, content } : element;
}

function readState(
  {
    background,
    frame,
    styles,
    guides: given,
    groupNames,
    elements: places,
    step,
    ...at
  }: z.infer<typeof stateSchema>,
  { elements: pool, people, looks, held }: Pools,
): SignatureState | null {
  const elements = places.map((index) => pool[index] ?? null);
  const color = parseHex(background);
  const person = people[at.person] ?? null;
  const look = looks[at.look] ?? null;
  if (!elements.every((element) => element !== null)) return null;
  if (color === null || person === null || look === null) return null;
  const guides = given && legalGuides(designReader().readAll(given, RULER_GUIDES, 'guides'));
  const scene = {
    background: color,
    frame,
    ...(styles && { styles: designReader().readAll(styles, DESIGN_STYLES, 'styles') }),
    ...(guides && { guides }),
    elements: tidyGroups(elements),
  };
  const names = groupNames && (readGroupNames(groupNames) ?? undefined);
  const state = { scene: addGroupNames(scene, names), person, look, step };
  if (at.held === undefined) return state;
  // What is not known to be loaded is held: a state without its list is none.
  const heldPictures = held[at.held];
  return heldPictures === undefined ? null : { ...state, heldPictures };
}

import { isRecord } from '../model/record';
import { parseHex } from '../model/color';
import { fieldCharacters } from '../model/limits';
import { readNaturalSize } from '../model/natural-size';
import { fail, ok, type Result } from '../model/result';
import {
  BLANK_SIGNATURE,
  completeSignature,
  PICTURE_ADDRESSES,
  type SignatureInput,
} from '../model/signature';
import { isRefused } from './design-element';
import { designProblem, type DesignNote, type DesignProblem } from './design-messages';
import { designReader, ownValue, type DesignReader, type PlainRecord } from './design-reader';
import { BACKGROUND_FIELD, FRAME_FIELDS } from './design-schema';
import { amountProblem, lengthProblem, mayGrowTooLong, tooManyElements } from './design-size';
import { SCENE_LIMITS } from './limits';
import { EMPTY_SCENE } from './empty-scene';
import { readElement } from './read-element';
import type { Design, Frame, Scene, SceneElement } from './scene';

export type { DesignNote, DesignProblem } from './design-messages';

/** A design out of a file, and what had to be cleaned. */
export interface ParsedDesign {
  readonly design: Design;
  readonly notes: readonly DesignNote[];
  /** The file as it came, for who knows more of it than its design. */
  readonly file: PlainRecord;
  /** Elements that were copied out of a design, not a design that takes the place of another. */
  readonly isFragment: boolean;
}

/**
 * Reads a design file that anyone may have written. What cannot be understood is refused with its place; what merely
 * must not stay (unknown keys, unsafe addresses, values out of range) is cleaned and noted. Never throws.
 */
export function parseDesign(json: string): Result<ParsedDesign, DesignProblem> {
  const tooLong = lengthProblem(json);
  if (tooLong !== null) return fail(tooLong);
  const file = parseJson(json);
  if (file === undefined) return fail(designProblem('not-json', 'the file'));
  if (!isRecord(file)) return notA('the file', 'an object');
  const version = ownValue(file, 'version') ?? 1;
  if (version !== 1) {
    const shown = typeof version === 'number' ? version : JSON.stringify(version);
    return fail(designProblem('unknown-version', 'the file', { version: shown }));
  }
  const read = readDesign(file, designReader());
  if (!read.ok || !mayGrowTooLong(json)) return read;
  const { design } = read.value;
  const written = writeDesign(design, design.signatureData);
  return written.ok ? read : written;
}

/**
 * A design as the text of a file: JSON of two blanks' indent, its keys always in the same order. Refused where it could not
 * be read again.
 */
export function writeDesign(
  scene: Scene,
  signatureData: SignatureInput,
): Result<string, DesignProblem> {
  const design: Design = {
    version: 1,
    background: scene.background,
    frame: scene.frame,
    elements: scene.elements.map(ordered),
    signatureData: inOrder(signatureData, PERSON_KEYS),
  };
  return readable(JSON.stringify(design, null, 2), scene.elements);
}

/** Elements as text for the clipboard: a design file that says that it is only a piece of one. */
export function writeFragment(elements: readonly SceneElement[]): Result<string, DesignProblem> {
  const fragment = { version: 1, fragment: true, elements: elements.map(ordered) };
  return readable(JSON.stringify(fragment, null, 2), elements);
}

function readable(json: string, elements: readonly SceneElement[]): Result<string, DesignProblem> {
  const problem = amountProblem(elements) ?? lengthProblem(json);
  return problem === null ? ok(json) : fail(problem);
}

function readDesign(file: PlainRecord, reader: DesignReader): Result<ParsedDesign, DesignProblem> {
  const list = ownValue(file, 'elements');
  if (!Array.isArray(list)) return notA('elements', 'a list');
  if (list.length > SCENE_LIMITS.elements) return fail(tooManyElements(list.length));
  const handled = ['version', 'fragment', 'frame', 'elements', 'signatureData', 'name', 'look'];
  const rules = { background: BACKGROUND_FIELD };
  const { background } = reader.readAll(file, rules, 'the file', handled);
  const taken = new Set<string>();
  const elements: SceneElement[] = [];
  for (const [index, value] of (list as readonly unknown[]).entries()) {
    const element = readElement(value, index, reader, taken);
    if (!element.ok) return element;
    elements.push(element.value);
  }
  const tooMuch = amountProblem(elements);
  if (tooMuch !== null) return fail(tooMuch);
  const design: Design = {
    version: 1,
    background: parseHex(String(background)) ?? EMPTY_SCENE.background,
    frame: readFrame(file, reader),
    elements,
    signatureData: readSignature(file, reader),
  };
  const isFragment = ownValue(file, 'fragment') === true;
  return ok({ design, notes: reader.notes(), file, isFragment });
}

function readFrame(file: PlainRecord, reader: DesignReader): Frame {
  const frame = readRecord(file, 'frame', reader);
  return { ...EMPTY_SCENE.frame, ...(reader.readAll(frame, FRAME_FIELDS, 'frame') as object) };
}

/** The person, as far as the file says: texts we know, pictures that a mail may hold. */
function readSignature(file: PlainRecord, reader: DesignReader): SignatureInput {
  const place = 'signatureData';
  const given = readRecord(file, place, reader);
  const whole = completeSignature(given);
  const known = new Set(PERSON_KEYS);
  for (const [key, value] of Object.entries(given)) {
    const limit = fieldCharacters(key);
    if (!known.has(key)) reader.note('unknown-key', place, { field: key });
    else if (typeof value === 'string' && value.length > limit) {
      reader.note('cut-text', `${place}, ${key}`, { limit });
    }
  }
  const { naturalSizes = [] } = given;
  if (!Array.isArray(naturalSizes) || naturalSizes.some((size) => readNaturalSize(size) === null)) {
    reader.note('bad-value', place, { field: 'naturalSizes', wanted: 'sizes of its pictures' });
  }
  const refused = PICTURE_ADDRESSES.filter((field) => isRefused(whole[field]));
  for (const field of refused) reader.note('unsafe-picture', `${place}, ${field}`);
  const said = Object.entries(whole).filter(([key]) => Object.hasOwn(given, key));
  return {
    ...Object.fromEntries(said),
    ...Object.fromEntries(refused.map((field) => [field, ''])),
  };
}

function readRecord(file: PlainRecord, key: string, reader: DesignReader): PlainRecord {
  const value = ownValue(file, key) ?? {};
  if (isRecord(value)) return value;
  reader.note('bad-value', 'the file', { field: key, wanted: 'an object' });
  return {};
}

function notA(place: string, wanted: string): Result<never, DesignProblem> {
  return fail(designProblem('not-a-design', place, { wanted }));
}

/** Undefined for what is no JSON; JSON itself cannot say undefined. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const PERSON_KEYS: readonly string[] = [...Object.keys(BLANK_SIGNATURE), 'naturalSizes'];

const ELEMENT_KEYS: readonly (keyof SceneElement)[] = [
  ...(['id', 'type', 'x', 'y', 'width', 'height', 'zIndex', 'locked', 'hidden', 'name'] as const),
  ...(['group', 'content', 'naturalSize', 'href', 'alt', 'wrap', 'shape', 'asPicture'] as const),
  'style',
];

const STYLE_KEYS: readonly (keyof SceneElement['style'])[] = [
  ...(['fontSize', 'fontWeight', 'color', 'textAlign', 'fontFamily', 'italic'] as const),
  ...(['underline', 'lineHeight', 'backgroundColor', 'borderColor', 'borderWidth'] as const),
  ...(['radius', 'background', 'socialStyle'] as const),
];

function ordered(element: SceneElement): SceneElement {
  return inOrder({ ...element, style: inOrder(element.style, STYLE_KEYS) }, ELEMENT_KEYS);
}

/** The same record with its keys in this order; what is not among them is left out. */
function inOrder<T extends object>(record: T, keys: readonly string[]): T {
  const known = keys.filter((key) => Object.hasOwn(record, key));
  return Object.fromEntries(known.map((key) => [key, record[key as keyof T]])) as T;
}

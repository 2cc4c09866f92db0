import type { Hex } from '../../model/color/color';
import { isRecord } from '../../base/record';
import type { PersonInput } from '../../model/person/signature';
import type { ParsedDesign } from './design-file';
import type { PlainRecord } from './design-reader';
import { amountProblem, lengthProblem, mayGrowTooLong } from './design-size';
import { fromEarlier } from './earlier-element';
import { EMPTY_SCENE } from '../empty-scene';
import { tidyGroups } from '../operations/groups';
import { isLegalElement } from './is-legal-element';
import {
  isAllLegal,
  isBoolean,
  isColor,
  isRecordOf,
  isWholeWithin,
  type LegalCheck,
} from './legal-checks';
import { SCENE_LIMITS } from '../limits';
import { parseJson } from './parse-json';
import { readSignatureData } from './read-signature-data';
import type { Design, Frame, SceneElement } from '../scene';
import { writeDesign } from './write-design';

/*
 * Most design files that are opened or pasted were written by the product. This reads them without the schema, which the page
 * sends for only when a file is met that it would clean or refuse.
 */

/** The same as `parseDesign` for a file that gives no notes; null for any other. Never throws. */
export function readCanonicalDesign(json: string): ParsedDesign | null {
  const file = lengthProblem(json) === null ? parseJson(json) : undefined;
  if (!isRecord(file) || !isCleanFile(file)) return null;
  const elements = legalElements(file.elements);
  if (elements === null) return null;
  const signatureData = cleanPerson(file.signatureData ?? {});
  if (signatureData === null) return null;
  const { background, frame } = EMPTY_SCENE;
  const design: Design = {
    version: 1,
    background: file.background ?? background,
    frame: { ...frame, ...file.frame },
    elements,
    signatureData,
  };
  if (mayGrowTooLong(json) && !writeDesign(design, signatureData).ok) return null;
  return { design, notes: [], file, isFragment: file.fragment === true };
}

interface CleanFile {
  readonly background?: Hex;
  readonly frame?: Partial<Frame>;
  readonly elements: readonly unknown[];
  readonly signatureData?: PlainRecord;
  readonly fragment?: unknown;
}

const { frame, place } = SCENE_LIMITS;

const FRAME = {
  width: isWholeWithin({ min: frame.width, max: place.max }),
  height: isWholeWithin({ min: frame.height, max: place.max }),
  trim: isBoolean,
  closeUp: isBoolean,
} as const satisfies Record<keyof Frame, LegalCheck>;

const isAnything: LegalCheck = () => true;

/** Name, look and team are read elsewhere. */
const FILE = {
  version: (value) => value === 1,
  fragment: isAnything,
  background: isColor,
  frame: isRecordOf(FRAME),
  elements: Array.isArray,
  signatureData: isRecord,
  name: isAnything,
  look: isAnything,
  team: isAnything,
} as const satisfies Record<keyof CleanFile | 'version' | 'name' | 'look' | 'team', LegalCheck>;

function isCleanFile(file: PlainRecord): file is PlainRecord & CleanFile {
  return isAllLegal(file, FILE, ['elements']);
}

/** The elements of a list that can be taken as they are, together; null for any other. */
function legalElements(list: readonly unknown[]): readonly SceneElement[] | null {
  const current = list.map((value) => (isRecord(value) ? fromEarlier(value) : value));
  if (!areLegal(current)) return null;
  let isTree = true;
  const tidy = tidyGroups(current, () => {
    isTree = false;
  });
  return isTree ? tidy : null;
}

function areLegal(list: readonly unknown[]): list is readonly SceneElement[] {
  if (!list.every((value) => isRecord(value) && isLegalElement(value))) return false;
  return new Set(list.map(({ id }) => id)).size === list.length && amountProblem(list) === null;
}

/** The person of a file; null where reading it gives any note. */
function cleanPerson(given: PlainRecord): PersonInput | null {
  let isClean = true;
  const person = readSignatureData(given, () => {
    isClean = false;
  });
  return isClean ? person : null;
}

import { isRecord } from '../../base/record';
import { fail, ok, type Result } from '../../base/result';
import { designProblem, type DesignProblem } from './design-messages';
import type { DesignNote } from './design-notes';
import { designReader, ownValue, type DesignReader, type PlainRecord } from './design-reader';
import { COLOR } from '../properties/value-kinds';
import { FRAME } from './legal';
import { amountProblem, lengthProblem, mayGrowTooLong, tooManyElements } from './design-size';
import { EMPTY_SCENE } from '../empty-scene';
import { tidyGroups } from '../operations/groups';
import { nameable } from '../operations/nameable';
import { legalGroupNames, readGroupNames } from '../properties/group-names';
import { DESIGN_STYLES } from '../properties/design-styles';
import { legalGuides, RULER_GUIDES } from '../properties/ruler-guides';
import { SCENE_LIMITS } from '../limits';
import { parseJson } from './parse-json';
import { readElement } from './read-element';
import { readSignatureData } from './read-signature-data';
import type { DesignInput, Frame, SceneElement } from '../scene';
import { writeDesign } from './write-design';

export type { DesignProblem } from './design-messages';
export type { DesignNote } from './design-notes';

/** A design out of a file, and what had to be cleaned. */
export interface ParsedDesign {
  readonly design: DesignInput;
  readonly notes: readonly DesignNote[];
  /** The parsed file, for callers that read more of it than its design. */
  readonly file: PlainRecord;
  /** Elements that were copied out of a design, not a design that takes the place of another. */
  readonly isFragment: boolean;
}

/**
 * Reads an untrusted design file. What cannot be understood is rejected with its place; what merely must not stay (unknown
 * keys, unsafe addresses, values out of range) is cleaned and noted. Never throws.
 */
export function parseDesign(json: string): Result<ParsedDesign, DesignProblem> {
  const tooLong = lengthProblem(json);
  if (tooLong !== null) return fail(tooLong);
  const file = parseJson(json);
  if (file === undefined) return fail(designProblem('not-json', 'the file'));
  if (!isRecord(file)) return notA('the file', 'an object');
  const version = ownValue(file, 'version');
  if (version !== undefined && version !== 1) {
    const shown = typeof version === 'number' ? version : JSON.stringify(version);
    return fail(designProblem('unknown-version', 'the file', { version: shown }));
  }
  const read = readDesign(file, designReader());
  if (!read.ok || !mayGrowTooLong(json)) return read;
  const { design } = read.value;
  const written = writeDesign(design, design.signatureData);
  return written.ok ? read : written;
}

/** Read elsewhere. */
const OTHER_KEYS = [
  'version',
  'fragment',
  'frame',
  'styles',
  'guides',
  'groupNames',
  'elements',
  'signatureData',
  'name',
  'look',
  'team',
];

function readDesign(file: PlainRecord, reader: DesignReader): Result<ParsedDesign, DesignProblem> {
  const list = ownValue(file, 'elements');
  if (!Array.isArray(list)) return notA('elements', 'a list');
  if (list.length > SCENE_LIMITS.elements) return fail(tooManyElements(list.length));
  const { background = EMPTY_SCENE.background } = reader.readAll(
    file,
    { background: COLOR },
    'the file',
    OTHER_KEYS,
  );
  const taken = new Set<string>();
  const elements: SceneElement[] = [];
  for (const [index, value] of (list as readonly unknown[]).entries()) {
    const element = readElement(value, index, reader, taken);
    if (!element.ok) return element;
    elements.push(element.value);
  }
  const tooMuch = amountProblem(elements);
  if (tooMuch !== null) return fail(tooMuch);
  const grouped = tidyGroups(elements, (index, group) =>
    reader.note('torn-group', `element ${index + 1}`, { group }),
  );
  const design: DesignInput = {
    version: 1,
    background,
    frame: readFrame(file, reader),
    ...(Object.hasOwn(file, 'styles') && {
      styles: reader.readAll(readRecord(file, 'styles', reader), DESIGN_STYLES, 'styles'),
    }),
    ...(Object.hasOwn(file, 'guides') && readGuides(file, reader)),
    ...(Object.hasOwn(file, 'groupNames') && readNames(file, grouped, reader)),
    elements: grouped,
    signatureData: readSignatureData(readRecord(file, 'signatureData', reader), reader.note),
  };
  const isFragment = ownValue(file, 'fragment') === true;
  return ok({ design, notes: reader.notes(), file, isFragment });
}

function readFrame(file: PlainRecord, reader: DesignReader): Frame {
  const given = readRecord(file, 'frame', reader);
  return { ...EMPTY_SCENE.frame, ...reader.readAll(given, FRAME, 'frame') };
}

function readGuides(file: PlainRecord, reader: DesignReader): Pick<DesignInput, 'guides'> {
  const given = readRecord(file, 'guides', reader);
  const guides = legalGuides(reader.readAll(given, RULER_GUIDES, 'guides'));
  return guides === undefined ? {} : { guides };
}

function readNames(
  file: PlainRecord,
  elements: readonly SceneElement[],
  reader: DesignReader,
): Pick<DesignInput, 'groupNames'> {
  const names = readGroupNames(readRecord(file, 'groupNames', reader));
  if (names === null) {
    reader.note('bad-value', 'the file', { field: 'groupNames', wanted: 'names by group' });
    return {};
  }
  const known = nameable(elements);
  const groupNames = legalGroupNames(names, (id) => known.has(id));
  return groupNames === undefined ? {} : { groupNames };
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

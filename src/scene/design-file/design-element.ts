import { isRecord } from '../../base/record';
import { fail, ok, type Result } from '../../base/result';
import { designProblem, type DesignProblem } from './design-messages';
import { ownValue, readValue, type DesignReader, type PlainRecord } from './design-reader';
import {
  ID_FIELD,
  NEEDED_NUMBERS,
  OPTIONAL_FIELDS,
  SIZE_KEYS,
  sizeNumbers,
  STYLE_FIELDS,
  TYPE_FIELD,
} from './design-schema';
import { addressHref } from '../../model/address-href';
import { isRefused } from './is-refused';
import { isAddressTooLong, normalizeElement } from './legal';
import { SCENE_LIMITS } from '../limits';
import { definitionOf, isElementType, isPicture, type ElementType } from '../registry';
import { isSame } from '../operations/same';
import type { ElementStyle, SceneElement } from '../scene';
import { isPartHref } from '../text/spans';

/** The same as `readElement`, of any element, with a note of all that is not right. */
export function elementBySchema(
  value: unknown,
  index: number,
  reader: DesignReader,
  taken: Set<string>,
): Result<SceneElement, DesignProblem> {
  const place = `element ${index + 1}`;
  if (!isRecord(value)) {
    return fail(designProblem('not-a-design', place, { wanted: 'an object' }));
  }
  const type = readType(value, place);
  if (!type.ok) return type;
  const wrong = wrongNumber(value, place);
  if (wrong !== null) return fail(wrong);
  const { defaults } = definitionOf(type.value);
  const handled = ['id', 'type', 'style'];
  const table = { ...NEEDED_NUMBERS, ...sizeNumbers(type.value), ...OPTIONAL_FIELDS };
  const read = reader.readAll(value, table, place, handled) as Partial<SceneElement>;
  const { width, height } = defaults;
  const element: SceneElement = {
    x: 0,
    y: 0,
    width,
    height,
    zIndex: index + 1,
    locked: false,
    ...read,
    id: readId(value, type.value, place, reader, taken),
    type: type.value,
    style: readStyle(value, place, reader),
  };
  return ok(normalizeElement(safeElement(element, place, reader)));
}

function readType(value: PlainRecord, place: string): Result<ElementType, DesignProblem> {
  const type = ownValue(value, 'type');
  if (isElementType(type)) return ok(type);
  return typeof type === 'string'
    ? fail(designProblem('unknown-type', place, { type }))
    : fail(designProblem('bad-value', place, { field: 'type', wanted: TYPE_FIELD.wanted }));
}

/** Places must be numbers, and sizes where they are given. */
function wrongNumber(value: PlainRecord, place: string): DesignProblem | null {
  const isWrong = (key: string): boolean => {
    const given = ownValue(value, key);
    if (given === undefined) return key in NEEDED_NUMBERS;
    return readValue(given, NEEDED_NUMBERS.x) === undefined;
  };
  const field = [...Object.keys(NEEDED_NUMBERS), ...SIZE_KEYS].find(isWrong);
  return field === undefined
    ? null
    : designProblem('bad-value', place, { field, wanted: 'a number' });
}

function readId(
  value: PlainRecord,
  type: ElementType,
  place: string,
  reader: DesignReader,
  taken: Set<string>,
): string {
  const given = ownValue(value, 'id');
  const requested = readValue(given, ID_FIELD);
  const isFree = typeof requested === 'string' && !taken.has(requested);
  const id = isFree ? requested : freeId(type, taken);
  if (given !== undefined && !isFree) reader.note('renamed-id', place);
  taken.add(id);
  return id;
}

function freeId(type: ElementType, taken: ReadonlySet<string>): string {
  let number = taken.size + 1;
  while (taken.has(`${type}-${number}`)) number++;
  return `${type}-${number}`;
}

function readStyle(value: PlainRecord, place: string, reader: DesignReader): ElementStyle {
  const style = ownValue(value, 'style') ?? {};
  if (isRecord(style)) return reader.readAll(style, STYLE_FIELDS, place) as ElementStyle;
  reader.note('bad-value', place, { field: 'style', wanted: 'an object' });
  return {};
}

/** The element without links and pictures that no mail may hold. */
function safeElement(element: SceneElement, place: string, reader: DesignReader): SceneElement {
  const { href = '', content = '', alt = '', name = '', groups = [] } = element;
  const badLink = href.trim() !== '' && (isAddressTooLong(href) || addressHref(href) === null);
  const badPicture = isPicture(element) && isRefused(content);
  if (badLink) reader.note('unsafe-link', place);
  if (badPicture) reader.note('unsafe-picture', place);
  if (groups.length > SCENE_LIMITS.groupDepth) {
    reader.note('deep-groups', place, { limit: SCENE_LIMITS.groupDepth });
  }
  noteSpans(element, place, reader);
  const texts: readonly (readonly [text: string, limit: number])[] = [
    [isPicture(element) ? '' : content, SCENE_LIMITS.text],
    [alt, SCENE_LIMITS.alt],
    [name, SCENE_LIMITS.name],
  ];
  for (const [text, limit] of texts) {
    if (text.length > limit) reader.note('cut-text', place, { limit });
  }
  return {
    ...element,
    ...(badLink ? { href: '' } : {}),
    ...(badPicture ? { content: '' } : {}),
  };
}

/** Spans are read where the element is made legal: a link that is no link goes alone, all else that is wrong with its span. */
function noteSpans(element: SceneElement, place: string, reader: DesignReader): void {
  const { spans } = element;
  if (spans === undefined || isSame(normalizeElement(element).spans ?? [], spans)) return;
  const hasBadLink = spans.some((span) => {
    const href = isRecord(span) ? ownValue(span, 'href') : undefined;
    return typeof href === 'string' && !isPartHref(href);
  });
  if (hasBadLink) reader.note('unsafe-link', place);
  else reader.note('bad-value', place, { field: 'spans', wanted: OPTIONAL_FIELDS.spans.wanted });
}

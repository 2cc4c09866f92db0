import { memoizeObject } from '../../base/memoize';
import { isRecord } from '../../base/record';
import { fail, ok, type Result } from '../../base/result';
import { addressHref } from '../../model/person/web/address-href';
import { isElementId } from '../element-id';
import { SCENE_LIMITS } from '../limits';
import { isSame } from '../operations/same';
import { isAddressTooLong, isPartHref, PLACE, SETTINGS, STYLE } from '../properties/placed-element';
import { choice } from '../properties/value-kinds';
import {
  definitionOf,
  ELEMENT_TYPES,
  isElementType,
  isPicture,
  type ElementType,
} from '../registry';
import type { ElementStyle, SceneElement } from '../scene';
import { sizeKinds } from '../size-range';
import { designProblem, type DesignProblem } from './design-messages';
import { ownValue, type DesignReader, type PlainRecord } from './design-reader';
import { isRefused } from './is-refused';
import { normalizeElement } from './legal';

const TYPE = choice(ELEMENT_TYPES);

/** Read by themselves. */
const OTHER_KEYS = ['id', 'type', 'style'];

const rowsOf = memoizeObject(({ type }: { readonly type: ElementType }) => ({
  ...PLACE,
  ...sizeKinds(type),
  ...SETTINGS,
}));

/**
 * One element of a design file, made legal, with a note of all that was not right. Without a type that is known and a place
 * that is a number there is none; all else has a default. `taken` holds the ids before it and gets its own.
 */
export function readElement(
  value: unknown,
  index: number,
  reader: DesignReader,
  taken: Set<string>,
): Result<SceneElement, DesignProblem> {
  const place = `element ${index + 1}`;
  if (!isRecord(value)) {
    return fail(designProblem('not-a-design', place, { wanted: 'an object' }));
  }
  const current = fromEarlier(value);
  const type = readType(current, place);
  if (!type.ok) return type;
  const wrong = wrongNumber(current, place);
  if (wrong !== null) return fail(wrong);
  const definition = definitionOf(type.value);
  const { width, height } = definition.defaults;
  const read = reader.readAll(current, rowsOf(definition), place, OTHER_KEYS);
  const element: SceneElement = {
    x: 0,
    y: 0,
    width,
    height,
    zIndex: index + 1,
    locked: false,
    ...read,
    id: readId(current, type.value, place, reader, taken),
    type: type.value,
    style: readStyle(current, place, reader),
  };
  return ok(normalizeElement(safeElement(element, place, reader)));
}

/** A saved element as it is written now: before groups could hold others, it named the one that it was in as its `group`. */
function fromEarlier(value: PlainRecord): PlainRecord {
  const { group, ...rest } = value;
  if (typeof group !== 'string' || Object.hasOwn(value, 'groups')) return value;
  return group === '' ? rest : { ...rest, groups: [group] };
}

function readType(value: PlainRecord, place: string): Result<ElementType, DesignProblem> {
  const type = ownValue(value, 'type');
  if (isElementType(type)) return ok(type);
  return typeof type === 'string'
    ? fail(designProblem('unknown-type', place, { type }))
    : fail(designProblem('bad-value', place, { field: 'type', wanted: TYPE.wanted }));
}

/** Places must be numbers, and sizes where they are given. */
function wrongNumber(value: PlainRecord, place: string): DesignProblem | null {
  const { wanted, read } = PLACE.x;
  const isWrong = (key: string): boolean => {
    const given = ownValue(value, key);
    return given === undefined ? key in PLACE : read(given) === undefined;
  };
  const field = [...Object.keys(PLACE), 'width', 'height'].find(isWrong);
  return field === undefined ? null : designProblem('bad-value', place, { field, wanted });
}

function readId(
  value: PlainRecord,
  type: ElementType,
  place: string,
  reader: DesignReader,
  taken: Set<string>,
): string {
  const given = ownValue(value, 'id');
  const isFree = typeof given === 'string' && isElementId(given) && !taken.has(given);
  const id = isFree ? given : freeId(type, taken);
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
  if (isRecord(style)) return reader.readAll(style, STYLE, place);
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
  else reader.note('bad-value', place, { field: 'spans', wanted: SETTINGS.spans.wanted });
}

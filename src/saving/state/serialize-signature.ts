import type { SceneElement } from '../../scene/scene';
import type { Person } from '../../model/person/signature';
import type { SignatureHistory } from '../../store/signature/history-types';
import type { TemplateLook } from '../../store/signature/signature';

/*
 * A signature as it lies on the device: past, present and future as one. Steps share most of what they hold, so each
 * version of an element, a person and a look stands once in a pool, as does each long text, and is named by its place there.
 */

export const SIGNATURE_VERSION = 2;

/** A text that stands among the long ones. */
export interface TextPlace {
  readonly text: number;
}

/** Texts that are longer are pooled: pictures are texts, too, and stand in every version of what holds them. */
const LONGEST_SINGLE = 200;

export function serializeSignature(history: SignatureHistory) {
  const texts = makePool<string>();
  const elements = makePool<SceneElement>();
  const people = makePool<Person>();
  const looks = makePool<TemplateLook>();
  const held = makePool<readonly string[]>();
  const packed = <T extends object>(record: T) =>
    Object.values(record).some(isLong)
      ? Object.fromEntries(
          Object.entries(record).map(([key, value]: [string, unknown]) =>
            isLong(value)
              ? [key, { text: texts.placeOf(value) } satisfies TextPlace]
              : [key, value],
          ),
        )
      : record;
  const all = [...history.past, history.present, ...history.future];
  const states = all.map(({ scene, person, look, step, heldPictures }) => ({
    background: scene.background,
    frame: { ...scene.frame },
    ...(scene.styles && { styles: { ...scene.styles } }),
    ...(scene.guides && { guides: { ...scene.guides } }),
    ...(scene.groupNames && { groupNames: { ...scene.groupNames } }),
    elements: scene.elements.map(elements.placeOf),
    person: people.placeOf(person),
    look: looks.placeOf(look),
    ...(heldPictures === undefined ? {} : { held: held.placeOf(heldPictures) }),
    step: step && {
      ...step,
      selectionBefore: [...step.selectionBefore],
      selectionAfter: [...step.selectionAfter],
    },
  }));
  const pools = {
    pool: elements.items().map(packed),
    people: people.items().map(packed),
    looks: looks.items().map((look) => ({ ...look })),
    held: held.items().map((addresses) => [...addresses]),
  };
  return {
    version: SIGNATURE_VERSION,
    ...pools,
    texts: texts.items(),
    states,
    present: history.past.length,
  };
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length > LONGEST_SINGLE;
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
      const known = places.get(item);
      if (known !== undefined) return known;
      places.set(item, places.size);
      return places.size - 1;
    },
    items: () => [...places.keys()],
  };
}

import { isHeld } from '../../model/picture/held-pictures';
import { parseImageSource } from '../../model/picture/image-source';
import { readNaturalSize, sizeFrom, type NaturalSize } from '../../model/picture/natural-size';
import { picturesOf, withNaturalSizes, type Person } from '../../model/person/signature';
import { isPicture } from '../../scene/registry';
import type { Scene, SceneElement } from '../../scene/scene';
import type { SignatureHistory } from '../../store/signature/history-types';
import { mapStates } from '../../store/signature/map-states';
import { naturalSizesRead } from '../../store/signature/opened';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { selectHeldPictures } from './held-pictures';
import { sizesAsked } from './pictures-slice';
import { pictureAsked } from './unreachable-slice';
import { unreadAddresses } from './unread-addresses';

/**
 * See `findNaturalSizes`. A tab that only follows reads nothing: it gets what the other one saves. Held pictures are not
 * requested.
 */
export function readNaturalSizes(entered?: string): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const { present } = getState().signature;
    return dispatch(readAll(entered === undefined ? unknownIn(present) : [entered.trim()]));
  };
}

/** See `findUnaskedSizes`. */
export function readUnaskedSizes(): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const { signature, pictures } = getState();
    const asked = new Set(pictures.sizesAsked);
    const unknown = unknownIn(signature.present);
    return dispatch(readAll(unknown.filter((address) => !asked.has(address))));
  };
}

function readAll(addresses: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().saving.lockOwner === 'elsewhere') return;
    const held = selectHeldPictures(getState());
    const allowed = [...new Set(addresses)].filter((address) => !isHeld(address, held));
    dispatch(sizesAsked(allowed));
    await Promise.all(allowed.map((address) => dispatch(readOne(address))));
  };
}

function readOne(address: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { images, origin }) => {
    const { id } = getState().saving;
    const source = parseImageSource(address, origin);
    if (!source.ok || source.value.kind !== 'link') return;
    const { href } = source.value;
    const read = await images.naturalSize(href);
    dispatch(pictureAsked({ href, isThere: read !== null }));
    const size = readNaturalSize({ ...read, address });
    const { saving, signature } = getState();
    if (size === null || saving.id !== id || saving.lockOwner === 'elsewhere') return;
    const sized = withSize(signature, size);
    if (sized !== null) dispatch(naturalSizesRead(sized));
  };
}

/** The addresses of pictures whose sizes the signature does not have. */
function unknownIn({ person, scene }: Signature): readonly string[] {
  const ofScene = scene.elements
    .filter(({ naturalSize }) => naturalSize === undefined)
    .map(ownAddress);
  return [...unreadAddresses(person), ...ofScene];
}

/** The history with a size in each state that shows the picture; null where none does, or all have it. */
function withSize(history: SignatureHistory, size: NaturalSize): SignatureHistory | null {
  let isNews = false;
  // What states share they go on sharing: so it is saved once.
  const changed = <T extends object>(change: (item: T) => T): ((item: T) => T) => {
    const done = new Map<T, T>();
    return (item) => {
      const made = done.get(item) ?? change(item);
      done.set(item, made);
      isNews ||= made !== item;
      return made;
    };
  };
  const person = changed((before: Person) => sizedPerson(before, size));
  const element = changed((before: SceneElement) => sizedElement(before, size));
  const scene = changed((before: Scene): Scene => {
    const elements = before.elements.map(element);
    const isOther = elements.some((each, at) => each !== before.elements[at]);
    return isOther ? { ...before, elements } : before;
  });
  const sized = mapStates(history, (state) => {
    const next = { ...state, person: person(state.person), scene: scene(state.scene) };
    return next.person === state.person && next.scene === state.scene ? state : next;
  });
  return isNews ? sized : null;
}

function sizedPerson(person: Person, size: NaturalSize): Person {
  const { naturalSizes = [] } = person;
  const isOurs = picturesOf(person).some(([, address]) => sizeFrom([size], address) !== null);
  if (!isOurs || isSameSize(sizeFrom(naturalSizes, size.address), size)) return person;
  return withNaturalSizes(person, [size, ...naturalSizes]);
}

function sizedElement(element: SceneElement, size: NaturalSize): SceneElement {
  const isOurs = ownAddress(element) === size.address;
  return isOurs && !isSameSize(element.naturalSize, size)
    ? { ...element, naturalSize: size }
    : element;
}

/** The address of the picture that an element has of its own; blank where it has none. */
function ownAddress(element: SceneElement): string {
  return isPicture(element) ? (element.content ?? '').trim() : '';
}

function isSameSize(
  known: NaturalSize | null | undefined,
  { width, height }: NaturalSize,
): boolean {
  return known?.width === width && known.height === height;
}

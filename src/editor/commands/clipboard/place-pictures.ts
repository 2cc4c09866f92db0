import { fitWithin, within } from '../../../model/picture/fit';
import { fileNotTaken, pictureNotAdded } from '../../../model/messages/file-messages';
import { MESSAGES } from '../../../model/messages/messages';
import { copyIds } from '../../../scene/element-id';
import { boundsOf, type Point, type Rect, type Size } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { makeElement } from '../../../scene/operations/add';
import { definitionOf } from '../../../scene/registry';
import type { Scene, SceneElement } from '../../../scene/scene';
import { findById } from '../../../scene/selection';
import type { RootState, AppThunk } from '../../../store/state';
import { uploadElementPicture } from '../element-picture';
import type { UploadedImage } from '../../../pictures/state/image-port';
import {
  picturesBegun,
  picturesSettled,
  type IncomingPicture,
} from '../../../store/canvas/incoming-slice';
import { viewportChanged } from '../../../store/canvas/view-slice';
import { noticeRaised } from '../../../store/notices-slice';
import { loadPicture, problemOf } from '../../../pictures/state/run-upload';
import { deviceOf } from '../../render-env';
import { selectScene } from '../../selectors';
import { nameOf, planStep } from '../../steps';
import { whyNothingIsAdded } from '../add';
import { viewToShow } from '../views/column';
import { frameOf } from '../command-facts';
import { placeForNew } from '../new-element';

/** The largest size in which a new picture is shown, as long as it is sharp on any screen. */
const LARGEST: Size = { width: 300, height: 150 };
/** In this size it is shown even where it is not. */
const SMALL: Size = { width: 150, height: 75 };

/** Where the first of several pictures goes, in canvas units; the others lie beside it. */
export type PicturesPlace =
  /** Its middle is there, and where it fits into the frame it lies within that if it is asked to. */
  | { readonly middle: Point; readonly isInFrame: boolean }
  /** Where there is room: below what was added or selected last. */
  | 'free';

/**
 * Makes a picture element of each picture file: one step of the history. Files that cannot be read are named in a notice; the others are
 * added all the same.
 */
export function placePictures(
  files: readonly File[],
  where: PicturesPlace,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { images, now, log }) => {
    const refusal = whyNothingIsAdded(getState());
    if (refusal !== undefined) {
      dispatch(noticeRaised(fileNotTaken(refusal)));
      return;
    }
    const { id: signature } = getState().saving;
    const { defaults } = definitionOf('picture');
    const at =
      where === 'free'
        ? middleOf({ ...dispatch(freeCorner(defaults)), ...defaults })
        : where.middle;
    const incoming = boxesFor(
      files.length,
      freePoint(at, getState()),
      Date.parse(now()),
      takenIds(getState()),
    );
    dispatch(picturesBegun(incoming));
    const loaded = await Promise.all(files.map((file) => loadPicture(images, file, 'canvas')));
    dispatch(picturesSettled(incoming.map(({ id }) => id)));
    // Another signature was opened meanwhile, for which they are not meant.
    if (getState().saving.id !== signature) return;
    const made = loaded.flatMap((result, index) => {
      const place = incoming[index];
      return result.ok && place !== undefined ? [{ place, picture: result.value }] : [];
    });
    if (made.length > 0) dispatch(addPictures(made, where));
    loaded.forEach((result, index) => {
      const file = files[index];
      const problem = file === undefined ? null : problemOf(result, file);
      if (file === undefined || problem === null) return;
      log(`The picture could not be used as it should: ${problem.cause}`);
      dispatch(noticeRaised(pictureNotAdded(file.name, problem.words)));
    });
  };
}

/** Takes a picture file in place of the one that an element has. */
export function replacePicture(id: string, file: File): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const element = findById(selectScene(getState()), id);
    if (element === null) return;
    const { x, y, width, height } = element;
    dispatch(picturesBegun([{ id, box: { x, y, width, height } }]));
    const taken = await dispatch(uploadElementPicture(id, file));
    if (taken.isLast && taken.words !== '')
      dispatch(noticeRaised(pictureNotAdded(file.name, taken.words)));
  };
}

interface Arrived {
  readonly place: IncomingPicture;
  readonly picture: UploadedImage;
}

function addPictures(arrived: readonly Arrived[], where: PicturesPlace): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const scene = selectScene(state);
    const [first] = arrived;
    const free = where === 'free' && first && dispatch(freeCorner(shownSize(first.picture)));
    const elements = arrived.map(({ place: { id, box }, picture }, index): SceneElement => {
      const size = shownSize(picture);
      const by = index * SCENE_LIMITS.duplicateOffset;
      const corner = free ? { x: free.x + by, y: free.y + by } : cornerIn(box, size, where, scene);
      const made = makeElement(definitionOf('picture'), id, corner, scene);
      return { ...made, ...size, zIndex: made.zIndex + index, content: picture.dataUrl };
    });
    const select = elements.map(({ id }) => id);
    const action = { type: 'scene/elementsAdded', elements } as const;
    const step = planStep(state, action, `Add ${nameOf(elements)}`, { select });
    if (step === null) {
      dispatch(noticeRaised(fileNotTaken(whyNothingIsAdded(state) ?? MESSAGES.imageFailed)));
      return;
    }
    dispatch(step);
    const bounds = boundsOf(elements);
    const { view } = state;
    if (free && bounds) dispatch(viewportChanged(viewToShow(bounds, view, view.column)));
  };
}

function freeCorner(size: Size): AppThunk<Point> {
  return (_dispatch, getState, ports) => {
    const state = getState();
    return placeForNew(size, state, deviceOf(ports, state));
  };
}

/** The corner of a picture in the middle of the box that was kept for it. */
function cornerIn(box: Rect, size: Size, where: PicturesPlace, scene: Scene): Point {
  const { x, y } = middleOf(box);
  const corner = { x: x - size.width / 2, y: y - size.height / 2 };
  if (where === 'free' || !where.isInFrame) return corner;
  const { width, height } = frameOf(scene);
  return {
    x: within(corner.x, 0, width - size.width),
    y: within(corner.y, 0, height - size.height),
  };
}

function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function shownSize({ width, height }: Size): Size {
  const sharp = fitWithin({ width: width / 2, height: height / 2 }, LARGEST);
  const small = fitWithin({ width, height }, SMALL);
  return sharp.width > small.width ? sharp : small;
}

/** Where pictures will be, before it is known how large they are. */
function boxesFor(
  count: number,
  at: Point,
  nowMs: number,
  taken: ReadonlySet<string>,
): readonly IncomingPicture[] {
  const { width, height } = definitionOf('picture').defaults;
  const originals = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    type: 'picture' as const,
  }));
  const ids = copyIds(originals, nowMs, taken);
  return originals.map(({ id }, index) => {
    const offset = index * SCENE_LIMITS.duplicateOffset;
    const x = Math.max(0, at.x - width / 2 + offset);
    const y = Math.max(0, at.y - height / 2 + offset);
    return { id: ids[id] ?? id, box: { x, y, width, height } };
  });
}

/** Two that come down on one spot, one after the other, do not cover each other. */
function freePoint(at: Point, state: RootState): Point {
  const boxes = [...selectScene(state).elements, ...state.incoming.map(({ box }) => box)];
  let by = 0;
  const isTaken = (): boolean =>
    boxes.some(
      ({ x, y, width, height }) =>
        Math.abs(x + width / 2 - at.x - by) < 1 && Math.abs(y + height / 2 - at.y - by) < 1,
    );
  while (isTaken()) by += SCENE_LIMITS.duplicateOffset;
  return { x: at.x + by, y: at.y + by };
}

function takenIds(state: RootState): ReadonlySet<string> {
  const ids = selectScene(state).elements.map(({ id }) => id);
  return new Set([...ids, ...state.incoming.map(({ id }) => id)]);
}

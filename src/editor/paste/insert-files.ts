import { imageFilesFrom } from '../../model/picture/image-files';
import { fileNotTaken } from '../../model/messages/file-messages';
import { isPicture } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { findById } from '../../scene/selection';
import { contains, type Point } from '../../scene/geometry';
import type { AppThunk, RootState } from '../../store/state';
import { noticeRaised } from '../../store/notices-slice';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { frameOf } from '../commands/command-facts';
import { designFileOf, importFile } from '../commands/clipboard/import-design';
import { placeFiles, replaceByFile } from '../commands/clipboard/lazy-pictures';
import type { PicturesPlace } from '../commands/clipboard/place-pictures';
import { toScene } from '../gestures/viewport';
import { readMailFiles } from '../../import/page/dialog/lazy-import';
import { hasMail } from '../../import/page/mail-files';
import { selectScene } from '../selectors';

/** Where files came down. */
export interface DropPoint {
  /** In px from the canvas's corner. */
  readonly at: Point;
  /** The element under it. */
  readonly id: string | null;
}

/** Pasted files come down nowhere: they go to the pointer where it is over the frame, else where there is room. */
export interface PastePoint {
  /** Where the pointer is, in px from the canvas's corner; null where it is elsewhere. */
  readonly pointer: Point | null;
}

/**
 * Takes files that were dropped on the canvas or pasted: a design is opened, a signature from elsewhere shown, pictures become elements. On an
 * element that shows a picture, one takes the place of its own, and the element is selected.
 */
export function insertFiles(files: readonly File[], where: DropPoint | PastePoint): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const design = designFileOf(files);
    const pictures = imageFilesFrom({ files });
    const [first] = pictures;
    if (design !== undefined) {
      void dispatch(importFile(design));
    } else if (hasMail(files)) {
      void dispatch(readMailFiles(files));
    } else if (first === undefined) {
      if (files.length > 0) dispatch(noticeRaised(fileNotTaken(WHAT_IS_TAKEN)));
    } else {
      const slot = slotAt('id' in where ? where.id : null, state);
      if (slot !== null && pictures.length === 1) {
        dispatch(selectionChanged([slot.id]));
        void dispatch(replaceByFile(slot.id, first));
      } else void dispatch(placeFiles(pictures, placeOf(where, state)));
    }
  };
}

/** The element with this id, if the picture of a file that comes down on it would replace its own. */
export function slotAt(id: string | null, state: RootState): SceneElement | null {
  const under = id === null ? null : findById(selectScene(state), id);
  const takesPicture = under !== null && isPicture(under) && !under.locked;
  return takesPicture && !state.view.isPreview ? under : null;
}

function placeOf(where: DropPoint | PastePoint, state: RootState): PicturesPlace {
  if ('at' in where) return { middle: toScene(where.at, state.view), isInFrame: false };
  const middle = where.pointer && toScene(where.pointer, state.view);
  const isOver = middle !== null && contains(frameOf(selectScene(state)), { ...middle, ...POINT });
  return isOver ? { middle, isInFrame: true } : 'free';
}

const POINT = { width: 0, height: 0 };

const WHAT_IS_TAKEN =
  'The canvas takes pictures, design files (JSON), and signatures from an email app (.eml, .htm).';

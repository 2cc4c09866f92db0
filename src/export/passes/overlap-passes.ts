import type { Design } from '../../scene/scene';
import type { ItemForm } from '../items/item-form';
import { collapseEmpty } from './scene/close-up';
import { cropPictures } from './scene/crop-pictures';
import { dropHidden } from './items/drop-hidden';
import { leaveOutUnhosted } from './scene/leave-out-unhosted';
import { omitPlaceholders } from './scene/leave-out-vacant';
import { replaceIconsByLetters } from './scene/letter-marks';
import { lower } from './scene/lower';
import { nest } from './items/nest';
import { startWith, type Pass, type SceneContext } from './pass';
import { assumeRasters, forgoRasters } from './items/rasterize-overlaps';
import { reportPastFrame } from './scene/report-past-frame';
import { reportStandIns } from './scene/report-stand-ins';
import { separateOverlaps } from './items/separate-overlaps';
import { shrinkToInk } from './items/shrink-to-ink';
import { splitPlanes } from './items/split-planes';

/*
 * The passes that decide what becomes of overlaps. An export goes on with them (`scene-passes.ts`); the fixes of findings
 * ask them what an export would find.
 */

/** Elements become items: what is placed, from the bottom to the top. */
export const LOWERING = startWith<Design, Design, SceneContext>(collapseEmpty)
  .next(omitPlaceholders)
  .next(replaceIconsByLetters)
  .next(reportStandIns)
  .next(lower)
  .next(cropPictures)
  .next(leaveOutUnhosted)
  .next(reportPastFrame);

/** Items lie on one another, or beside: the overlaps that are left are moved apart. */
export const SEPARATING = startWith<ItemForm, ItemForm, SceneContext>(nest).next(separateOverlaps);

/** What an export finds of overlaps once all its pictures are drawn, found without drawing them. */
export const DRAWN_OVERLAPS = resolveOverlaps(assumeRasters).join(SEPARATING);

/** What it finds of them where none of its pictures can be drawn. */
export const UNDRAWN_OVERLAPS = resolveOverlaps(forgoRasters).join(SEPARATING);

/** Overlaps become pictures, as this pass makes them, and planes cut around them. */
export function resolveOverlaps(rasterize: Pass<ItemForm, ItemForm, SceneContext>) {
  return startWith<ItemForm, ItemForm, SceneContext>(dropHidden)
    .next(shrinkToInk)
    .next(rasterize)
    .next(splitPlanes);
}

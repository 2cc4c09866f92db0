import type { Design } from '../../scene/scene';
import type { ItemForm } from '../items/item-form';
import { closeUp } from './close-up';
import { cropPictures } from './crop-pictures';
import { dropHidden } from './drop-hidden';
import { leaveOutUnhosted } from './leave-out-unhosted';
import { leaveOutVacant } from './leave-out-vacant';
import { letterMarks } from './letter-marks';
import { lower } from './lower';
import { nest } from './nest';
import { startWith, type Pass, type SceneContext } from './pass';
import { assumeRasters, forgoRasters } from './rasterize-overlaps';
import { reportPastFrame } from './report-past-frame';
import { reportStandIns } from './report-stand-ins';
import { separateOverlaps } from './separate-overlaps';
import { shrinkToInk } from './shrink-to-ink';
import { splitPlanes } from './split-planes';

/*
 * The passes that decide what becomes of overlaps. An export goes on with them (`scene-passes.ts`); the fixes of findings
 * ask them what an export would find.
 */

/** Elements become items: what is placed, from the bottom to the top. */
export const LOWERING = startWith<Design, Design, SceneContext>(closeUp)
  .next(leaveOutVacant)
  .next(letterMarks)
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

import type { Design } from '../../scene/scene';
import type { ItemForm } from '../items/item-form';
import type { RegionForm } from '../regions/region';
import type { TableForm } from '../tables/table';
import { addBackground } from './add-background';
import { addMargins } from './add-margins';
import { cropPictures } from './crop-pictures';
import { cut } from './cut';
import { dropHidden } from './drop-hidden';
import { emitTables } from './emit-tables';
import { flatten } from './flatten';
import { foldPadding } from './fold-padding';
import { hushRasterized } from './hush-rasterized';
import { leaveOutUnhosted } from './leave-out-unhosted';
import { letterMarks } from './letter-marks';
import { lower } from './lower';
import { nest } from './nest';
import { startWith, type SceneContext } from './pass';
import { rasterizeOverlaps } from './rasterize-overlaps';
import { reportPastFrame } from './report-past-frame';
import { reportStandIns } from './report-stand-ins';
import { reserveTextSlack } from './reserve-text-slack';
import { separateOverlaps } from './separate-overlaps';
import { setHeights } from './set-heights';
import { shrinkToInk } from './shrink-to-ink';
import { splitPlanes } from './split-planes';
import { tabulate } from './tabulate';

/*
 * Free placement to tables. The order of the passes is the algorithm: each takes the form of the signature that the one
 * before it gives. A template's document enters where this row ends; what follows (`output-passes.ts`) is the same for
 * both.
 */

/** Elements become items: what is placed, from the bottom to the top. */
const LOWERING = startWith<Design, Design, SceneContext>(letterMarks)
  .next(reportStandIns)
  .next(lower)
  .next(cropPictures)
  .next(leaveOutUnhosted)
  .next(reportPastFrame);

/** What overlaps becomes what tables can show. */
export const OVERLAPS = startWith<ItemForm, ItemForm, SceneContext>(dropHidden)
  .next(shrinkToInk)
  .next(rasterizeOverlaps)
  .next(splitPlanes)
  .next(hushRasterized);

/** Items become regions: a tree that tiles the page. */
export const REGIONS = startWith<ItemForm, ItemForm, SceneContext>(nest)
  .next(separateOverlaps)
  .next(cut)
  .next(addMargins)
  .next(reserveTextSlack)
  .next(addBackground);

/** Regions become tables: rows and cells, in the end with everything about them decided. */
export const TABLES = startWith<RegionForm, TableForm, SceneContext>(tabulate)
  .next(foldPadding)
  .next(flatten)
  .next(setHeights)
  .next(emitTables);

/** A design as an email document. */
export const SCENE_PASSES = LOWERING.join(OVERLAPS).join(REGIONS).join(TABLES);

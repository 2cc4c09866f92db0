import type { RegionForm } from '../regions/region';
import type { TableForm } from '../tables/table';
import { addBackground } from './regions/add-background';
import { addMargins } from './regions/add-margins';
import { breakLines } from './regions/break-lines';
import { closeGaps } from './regions/close-gaps';
import { cut } from './regions/cut';
import { emitTables } from './tables/emit-tables';
import { flatten } from './tables/flatten';
import { foldPadding } from './tables/fold-padding';
import { foldSpacers } from './tables/fold-spacers';
import { overflowLeft } from './regions/hang-lines';
import { growLineHeights } from './regions/heighten-lines';
import { dropObsoleteFindings } from './items/hush-rasterized';
import { LOWERING, SEPARATING, resolveOverlaps } from './overlap-passes';
import { startWith, type SceneContext } from './pass';
import { alignTops } from './regions/level-tops';
import { linkPlanes } from './items/link-planes';
import { liftSpacers } from './tables/lift-spacers';
import { dropFixedLayout } from './tables/loosen-tables';
import { assumeRasters, rasterizeOverlaps } from './items/rasterize-overlaps';
import { reserveGridSlack } from './regions/reserve-grid-slack';
import { reserveTextSlack } from './regions/reserve-text-slack';
import { setHeights } from './tables/set-heights';
import { simplifyBoxes } from './tables/simplify-boxes';
import { spliceRows } from './tables/splice-rows';
import { tabulate } from './tables/tabulate';
import { topAlignParagraphs } from './regions/top-paragraphs';

/*
 * Free placement to tables. The order of the passes is the algorithm: each takes the form of the signature that the one
 * before it gives. A template's document enters where this row ends; what follows (`output-passes.ts`) is the same for
 * both.
 */

/** What overlaps becomes what tables can show. */
export const OVERLAPS = resolveOverlaps(rasterizeOverlaps).next(dropObsoleteFindings);

/** Items become regions: a tree that tiles the page. */
export const REGIONS = SEPARATING.next(linkPlanes)
  .next(cut)
  .next(alignTops)
  .next(growLineHeights)
  .next(closeGaps)
  .next(topAlignParagraphs)
  .next(addMargins)
  .next(reserveTextSlack)
  .next(reserveGridSlack)
  .next(breakLines)
  .next(overflowLeft)
  .next(addBackground);

/** Regions become tables that lie no deeper in one another than mail clients take. */
const NESTING = startWith<RegionForm, TableForm, SceneContext>(tabulate)
  .next(spliceRows)
  .next(foldSpacers)
  .next(foldPadding)
  .next(flatten);

/** Regions become tables: rows and cells, in the end with everything about them decided. */
export const TABLES = NESTING.next(liftSpacers)
  .next(simplifyBoxes)
  .next(dropFixedLayout)
  .next(setHeights)
  .next(emitTables);

/** What an export finds of items once all its pictures are drawn, those planes among it that lie too deep to stay whole. */
export const DRAWN_ITEMS = resolveOverlaps(assumeRasters).join(REGIONS).join(NESTING);

/** Items as an email document once all its pictures are drawn. */
export const DRAWN_DOCUMENT = resolveOverlaps(assumeRasters).join(REGIONS).join(TABLES);

/** A design as an email document. */
export const SCENE_PASSES = LOWERING.join(OVERLAPS).join(REGIONS).join(TABLES);

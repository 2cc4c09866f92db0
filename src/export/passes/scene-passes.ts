import type { RegionForm } from '../regions/region';
import type { TableForm } from '../tables/table';
import { addBackground } from './add-background';
import { addMargins } from './add-margins';
import { breakLines } from './break-lines';
import { closeGaps } from './close-gaps';
import { cut } from './cut';
import { emitTables } from './emit-tables';
import { flatten } from './flatten';
import { foldPadding } from './fold-padding';
import { foldSpacers } from './fold-spacers';
import { hangLines } from './hang-lines';
import { heightenLines } from './heighten-lines';
import { hushRasterized } from './hush-rasterized';
import { LOWERING, SEPARATING, resolveOverlaps } from './overlap-passes';
import { startWith, type SceneContext } from './pass';
import { levelTops } from './level-tops';
import { linkPlanes } from './link-planes';
import { liftSpacers } from './lift-spacers';
import { loosenTables } from './loosen-tables';
import { assumeRasters, rasterizeOverlaps } from './rasterize-overlaps';
import { reserveGridSlack } from './reserve-grid-slack';
import { reserveTextSlack } from './reserve-text-slack';
import { setHeights } from './set-heights';
import { simplifyBoxes } from './simplify-boxes';
import { spliceRows } from './splice-rows';
import { tabulate } from './tabulate';
import { topParagraphs } from './top-paragraphs';

/*
 * Free placement to tables. The order of the passes is the algorithm: each takes the form of the signature that the one
 * before it gives. A template's document enters where this row ends; what follows (`output-passes.ts`) is the same for
 * both.
 */

/** What overlaps becomes what tables can show. */
export const OVERLAPS = resolveOverlaps(rasterizeOverlaps).next(hushRasterized);

/** Items become regions: a tree that tiles the page. */
export const REGIONS = SEPARATING.next(linkPlanes)
  .next(cut)
  .next(levelTops)
  .next(heightenLines)
  .next(closeGaps)
  .next(topParagraphs)
  .next(addMargins)
  .next(reserveTextSlack)
  .next(reserveGridSlack)
  .next(breakLines)
  .next(hangLines)
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
  .next(loosenTables)
  .next(setHeights)
  .next(emitTables);

/** What an export finds of items once all its pictures are drawn, those planes among it that lie too deep to stay whole. */
export const DRAWN_ITEMS = resolveOverlaps(assumeRasters).join(REGIONS).join(NESTING);

/** Items as an email document once all its pictures are drawn. */
export const DRAWN_DOCUMENT = resolveOverlaps(assumeRasters).join(REGIONS).join(TABLES);

/** A design as an email document. */
export const SCENE_PASSES = LOWERING.join(OVERLAPS).join(REGIONS).join(TABLES);

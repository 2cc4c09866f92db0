import type { Design } from '../scene/scene';
import type { DocumentForm, HtmlForm } from './document-form';
import type { ItemForm } from './items/item-form';
import { blendOpacity } from './passes/items/blend-opacity';
import { dropHidden } from './passes/items/drop-hidden';
import { linkPlanes } from './passes/items/link-planes';
import { nest } from './passes/items/nest';
import { assumeRasters, skipRasters, rasterizeOverlaps } from './passes/items/rasterize-overlaps';
import { separateOverlaps } from './passes/items/separate-overlaps';
import { settleOpacity } from './passes/items/settle-opacity';
import { shrinkToInk } from './passes/items/shrink-to-ink';
import { splitPlanes } from './passes/items/split-planes';
import { gate } from './passes/html/gate';
import { inlineWith, type Inliner } from './passes/html/inline';
import { shorten } from './passes/html/shorten';
import { minify } from './passes/html/minify';
import { placeImages } from './passes/document/place-images';
import { print } from './passes/document/print';
import { pipeline, type Pass, type Pipeline, type SceneContext } from './passes/pass';
import { addBackground } from './passes/regions/add-background';
import { addMargins } from './passes/regions/add-margins';
import { breakLines } from './passes/regions/break-lines';
import { closeGaps } from './passes/regions/close-gaps';
import { cut } from './passes/regions/cut';
import { overflowLeft } from './passes/regions/overflow-left';
import { growLineHeights } from './passes/regions/grow-line-heights';
import { alignTops } from './passes/regions/align-tops';
import { reserveGridSlack } from './passes/regions/reserve-grid-slack';
import { reserveTextSlack } from './passes/regions/reserve-text-slack';
import { topAlignParagraphs } from './passes/regions/top-align-paragraphs';
import { collapseEmpty } from './passes/design/collapse-empty';
import { holdStacks } from './passes/design/hold-stacks';
import { cropPictures } from './passes/items/crop-pictures';
import { leaveOutUnhosted } from './passes/items/leave-out-unhosted';
import { omitPlaceholders } from './passes/design/omit-placeholders';
import { settleSocialStyles } from './passes/design/settle-social-styles';
import { lower } from './passes/design/lower';
import { reportPastFrame } from './passes/items/report-past-frame';
import { wordsForPictures } from './passes/design/words-for-pictures';
import { reportSubstituteFonts } from './passes/design/report-substitute-fonts';
import { emitTables } from './passes/tables/emit-tables';
import { flatten } from './passes/tables/flatten';
import { foldPadding } from './passes/tables/fold-padding';
import { foldSpacers } from './passes/tables/fold-spacers';
import { liftSpacers } from './passes/tables/lift-spacers';
import { dropFixedLayout } from './passes/tables/drop-fixed-layout';
import { setHeights } from './passes/tables/set-heights';
import { simplifyBoxes } from './passes/tables/simplify-boxes';
import { spliceRows } from './passes/tables/splice-rows';
import { tabulate } from './passes/tables/tabulate';
import type { RegionForm } from './regions/region';
import type { TableForm } from './tables/table';

/*
 * The compiler: a design, in which elements lie anywhere, becomes HTML that email clients agree on. The order of the passes
 * is the algorithm. Each takes the form of the signature that the one before it gives:
 *
 *   design, items, regions, tables, document, HTML
 *
 * A template makes its document by itself; that enters at stage 5.
 */

/* 1. The elements of the design become items: boxes, from the bottom to the top. */

export const LOWERING = pipeline<Design, Design, SceneContext>(wordsForPictures)
  .next(holdStacks)
  .next(collapseEmpty)
  .next(omitPlaceholders)
  .next(settleSocialStyles)
  .next(reportSubstituteFonts)
  .next(lower)
  .next(cropPictures)
  .next(leaveOutUnhosted)
  .next(blendOpacity)
  .next(reportPastFrame);

/* 2. Items that overlap become pictures, and planes are cut around them. */

function overlapsBy(rasterize: Pass<ItemForm, ItemForm, SceneContext>) {
  return pipeline<ItemForm, ItemForm, SceneContext>(dropHidden)
    .next(shrinkToInk)
    .next(rasterize)
    .next(settleOpacity)
    .next(splitPlanes);
}

export const OVERLAPS = overlapsBy(rasterizeOverlaps);

/* 3. Items become regions: a tree that tiles the page. First, the overlaps that are left are moved apart. */

export const SEPARATING = pipeline<ItemForm, ItemForm, SceneContext>(nest).next(separateOverlaps);

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

/* 4. Regions become tables, no deeper in one another than email clients take, and tables become an email document. */

const NESTING = pipeline<RegionForm, TableForm, SceneContext>(tabulate)
  .next(spliceRows)
  .next(foldSpacers)
  .next(foldPadding)
  .next(flatten);

export const TABLES = NESTING.next(liftSpacers)
  .next(simplifyBoxes)
  .next(dropFixedLayout)
  .next(setHeights)
  .next(emitTables);

/* 5. The document, of a design or of a template, becomes HTML. `printDocument` runs this stage without the others. */

export function printing(): Pipeline<DocumentForm, HtmlForm> {
  return pipeline(placeImages).next(print).next(shorten);
}

/* 6. HTML is finished and checked before it leaves. Without juice there is nothing to inline, nor to minify. */

export function finishing(juice: Inliner | null): Pipeline<HtmlForm, HtmlForm> {
  return juice === null ? pipeline(gate) : pipeline(inlineWith(juice)).next(minify).next(gate);
}

/* The stages together. */

/** A design as an email document: stages 1 to 4. */
export const SCENE_TO_DOCUMENT = LOWERING.join(OVERLAPS).join(REGIONS).join(TABLES);

/* Parts of the same for the fixes of findings, which try out thousands of scenes and draw no pictures. */

/** What an export finds of overlaps once all its pictures are drawn. */
export const DRAWN_OVERLAPS = overlapsBy(assumeRasters).join(SEPARATING);

/** What it finds of overlaps where none of its pictures can be drawn. */
export const UNDRAWN_OVERLAPS = overlapsBy(skipRasters).join(SEPARATING);

/** What it finds of items once all its pictures are drawn, also of planes in tables too deep to stay whole. */
export const DRAWN_ITEMS = overlapsBy(assumeRasters).join(REGIONS).join(NESTING);

/** Items as an email document once all its pictures are drawn. */
export const DRAWN_DOCUMENT = overlapsBy(assumeRasters).join(REGIONS).join(TABLES);

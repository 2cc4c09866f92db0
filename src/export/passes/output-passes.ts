import type { HtmlForm } from '../document-form';
import { gate } from './output/gate';
import { inlineWith, type Inliner } from './output/inline';
import { minify } from './output/minify';
import { startWith, type Row } from './pass';
import { placeImages } from './output/place-images';
import { print } from './output/print';

/** From a document, of a scene or of a template, to HTML as it is printed. */
export const PRINT_PASSES = startWith(placeImages).next(print);

/** From printed HTML to HTML that may leave. Without juice there is nothing to take out of it, either. */
export function finishPasses(juice: Inliner | null): Row<HtmlForm, HtmlForm> {
  return juice === null ? GATE : startWith(inlineWith(juice)).next(minify).next(gate);
}

const GATE = startWith(gate);

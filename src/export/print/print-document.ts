import type { DocumentForm, HtmlForm } from '../document-form';
import { placeImages } from '../passes/document/place-images';
import { print } from '../passes/document/print';
import { shorten } from '../passes/html/shorten';
import type { PassContext } from '../passes/pass';

/**
 * A document as HTML that is not finished: `printing` of the pipeline alone, for pages that do not load the passes before it.
 * The forms of the passes allow no other order, and a test compares the two.
 */
export function printDocument(form: DocumentForm, context: PassContext): HtmlForm {
  return shorten.run(print.run(placeImages.run(form, context), context), context);
}

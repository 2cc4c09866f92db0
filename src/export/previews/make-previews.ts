import { printPlainText } from '../../email/plain-text';
import { printNode } from '../../email/print';
import type { Hex } from '../../model/color/color';
import { checkMarkup } from '../checks/check-markup';
import type { Composition } from '../compose/composition';
import { printDocument } from '../print/print-document';
import type { PreviewId } from './preview';
import { PREVIEWS } from './previews';

/** A preview of one signature: plain data, it crosses from a worker. */
export type MadePreview =
  | {
      readonly id: PreviewId;
      readonly shows: 'mail';
      readonly html: string;
      /** What the signature lies on. */
      readonly background: Hex;
    }
  | { readonly id: PreviewId; readonly shows: 'text'; readonly text: string };

/** All previews of a signature, made of the very document that it leaves as. */
export function makePreviews({ form, context }: Composition): readonly MadePreview[] {
  const { doc } = printDocument(form, context);
  return PREVIEWS.map((preview): MadePreview => {
    if (preview.shows === 'text') {
      return { id: preview.id, shows: 'text', text: printPlainText(doc) };
    }
    const { id, background, transform } = preview;
    return {
      id,
      shows: 'mail',
      html: checkMarkup(printNode(transform(doc))),
      background: typeof background === 'function' ? background(doc) : background,
    };
  });
}

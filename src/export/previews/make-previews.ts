import { printPlainText } from '../../email/print/plain-text';
import type { TableNode } from '../../email/nodes';
import { printNode } from '../../email/print/print';
import type { Hex } from '../../model/color/color';
import { checkMarkup } from '../checks/check-markup';
import type { Composition } from '../compose/composition';
import { printDocument } from '../print/print-document';
import type { SocialStyle } from '../../model/person/social';
import type { ExportOptions } from '../types';
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

/**
 * All previews of a signature, made of the very documents that it leaves as: the one for any client, and that for clients
 * that show the social icons, where `styles` leave these to the client.
 */
export function makePreviews(
  styles: readonly (SocialStyle | undefined)[],
  compose: (options: Pick<ExportOptions, 'showsIcons'>) => Composition,
): readonly MadePreview[] {
  const docOf = (showsIcons: boolean): TableNode => {
    const { form, context } = compose({ showsIcons });
    return printDocument(form, context).doc;
  };
  const plain = docOf(false);
  const docs = { plain, withIcons: styles.includes('auto') ? docOf(true) : plain };
  return PREVIEWS.map((preview): MadePreview => {
    if (preview.shows === 'text') {
      return { id: preview.id, shows: 'text', text: printPlainText(docs.plain) };
    }
    const { id, background, showsIcons = false, transform } = preview;
    const doc = showsIcons ? docs.withIcons : docs.plain;
    return {
      id,
      shows: 'mail',
      html: checkMarkup(printNode(transform(doc))),
      background: typeof background === 'function' ? background(doc) : background,
    };
  });
}

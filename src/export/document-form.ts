import type { TableNode } from '../email/nodes';
import type { EmailImage, RasterRequest } from './types';

/** A signature as an email document, from a scene or from a template: what follows is the same for both. */
export interface DocumentForm {
  readonly kind: 'document';
  readonly doc: TableNode;
  /** Pictures that only a browser can draw, and that are not there yet. */
  readonly requests: readonly RasterRequest[];
}

/** A document in which every picture has the address that it travels with. */
export interface PlacedForm extends DocumentForm {
  /** The document that the plain text is made of, where gaps have replaced pictures that have words. */
  readonly plainTextDoc?: TableNode;
  /** Pictures of known bytes. */
  readonly images: readonly EmailImage[];
}

/** The last form: the document as HTML and as plain text. */
export interface HtmlForm extends Omit<PlacedForm, 'kind'> {
  readonly kind: 'html';
  /** As the printer wrote it. */
  readonly printed: string;
  readonly html: string;
  readonly text: string;
}

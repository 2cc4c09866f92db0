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
  /** What the plain text says, where gaps have taken the places of pictures that have words. */
  readonly spoken?: TableNode;
  /** Pictures of known bytes. */
  readonly images: readonly EmailImage[];
}

/** The last form: what the document says in HTML and in plain text. */
export interface HtmlForm extends Omit<PlacedForm, 'kind'> {
  readonly kind: 'html';
  /** As the printer wrote it. */
  readonly printed: string;
  readonly html: string;
  readonly text: string;
}

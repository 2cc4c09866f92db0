import type { TableNode } from '../email/nodes';
import type { EmailImage, RasterRequest } from './types';

/** A signature as an email document, from a scene or from a template: what follows is the same for both. */
export interface DocumentForm {
  readonly kind: 'document';
  readonly doc: TableNode;
  /** What the plain text says, where gaps have taken the places of pictures that have words. */
  readonly spoken?: TableNode;
  /** Pictures of known bytes. */
  readonly images: readonly EmailImage[];
  /** Pictures that only a browser can draw, and that are not there yet. */
  readonly requests: readonly RasterRequest[];
}

/** The last form: what the document says in HTML and in plain text. */
export interface HtmlForm extends Omit<DocumentForm, 'kind'> {
  readonly kind: 'html';
  /** As the printer wrote it. */
  readonly printed: string;
  readonly html: string;
  readonly text: string;
}

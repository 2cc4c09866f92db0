import type { TableNode } from '../../email/nodes';
import type { ClientId } from '../../model/findings/clients';
import type { Hex } from '../../model/color/color';

export type PreviewId =
  | 'gmail'
  | 'outlook-web'
  | 'outlook-classic'
  | 'phone'
  | 'pictures-blocked'
  | 'text-only'
  | 'outlook-web-dark'
  | 'thunderbird-dark'
  | 'android-dark'
  | 'gmail-ios-dark'
  | 'gmail-android-dark'
  | 'apple-mail-dark'
  | 'first-reply'
  | 'fifth-reply';

/**
 * How sure a preview is: the rule stands in the client's own code or documents, is our model of one that is not published,
 * or is what people report.
 */
export type Certainty = 'by source' | 'modelled' | 'reported';

/** How a signature looks in one place, as a change of its document. */
export type Preview = MailPreview | TextPreview;

/** The description of a preview. */
interface PreviewBase {
  readonly id: PreviewId;
  readonly label: string;
  /** The clients that show it so; empty where it stands for none in particular. */
  readonly clients: readonly ClientId[];
  readonly certainty: Certainty;
  /** One line on what is shown. */
  readonly reported: string;
  readonly source: { readonly label: string; readonly href: string };
}

export interface MailPreview extends PreviewBase {
  readonly shows: 'mail';
  /** Of the pane that shows the mail, in px. */
  readonly width: number;
  /** What the signature lies on. Some clients decide by what is in it. */
  readonly background: Hex | ((doc: TableNode) => Hex);
  /** How pictures look, where a document cannot hold that. As they are, unless given. */
  readonly pictures?: 'blocked' | 'blurred';
  /** Whether it is a client whose own copy or file has social icons, which it shows. Not unless given. */
  readonly showsIcons?: true;
  /** The part that counts where there is no room for all of it; the beginning, unless given. */
  readonly glance?: 'end';
  readonly transform: (doc: TableNode) => TableNode;
}

/** The plain-text twin. */
export interface TextPreview extends PreviewBase {
  readonly shows: 'text';
}

/** In px: the pane of a mail on a computer, 600 px and its margins, and the screen of a phone. */
export const DESKTOP_WIDTH = 624;
export const PHONE_WIDTH = 360;

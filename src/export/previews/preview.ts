import type { TableNode } from '../../email/nodes';
import type { Certainty } from '../../model/clients/client-rule';
import type { KnownRule } from '../../model/clients/client-rules';
import type { FindingSource } from '../../model/findings/finding-row';
import type { ClientId } from '../../model/findings/clients';
import type { Hex } from '../../model/color/color';
import { LIMITS } from '../../model/limits';

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
  readonly source: FindingSource;
}

export interface MailPreview extends PreviewBase {
  readonly shows: 'mail';
  /** The rows that it carries out. */
  readonly rules: readonly KnownRule[];
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

/** In px: what a mail client keeps free on either side of an email. */
const MARGIN = 13;

/** In px: the pane of a mail on a computer, which has room for 600 px, and the screen of a phone. */
export const DESKTOP_WIDTH = LIMITS.signatureMaxWidth + 2 * MARGIN;
export const PHONE_WIDTH = 360;

/** In px: what such a phone shows of an email. */
export const PHONE_ROOM = PHONE_WIDTH - 2 * MARGIN;

import type { SocialIcons } from '../email/social-icons';
import type { TableNode } from '../email/nodes';
import type { Translations, PhraseId } from '../model/languages/language-words';
import type { Palette } from '../model/color/palettes';
import type { TemplateId } from '../model/template-ids';
import type { Direction } from '../base/text';
import type { SignatureView } from './view';

/** How social links are shown: as lettered badges of table cells, or as small pictures. */
/** The fixed words that the visitor has changed (blank for those of the language), or switched off. */
export type Phrases = Readonly<Partial<Record<PhraseId, string | false>>>;

/** What a template gets beside the signature itself. */
export interface Look {
  readonly palette: Palette;
  readonly direction: Direction;
  /** Undefined where it is not known. */
  readonly lang: string | undefined;
  /** Labels and fixed words, in the language of the signature. */
  readonly words: Translations;
  readonly phrases: Phrases;
  /** Set where social links are shown as pictures; null for letters. */
  readonly socialIcons: SocialIcons | null;
  /** An emoji picked at random when the template was chosen, for those that have a place for one. */
  readonly celebration: string;
}

/** One design: a pure function from a signature to the document model. */
export interface Template {
  readonly id: TemplateId;
  /** In px; at most 600. */
  readonly maxWidth: number;
  /** The fixed words that it shows: the form lets them be changed and switched off. */
  readonly phrases?: readonly PhraseId[];
  readonly build: (signature: SignatureView, look: Look) => TableNode;
}

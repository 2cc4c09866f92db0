import type { TableNode } from '../email/nodes';
import type { Palette } from '../model/palettes';
import type { TemplateId } from '../model/template-ids';
import type { Direction } from '../model/text';
import type { SignatureView } from './view';

/** How social links are shown: as lettered badges of table cells, or as small pictures. */
export type SocialStyle = 'letters' | 'icons';

/** What a template is given beside the signature itself. */
export interface Look {
  readonly palette: Palette;
  readonly direction: Direction;
  readonly lang: string;
  readonly socialStyle: SocialStyle;
  /** An emoji that chance gave when the template was chosen, for those that have a place for one. */
  readonly celebration: string;
}

/** One design: a pure function from a signature to the document model. */
export interface Template {
  readonly id: TemplateId;
  /** In px; at most 600. */
  readonly maxWidth: number;
  /** Whether it shows the department. Most do not; the form asks for it only where it is shown. */
  readonly showsDepartment?: true;
  readonly build: (signature: SignatureView, look: Look) => TableNode;
}

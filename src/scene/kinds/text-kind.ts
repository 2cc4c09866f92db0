import type { SafeHref } from '../../model/links';
import type { TextSource } from '../element-text';
import type { ElementType } from '../element-types';
import type { ElementStyle } from '../scene';

/** What tells one kind of text element from another. */
export interface TextKind extends TextSource {
  readonly type: ElementType;
  readonly label: string;
  /** The link that its text makes by itself; null when the text is not such an address. */
  readonly hrefOf?: (raw: string, lines: readonly string[]) => SafeHref | null;
  /** How a line of it is shown. */
  readonly displayLine?: (line: string) => string;
  /** What 'reset to defaults' gives beyond the default style. */
  readonly resetStyle?: ElementStyle;
}

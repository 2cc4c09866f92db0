import type { Translations } from '../../../model/languages/language-words';
import type { LinkKind } from '../../../model/findings/findings';
import type { SafeHref } from '../../../model/links';
import type { PropertySection } from '../../element-definition';
import type { TextSource } from '../../text/element-text';
import type { ElementStyle } from '../../properties/placed-element';
import type { ListedKind } from '../kind';

/** The text of an element's words, and their link. */
export interface WordsKind extends TextSource {
  readonly label: string;
  /** The link that the text makes by itself. */
  readonly link?: TextLink;
  /** Whether it is there for nothing but its own link. */
  readonly needsLink?: true;
  /** The text of a new one, in the language of the signature. */
  readonly contentIn?: (words: Translations) => string;
}

export interface TextLink {
  readonly kind: LinkKind;
  /** Null when the text is not such an address. */
  readonly hrefOf: (raw: string, lines: readonly string[]) => SafeHref | null;
}

/** What differs between kinds of text elements. */
export interface TextKind<Type extends string> extends ListedKind<Type>, WordsKind {
  readonly label: string;
  /** How a line of it is shown. */
  readonly displayLine?: (line: string) => string;
  /** The width in px at which a new one wraps, where it does. */
  readonly wrapsAt?: number;
  /** What the properties panel asks of it before all else. */
  readonly ownSections?: readonly PropertySection[];
  /** What 'reset to defaults' gives beyond the default style. */
  readonly resetStyle?: ElementStyle;
}

/** The part of its definition that every element with words has. */
export function wordsDefinition<Type extends string>(kind: ListedKind<Type> & WordsKind) {
  const { type, label, group, icon, field, contentIn, needsLink } = kind;
  const follows = field === undefined ? {} : { follows: field };
  const begins = contentIn === undefined ? {} : { contentIn };
  const listed = { type, label, group, icon, content: 'words', takesLink: true } as const;
  return { ...listed, ...follows, ...begins, ...(needsLink && { needsLink }) };
}

/** Where a text is typed: a field of the form, a social network, or the link of a line of one's own. */
export type TypedInto =
  | 'phone'
  | 'mobile'
  | 'fax'
  | 'fullName'
  | 'email'
  | 'website'
  | 'address'
  | 'line'
  | `social.${string}`;

/**
 * What is right for one text that somebody types. Several answers are given only where more than one can be defended, with the
 * reason beside them.
 */
export interface PeopleRow {
  readonly field: TypedInto;
  /** The language and country of who types it, as BCP 47 has it. */
  readonly locale: string;
  readonly typed: string;
  /** The text as it stands in the signature, white space folded; for a network its badge, blank for none. */
  readonly shown: readonly string[];
  /** The links of it, in the order of the text. */
  readonly linked: readonly (readonly string[])[];
  /**
   * The lines of the contact card that it makes, as `canonicalLine` writes them. Null where it makes none that is compared: an
   * address, a line of one's own.
   */
  readonly card: readonly (readonly string[])[] | null;
  /** The label and value of a line of one's own. */
  readonly line?: { readonly label: string; readonly value: string };
  /** Two letters at most for a name. */
  readonly initials?: string;
}

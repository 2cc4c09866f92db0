/** A line of a mail, a table that stands by itself, or a rule. */
export interface MailRow {
  /** Blank where nothing is written; lines of a table are parted by line ends. */
  readonly text: string;
  readonly kind: 'line' | 'table' | 'rule';
  readonly hasPicture: boolean;
  /** Whether it stands in what a program has marked as quoted. */
  readonly isQuoted: boolean;
  /** Whether a program has marked that an older mail begins here. */
  readonly isOlder: boolean;
}

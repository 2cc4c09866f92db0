import type { ClientId } from './clients';
import type { Severity } from './severity';

/** All that is stated once about what findings can be about. */
export interface FindingRow {
  /** How grave it is. Where there are several, whatever finds it decides. */
  readonly severity: Severity | readonly Severity[];
  /** The words of a finding; `{name}` stands for an argument. */
  readonly message: string;
  /** The words of a finding about several people at once, after '12 people'. */
  readonly ofPeople: string;
  /** Why it is a finding, in a sentence. */
  readonly why?: string;
  /** The source of that; left out where it follows from the product itself. */
  readonly source?: FindingSource;
  /**
   * What it is about, where it is not one element: what is not filled in, or not so that it can be used, and is left out before
   * any client sees it; the signature as a whole, though elements have their part in it; or elements that overlap.
   */
  readonly about?: FindingAbout;
  /** The clients concerned; left out for all, and where whatever finds it decides. */
  readonly clients?: readonly ClientId[];
  /** The check of the finished signature that reports it; otherwise a pass does. */
  readonly check?: string;
  /** Whether it is about pictures that travel inside the HTML: the steps of 'Use it in…' bring them to the client another way. */
  readonly ofPicturesInside?: true;
  /** What can be done about it, on the canvas or in the form. */
  readonly fixes?: readonly string[];
}

export type FindingAbout = 'input' | 'whole' | 'overlap';

export interface FindingSource {
  readonly label: string;
  readonly href: string;
}

/** The page about a feature of HTML or CSS. */
export function feature(slug: string, name: string): FindingSource {
  return { label: `Can I email: ${name}`, href: `https://www.caniemail.com/features/${slug}/` };
}

/** A report of somebody who has met it: `issue` as `owner/name/issues/1`. */
export function report(label: string, issue: string): FindingSource {
  return { label, href: `https://github.com/${issue}` };
}

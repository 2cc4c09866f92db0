import type { ForeignMail } from '../../import/mail';
import { MAIL_ORIGINS, QUOTES, type MailOrigin } from '../../import/origins';
import type { Removal } from '../../import/removal';
import { cleanElement, tellOf, type Cleaning } from './clean-element';
import { cleanSheets } from './clean-sheets';
import { pictureFinder } from './foreign-picture';
import { parseForeign } from './parse-foreign';
import { removalList } from './removal-list';

/** A mail of which nothing is left that could run or load anything. */
export interface CleanMail {
  /** In a document that shows and loads nothing. */
  readonly root: HTMLElement;
  /** The rules of its style sheets. */
  readonly css: string;
  readonly removals: readonly Removal[];
  /** The program whose mark the signature bears; null where none is found and all is taken. */
  readonly origin: string | null;
  /** The pictures on the web, which nobody has asked for. */
  readonly remote: readonly string[];
}

export interface CleanOptions {
  /** Whether pictures may be fetched from the web, which tells who is there that the mail is read. */
  readonly loadsPictures: boolean;
}

/**
 * Cleans HTML of others. The nodes are made anew, one by one, of the elements, attributes and declarations that say how a
 * signature looks; all else is left out and told of. Nothing of the mail runs or loads meanwhile.
 */
export function cleanMail(mail: ForeignMail, { loadsPictures }: CleanOptions): CleanMail {
  const foreign = parseForeign(mail.html);
  const removed = removalList();
  const sheets = [...foreign.querySelectorAll('style')].map(({ textContent }) => textContent);
  const css = cleanSheets(sheets, removed);
  for (const told of foreign.querySelectorAll(':scope > head > *')) tellOf(told, removed);
  const found = findSignature(foreign);
  const page = document.implementation.createHTMLDocument();
  const cleaning: Cleaning = {
    page,
    removed,
    loadsPictures,
    pictureOf: pictureFinder(mail, removed),
    remote: new Set(),
    nodes: 0,
  };
  const root = page.createElement('div');
  for (const part of found.parts) cleanElement(part, root, cleaning, 0);
  return {
    root,
    css,
    removals: removed.list(),
    origin: found.origin,
    remote: [...cleaning.remote],
  };
}

/** The signature in a mail, by the marks of the programs; all of the mail where there is none. */
function findSignature(foreign: Element): {
  readonly parts: readonly Node[];
  readonly origin: string | null;
} {
  for (const origin of MAIL_ORIGINS) {
    for (const mark of foreign.querySelectorAll(origin.mark)) {
      const isQuoted = mark.parentElement?.closest(QUOTES) != null;
      const parts = isQuoted ? [] : partsOf(mark, origin);
      if (parts.some(showsSomething)) return { parts, origin: origin.name };
    }
  }
  const body = foreign.querySelector(':scope > body');
  return { parts: body === null ? [] : [body], origin: null };
}

function partsOf(mark: Element, { begins = false }: MailOrigin): readonly Node[] {
  if (!begins) return [mark];
  const first = mark.closest('p,div,table') ?? mark;
  const parts: Node[] = [first];
  for (let next = first.nextSibling; next !== null; next = next.nextSibling) {
    if (next instanceof Element && next.matches(QUOTES)) break;
    parts.push(next);
  }
  return parts;
}

function showsSomething(part: Node): boolean {
  const isPicture = part instanceof Element && part.querySelector('img') !== null;
  return isPicture || part.textContent?.trim() !== '';
}

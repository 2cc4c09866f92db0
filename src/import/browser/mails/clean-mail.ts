import type { ForeignMail } from '../../core/mail';
import type { LaidOutMail } from '../../core/laid-out-mail';
import { MAIL_ORIGINS, QUOTES, type MailOrigin } from '../../core/origins';
import { DRAWING_ATTRIBUTE } from '../pages/address-attribute';
import type { Drawing } from './clean-drawing';
import { cleanElement, tellOf, type Cleaning } from './clean-element';
import { groundReader } from './clean-ground';
import { cleanSheets } from './clean-sheets';
import { dropDelimiter } from './drop-delimiter';
import { pictureFinder } from './foreign-picture';
import { parseForeign } from './parse-foreign';
import { removalList, type RemovalList } from './removal-list';

/** A mail of which nothing is left that could run or load anything. */
export interface CleanMail extends Pick<LaidOutMail, 'origin' | 'remote'> {
  /** In a document that shows and loads nothing. */
  readonly root: HTMLElement;
  /** The rules of its style sheets. */
  readonly css: string;
  /** What becomes pictures, by the images that keep their places. */
  readonly drawings: ReadonlyMap<HTMLElement, Drawing>;
  readonly removed: RemovalList;
}

export interface CleanOptions {
  /** Whether pictures may be fetched from the web, which tells who is there that the mail is read. */
  readonly loadsPictures: boolean;
  /** Whether pictures that are not fetched are read with their addresses all the same: whoever shows what is read holds them. */
  readonly keepsAddresses?: boolean;
}

/**
 * Cleans HTML of others. The nodes are made anew, one by one, of the elements, attributes and declarations that say how a
 * signature looks; all else is left out and told of. Nothing of the mail runs or loads meanwhile. Step by step, as a mail may be long.
 */
export function* cleanMail(
  mail: ForeignMail,
  { loadsPictures, keepsAddresses = false }: CleanOptions,
): Generator<void, CleanMail> {
  const foreign = yield* parseForeign(mail.html);
  const removed = removalList();
  const pictures = {
    removed,
    loadsPictures,
    keepsAddresses,
    pictureOf: pictureFinder(mail, removed),
    remote: new Set<string>(),
  };
  const grounds = groundReader(pictures);
  const css = cleanSheets({ foreign, removed, grounds });
  for (const told of foreign.querySelectorAll(':scope > head > *')) tellOf(told, removed);
  const found = findSignature(foreign);
  const page = document.implementation.createHTMLDocument();
  const drawings = new Map<HTMLElement, Drawing>();
  const cleaning: Cleaning = { ...pictures, page, grounds, drawings, nodes: 0, characters: 0 };
  const root = page.createElement('div');
  for (const part of found.parts) yield* cleanElement(part, root, cleaning, 0);
  dropDelimiter(root);
  return {
    root,
    css: `${sizesOf(drawings)}${css}`,
    drawings,
    removed,
    origin: found.origin,
    remote: [...pictures.remote],
  };
}

/** How large drawings are, for as long as no other rule says so. */
function sizesOf(drawings: ReadonlyMap<HTMLElement, Drawing>): string {
  return [...drawings.values()]
    .map(({ size }, index) => `:where([${DRAWING_ATTRIBUTE}="${index}"]){${size}}\n`)
    .join('');
}

/** A mail has one for each message that it quotes. */
const MOST_MARKS = 200;

/** The signature in a mail, by the marks of the programs; all of the mail where there is none. */
function findSignature(foreign: Element): {
  readonly parts: readonly Node[];
  readonly origin: string | null;
} {
  for (const origin of MAIL_ORIGINS) {
    for (const mark of [...foreign.querySelectorAll(origin.mark)].slice(0, MOST_MARKS)) {
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
  const isPicture = part instanceof Element && part.querySelector('img,svg') !== null;
  return isPicture || part.textContent?.trim() !== '';
}

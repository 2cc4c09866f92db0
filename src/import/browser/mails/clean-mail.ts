import type { LaidOutMail, WantedPart } from '../../core/laid-out-mail';
import { withVariables } from '../../core/css-variables';
import type { PictureArea } from '../../core/cut-picture';
import type { ImportedMail } from '../../core/mail';
import { DRAWING_ATTRIBUTE } from '../pages/address-attribute';
import type { Drawing } from './clean-drawing';
import { cleanElement, reportOf } from './clean-element';
import type { Cleaning } from './cleaning';
import { backgroundReader } from './clean-background';
import { cleanSheets, sheetsOf } from './clean-sheets';
import { variablesOf } from './collect-variables';
import { findSignature } from './find-signature';
import { pictureFinder } from './imported-picture';
import { parseUntrusted } from './parse-untrusted';
import { removalList, type RemovalList } from './removal-list';

/** A mail of which nothing is left that could run or load anything. */
export interface CleanMail extends Pick<LaidOutMail, 'origin' | 'remote' | 'part'> {
  /** In a document that shows and loads nothing. */
  readonly root: HTMLElement;
  /** The rules of its style sheets. */
  readonly css: string;
  /** What becomes pictures, by the images that keep their places. */
  readonly drawings: ReadonlyMap<HTMLElement, Drawing>;
  /** The linked parts of pictures. */
  readonly maps: ReadonlyMap<HTMLElement, readonly PictureArea[]>;
  readonly removed: RemovalList;
}

export interface CleanOptions {
  /** Whether pictures may be fetched from the web, which reveals to their hosts that the mail is read. */
  readonly loadsPictures: boolean;
  /** Whether pictures that are not fetched keep their addresses all the same: the code that shows them holds them. */
  readonly keepsAddresses?: boolean;
  /** By default the signature that is found in it. */
  readonly part?: WantedPart;
}

/**
 * Cleans third-party HTML. The nodes are created again, one by one, from the elements, attributes and declarations that set how
 * a signature looks; all else is left out and reported. Nothing of the mail runs or loads meanwhile. Step by step, as a mail
 * may be long.
 */
export function* cleanMail(
  mail: ImportedMail,
  { loadsPictures, keepsAddresses = false, part = 'signature' }: CleanOptions,
): Generator<void, CleanMail> {
  const imported = yield* parseUntrusted(mail.html);
  const removed = removalList();
  const pictures = {
    removed,
    loadsPictures,
    keepsAddresses,
    pictureOf: pictureFinder(mail, removed),
    remote: new Set<string>(),
  };
  const backgrounds = backgroundReader(pictures);
  const sheets = sheetsOf(imported);
  const variables = variablesOf(sheets, imported);
  const css = cleanSheets(withVariables(sheets, variables), { imported, removed, backgrounds });
  for (const reported of imported.querySelectorAll(':scope > head > *'))
    reportOf(reported, removed);
  const found = findSignature(imported, part);
  const page = document.implementation.createHTMLDocument();
  const drawings = new Map<HTMLElement, Drawing>();
  const maps = new Map<HTMLElement, readonly PictureArea[]>();
  const cleaning: Cleaning = {
    ...pictures,
    page,
    backgrounds,
    drawings,
    maps,
    variables,
    nodes: 0,
    characters: 0,
  };
  const root = page.createElement('div');
  // What is placed by itself is placed within the signature.
  root.style.position = 'relative';
  for (const part of found.roots) yield* cleanElement(part, root, cleaning, 0);
  dropDelimiter(root);
  return {
    root,
    css: `${sizesOf(drawings)}${css}`,
    drawings,
    maps,
    removed,
    origin: found.origin,
    part: { blocks: found.blocks, isSure: found.isSure, places: [] },
    remote: [...pictures.remote],
  };
}

/** The sizes of drawings as CSS; any other rule overrides them. */
function sizesOf(drawings: ReadonlyMap<HTMLElement, Drawing>): string {
  return [...drawings.values()]
    .map(({ size }, index) => `:where([${DRAWING_ATTRIBUTE}="${index}"]){${size}}\n`)
    .join('');
}

/** What mail programs write above a signature (RFC 3676, 4.3); some lose the blank at its end. */
const DELIMITER = /^\s*--[ \u00a0]?(?:\r?\n|$)/;

/** Removes the `-- ` above a signature: it belongs to the mail, and the program that inserts the signature writes it again. */
function dropDelimiter(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() === '') continue;
    const [delimiter] = DELIMITER.exec(text.data) ?? [];
    if (delimiter === undefined) return;
    text.data = text.data.slice(delimiter.length);
    const next = text.nextSibling;
    if (text.data === '' && next instanceof Element && next.localName === 'br') next.remove();
    return;
  }
}

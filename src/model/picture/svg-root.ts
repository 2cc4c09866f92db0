/*
 * The start tag of an SVG file, read without a parser of the browser: what those make of a visitor's file is a document,
 * and only its outermost size is wanted. Everything but the start tag stays as it is written.
 */

/** An SVG file, cut around the start tag of its root. */
export interface SvgRoot {
  /** The document type, whose entities the drawing may use, or ''. */
  readonly doctype: string;
  /** The name of the root as written: with its prefix, if it has one. */
  readonly name: string;
  /** The attributes by name, their values escaped as XML has them. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The end of the start tag and all that follows. */
  readonly rest: string;
}

// Each is tried at one place of the text, so that none can run back over what another has read.
const MISC = /\s+|<\?[^]*?\?>|<!--[^]*?-->/y;
const DOCTYPE_START = /<!DOCTYPE\s/y;
const DOCTYPE_PIECE = /[^[\]"'<>]+|"[^"]*"|'[^']*'/y;
const SUBSET_START = /\[/y;
const SUBSET_PIECE = /[^\]"'<]+|"[^"]*"|'[^']*'|<!--[^]*?-->|<\?[^]*?\?>|<(?!!--|\?)/y;
const SUBSET_END = /\]\s*/y;
const DOCTYPE_END = />/y;
const ROOT_START = /<((?:[\w.-]+:)?svg)(?=[\s/>])/y;
const ATTRIBUTE = /\s+([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const ROOT_END = /\s*\/?>/y;

/** Takes the text of an SVG file apart; null for any other text. The XML declaration is left out. */
export function readSvgRoot(text: string): SvgRoot | null {
  const reader = readerOf(text);
  reader.skip(MISC);
  const doctype = readDoctype(reader);
  if (doctype === null) return null;
  reader.skip(MISC);
  const name = reader.take(ROOT_START)?.[1];
  if (name === undefined) return null;
  const attributes = new Map<string, string>();
  for (let match = reader.take(ATTRIBUTE); match !== null; match = reader.take(ATTRIBUTE)) {
    attributes.set(match[1] ?? '', match[2] ?? match[3] ?? '');
  }
  const rest = text.slice(reader.place());
  return reader.take(ROOT_END) === null ? null : { doctype, name, attributes, rest };
}

/** The text of an SVG file again. */
export function serializeSvgRoot({ doctype, name, attributes, rest }: SvgRoot): string {
  let tag = `<${name}`;
  for (const [key, value] of attributes) tag += ` ${key}="${value.replaceAll('"', '&quot;')}"`;
  return `${doctype}${tag}${rest}`;
}

/** The document type as written, '' where there is none, null where it does not end. */
function readDoctype(reader: Reader): string | null {
  const start = reader.place();
  if (reader.take(DOCTYPE_START) === null) return '';
  reader.skip(DOCTYPE_PIECE);
  if (reader.take(SUBSET_START) !== null) {
    reader.skip(SUBSET_PIECE);
    if (reader.take(SUBSET_END) === null) return null;
  }
  return reader.take(DOCTYPE_END) === null ? null : reader.since(start);
}

interface Reader {
  readonly place: () => number;
  /** What has been read since a place. */
  readonly since: (start: number) => string;
  /** Reads what matches here, if anything does. */
  readonly take: (pattern: RegExp) => RegExpExecArray | null;
  /** Reads on for as long as it matches. */
  readonly skip: (pattern: RegExp) => void;
}

function readerOf(text: string): Reader {
  let place = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match !== null) place += match[0].length;
    return match;
  };
  return {
    place: () => place,
    since: (start) => text.slice(start, place),
    take,
    skip: (pattern) => {
      while (take(pattern) !== null);
    },
  };
}

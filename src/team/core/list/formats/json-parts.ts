import { parsedJson } from '../../../../base/parsed-json';
import { breaksIn } from '../rows/quotes';

/*
 * JSON that comes in pieces, read value by value: those of the outermost list, or of the lists in the outermost object. So a
 * list of people is never whole in the memory.
 */

/** What a text of JSON is made of, in its order. */
export type JsonPart =
  /** The outermost list begins, or one that the outermost object has under a key. */
  | { readonly kind: 'list'; readonly key: string | null }
  /** A value of the list that began last, with the line in which it begins; the first is 1. */
  | { readonly kind: 'entry'; readonly line: number; readonly value: unknown }
  /** What else the outermost object has. */
  | { readonly kind: 'member'; readonly key: string; readonly value: unknown }
  /** The text is whole, and nothing is behind it. Without this, it has a mistake behind the last part. */
  | { readonly kind: 'end' };

/** Reads a list or an object as `JSON.parse` would, part by part, up to the first mistake. */
export function* jsonParts(pieces: Iterable<string>): Generator<JsonPart> {
  const tokens = tokensIn(pieces);
  const next: NextToken = () => {
    const step = tokens.next();
    return step.done === true ? null : step.value;
  };
  const first = next()?.text;
  if (first !== '[' && first !== '{') return;
  const isWhole = first === '[' ? yield* partsOfList(null, next) : yield* partsOfObject(next);
  if (isWhole && next() === null) yield { kind: 'end' };
}

/** The next token; null at the end of the text. */
type NextToken = () => Token | null;

/** Returns whether the list ends as it should. */
function* partsOfList(key: string | null, next: NextToken): Generator<JsonPart, boolean> {
  yield { kind: 'list', key };
  let token = next();
  if (isSign(token, ']')) return true;
  for (;;) {
    const value = valueOf(token);
    if (token === null || value === undefined) return false;
    yield { kind: 'entry', line: token.line, value };
    const after = next();
    if (isSign(after, ']')) return true;
    if (!isSign(after, ',')) return false;
    token = next();
  }
}

/** Returns whether the object ends as it should. */
function* partsOfObject(next: NextToken): Generator<JsonPart, boolean> {
  let name = next();
  if (isSign(name, '}')) return true;
  for (;;) {
    const key = valueOf(name);
    if (typeof key !== 'string' || !isSign(next(), ':')) return false;
    const token = next();
    if (isSign(token, '[')) {
      if (!(yield* partsOfList(key, next))) return false;
    } else {
      const value = valueOf(token);
      if (value === undefined) return false;
      yield { kind: 'member', key, value };
    }
    const after = next();
    if (isSign(after, '}')) return true;
    if (!isSign(after, ',')) return false;
    name = next();
  }
}

/** A sign between values, or the text of a value. */
interface Token {
  readonly kind: 'sign' | 'value';
  readonly text: string;
  readonly line: number;
}

function isSign(token: Token | null, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign;
}

/** Undefined where there is none, or its text is no JSON. */
function valueOf(token: Token | null): unknown {
  return token?.kind === 'value' ? parsedJson(token.text) : undefined;
}

function* tokensIn(pieces: Iterable<string>): Generator<Token> {
  let [line, opened] = [1, ''];
  let value: OpenValue | null = null;
  for (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      if (value !== null) {
        const end = endIn(piece, at, value);
        value.text += piece.slice(at, end);
        at = end;
        if (!value.isDone) continue;
        yield { kind: 'value', text: value.text, line };
        line += breaksIn(value.text);
        value = null;
        continue;
      }
      const sign = piece.charAt(at);
      const isOpening = opened === '' ? /[[{]/.test(sign) : opened === '{' && sign === '[';
      if (isOpening || CLOSING_OR_BETWEEN.has(sign)) {
        yield { kind: 'sign', text: sign, line };
        if (isOpening) opened += sign;
        else if (sign === ']' || sign === '}') opened = opened.slice(0, -1);
        at++;
      } else if (BLANKS.has(sign)) {
        if (sign === '\n') line++;
        at++;
      } else value = openValue(sign);
    }
  }
  if (value !== null) yield { kind: 'value', text: value.text, line };
}

const CLOSING_OR_BETWEEN: ReadonlySet<string> = new Set([']', '}', ',', ':']);
const BLANKS: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r']);

/** A value that has begun. */
interface OpenValue {
  text: string;
  /** Of a number or a word: it ends before the next sign. */
  readonly isBare: boolean;
  /** How many brackets are open. */
  depth: number;
  isQuoted: boolean;
  isEscaped: boolean;
  isDone: boolean;
}

function openValue(first: string): OpenValue {
  const isBare = first !== '"' && first !== '[' && first !== '{';
  return { text: '', isBare, depth: 0, isQuoted: false, isEscaped: false, isDone: false };
}

/** Where a value ends that is open at a place of a piece: the end of the piece if it goes on in the next one. */
function endIn(piece: string, from: number, value: OpenValue): number {
  if (value.isBare) return endOfBare(piece, from, value);
  let { depth, isQuoted, isEscaped } = value;
  let at = from;
  for (; at < piece.length && !value.isDone; at++) {
    const code = piece.charCodeAt(at);
    if (isQuoted) {
      if (isEscaped) isEscaped = false;
      else if (code === BACKSLASH) isEscaped = true;
      else if (code === QUOTE) isQuoted = false;
      value.isDone = depth === 0 && !isQuoted;
    } else if (code === QUOTE) isQuoted = true;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) depth++;
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      depth--;
      value.isDone = depth === 0;
    }
  }
  Object.assign(value, { depth, isQuoted, isEscaped });
  return at;
}

function endOfBare(piece: string, from: number, value: OpenValue): number {
  const length = piece.slice(from).search(SIGN_OR_BLANK);
  value.isDone = length !== -1;
  return length === -1 ? piece.length : from + length;
}

const SIGN_OR_BLANK = /[\s,:[\]{}"]/;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

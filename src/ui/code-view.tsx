import { useMemo, type ReactNode } from 'react';
import { cx } from './cx';

const COLORS: Readonly<Record<HtmlToken['kind'], string>> = {
  punctuation: 'text-ink-muted',
  tag: 'font-semibold text-warning',
  attribute: 'text-ink-muted',
  value: 'text-success',
  entity: 'text-warning',
  text: 'font-semibold',
};

/** Beyond this a value is a picture. It is shown cut off, but selected and copied whole. */
const LONG_VALUE = 400;
const CUT_OFF = 'inline-block max-w-[32ch] truncate indent-0 align-bottom';
const MOST_INDENT = 8;

/** HTML to be read, selected and copied. */
export function HtmlView({ html }: { readonly html: string }) {
  const lines = useMemo(() => htmlLines(html), [html]);
  return (
    <Code>
      {lines.map(({ depth, tokens }) => (
        <span
          key={tokens[0]?.at}
          className="block -indent-[2ch]"
          style={{ paddingInlineStart: `${2 + Math.min(depth, MOST_INDENT)}ch` }}
        >
          {tokens.map(({ kind, text, at }) => (
            <span key={at} className={cx(COLORS[kind], text.length > LONG_VALUE && CUT_OFF)}>
              {text}
            </span>
          ))}
        </span>
      ))}
    </Code>
  );
}

/** Text as it stands, its long lines broken. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <pre className="font-mono text-xs wrap-anywhere whitespace-pre-wrap">{children}</pre>;
}

/** A piece of HTML that gets one color. */
interface HtmlToken {
  readonly kind: 'punctuation' | 'tag' | 'attribute' | 'value' | 'entity' | 'text';
  readonly text: string;
  /** Where in the HTML it begins. */
  readonly at: number;
}

interface HtmlLine {
  /** In how many open blocks it begins. */
  readonly depth: number;
  /** Never empty. */
  readonly tokens: readonly HtmlToken[];
}

/** Before and after these, white space means nothing in a mail. */
const BLOCKS = /^(?:table|tbody|tr|td|div)$/i;
/** A tag whose quotes are closed, a text, or a stray bracket: together they leave nothing out. */
const PIECES = /(<\/?)([a-z][^\s<>"'/=]*)((?:"[^"]*"|'[^']*'|[^"'>])*>?)|[^<]+|</gi;
const ATTRIBUTE_PARTS = /("[^"]*"|'[^']*')|([^\s=>"'/]+)|[\s=>/]+|["']/g;
const TEXT_PARTS = /(&(?:#\d+|#x[\da-f]+|[a-z]\w*);)|[^&]+|&/gi;

/**
 * HTML of one long line as lines that can be read: each table, row and cell begins one. Joined again, the tokens are the
 * HTML, whatever it is.
 */
export function htmlLines(html: string): readonly HtmlLine[] {
  const lines: { readonly depth: number; readonly tokens: HtmlToken[] }[] = [];
  let depth = 0;
  for (const { 0: piece, 1: bracket, 2: name = '', 3: rest = '', index } of html.matchAll(PIECES)) {
    const isBlock = BLOCKS.test(name);
    const isEnd = bracket === '</';
    if (isBlock && isEnd) depth = Math.max(0, depth - 1);
    const last = lines.at(-1);
    const begins = isBlock && !(isEnd && last?.depth === depth);
    const line = last === undefined || begins ? { depth, tokens: [] } : last;
    if (line !== last) lines.push(line);
    line.tokens.push(
      ...(bracket === undefined ? textTokens(piece, index) : tagTokens(bracket, name, rest, index)),
    );
    if (isBlock && !isEnd) depth += 1;
  }
  return lines;
}

function tagTokens(bracket: string, name: string, rest: string, at: number): readonly HtmlToken[] {
  const nameAt = at + bracket.length;
  const restAt = nameAt + name.length;
  const parts = [...rest.matchAll(ATTRIBUTE_PARTS)].map((part): HtmlToken => {
    const [text, value, attribute] = part;
    const name = attribute === undefined ? 'punctuation' : 'attribute';
    return { kind: value === undefined ? name : 'value', text, at: restAt + part.index };
  });
  return [
    { kind: 'punctuation', text: bracket, at },
    { kind: 'tag', text: name, at: nameAt },
    ...parts,
  ];
}

function textTokens(piece: string, at: number): readonly HtmlToken[] {
  return [...piece.matchAll(TEXT_PARTS)].map(({ 0: text, 1: entity, index }) => ({
    kind: entity === undefined ? 'text' : 'entity',
    text,
    at: at + index,
  }));
}

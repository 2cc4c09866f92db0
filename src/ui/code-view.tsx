import { useMemo, type ReactNode } from 'react';
import { cx } from './cx';
import { htmlLines, type HtmlToken } from './html-lines';

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

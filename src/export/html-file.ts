import { escapeText } from '../email/print/escape';
import { attribute } from '../email/print/markup';
import { cleanLine } from '../base/text';
import type { EmailOutput } from './types';

interface FileParts {
  readonly title: string;
  /** Undefined where it is not known. */
  readonly lang: string | undefined;
  /** Lines of the head, beside those of every file. */
  readonly head?: readonly string[];
  readonly body: string;
}

/** A whole HTML file around a signature. */
export function toDocument(
  output: Pick<EmailOutput, 'html'>,
  about: Omit<FileParts, 'body'>,
): string {
  return htmlFile({ ...about, body: output.html });
}

/** An HTML file. `title` and `lang` may be any text; what else it is made of is HTML. */
export function htmlFile({ title, lang, head = [], body }: FileParts): string {
  return [
    '<!DOCTYPE html>',
    `<html${attribute('lang', lang === undefined ? undefined : cleanLine(lang))}>`,
    '<head>',
    ...head,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(cleanLine(title))}</title>`,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

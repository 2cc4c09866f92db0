import { escapeAttribute, escapeText } from '../email/escape';
import { cleanLine } from '../model/text';
import type { EmailOutput } from './types';

/** A whole HTML file around a signature. */
export function toDocument(
  output: Pick<EmailOutput, 'html'>,
  about: { readonly title: string; readonly lang: string },
): string {
  const lang = escapeAttribute(cleanLine(about.lang));
  const title = escapeText(cleanLine(about.title));
  return [
    '<!DOCTYPE html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '</head>',
    `<body>${output.html}</body>`,
    '</html>',
    '',
  ].join('\n');
}

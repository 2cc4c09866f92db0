import { expect, test } from 'vitest';
import { wordsOfLine } from '../../../src/import/core/likeness';
import type { LaidOutMail } from '../../../src/import/core/laid-out-mail';
import { laidOut } from './laid-out';
import { DRAWN_HEADER, MAILS, OWN_LINES } from './which-part.data';

/*
 * Of a mail, the signature of who sent it comes to the canvas: not the letter above, not the mail below, not that of another.
 */

test.each(MAILS)('$name', async ({ html, lines, isSure, origin }) => {
  const mail = await laidOut(html);
  expect(linesOf(mail)).toEqual(lines);
  expect(mail.part.isSure).toBe(isSure);
  expect(mail.origin).toBe(origin);
});

test('a header of Outlook is found by how it is drawn, in any language', async () => {
  expect(linesOf(await laidOut(DRAWN_HEADER))).toEqual(OWN_LINES);
});

function linesOf({ page }: LaidOutMail): readonly string[] {
  return page.items
    .flatMap((item) => (item.kind === 'text' ? item.lines.map(wordsOfLine) : []))
    .filter((line) => line !== '');
}

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

test('parts that a visitor points at are laid out, and nothing else', async () => {
  const html =
    '<p>Dear Bela,</p><p>they are dry by now.</p><br><p>Iris Vance</p><br><p>Map Restorer</p>';
  const { part } = await laidOut(html, { part: 'blocks' });
  expect(part.blocks.map(({ words }) => words)).toEqual([
    'Dear Bela, they are dry by now.',
    'Iris Vance',
    'Map Restorer',
  ]);
  expect(part.places).toHaveLength(3);
  for (const [at, { height, y }] of part.places.entries()) {
    expect(height).toBeGreaterThanOrEqual(24);
    const above = part.places[at - 1];
    expect(y).toBeGreaterThanOrEqual(above === undefined ? 0 : above.y + above.height);
  }
  expect(linesOf(await laidOut(html, { part: [0, 2] }))).toEqual([
    'Dear Bela,',
    'they are dry by now.',
    'Map Restorer',
  ]);
});

test('a link through a scanner that hides its target is reported', async () => {
  const { removals } = await laidOut(
    '<a href="https://protect-eu.mimecast.com/s/Ab1">Acme</a><a href="https://protect-eu.mimecast.com/s/Cd2">B</a>',
  );
  expect(removals).toMatchObject([
    { kind: 'closed-link', what: 'protect-eu.mimecast.com', count: 2 },
  ]);
});

function linesOf({ page }: LaidOutMail): readonly string[] {
  return page.items
    .flatMap((item) => (item.kind === 'text' ? item.lines.map(wordsOfLine) : []))
    .filter((line) => line !== '');
}

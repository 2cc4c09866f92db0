import { completeSignature } from '../../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import type { TableNode } from '../../../src/email/nodes';
import { printNode } from '../../../src/email/print/print';
import { SOCIAL_ICONS } from '../../../src/email/social-icons';
import { DARK_BACKGROUND, toDarkBackground } from '../../../src/export/previews/dark-background';
import {
  appleMailDark,
  gmailAndroidDark,
  gmailIosDark,
  PREVIEWS,
  outlookWebDark,
  picturesBlocked,
} from '../../../src/export/previews/previews';

import { previewSignatureElsewhere } from '../../../src/export/previews/preview-signature';

import { quoted } from '../../../src/export/clients/quoted';
import { exportSignature } from '../../../src/export';
import { withoutPictures } from '../../../src/output/page/without-pictures';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';
import { FULL } from '../../helpers/signatures';
import { cellOf, docOf, firstCell, FONT } from './documents';

describe('the list', () => {
  test('names every preview once', () => {
    const ids = PREVIEWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(PREVIEWS.map(({ label }) => label)).size).toBe(ids.length);
  });

  test.each(PREVIEWS)('$label states in one line what it shows, with a source', (preview) => {
    expect(preview.reported).toMatch(/^[A-Z].{30,}\.$/);
    // Thunderbird 153 quotes it whole, in replies to replies and in forwarded emails, too.
    expect(preview.reported).not.toMatch(/Thunderbird leaves/);
    expect(preview.reported.length).toBeLessThanOrEqual(130);
    expect(preview.source.href).toMatch(/^https:\/\//);
    expect(preview.source.label).not.toBe('');
  });
});

test('where the style is left to the client, only clients that show the icons have them', async () => {
  const socialIcons = await SOCIAL_ICONS.load();
  const options = { socialStyle: 'auto', socialIcons } as const;
  const made = await previewSignatureElsewhere(completeSignature(FULL), 'modern', options);
  const withIcons = made.flatMap((preview) =>
    preview.shows === 'mail' && preview.html.includes('alt="in"') ? [preview.id] : [],
  );
  expect(withIcons).toEqual([
    'outlook-web',
    'outlook-web-dark',
    'thunderbird-dark',
    'apple-mail-dark',
  ]);
});

test.each(TEMPLATE_IDS)(
  '%s: each preview is made, and the text is that of the export',
  async (id) => {
    const made = await previewSignatureElsewhere(completeSignature(FULL), id);
    expect(made.map((preview) => preview.id)).toEqual(PREVIEWS.map((preview) => preview.id));
    const text = made.find((preview) => preview.shows === 'text');
    expect(text?.text).toBe((await exportSignature(FULL, id)).text);
  },
);

test('the dark switch of the form shows the colors of Outlook’s dark preview', () => {
  const doc = docOf(
    cellOf({
      font: FONT,
      background: { color: '#fde68a' },
      borders: { top: { width: 1, color: '#2563eb', style: 'solid' } },
    }),
  );
  expect(printNode(outlookWebDark.transform(doc))).toBe(toDarkBackground(printNode(doc)));
  expect(outlookWebDark.background).toBe(DARK_BACKGROUND);
});

const image = (size: number): TableNode =>
  docOf(
    cellOf({
      children: [
        { kind: 'image', src: 'https://a.example/a.png', width: size, height: size, alt: '' },
      ],
    }),
  );
const backgroundOf = (doc: TableNode) =>
  typeof appleMailDark.background === 'function' ? appleMailDark.background(doc) : null;

describe('Apple Mail', () => {
  const plain = docOf(cellOf({ font: FONT }));
  const background = docOf(cellOf({ font: FONT, background: { color: '#ffffff' } }));

  test('recolors a mail of text alone', () => {
    expect(backgroundOf(plain)).toBe('#333333');
    expect(firstCell(appleMailDark.transform(plain)).font?.color).toBe('#e5e5e5');
  });

  test.each([
    ['a background', background],
    ['a picture', image(60)],
  ])('leaves one with %s as it is', (_, doc) => {
    expect(backgroundOf(doc)).toBe('#ffffff');
    expect(appleMailDark.transform(doc)).toBe(doc);
  });

  test('takes a dot of a picture for nothing', () => {
    expect(backgroundOf(image(2))).toBe('#333333');
  });
});

test('Gmail on iPhone turns dark backgrounds light, Gmail on Android leaves them', () => {
  const doc = docOf(
    cellOf({ font: { ...FONT, color: '#ffffff' }, background: { color: '#000000' } }),
  );
  expect(firstCell(gmailIosDark.transform(doc)).background?.color).toBe('#ffffff');
  expect(firstCell(gmailAndroidDark.transform(doc))).toEqual(firstCell(doc));
});

test('blocked pictures ask for nothing, as in the view of the designer', () => {
  const doc = docOf(
    cellOf({
      children: [
        { kind: 'image', src: 'https://a.example/a.png', width: 60, height: 40, alt: 'Logo' },
      ],
    }),
  );
  const html = printNode(picturesBlocked.transform(doc));
  expect(html).toBe(withoutPictures(printNode(doc)));
  expect(html).toContain('alt="Logo"');
  expect(html).not.toContain('a.example');
});

test('a fifth reply has the signature in five quotes, each with its bar', () => {
  const doc = docOf(cellOf({ font: FONT }));
  const html = printNode(quoted(doc, 5));
  expect(html.split('border-left').length - 1).toBe(5);
  expect(html.split('wrote:').length - 1).toBe(5);
  expect(html).toContain(printNode(doc));
});

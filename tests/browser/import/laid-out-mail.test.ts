import { expect, test } from 'vitest';
import { wordsOfLine } from '../../../src/import/core/likeness';
import { laidOut } from './laid-out';

test('a number that runs against its surroundings keeps its order', async () => {
  const phone = '<span dir="ltr">+44 20 7946 0218</span>';
  const { page } = await laidOut(`<div dir="rtl">טלפון: ${phone}<br>Jane ${phone}</div>`);
  const text = page.items.find((item) => item.kind === 'text');
  expect(text?.lines.map(wordsOfLine)).toEqual([
    'טלפון: \u200E+44 20 7946 0218',
    'Jane \u200E+44 20 7946 0218',
  ]);
  const { page: plain } = await laidOut(`<div>Jane ${phone}</div>`);
  const same = plain.items.find((item) => item.kind === 'text');
  expect(same?.lines.map(wordsOfLine)).toEqual(['Jane +44 20 7946 0218']);
});

test('the margin of what stands first moves nothing, and cuts nothing off', async () => {
  const { page, height } = await laidOut('<p style="margin:40px 0 0;line-height:20px">Jane</p>');
  const [text] = page.items;
  expect(text?.y).toBeLessThan(5);
  expect(height).toBe(20);
});

import { afterAll, expect, test } from 'vitest';
import { canBreakBetween } from '../../src/import/core/rebuild/can-break-between';

/* Texts that wrap break in the designer where browsers break them. */

const LETTERS = [
  ...'漢かカーッ한aé1Ａ１〒～＋、。，．：；！？・」』）〕】］〉》〜々ゝ　「『（【［〈《'.normalize(
    'NFC',
  ),
];

const line = document.createElement('div');
line.style.cssText = 'width:0;font:16px/20px Arial';
document.body.append(line);
afterAll(() => {
  line.remove();
});

test('letters and marks of East Asia part where they do in a browser', () => {
  const pairs = LETTERS.flatMap((a) => LETTERS.map((b) => [a, b] as const));
  const others = pairs.filter(([a, b]) => breaksInBrowser(a, b) !== canBreakBetween(`漢${a}`, b));
  expect(others.map((pair) => pair.join(''))).toEqual([]);
});

function breaksInBrowser(a: string, b: string): boolean {
  const text = document.createTextNode(`漢${a}${b}`);
  line.replaceChildren(text);
  const [before = 0, after = 0] = [1, 2].map((at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  });
  return after > before + 5;
}

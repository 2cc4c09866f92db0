import { expect, test } from 'vitest';
import { speakingMs } from '../../../src/export/heard/speaking-time';

/* In seconds, by espeak-ng 1.51 at its default speed, less the silence of 0.3 s at the end of what it writes. */
const MEASURED = [
  ['Director of Communications', 1.6],
  ['Amelia Hartwood', 0.9],
  ['18 Lantern Row, Floor 3, Bristol BS1 4QA, United Kingdom', 4.6],
  ['+44 (0)20 7946 0958', 5.3],
  ['amelia.hartwood@meridian-sons.example', 2.9],
  ['www.meridian-sons.example/people', 3.6],
  ['Clarity is kindness, in letters as in life.', 2.4],
  ['Leiterin der Abteilung Unternehmenskommunikation', 2.7],
  ['Directrice de la communication', 1.6],
  ['مديرة الاتصالات', 1.3],
  ['北京市朝阳区建国路八十八号', 4.4],
  ['高级软件工程师', 2.8],
] as const;

test.each(MEASURED)('%s takes about %s s', (words, seconds) => {
  const ratio = speakingMs(words) / 1000 / seconds;
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.4);
});

test('all of them together take as long as measured, within a tenth', () => {
  const all = MEASURED.reduce((sum, [words]) => sum + speakingMs(words) / 1000, 0);
  const measured = MEASURED.reduce((sum, [, seconds]) => sum + seconds, 0);
  expect(all / measured).toBeGreaterThan(0.9);
  expect(all / measured).toBeLessThan(1.1);
});

test('digits of telephone numbers are read one by one, those of other numbers together', () => {
  expect(speakingMs('+44 20 7946 0958')).toBeGreaterThan(4000);
  expect(speakingMs('1985')).toBeLessThan(500);
});

test('nothing takes no time', () => {
  expect(speakingMs('')).toBe(0);
});

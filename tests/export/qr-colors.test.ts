import { expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import { encodeElements } from '../../src/export/qr/encode-person';
import { completeSignature } from '../../src/model/person/signature';
import { canBeScanned } from '../../src/scene/kinds/code-colors';
import { readPngChunks } from '../email/read-png';
import { readQr } from '../helpers/read-qr';
import { designOf } from '../helpers/scenes';
import { element } from '../scene/scenes';

const PERSON = completeSignature({ fullName: 'Jane Tarn' });
const LINK = 'https://example.com/';

function codeIn(style: ReturnType<typeof element>['style']) {
  const code = encodeElements([element('qr', { id: 'a', content: LINK, style })], PERSON)['a'];
  if (code === undefined) throw new Error('No code');
  const png = Buffer.from(code.src.replace('data:image/png;base64,', ''), 'base64');
  return { ...code, chunks: readPngChunks(png) };
}

test('a code has the colors that were chosen, and is read as before', () => {
  const { chunks, src, side } = codeIn({ color: '#14213d', backgroundColor: '#fff4e0' });
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect(chunks.filter(({ isSound }) => !isSound)).toEqual([]);
  expect(chunks[1]?.data.toString('hex')).toBe('14213dfff4e0');
  expect(readQr(src, side)).toBe(LINK);
});

test('a code without colors is black on white, in gray', () => {
  expect(codeIn({}).src).toBe(codeIn({ color: '#000000', backgroundColor: '#ffffff' }).src);
  expect(codeIn({}).chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
});

test.each([
  ['black on white', '#000000', '#ffffff', true],
  ['navy on cream', '#14213d', '#fff4e0', true],
  ['gray on white', '#9ca3af', '#ffffff', false],
  ['white on black', '#ffffff', '#000000', false],
] as const)('%s can be scanned: %#', async (_, color, backgroundColor, isFine) => {
  expect(canBeScanned({ ink: color, paper: backgroundColor })).toBe(isFine);
  const style = { color, backgroundColor };
  const { findings } = await exportScene(
    designOf([{ type: 'qr', x: 0, y: 0, width: 150, height: 150, content: LINK, style }]),
  );
  expect(findings.some(({ rule }) => rule === 'qr-faint')).toBe(!isFine);
});

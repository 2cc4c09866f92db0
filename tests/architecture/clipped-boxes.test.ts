import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What hides its overflow can still be scrolled by a browser, to a caret, a focus or what is searched. */
const HIDES =
  /overflow(?:-[xy])?-hidden|overflow(?:-[xy])?:\s*['"]?hidden|overflow[XY]?: ?'hidden'/;

test('no box of the app hides its overflow: what is only clipped has `clip`', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx|css)$/.test(path))
    .filter((path) =>
      HIDES.test(readFileSync(`src/${path}`, 'utf8').replace(/\/\*[^]*?\*\//g, '')),
    );
  expect(found).toEqual([]);
});

import { expect, test } from 'vitest';
import { AREAS, filesOf } from '../../scripts/mutate/areas.mjs';
import { sampleLines } from '../../scripts/mutate/sample.mjs';

const FILE = `import { b } from './b';

const LIMIT = 3;

/** Says something. */
export function first(value: number): boolean {
  return value > LIMIT;
}

async function second(): Promise<void> {
  await b();
}
`;

test('a sample of all holds every declaration, from its first line to the next', () => {
  expect(sampleLines('src/a.ts', FILE, 1)).toEqual([
    'src/a.ts:3-5',
    'src/a.ts:6-9',
    'src/a.ts:10-12',
  ]);
  expect(sampleLines('src/a.ts', FILE, 0)).toEqual([]);
});

test('a sample holds about its share, and a larger one all of a smaller one', () => {
  const paths = Array.from({ length: 400 }, (_, at) => `src/${at}.ts`);
  const [small, large] = [0.2, 0.5].map((share) =>
    paths.flatMap((path) => sampleLines(path, FILE, share)),
  );
  expect((small?.length ?? 0) / 1200).toBeCloseTo(0.2, 1);
  expect((large?.length ?? 0) / 1200).toBeCloseTo(0.5, 1);
  expect(small?.filter((lines) => large?.includes(lines) !== true)).toEqual([]);
});

test('what is drawn does not change with what else the file contains', () => {
  const longer = FILE.replace('async', '\nfunction between(): void {}\n\nasync');
  expect(startsIn(longer)).toEqual(startsIn(FILE));
});

test('every place of an area holds files, and no file is in two areas', () => {
  const files = Object.values(AREAS).flatMap((area) => {
    for (const place of area.places) expect(filesOf({ ...area, places: [place] })).not.toEqual([]);
    return filesOf(area);
  });
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('src/scene/geometry.ts');
  expect(files).toContain('src/editor/gestures/resize.ts');
});

/** How the declarations begin that are drawn, but for that which only one of the files has. */
function startsIn(text: string): readonly string[] {
  return sampleLines('src/a.ts', text, 0.5).flatMap((lines) => {
    const [first = 0] = (lines.split(':')[1] ?? '').split('-').map(Number);
    const line = text.split('\n')[first - 1] ?? '';
    return line.includes('between') ? [] : [line];
  });
}

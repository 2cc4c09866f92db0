import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from './read-imports';

test('each part of the interface is in a story of its own folder, or is a part of one that is', () => {
  const stories = filesIn('stories/ui').filter((path) => path.endsWith('.stories.tsx'));
  const shown = new Set(stories);
  for (const file of shown) for (const next of importedBy(file)) shown.add(next);
  const parts = filesIn('src/ui').filter((path) => path.endsWith('.tsx'));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !shown.has(part))).toEqual([]);
});

function filesIn(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

/** Files of the project whose code a file uses; types are not shown. */
function importedBy(file: string): readonly string[] {
  return readImports(file, readFileSync(file, 'utf8'))
    .filter(({ specifier, typeOnly }) => !typeOnly && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((full) => existsSync(full)));
}

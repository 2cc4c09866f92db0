import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Storybook shows the icons that the app uses, and no others', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const used = files.flatMap((path) => iconsIn(readFileSync(`src/${path}`, 'utf8')));
  const shown = iconsIn(readFileSync('stories/foundations/icons-used.ts', 'utf8'));
  expect(shown.toSorted()).toEqual([...new Set(used)].toSorted());
});

/** Those that a file takes from the package, by the names that they have there. */
function iconsIn(source: string): readonly string[] {
  const lists = source.matchAll(/(?:import|export) \{([^}]+)\} from 'lucide-react'/g);
  return [...lists].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => each.replace(/ as .*/, '')),
  );
}

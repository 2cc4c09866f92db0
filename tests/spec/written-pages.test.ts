import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../stories/docs/section-of';

/* Nothing compiles the written pages of Storybook and of the repository: what they name must be there. */

const FOLDER = 'stories/docs';
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const pages = readdirSync(FOLDER).filter((file) => file.endsWith('.mdx'));
const stories = storyIds();

test('there are pages, and stories that they can lead to', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(stories).toContain('templates-gallery--all');
});

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8');

  test('leads to stories that are there', () => {
    const missing = found(text, /\?path=\/story\/([\w-]+)/g).filter((id) => !stories.has(id));
    expect(missing).toEqual([]);
  });

  test('names files that are there', () => {
    const named = found(text, /path="([^"]+)"/g);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(named.map((path) => `../../${path}?raw`)).toEqual(found(text, /'([^']+\?raw)'/g));
  });

  test('takes recipes that are there', () => {
    for (const heading of found(text, /<Recipe of="([^"]+)"/g)) {
      expect(sectionOf(contributing, heading)).not.toBe('');
    }
  });
});

/** Papers of today. The changelog names files as they were. */
const papers = [
  ...readdirSync('.'),
  ...['bench', 'docs', 'src', 'stories', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
]
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !path.includes('node_modules/'))
  .filter((path) => path !== 'CHANGELOG.md');

/** A path of the repository in code marks: from its root, or that of a file beside the paper. */
const NAMED_PATH =
  /`((?:(?:bench|docs|scripts|src|stories|tests)\/[\w./-]+)|(?:[\w-]+\/)+[\w.-]+\.(?:json|mjs|tsx?))`/g;

test('there are papers beside what they explain', () => {
  expect(papers).toContain('ARCHITECTURE.md');
  expect(papers).toContain('src/export/README.md');
});

describe.each(papers)('%s', (paper) => {
  const text = readFileSync(paper, 'utf8');

  test('names files that are there', () => {
    const missing = found(text, NAMED_PATH).filter(
      (path) => !existsSync(path) && !existsSync(join(dirname(paper), path)),
    );
    expect(missing).toEqual([]);
  });

  test('links to files that are there', () => {
    const links = found(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
    expect(links.filter((path) => !existsSync(join(dirname(paper), path)))).toEqual([]);
  });
});

/** The ids of all stories, by their titles and exports. */
function storyIds(): ReadonlySet<string> {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const text = readFileSync(join('stories', file), 'utf8');
        const [title = ''] = found(text, /title: '(\w+\/[^']+)'/g);
        return found(text, /^export const (\w+)/gm).map((name) =>
          toId(title, storyNameFromExport(name)),
        );
      }),
  );
}

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, part = '']) => part);
}

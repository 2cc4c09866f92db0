import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, FIRST_SCRIPT } from '../../scripts/policy.mjs';
import { filesForSearch, headOf, readOrigin } from '../../scripts/pages/head';
import { PAGE_HEADS, titleOf, type PageHead } from '../../src/app/pages.data';

const ORIGIN = 'https://signet.example';

const ROUTES: readonly PageHead[] = PAGE_HEADS.filter((page) => 'route' in page);

describe.each(PAGE_HEADS.map((page: PageHead) => [page.file, page] as const))('%s', (_, page) => {
  test('has a title and a description of its own, as long as search engines show', () => {
    const others = PAGE_HEADS.filter(({ file }) => file !== page.file);
    expect(others.map(({ title }) => title)).not.toContain(page.title);
    expect(others.map(({ description }) => description)).not.toContain(page.description);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('names no address without an origin', () => {
    const head = headOf(page, null);
    expect(head).toContain(`<title>${page.title}</title>`);
    expect(head).not.toMatch(/https?:|canonical|og:url|image/);
  });
});

test.each(ROUTES.map((page) => [page.route, page] as const))(
  '%s has its address and a picture that is there, both absolute',
  (route, page) => {
    const head = headOf(page, ORIGIN);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${route}" />`);
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}${route}" />`);
    expect(head).toMatch(
      /property="og:image" content="https:\/\/signet\.example\/previews\/\w+\.jpg"/,
    );
    expect(head).toMatch(/name="twitter:card" content="summary_large_image"/);
    expect(readFileSync(`docs/${page.picture?.file}`).length).toBeGreaterThan(0);
  },
);

test('the page for unknown addresses is not to be found, and has no address', () => {
  const page = PAGE_HEADS.find((each) => !('route' in each));
  expect(page && headOf(page, ORIGIN)).toContain('<meta name="robots" content="noindex" />');
  expect(page && headOf(page, ORIGIN)).not.toContain(ORIGIN);
});

test('what a page states about itself is text, whatever is in it', () => {
  const page = { file: 'a.html', title: '</title><b>&"', description: '"><script>' };
  expect(headOf(page, null)).toContain('<title>&lt;/title&gt;&lt;b&gt;&amp;&quot;</title>');
  expect(headOf(page, null)).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test.each([
  [undefined, null],
  ['', null],
  [' ', null],
  ['https://signet.example', ORIGIN],
  ['https://signet.example/', ORIGIN],
  ['HTTPS://Signet.Example:443', ORIGIN],
  ['http://localhost:4173', 'http://localhost:4173'],
])('the origin %j is %j', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

test.each([
  'signet.example',
  'https://signet.example/app',
  'https://signet.example/?a=b',
  'https://signet.example/#a',
  'https://me@signet.example',
  'ftp://signet.example',
  '//signet.example',
])('%s is no origin, and the build ends with that', (text) => {
  expect(() => readOrigin(text)).toThrow('VITE_ORIGIN must be an origin');
});

test('search engines may read all, and find each page by its address', () => {
  expect(filesForSearch(PAGE_HEADS, null)).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
  const files = filesForSearch(PAGE_HEADS, ORIGIN);
  expect(files['robots.txt']).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const found = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(found.map(([, address]) => address)).toEqual(
    ROUTES.map(({ route }) => `${ORIGIN}${route}`),
  );
});

test.each([
  ['/', 'Signet: email signature generator'],
  ['/team/', 'Signet: email signatures for a whole team'],
  ['/no/such/page', 'Signet: page not found'],
  ['/index.html', 'Signet: page not found'],
])('%s is called "%s"', (path, title) => {
  expect(titleOf(path)).toBe(title);
});

test('of what is written in a page, the policy allows the first script alone', () => {
  const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64');
  const scripts = CONTENT_SECURITY_POLICY.split('; ').find((each) => each.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
  // It ends with the first of these, wherever that stands.
  expect(FIRST_SCRIPT).not.toMatch(/<\/script|<!--/i);
});

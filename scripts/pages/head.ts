import type { PageHead } from '../../src/app/pages.data.ts';

/** The size of pictures of pages, in px, as services that show links recommend it. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Where the build puts the picture of a page. */
export function pictureAddress({ file }: NonNullable<PageHead['picture']>): string {
  return `/previews/${file.replace(/\.png$/, '.jpg')}`;
}

/**
 * What the head of a page states about it. Addresses in there must be absolute, so without the origin of the site, as
 * `https://signet.example`, they are left out.
 */
export function headOf(page: PageHead, origin: string | null): string {
  const { route, title, description } = page;
  const about = [`<title>${escape(title)}</title>`, meta('name', 'description', description)];
  if (route === undefined) return lines([...about, meta('name', 'robots', 'noindex')]);
  const picture = origin === null ? undefined : page.picture;
  return lines([
    ...about,
    ...(origin === null ? [] : [`<link rel="canonical" href="${escape(origin + route)}" />`]),
    meta('property', 'og:site_name', 'Signet'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(origin === null ? [] : [meta('property', 'og:url', origin + route)]),
    meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(picture === undefined
      ? []
      : [
          meta('property', 'og:image', `${origin}${pictureAddress(picture)}`),
          meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
          meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
          meta('property', 'og:image:alt', picture.alt),
          meta('name', 'twitter:image', `${origin}${pictureAddress(picture)}`),
          meta('name', 'twitter:image:alt', picture.alt),
        ]),
  ]);
}

/** The origin of a site as somebody wrote it; null for none. Throws where it is no origin. */
export function readOrigin(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const url = parsed(text.trim());
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/';
  if (!isOrigin) {
    throw new Error(`VITE_ORIGIN must be an origin like https://signet.example, not "${text}".`);
  }
  return url.origin;
}

/** What is at the root of a site for search engines: file names and contents. */
export function filesForSearch(
  pages: readonly PageHead[],
  origin: string | null,
): Readonly<Record<string, string>> {
  const robots = 'User-agent: *\nAllow: /\n';
  if (origin === null) return { 'robots.txt': robots };
  const urls = pages.flatMap(({ route }) =>
    route === undefined ? [] : `  <url><loc>${escape(origin + route)}</loc></url>`,
  );
  return {
    'robots.txt': `${robots}\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `${[
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ].join('\n')}\n`,
  };
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escape(content)}" />`;
}

function lines(tags: readonly string[]): string {
  return tags.join('\n    ');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What every other website answers with: a picture of 64 x 64. */
const PICTURE = readFileSync('public/sample/portrait.png');

/** Where pages are asked for by their own scripts alone. */
const OWN = /^(?:data|blob):/;

/**
 * All that the pages of a browser ask of other websites, which answer with a picture to whatever is asked. Addresses without what
 * stands behind the path.
 */
export async function recordCrossOrigin(page: Page, baseURL = ''): Promise<readonly string[]> {
  const asked: string[] = [];
  const isSignature = (url: URL): boolean =>
    !OWN.test(url.href) && url.origin !== new URL(baseURL).origin;
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (isSignature(url)) asked.push(url.origin + url.pathname);
  });
  await page.context().route(isSignature, (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'access-control-allow-origin': '*' },
      body: PICTURE,
    }),
  );
  return asked;
}

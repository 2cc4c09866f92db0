import { readManifest } from '../../../../scripts/check-sizes.mjs';
import { expect, type Locator, type Page } from '../../../e2e/support/test';

/* A part of the page that loads on use does not come, as after a new deployment, or without a network. */

/** Something that loads on use, how the visitor asks for it, and what they see where it does not come. */
export interface PartOnUse {
  /** Sources, as the manifest of the build calls them. */
  readonly modules: readonly string[];
  /** Sent for as soon as the page is there, before it is asked for: it is lost from the start. */
  readonly isAhead?: true;
  /** Opens the page, up to where the part is asked for next. */
  readonly open: (page: Page) => Promise<void>;
  /** Asks for the part. Left out for what comes by itself, as soon as the page is there. */
  readonly ask?: (page: Page) => Promise<void>;
  /** The message on the page; null for a part without which nothing is missing. */
  readonly shown: string | RegExp | null;
  /** How it is asked for again: by the notice, in the same way, or by a reload alone. Nothing for what is not asked for. */
  readonly again?: 'by notice' | 'same way' | 'by reload';
  /** What is there as soon as it has come; without a message it is there all the same. */
  readonly result: (page: Page) => Promise<void>;
}

/** The message for most of them. */
export const LOST = 'Part of this page did not load.';

/** How a server answers for a file that is of no release any more. */
export const ANSWERS = {
  'is not found': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'is a page instead': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' },
} as const;

/** Modules that load on use and are lost in other tests, or as others of their kind are here. */
const TRIED_ELSEWHERE = [
  /^src\/app\/(builder|team)-page\.tsx$/,
  /^src\/generator\/generator-page\.tsx$/,
  // tests/e2e: templates-on-use.spec.ts, fonts.spec.ts, offline.spec.ts
  /^src\/templates\/registry\.ts$/,
  /^src\/fonts\/browser\/own-fonts\.ts$/,
];

/** Modules that load on use and are not in a table. */
export function modulesLeft(table: Readonly<Record<string, PartOnUse>>) {
  const tried = new Set(Object.values(table).flatMap((one) => one.modules));
  return modulesOnUse().filter(
    (module) => !tried.has(module) && !TRIED_ELSEWHERE.some((pattern) => pattern.test(module)),
  );
}

/** All modules that load on use, as the build lists them. */
function modulesOnUse(): readonly string[] {
  return Object.entries(readManifest('dist')).flatMap(([module, chunk]) =>
    Reflect.get(chunk, 'isDynamicEntry') === true ? [module] : [],
  );
}

/** Answers in place of the files of modules; the answer of this ends that. */
export async function lose(
  page: Page,
  modules: readonly string[],
  answer: (typeof ANSWERS)[keyof typeof ANSWERS],
): Promise<() => Promise<void>> {
  const manifest = readManifest('dist');
  const files = modules.map((module) => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`The build has no file for ${module}`);
    return `**/${chunk.file}`;
  });
  for (const file of files) await page.route(file, (route) => route.fulfill(answer));
  return async () => {
    for (const file of files) await page.unroute(file);
  };
}

export function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' });
}

/** Presses what a notice offers. */
export async function takeOffer(page: Page, label: string): Promise<void> {
  await notices(page).getByRole('button', { name: label }).click();
}

/** The page is not in ruins. */
export async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

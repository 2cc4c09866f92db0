import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { z } from 'zod';
import { SIZES } from './sizes';
import { expectPictures, holdStill } from './take-pictures';

/* Stories beside their accepted pictures. */

/** The same signature many times over, and text: large pictures that show nothing more. */
const REPEATS = /^templates-.*--(?:palettes|what-ifs|source)$/;

const { SIGNET_STORIES = '', SIGNET_STORIES_INDEX = '' } = process.env;

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), tags: z.array(z.string()) }),
  ),
});

const { entries } = Index.parse(JSON.parse(readFileSync(SIGNET_STORIES_INDEX, 'utf8')));
const stories = Object.values(entries).filter(
  ({ id, type, tags }) => type === 'story' && !REPEATS.test(id) && !tags.includes('no-picture'),
);

test.use({ viewport: SIZES[0] });

for (const { id } of stories) {
  test(`story ${id}`, async ({ page }) => {
    // What is played may wait for it.
    await holdStill(page, 'comes');
    await page.goto(`${SIGNET_STORIES}/iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(isOver);
    await expectPictures(page, id);
  });
}

/** Whether a story is drawn and played to its end; throws where that failed. */
function isOver(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render: unknown = preview instanceof Object ? Reflect.get(preview, 'currentRender') : null;
  const phase: unknown = render instanceof Object ? Reflect.get(render, 'phase') : null;
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story is ${phase}.`);
  return phase === 'finished';
}

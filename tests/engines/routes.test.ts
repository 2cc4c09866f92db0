import { expect, test } from 'vitest';
import { ENGINES } from './support/engines';
import { onVisit } from './support/visit';

const PAGES = [
  { path: '/', shows: { css: 'iframe[title="Your signature"]' } },
  { path: '/drag-drop', shows: { css: '[data-design-canvas]' } },
  { path: '/team', shows: { css: 'h1', name: 'Signatures for a whole team' } },
] as const;

for (const { path, shows } of PAGES) {
  test.each(ENGINES)(
    `$name: ${path} comes without a complaint, and axe finds nothing`,
    ({ openTab }) =>
      onVisit(openTab, async (visit) => {
        await visit.goTo(path);
        await visit.see(shows, ({ isReady }) => isReady);
        expect(await visit.breaches()).toEqual([]);
        expect(await visit.complaints()).toEqual([]);
      }),
  );
}

test.each(ENGINES)(
  '$name: a path without a page shows an error, logs it, and links home',
  ({ openTab }) =>
    onVisit(openTab, async (visit) => {
      await visit.goTo('/no/such/page');
      await visit.see({ css: 'h1', name: 'Oops! Page not found' });
      // The page is seen before its code has come.
      await expect
        .poll(visit.complaints, { timeout: 10_000 })
        .toEqual([expect.stringMatching(/^console\.error: .*\/no\/such\/page/)]);
      expect(await visit.breaches()).toEqual([]);
      await visit.press({ css: 'a', name: 'Return to Home' });
      await visit.see({ css: 'iframe[title="Your signature"]' });
    }),
);

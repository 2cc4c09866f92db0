import { preview } from './support/form';
import { kept, takeNew, test, updated } from './support/offline/release-site';
import type { WrongAnswer } from './support/offline/wrong-answers';
import { expect, inShortRun, type Page } from './support/test';

test.use({ serviceWorkers: 'allow' });

// All files of the page are fetched in each.
test.describe.configure({ timeout: 120_000 });

const OLD_TITLE = 'Signet: email signature generator';
const NEW_TITLE = 'The next Signet';

/** The page, and what is new in a release, a file of each other kind. Browsers keep what has come once under such a name. */
function filesOf(release: number) {
  return {
    [`assets/next-${release}.js`]: `export const next = ${release};`,
    [`assets/next-${release}.css`]: `.next { order: ${release} }`,
    [`assets/next-${release}.woff2`]: `letters ${release}`,
    [`assets/next-worker-${release}.js`]: `postMessage(${release});`,
    [`next-${release}.txt`]: `words ${release}`,
  };
}

const KINDS = ['page', 'script', 'style', 'font', 'worker script', 'other file'];

const AT_ONCE: readonly WrongAnswer[] = [
  'the fallback page',
  'a redirect',
  'a cut body',
  'a body that breaks off',
  'other bytes',
  '404',
  '500',
];

/** A file of each kind is answered for wrongly in the short run, in each of these ways in turn; the others show no more than that bytes are compared. */
const IN_TURN: readonly WrongAnswer[] = ['the fallback page', 'a redirect', 'a cut body'];

function inTurn(answers: readonly WrongAnswer[], at: number): WrongAnswer {
  return answers[at % answers.length] ?? 'a redirect';
}

async function expectRelease(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/`);
  await expect(page).toHaveTitle(title);
  await expect(preview(page).getByText('Jane Doe')).toBeVisible();
  for (const path of ['/drag-drop', '/team']) {
    await page.goto(url + path);
    await expect(page.getByRole('main').first()).toBeVisible();
  }
  await page.goto(`${url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
}

for (const [name, answers] of [
  ['wrong answers of each sort in turn', IN_TURN] as const,
  ...AT_ONCE.map((answer) => [answer, [answer]] as const),
]) {
  test(
    `with ${name} for a file of it, a release is not taken; the one before works, and the next visit has the new one`,
    inShortRun(answers === IN_TURN),
    async ({ page, site }) => {
      await page.goto(site.url);
      await kept(page, site);
      for (const [release, kind] of KINDS.entries()) {
        const files = filesOf(release);
        const file = ['/', ...Object.keys(files).map((name) => `/${name}`)][release] ?? '';
        site.recover();
        site.answerWith(inTurn(answers, release), file);
        await site.release(`Without its ${kind}`, files);
        expect(await updated(page), kind).toBe('redundant');
        expect(await page.evaluate(() => caches.keys()), kind).toHaveLength(1);
      }
      await expectRelease(page, site.url, OLD_TITLE);
      // What browsers have begun to fetch by themselves is not to come whole.
      site.answerWith(inTurn(answers, 0), '/');
      await site.release(NEW_TITLE, filesOf(KINDS.length));
      site.recover();
      await page.goto(`${site.url}/`);
      await takeNew(page, NEW_TITLE);
      await expectRelease(page, site.url, NEW_TITLE);
    },
  );
}

test('while a file of a release never comes, the page works; the next visit has the new one', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await kept(page, site);
  for (const file of ['/', '/next-0.txt']) site.answerWith('no answer', file);
  await site.release(NEW_TITLE, filesOf(0));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expectRelease(page, site.url, OLD_TITLE);
  site.recover();
  await page.goto(`${site.url}/`);
  await takeNew(page, NEW_TITLE);
});

test('a file that never comes is given up', inShortRun(false), async ({ page, site }) => {
  test.setTimeout(240_000);
  await page.goto(site.url);
  await kept(page, site);
  site.answerWith('no answer', '/next-0.txt');
  await site.release(NEW_TITLE, filesOf(0));
  expect(await updated(page)).toBe('redundant');
  site.recover();
  await page.goto(`${site.url}/`);
  await takeNew(page, NEW_TITLE);
});

for (const answer of AT_ONCE) {
  // Which bytes are the worker's is stated by nothing but the worker.
  if (answer === 'other bytes') continue;
  test(
    `with ${answer} for the worker itself, the one before stays`,
    inShortRun(answer === 'the fallback page'),
    async ({ page, site }) => {
      await page.goto(site.url);
      await kept(page, site);
      site.answerWith(answer, '/service-worker.js');
      await site.release(NEW_TITLE);
      await expect(updated(page)).rejects.toThrow('Failed to update');
      await expectRelease(page, site.url, OLD_TITLE);
      site.recover();
      await page.goto(`${site.url}/`);
      await takeNew(page, NEW_TITLE);
    },
  );
}

import { afterAll, describe, expect, test } from 'vitest';
import type { ImportedMail } from '../../../src/import/core/mail';
import { sceneOfMail } from '../../../src/import/core/scene-of-mail';
import { foundInMail, personInMail } from '../../../src/import/core/found-in-mail';
import { BLANK_SIGNATURE } from '../../../src/model/person/signature';
import { toChosenFile } from '../../../src/import/browser/mails/mail-file';
import { readMail } from '../../../src/import/browser/mails/read-mail';
import { inHiddenFrame, layOutMail } from '../../../src/import/browser/pages/lay-out';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { mutated } from './mutate';
import { harmIn } from './harm';

/*
 * What comes in from elsewhere may be anything: nothing of it runs, nothing is fetched, and it ends in a design all the same.
 */

const FILES = import.meta.glob<string>('../../fixtures/import/**/*.{html,eml}', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
const HOSTILE = Object.keys(FILES).filter((path) => path.includes('/hostile/'));
/** Those that hurt by size are tried as they are. */
const LONGEST_MUTATED = 60_000;
/** Others by `npm run fuzz`. */
const COUNT = Number(import.meta.env['VITE_FUZZ_COUNT'] ?? 150);
const FIRST = Number(import.meta.env['VITE_FUZZ_FIRST'] ?? 1);

const fetched: string[] = [];
const observer = new PerformanceObserver((list) => {
  fetched.push(...list.getEntries().map(({ name }) => name));
});
observer.observe({ type: 'resource' });
afterAll(() => observer.disconnect());

describe.each(HOSTILE)('%s', (path) => {
  test('neither runs nor fetches anything, and becomes a design', async () => {
    const text = await (await fileAt(path)).text();
    expect(harmIn({ html: text, ...NO_PICTURES })).toEqual([]);
    const read = await readMail([toChosenFile(await fileAt(path))]);
    if (!read.ok) throw new Error(`Not read: ${read.problem}`);
    expect(await inHiddenFrame(600, (frame) => faultsOf(read.value, frame))).toEqual([]);
  });
});

test('nor does anything made of these by chance', { timeout: 60_000 + 2000 * COUNT }, async () => {
  const files = await Promise.all(Object.keys(FILES).map(fileAt));
  const texts = await Promise.all(files.map((file) => file.text()));
  const short = texts.filter(({ length }) => length < LONGEST_MUTATED);
  await inHiddenFrame(600, async (frame) => {
    for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
      const mail = { html: mutated(short, seed), ...NO_PICTURES };
      const faults = [...harmIn(mail), ...(await faultsOf(mail, frame))];
      expect([seed, ...faults]).toEqual([seed]);
    }
  });
});

const NO_PICTURES = { pictures: [], unnamed: [] } as const;

/** What is wrong with a mail once it has been laid out and made a design. */
async function faultsOf(mail: ImportedMail, frame: HTMLIFrameElement): Promise<readonly string[]> {
  const { page } = await layOutMail(frame, mail, { loadsPictures: false });
  const person = personInMail(foundInMail(page), BLANK_SIGNATURE, page);
  const { elements } = sceneOfMail(page, person, 1);
  fetched.push(...observer.takeRecords().map(({ name }) => name));
  const windows = [window, window.top, frame.contentWindow];
  return [
    ...(elements.length > SCENE_LIMITS.elements ? [`${elements.length} elements`] : []),
    ...windows.filter((each) => each !== null && 'ran' in each).map(() => 'something ran'),
    ...[...fetched, ...resourcesOf(window), ...resourcesOf(frame.contentWindow)]
      .filter((name) => !isOwn(name))
      .map((name) => `fetched ${name}`),
  ];
}

function resourcesOf(view: Window | null): readonly string[] {
  return view?.performance.getEntriesByType('resource').map(({ name }) => name) ?? [];
}

/** Files of these tests, and what came with the mail. */
function isOwn(name: string): boolean {
  return name.startsWith(`${location.origin}/`) || /^(?:data|blob|about):/.test(name);
}

async function fileAt(path: string): Promise<File> {
  const answer = await fetch(FILES[path] ?? '');
  return new File([await answer.arrayBuffer()], path.split('/').at(-1) ?? '');
}

import { describe, expect, test } from 'vitest';
import { sceneOfMail } from '../../../src/import/scene-of-mail';
import { BLANK_SIGNATURE } from '../../../src/model/signature';
import { cleanMail } from '../../../src/platform/mails/clean-mail';
import { readMail } from '../../../src/platform/mails/read-mail';
import { inHiddenFrame, layOutMail } from '../../../src/platform/pages/lay-out';
import { SCENE_LIMITS } from '../../../src/scene/limits';

/*
 * What comes in from elsewhere may be anything: nothing of it runs, nothing is fetched, and it ends in a design all the same.
 */

const FILES = import.meta.glob<string>('../../fixtures/import/**/*.{html,eml}', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
const HOSTILE = Object.keys(FILES).filter((path) => path.includes('/hostile/'));
const NOT_KEPT = 'script,iframe,object,embed,form,input,link,base,meta,svg,math,style,video,audio';
/** More by `VITE_MUTATED=10000`. */
const MUTATED = Number(import.meta.env['VITE_MUTATED'] ?? 200);

describe.each(HOSTILE)('%s', (path) => {
  test('neither runs nor fetches anything, and becomes a design', async () => {
    expect(harmIn(await (await fileAt(path)).text())).toEqual([]);
    const read = await readMail([await fileAt(path)]);
    if (!read.ok) return;
    const laidOut = await inHiddenFrame(600, (frame) =>
      layOutMail(frame, read.value, { loadsPictures: false }),
    );
    const scene = sceneOfMail(laidOut.page, BLANK_SIGNATURE, 1);
    expect(scene.elements.length).toBeLessThanOrEqual(SCENE_LIMITS.elements);
    expectNothingRan();
  });
});

test('nor does anything made of these by chance', async () => {
  const texts = await Promise.all(
    Object.keys(FILES).map(async (path) => (await fileAt(path)).text()),
  );
  const short = texts.filter(({ length }) => length < 60_000);
  const next = seeded(20_261_124);
  for (let round = 0; round < MUTATED; round++) {
    expect(harmIn(mutated(short, next))).toEqual([]);
  }
});

/** What is left of HTML that could run or fetch something. */
function harmIn(html: string): readonly string[] {
  const mail = { html, pictures: new Map<string, string>(), unnamed: [] };
  const { root, css } = cleanMail(mail, { loadsPictures: false });
  const all = [...root.querySelectorAll('*')];
  return [
    ...all.filter((element) => element.matches(NOT_KEPT)).map(({ localName }) => localName),
    ...(FETCHES.test(css) ? [css] : []),
    ...all.flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name, value }) => !isHarmless(name, value))
        .map(({ name, value }) => `${name}=${value}`),
    ),
  ];
}

const FETCHES = /url\s*\(|@import|expression\s*\(/i;

function isHarmless(name: string, value: string): boolean {
  if (name === 'src') return /^data:image\/(?:png|jpeg|gif);base64,/.test(value);
  if (name === 'href') return /^(?:https?|mailto|tel):/.test(value);
  if (name === 'style') return !FETCHES.test(value) && !value.includes('position');
  return !/^on|^srcset$|^background$|^ping$|^formaction$/.test(name);
}

function expectNothingRan(): void {
  expect(Reflect.get(window, 'ran')).toBeUndefined();
  expect(Reflect.get(window.top ?? window, 'ran')).toBeUndefined();
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(fetched.filter((name) => name.includes('fetch.example'))).toEqual([]);
}

async function fileAt(path: string): Promise<File> {
  const answer = await fetch(FILES[path] ?? '');
  return new File([await answer.arrayBuffer()], path.split('/').at(-1) ?? '');
}

/** Two pieces of HTML joined at random places, tags cut open or doubled. */
function mutated(texts: readonly string[], next: () => number): string {
  const pick = (): string => texts[Math.floor(next() * texts.length)] ?? '';
  const cut = (text: string): string => {
    const from = Math.floor(next() * text.length);
    return text.slice(from, from + Math.floor(next() * 20_000));
  };
  const html = `${cut(pick())}${cut(pick())}${cut(pick())}`;
  const [first, second] = [cut(html).slice(0, 400), cut(html).slice(0, 400)];
  return html.replace(first, second).replaceAll(next() < 0.3 ? '"' : '\u0000', '');
}

/** Numbers from 0 to 1, the same for the same seed (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

import { afterEach, beforeEach, expect, test } from 'vitest';
import { inHiddenFrame, layOutMail } from '../../../src/import/browser/pages/lay-out';
import { manyElements, reopenedElements } from '../../helpers/hostile-html';

/*
 * HTML of which a browser makes much work: the page answers all the while. What is counted are beats that each ask for the next one, so
 * a page that is held up counts none, on a slow machine as on a fast one.
 */

let beats = 0;
let channel: MessageChannel;
beforeEach(() => {
  beats = 0;
  channel = new MessageChannel();
  // Messages wait for no clock, unlike timers: a fast machine counts no fewer than a slow one.
  channel.port1.addEventListener('message', () => {
    beats += 1;
    channel.port2.postMessage(null);
  });
  channel.port1.start();
  channel.port2.postMessage(null);
});
afterEach(() => channel.port1.close());

/** What became of it, in how many beats. */
async function laidOut(html: string): Promise<string> {
  const mail = { html, pictures: [], unnamed: [] };
  try {
    const { page } = await inHiddenFrame(600, (frame) =>
      layOutMail(frame, mail, { loadsPictures: false }),
    );
    return page.isCut ? 'cut' : 'whole';
  } catch (cause) {
    return String(cause);
  }
}

test('60,000 elements are laid out as far as a signature goes', { timeout: 60_000 }, async () => {
  expect(await laidOut(manyElements(60_000))).toBe('cut');
  expect(beats).toBeGreaterThan(10);
});

test.each([
  ['a million elements', '<p>x'.repeat(1_000_000)],
  ['a thousand that become half a million', reopenedElements()],
])('%s are refused', { timeout: 60_000 }, async (_, html) => {
  expect(await laidOut(html)).toMatch(/too many elements|too long/);
  expect(beats).toBeGreaterThan(3);
});

test('elements in one another are refused or read', { timeout: 60_000 }, async () => {
  expect(await laidOut('<div>'.repeat(90_000))).toMatch(/whole|too long|cut/);
  expect(beats).toBeGreaterThan(10);
});

test('a word without end is cut', { timeout: 60_000 }, async () => {
  const word = `<div style="word-break:break-all">${'x'.repeat(300_000)}</div>`;
  expect(await laidOut(word)).toBe('cut');
});

test('selectors that are sought for long are left out', { timeout: 60_000 }, async () => {
  const rule = `${'div ~ '.repeat(6)}b{color:red}`;
  expect(await laidOut(`<style>${rule}</style>${manyElements(3000)}`)).toMatch(/cut|whole/);
});

test('what is no longer shown is no longer read', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const mail = { html: manyElements(50_000), pictures: [], unnamed: [] };
  const reading = layOutMail(frame, mail, { loadsPictures: false });
  frame.remove();
  await expect(reading).rejects.toThrow(/no document|Nobody waits/);
});

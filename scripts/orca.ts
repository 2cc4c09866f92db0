import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { exportSignature } from '../src/export';
import { TEMPLATES } from '../src/templates/registry';
import { compared } from '../tests/helpers/compared';
import { HEARD_PEOPLE } from '../tests/helpers/heard-people';
import { hasApt, installByApt } from './apt.mjs';
import { messageOf } from './read-back/message-of';
import { findProgram } from './read-back/programs';
import { openFile } from './read-back/show-in-thunderbird';
import { LOCAL_FOLDERS, READER, startThunderbird } from './read-back/thunderbird';
import { openOrca } from './orca/open-orca';
import { orcaItems, transcriptItems } from './orca/items';
import { expectedError, ROOT } from './run.mjs';

// What Orca reads of signatures in Chromium and in Thunderbird, beside the transcripts. `ORCA_PEOPLE` states how many people.

const OUT = join(ROOT, '.cache/orca');
const BEGIN = 'Signature begins';
const END = 'Signature ends';
const PAGE_MS = 20_000;
const THUNDERBIRD = '/usr/lib/thunderbird/thunderbird-bin';
/** Of what is read, how much is the same. */
const LEAST = 0.95;

/** By name, with what makes each end at once. */
const PROGRAMS = {
  orca: '--version',
  Xvfb: '-help',
  openbox: '--version',
  xdotool: '--version',
  chromium: '--version',
  thunderbird: '--version',
} as const;

/** One transparent pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

interface Reading {
  readonly name: string;
  readonly html: string;
}

/** Shows a page and returns what Orca has read since. */
type Show = (reading: Reading) => Promise<readonly string[]>;

await ensurePrograms();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, 'profile'), { recursive: true });
const most = Number(process.env['ORCA_PEOPLE'] ?? Number.POSITIVE_INFINITY);
const people = Object.entries(HEARD_PEOPLE).slice(0, most);
const readings: Reading[] = [];
for (const [name, person] of people) {
  for (const { id } of TEMPLATES) {
    const { html } = await exportSignature(person, id);
    readings.push({ name: `${id}, ${name}`, html: withOwnPictures(html) });
  }
}
const isEqual = [await inChromium(), await inThunderbird()].every(Boolean);
process.exitCode = isEqual ? 0 : 1;

async function ensurePrograms(): Promise<void> {
  if (areThere()) return;
  const names = ['orca', 'xvfb', 'openbox', 'xdotool', 'dbus', 'chromium', 'thunderbird'];
  if (hasApt()) await installByApt([names]);
  if (!areThere()) throw expectedError(`Orca is needed: apt-get install ${names.join(' ')}`);
}

function areThere(): boolean {
  return Object.entries(PROGRAMS).every(([name, about]) => findProgram([name], [about]) !== null);
}

async function inChromium(): Promise<boolean> {
  const orca = await openOrca();
  const start = writePage('start', '');
  const context = await chromium.launchPersistentContext('', {
    executablePath: '/usr/bin/chromium',
    headless: false,
    env: orca.env,
    viewport: null,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--force-renderer-accessibility',
      `--app=${start}`,
    ],
  });
  try {
    const [page] = context.pages();
    if (page === undefined) throw new Error('Chromium has opened no window');
    await orca.spokenUntil(END, PAGE_MS);
    return await compareAll('Chromium', async ({ html }) => {
      await page.goto(writePage('page', html));
      return orca.spokenUntil(END, PAGE_MS);
    });
  } finally {
    await context.close();
    orca.close();
  }
}

async function inThunderbird(): Promise<boolean> {
  const orca = await openOrca();
  const profile = join(OUT, 'profile');
  const running = await startThunderbird(
    THUNDERBIRD,
    profile,
    { ...LOCAL_FOLDERS, ...READER },
    orca.env,
  );
  try {
    return await compareAll('Thunderbird', async ({ html }) => {
      const path = join(OUT, 'message.eml');
      writeFileSync(path, messageOf(pageOf(html)));
      await running.run(
        `
        const globals = { ChromeUtils, Services, Cc, Ci };
        (${openFile.toString()})(globals, 'mail', args[0]);
      `,
        [path],
      );
      // A mail is read at once up to its first line, all of it by a key.
      const first = await orca.spokenUntil(BEGIN, PAGE_MS);
      orca.press('KP_Add');
      const rest = await orca.spokenUntil(END, PAGE_MS);
      const spoken = [...first, ...rest];
      await running.run(`Services.wm.getMostRecentWindow('mail:messageWindow')?.close();`, []);
      return spoken;
    });
  } finally {
    await running.close();
    orca.close();
  }
}

async function compareAll(program: string, show: Show): Promise<boolean> {
  let [equal, of] = [0, 0];
  for (const reading of readings) {
    const spoken = await show(reading);
    const items = orcaItems(spoken, BEGIN, END);
    if (items === null) console.log(`${program}: ${reading.name} was not read to its end`, spoken);
    const result = compared(transcriptItems(reading.html), items ?? []);
    equal += result.equal;
    of += result.of;
    if (result.differing.length > 0)
      console.log(`${reading.name}: ${result.differing.join(' | ')}`);
  }
  console.log(
    `Orca in ${program}: ${equal} of ${of} the same (${((100 * equal) / of).toFixed(2)} %)`,
  );
  return equal / of >= LEAST;
}

/** Thunderbird asks before it shows a linked picture, and its alternative text is then a text as any. */
function withOwnPictures(html: string): string {
  return html.replaceAll(/(<img [^>]*src=")https?:[^"]*/g, `$1${PICTURE}`);
}

function pageOf(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Message</title></head><body><p>${BEGIN}</p>${html}<p>${END}</p></body></html>`;
}

function writePage(name: string, html: string): string {
  const path = join(OUT, `${name}.html`);
  writeFileSync(path, pageOf(html));
  return pathToFileURL(path).href;
}

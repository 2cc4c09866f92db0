import { beforeEach, describe, expect, test } from 'vitest';
import { appsScript } from '../../../../src/team/core/packs/apps-script/apps-script';
import { startWorkspace, type Workspace } from './google-host';
import { contentOf, HOSTILE_TEXTS, runPack } from './run';

/* The script for a sheet of Google with a thousand people, stopped by its own limit, by Google's, and by what Google refuses. */

const { files } = await runPack(appsScript, []);
const FILES = {
  code: contentOf(files, 'apps-script/Code.gs'),
  manifest: contentOf(files, 'apps-script/appsscript.json'),
};
const ADDRESSES = Array.from({ length: 1000 }, (_, at) =>
  at % 10 === 3 ? `o'neil${at}@x.example` : `user${at}@x.example`,
);
const HTML = ADDRESSES.map(
  (_, at) => `<p role="presentation" style="a:b;">${HOSTILE_TEXTS[at % 25] ?? ''} ${at}</p>`,
);
const HEAD = ['mailbox', 'address', 'signature', 'result'];
const MINUTE_MS = 60_000;

let google: Workspace;
let people: readonly string[] = ADDRESSES;
beforeEach(() => start());

describe('a thousand people', () => {
  test.each([1300, 2300, 8900])(
    'are set once each where a call takes %i ms, checked and put back, wherever the run stopped',
    (speedMs) => {
      start(speedMs);
      const before = signatures();
      google.choose('setAll');
      expect(google.shown.at(-1)).toContain('It goes on by itself in a minute.');
      google.wait();
      expect(patched()).toEqual(ADDRESSES);
      expect(google.clock.executions).toBeGreaterThan((200 * speedMs) / 300_000);
      expect(counts()).toEqual([['set', 1000]]);
      google.choose('setAll');
      google.wait();
      expect([patched().length, counts()]).toEqual([1000, [['same', 1000]]]);

      google.gmail.accounts.get('user777@x.example')?.set('user777@x.example', 'my own');
      google.choose('checkAll');
      google.wait();
      expect(counts()).toEqual([
        ['same', 999],
        ['differs', 1],
      ]);
      expect(list().cells[778]?.[3]).toBe('differs');

      google.choose('undoAll');
      google.wait();
      const kept = signatures();
      expect(kept[777]).toBe('my own');
      expect(kept.toSpliced(777, 1)).toEqual(before.toSpliced(777, 1));
      google.choose('undoEverything');
      google.wait();
      expect(signatures()).toEqual(before);
      expect([google.triggers, google.properties.has('JOB')]).toEqual([[], false]);
    },
    60_000,
  );

  test('are only looked at by Preview, also where that is stopped', () => {
    start(8900);
    const before = signatures();
    google.choose('previewAll');
    google.wait();
    expect(counts()).toEqual([
      ['another', 857],
      ['would be set', 143],
    ]);
    expect([signatures(), google.gmail.patches, google.sheets.length]).toEqual([before, [], 1]);
  }, 60_000);

  test('are set where tokens expire midway, and where Google refuses calls as too many', () => {
    google.gmail.events.tokenMs = 900;
    google.choose('setAll');
    google.gmail.events.busy = 57;
    google.wait();
    expect([patched(), counts()]).toEqual([ADDRESSES, [['set', 1000]]]);
    expect(google.gmail.events.tokens).toBeGreaterThan(1000);
  }, 60_000);

  test('go on an hour later where the calls of the day are used up', () => {
    google.gmail.events.fault = 'Exception: Service invoked too many times for one day: urlfetch.';
    google.choose('setAll');
    expect(google.shown.at(-1)).toContain('The calls of today are used up. It goes on by itself.');
    const { now } = google.clock;
    google.gmail.events.fault = null;
    google.wait();
    expect(google.clock.now - now).toBeGreaterThan(60 * MINUTE_MS);
    expect(patched()).toEqual(ADDRESSES);
    google.gmail.events.fault = 'Exception: DNS error';
    google.choose('checkAll');
    expect(google.shown.at(-1)).toContain('Google could not be reached.');
    google.gmail.events.fault = null;
    google.wait();
    expect(counts()).toEqual([['same', 1000]]);
  }, 60_000);
});

describe('two hundred people', () => {
  test.each([1, 2, 3, 4, 18, 19, 20, 21, 40])(
    'are set and put back as they were where Google ends a run within call %i',
    (calls) => {
      start(400, 200);
      const before = signatures();
      google.choose('setAll', '', calls - 1);
      expect(google.triggers).toHaveLength(1);
      google.wait();
      expect(new Set(patched())).toEqual(new Set(people));
      expect(patched().length).toBeLessThanOrEqual(220);
      google.choose('checkAll');
      google.wait();
      expect(counts()).toEqual([['same', 200]]);
      google.choose('undoAll', '', calls - 1);
      google.wait();
      expect(signatures()).toEqual(before);
      google.choose('undoAll');
      google.wait();
      expect([...new Set(undone())]).toEqual(['put back already']);
    },
    30_000,
  );

  test('are left alone where Google cannot be reached again and again', () => {
    start(400, 200);
    google.gmail.events.fault = 'Exception: DNS error';
    google.choose('setAll');
    google.wait();
    google.choose('showProgress');
    expect(google.shown.at(-1)).toContain('It was stopped too often without getting any further.');
    expect([google.triggers, google.gmail.patches]).toEqual([[], []]);
  });
});

describe('two runs', () => {
  test('are never under way at once', () => {
    google.clock.isLocked = true;
    google.choose('setAll');
    expect(google.shown.at(-1)).toBe('A run is under way. See Progress.');
    google.clock.isLocked = false;
    start(8900);
    google.choose('setAll');
    const set = patched().length;
    google.choose('undoAll');
    expect(google.shown.at(-1)).toBe('A run is not finished. See Progress, or choose Stop first.');
    google.choose('stopRun');
    google.wait();
    expect([patched().length, google.triggers]).toEqual([set, []]);
    google.choose('setAll');
    google.wait();
    expect(patched()).toEqual(ADDRESSES);
  }, 60_000);

  test('of a trigger wait until the other has ended', () => {
    start(8900);
    google.choose('setAll');
    google.clock.isLocked = true;
    const set = patched().length;
    const [trigger] = google.triggers;
    if (trigger === undefined) throw new Error('no trigger');
    trigger.isFired = true;
    google.choose('goOn');
    expect(patched().length).toBe(set);
    google.clock.isLocked = false;
    google.wait();
    expect(patched()).toEqual(ADDRESSES);
  }, 60_000);
});

test('a list that was changed during a run ends it', () => {
  start(8900);
  google.choose('setAll');
  list().cells.splice(500);
  google.wait();
  google.choose('showProgress');
  expect(google.shown.at(-1)).toContain('The list was changed during the run. Begin again.');
  expect([google.triggers, google.properties.has('JOB')]).toEqual([[], false]);
});

/** A seventh of them has no signature. */
function start(speedMs = 400, count = ADDRESSES.length): void {
  people = ADDRESSES.slice(0, count);
  google = startWorkspace(FILES, speedMs);
  for (const [at, address] of people.entries()) {
    const old = at % 7 === 0 ? '' : `<i>old ${at}</i>`;
    google.gmail.accounts.set(address, new Map([[address, old]]));
  }
  const rows = people.map((address, at) => {
    const whole = JSON.stringify([address, address, HTML[at]]);
    return [address, address, Buffer.from(whole).toString('base64'), ''];
  });
  google.importCsv([HEAD, ...rows]);
}

function signatures(): readonly (string | undefined)[] {
  return people.map((address) => google.gmail.accounts.get(address)?.get(address));
}

function patched(): readonly string[] {
  return google.gmail.patches.map(({ address }) => address);
}

function list() {
  const [sheet] = google.sheets;
  if (sheet === undefined) throw new Error('no list');
  return sheet;
}

/** How often each result stands in the list. */
function counts(): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const row of list().cells.slice(1)) {
    const result = row[3]?.split(':')[0] ?? '';
    found.set(result, (found.get(result) ?? 0) + 1);
  }
  return [...found].toSorted(([, a], [, b]) => b - a);
}

function undone(): readonly (string | undefined)[] {
  return google.sheets[1]?.cells.slice(1).map((row) => row[2]) ?? [];
}

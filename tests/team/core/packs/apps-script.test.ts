import { beforeEach, describe, expect, test } from 'vitest';
import type { MadeSignature } from '../../../../src/team/core/member';
import { appsScript } from '../../../../src/team/core/packs/apps-script/apps-script';
import { readCsv } from './csv-reader';
import { SECRET, startWorkspace, type Workspace } from './google-host';
import { contentOf, HOSTILE_TEXTS, madeOf, membersOf, PLAN, runPack, ZOE } from './run';

/* The script for a sheet of Google runs here with substitutes of Apps Script and Gmail that have what is documented alone. */

const ONEIL = "o'neil@x.example";
const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  [ONEIL, { ...ZOE, jobTitle: HOSTILE_TEXTS.join(' ') }],
]);
const { files } = await runPack(appsScript, TEAM);
const FILES = {
  code: contentOf(files, 'apps-script/Code.gs'),
  manifest: contentOf(files, 'apps-script/appsscript.json'),
};
const LIST = readCsv(contentOf(files, 'apps-script/signatures.csv'));
const [HEAD = []] = LIST;
const HTML = '<p role="presentation" style="a:b;">Sales</p>';

let google: Workspace;
beforeEach(() => {
  google = startWorkspace(FILES);
  account('zoe@x.example', { 'zoe@x.example': '=mine', 'sales@x.example': '' });
  account(ONEIL, { [ONEIL]: '' });
});

describe('the list', () => {
  test('has the mailbox, the address and both with the HTML, of other addresses, too', async () => {
    const run = appsScript.start({ plan: PLAN, name: 'Ours', now: '', members: TEAM });
    const [zoe] = TEAM;
    if (zoe === undefined) throw new Error('nobody');
    const made: MadeSignature = { ...(await madeOf(zoe)), html: HTML };
    run.add(made);
    const sales = { ...zoe, address: '=sales@x.example' };
    run.addAlias?.({ alias: { owner: zoe, shownName: 'Sales', file: 'x', member: sales }, made });
    const list = readCsv(contentOf((await run.end()).files, 'apps-script/signatures.csv'));
    expect(list).toEqual([
      ['mailbox', 'address', 'signature', 'result'],
      rowOf('zoe@x.example', 'zoe@x.example', HTML),
      ['zoe@x.example', "'=sales@x.example", encoded('zoe@x.example', sales.address, HTML), ''],
    ]);
  });

  test('leaves a cell empty where it would hold too much, and names who is over the limit', async () => {
    const run = appsScript.start({ plan: PLAN, name: 'Ours', now: '', members: TEAM });
    for (const member of TEAM) run.add({ ...(await madeOf(member)), html: 'x'.repeat(40_000) });
    const { files: made, notes } = await run.end();
    expect(notes).toEqual([
      { isProblem: true, message: expect.stringMatching(/^2 people .*10,000.*zoe@x\.example/) },
    ]);
    google.importCsv(readCsv(contentOf(made, 'apps-script/signatures.csv')));
    google.choose('previewAll');
    expect(results()).toEqual(TEAM.map(() => 'failed: the signature is too long for a cell'));
  });
});

describe('the manifest', () => {
  test('asks for its own sheet, for two servers and for triggers alone', () => {
    expect(JSON.parse(FILES.manifest)).toMatchObject({
      runtimeVersion: 'V8',
      oauthScopes: ['spreadsheets.currentonly', 'script.external_request', 'script.scriptapp'].map(
        (scope) => `https://www.googleapis.com/auth/${scope}`,
      ),
      urlFetchWhitelist: ['https://oauth2.googleapis.com/', 'https://gmail.googleapis.com/'],
    });
  });

  test('has a menu whose items are there', () => {
    google.importCsv(LIST);
    google.choose('onOpen');
    const items = [...FILES.code.matchAll(/addItem\('[^']+', '(\w+)'\)/g)].map(([, item]) => item);
    expect(items).toHaveLength(9);
    for (const item of items) expect(FILES.code).toContain(`\nfunction ${item}() {`);
  });
});

describe('the script', () => {
  test('looks without changing anything', () => {
    account('no-gmail@x.example', {});
    google.importCsv([
      ...LIST,
      rowOf('gone@x.example', 'gone@x.example', HTML),
      rowOf('no-gmail@x.example', 'no-gmail@x.example', HTML),
      rowOf('zoe@x.example', 'none@x.example', HTML),
      rowOf(ONEIL, ONEIL, 'x'.repeat(10_001)),
    ]);
    const before = accounts();
    google.choose('previewAll');
    expect(results()).toEqual([
      'another: would be replaced',
      'would be set',
      'no mailbox',
      'no mailbox',
      'no such address: it must be set up in Gmail first',
      'would be set (10001 characters: Gmail takes 10000)',
    ]);
    expect([google.gmail.patches, accounts(), google.sheets.length]).toEqual([[], before, 1]);
    expect(google.shown.at(-1)).toContain(
      'Preview, 6 of 6 rows.\nanother: 1\nwould be set: 2\nno mailbox: 2',
    );
    expect(google.triggers).toEqual([]);
  });

  test('sets one person with other addresses, checks, sets none twice, and puts back', () => {
    google.importCsv([...LIST, rowOf('zoe@x.example', 'sales@x.example', HTML)]);
    const before = accounts();
    google.choose('setOne', ' Zoe@x.example ');
    expect(google.gmail.patches.map(({ address }) => address)).toEqual([
      'zoe@x.example',
      'sales@x.example',
    ]);
    expect(results()).toEqual(['set', '', 'set']);
    expect(of('zoe@x.example', 'sales@x.example')).toBe('<p style="a:b">Sales</p>');
    google.choose('setAll');
    expect(results()).toEqual(['same', 'set', 'same']);
    google.choose('checkAll');
    expect(results()).toEqual(['same', 'same', 'same']);
    google.gmail.accounts.get(ONEIL)?.set(ONEIL, 'my own');
    google.choose('checkAll');
    expect(results()).toEqual(['same', 'differs', 'same']);
    google.choose('undoOne', ONEIL);
    expect(of(ONEIL, ONEIL)).toBe('my own');
    google.choose('undoAll');
    expect(undone()).toEqual(['put back', 'put back', 'changed since: stays']);
    google.choose('undoEverything');
    expect(accounts()).toEqual(before);
    expect(google.shown.at(-1)).toContain('Put back, 3 of 3 rows.');
  });

  test('sets a new list, saves the first signature alone, and after undo what is there then', () => {
    google.importCsv(LIST);
    google.choose('setAll');
    google.sheets.splice(0, 1);
    google.importCsv([HEAD, rowOf('zoe@x.example', 'zoe@x.example', '<b>new</b>')]);
    google.choose('previewAll');
    expect(results()).toEqual(['would be set']);
    google.choose('setAll');
    expect(of('zoe@x.example')).toBe('<b>new</b>');
    google.choose('undoAll');
    expect(of('zoe@x.example')).toBe('=mine');
    google.gmail.accounts.get('zoe@x.example')?.set('zoe@x.example', 'later');
    google.choose('setAll');
    google.choose('undoAll');
    expect([of('zoe@x.example'), undone()]).toEqual(['later', ['put back', 'put back already']]);
  });

  test('keeps signatures that are longer than a cell or begin as a formula, letter by letter', () => {
    const odd = `=HYPERLINK("x")${'"\u0000👩‍🚀\r\n\ud800'.repeat(9000)}`;
    for (const [mailbox] of google.gmail.accounts) account(mailbox, { [mailbox]: odd });
    google.gmail.events.most = odd.length;
    google.importCsv(LIST);
    google.choose('setAll');
    google.choose('undoAll');
    // What Gmail makes of it is no concern of the script.
    expect(google.gmail.patches.slice(2).map(({ html }) => html === odd)).toEqual([true, true]);
    const starts = google.sheets.flatMap(({ cells }) =>
      cells.flat().map((cell) => cell.slice(0, 1)),
    );
    expect(starts.filter((start) => /[=+\-@'\t\r]/.test(start))).toEqual([]);
  });

  test.each([
    '=a@x.example',
    '+a@x.example',
    '-a@x.example',
    '@a@x.example',
    "'=a@x.example",
    'a/../b@x.example',
    '..@x.example',
    'a?b#c%2F&d@x.example',
    'a"b\\c@x.example',
    '${a}`b`@x.example',
    'josé@x.example',
  ])('takes %s for an address, whether cells were converted or not', async (address) => {
    const isOne = /^[^@]+@[^@]+$/.test(address);
    account(address, { [address]: '' });
    const { files: made } = await runPack(appsScript, membersOf([[address, ZOE]]));
    const rows = readCsv(contentOf(made, 'apps-script/signatures.csv'));
    const shown = rows[1]?.[0] ?? '';
    expect(shown).not.toMatch(/^[=+\-@]/);
    for (const isConverted of [false, true]) {
      google.sheets.splice(0, 2);
      const convert = (cell: string): string => (isConverted ? cell.replace(/^'/, '') : cell);
      google.importCsv(rows.map((row) => row.map(convert)));
      google.choose('setAll');
      const wanted = isConverted ? 'same' : 'set';
      expect(results()).toEqual([isOne ? wanted : 'failed: not an address of Gmail']);
    }
    expect(google.gmail.patches.map((each) => each.address)).toEqual(isOne ? [address] : []);
  });

  test('sets no row that was changed, or that holds anything else than a signature', () => {
    const [, zoe = []] = LIST;
    const damaged = [
      [ONEIL, ONEIL, zoe[2] ?? '', ''],
      ['zoe@x.example', 'zoe@x.example', (zoe[2] ?? '').slice(4), ''],
      ['zoe@x.example', 'zoe@x.example', '=1+1', ''],
      ['zoe@x.example', 'zoe@x.example', Buffer.from('{"a":1}').toString('base64'), ''],
    ];
    google.importCsv([HEAD, ...damaged]);
    google.choose('setAll');
    expect(results()).toEqual(
      damaged.map(() => 'failed: this row was changed. Import the list again'),
    );
    google.importCsv(LIST, 'signatures (1)');
    google.choose('setAll');
    expect(google.shown.at(-1)).toBe(
      'There are several lists. Delete all but one of these: signatures, signatures (1)',
    );
    expect(google.gmail.patches).toEqual([]);
  });

  test('reports what Gmail refuses, and goes on', () => {
    google.importCsv([
      HEAD,
      rowOf('zoe@x.example', 'zoe@x.example', 'x'.repeat(10_001)),
      rowOf(ONEIL, ONEIL, HTML),
    ]);
    google.choose('setAll');
    expect(results()).toEqual(['failed: 400 =Signature too long', 'set']);
    google.choose('undoAll');
    expect([undone(), of('zoe@x.example')]).toEqual([['was not set', 'put back'], '=mine']);
    google.gmail.accounts.get('zoe@x.example')?.set('zoe@x.example', 'mine by now');
    google.gmail.events.most = 20_000;
    google.choose('setAll');
    expect(results()).toEqual(['set', 'set']);
    google.choose('undoAll');
    expect(of('zoe@x.example')).toBe('mine by now');
  });

  test('reports where Gmail kept nothing, each time', () => {
    google.importCsv(LIST);
    google.gmail.events.clean = () => '';
    for (const item of ['setAll', 'setAll']) {
      google.choose(item);
      expect(results()).toEqual(LIST.slice(1).map(() => 'failed: Gmail kept nothing of it'));
    }
    google.choose('checkAll');
    expect(results()).toEqual(LIST.slice(1).map(() => 'differs: none is there'));
    google.gmail.events.clean = (html) => html;
    google.choose('undoAll');
    expect([undone(), of('zoe@x.example')]).toEqual([['put back', 'same as before'], '=mine']);
  });

  test('ends where the key is missing or has no delegation, and shows nothing of the key', () => {
    google.importCsv(LIST);
    google.gmail.events.isDelegated = false;
    google.choose('setAll');
    expect(google.shown.at(-1)).toContain('Google gives the service account no access');
    google.properties.set('SERVICE_ACCOUNT_KEY', SECRET.slice(0, 300));
    google.choose('setAll');
    expect(google.shown.at(-1)).toContain('SERVICE_ACCOUNT_KEY must hold the whole JSON file');
    google.properties.delete('SERVICE_ACCOUNT_KEY');
    google.choose('setAll');
    const all = JSON.stringify([google.shown, google.sheets, [...google.properties]]);
    expect(all).not.toContain(SECRET.slice(40, 80));
    expect([google.triggers, google.gmail.patches]).toEqual([[], []]);
  });
});

function account(mailbox: string, addresses: Readonly<Record<string, string>>): void {
  google.gmail.accounts.set(mailbox, new Map(Object.entries(addresses)));
}

function accounts(): unknown {
  return [...google.gmail.accounts].map(([mailbox, own]) => [mailbox, ...own]);
}

function of(mailbox: string, address = mailbox): string | undefined {
  return google.gmail.accounts.get(mailbox)?.get(address);
}

/** The column `result` of the list. */
function results(): readonly (string | undefined)[] {
  const list = google.sheets.find(({ name }) => name === 'signatures');
  return list?.cells.slice(1).map((row) => row[3]) ?? [];
}

function undone(): readonly (string | undefined)[] {
  const sheet = google.sheets.find(({ name }) => name === 'Earlier signatures');
  return sheet?.cells.slice(1).map((row) => row[2]) ?? [];
}

function encoded(mailbox: string, address: string, html: string): string {
  return Buffer.from(JSON.stringify([mailbox, address, html])).toString('base64');
}

function rowOf(mailbox: string, address: string, html: string): readonly string[] {
  return [mailbox, address, encoded(mailbox, address, html), ''];
}

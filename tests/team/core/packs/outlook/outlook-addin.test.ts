import { createHmac } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packProblems } from '../../../../../src/team/core/packs/pack-problems';
import { outlookAddin } from '../../../../../src/team/core/packs/outlook-addin/outlook-addin';
import { readPlace, withKey } from '../../../../../src/export/packages/outlook-addin';
import { readCsv } from '../csv-reader';
import { newerThanOld } from './newer-script';
import {
  ADDIN,
  contentOf,
  HOSTILE_TEXTS,
  madeOf,
  membersOf,
  PLAN,
  runPack,
  textOf,
  ZOE,
} from '../run';

const KEY = '00112233445566778899aabbccddeeff';
const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ['tom@x.example', { ...ZOE, givenName: 'Tom' }],
]);
const [FIRST, SECOND] = TEAM;

const nameOf = (address: string) =>
  createHmac('sha256', Buffer.from(KEY, 'hex')).update(address).digest('hex');

describe('the files of people', () => {
  test('are named by a keyed digest of the address, and hold both forms', async () => {
    const run = outlookAddin.start({
      addin: ADDIN,
      plan: PLAN,
      name: 'Ours',
      now: '',
      members: TEAM,
    });
    if (FIRST === undefined) throw new Error('No team');
    const [file] = run.add({ ...(await madeOf(FIRST)), reply: '<b>Zoë</b>' });
    expect(file?.path).toBe(`outlook-addin/site/people/${nameOf('zoe@x.example')}.json`);
    const text = file === undefined ? '' : textOf(file);
    expect(text).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(text)).toMatchObject({
      html: expect.stringContaining('Zoë Quillfeather'),
      text: expect.stringContaining('Zoë Quillfeather'),
      reply: '<b>Zoë</b>',
    });
  });

  test('are listed for everybody, also where files are given of those alone who have changed', async () => {
    const run = outlookAddin.start({
      addin: ADDIN,
      plan: PLAN,
      name: 'Ours',
      now: '',
      members: TEAM,
    });
    if (FIRST === undefined || SECOND === undefined) throw new Error('No team');
    const own = run.add(await madeOf(FIRST));
    run.keep?.(await madeOf(SECOND));
    const { files } = await run.end();
    expect(readCsv(contentOf(files, 'outlook-addin/files.csv'))).toEqual([
      ['mailbox', 'file'],
      ['zoe@x.example', nameOf('zoe@x.example')],
      ['tom@x.example', nameOf('tom@x.example')],
    ]);
    expect([...own, ...files].filter(({ path }) => path.includes('/people/'))).toHaveLength(1);
  });

  test('have the names that the script looks for, whatever an address is', async () => {
    const { files } = await runPack(outlookAddin, TEAM);
    const script = contentOf(files, 'outlook-addin/site/autorun.js');
    const context = createContext({ Office: { actions: { associate: () => undefined } } });
    runInContext(script, context);
    const anyAddress = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ maxLength: 150, unit: 'grapheme' }),
      fc.string({ maxLength: 40, unit: 'binary' }),
    );
    fc.assert(
      fc.property(anyAddress, (address) => {
        context['address'] = address;
        const name: unknown = runInContext(`signetNames.nameOf('${KEY}', address)`, context);
        expect(name).toBe(nameOf(address));
      }),
    );
  });

  test('are not made where Outlook would refuse them, and who has none is named', async () => {
    const run = outlookAddin.start({
      addin: ADDIN,
      plan: PLAN,
      name: 'Ours',
      now: '',
      members: TEAM,
    });
    if (FIRST === undefined || SECOND === undefined) throw new Error('No team');
    const html = `<b>${'x'.repeat(30_000)}</b>`;
    expect(run.add({ ...(await madeOf(FIRST)), html })).toEqual([]);
    expect(
      run.add({ ...(await madeOf(SECOND)), html: '<img src="data:image/png;base64,AA">' }),
    ).toHaveLength(1);
    const { files, notes } = await run.end();
    expect(notes.map(({ message, isProblem }) => [message, isProblem])).toEqual([
      [
        '1 person over 30,000 characters, which Outlook refuses from an add-in, so without a file here: zoe@x.example.',
        true,
      ],
      [
        '1 person with pictures inside the HTML, which add-ins cannot show for sure: link them: tom@x.example.',
        true,
      ],
    ]);
    expect(contentOf(files, 'outlook-addin/README.html')).toContain('over 30,000 characters');
  });
});

describe('the script', () => {
  test('is nothing newer than ECMAScript 5, and names no company', async () => {
    const { files } = await runPack(outlookAddin, TEAM);
    const script = contentOf(files, 'outlook-addin/site/autorun.js');
    expect(newerThanOld(script)).toEqual([]);
    expect(script).not.toContain('x.example');
    expect(script).not.toMatch(/\b(?:document|window|localStorage|XMLHttpRequest|crypto)\b/);
  });

  test('is on the list of scripts that Office allows, without the key', async () => {
    const { files } = await runPack(outlookAddin, TEAM);
    const list = contentOf(files, 'outlook-addin/well-known/microsoft-officeaddins-allowed.json');
    expect(JSON.parse(list)).toEqual({ allowed: ['https://signatures.x.example/autorun.js'] });
    const onServer = files.filter(({ path }) => /\/(?:site|well-known)\//.test(path));
    expect(onServer.filter((file) => textOf(file).includes(KEY))).toEqual([]);
  });
});

describe('a place', () => {
  test.each([
    ['', 'none'],
    ['signatures', 'no-address'],
    ['http://x.example?key=00112233445566778899aabbccddeeff', 'no-address'],
    ['https://x.example', 'no-key'],
    ['https://x.example?key=0011', 'no-key'],
  ])('%j is %s, which is stated before anything is made', async (addin, problem) => {
    expect(readPlace(addin)).toBe(problem);
    const subject = { plan: PLAN, members: TEAM, addin };
    const [message] = packProblems('outlook-addin', subject);
    const { files, notes } = await runPack(outlookAddin, TEAM, { addin });
    expect(notes).toEqual([{ message, isProblem: true }]);
    expect(files.map(({ path }) => path)).toEqual(['outlook-addin/README.html']);
    expect(packProblems('google', subject)).toEqual([]);
  });

  test.each([
    ['signatures.example.com', 'https://signatures.example.com/'],
    ['https://example.com:8443/outlook/', 'https://example.com:8443/outlook/'],
    [' https://example.com/a/b?x=1#y ', 'https://example.com/a/b/'],
  ])('%j with a key is one', (text, folder) => {
    expect(readPlace(withKey(text, KEY))).toMatchObject({ folder, key: KEY });
    expect(
      packProblems('outlook-addin', { plan: PLAN, members: TEAM, addin: withKey(text, KEY) }),
    ).toEqual([]);
  });
});

import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { outlookAddin } from '../../../../../src/team/core/packs/outlook-addin/outlook-addin';
import { personAddin, withKey } from '../../../../../src/export/packages/outlook-addin';
import { ADDIN_PLACE } from '../../../../helpers/addin-place';
import type { TeamFile } from '../../../../../src/team/core/packs/pack';
import { ADDIN, contentOf, membersOf, PLAN, runPack, ZOE } from '../run';
import { problemsIn, UNIFIED } from './unified-schema';

const KEY = '00112233445566778899aabbccddeeff';
const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ['tom@x.example', { ...ZOE, givenName: 'Tom' }],
]);

describe('the manifests', () => {
  test('are the same for any team, at any time', async () => {
    const one = await runPack(outlookAddin, TEAM);
    const run = outlookAddin.start({
      addin: ADDIN,
      plan: PLAN,
      name: 'Another',
      now: '',
      members: [],
    });
    const other = (await run.end()).files;
    expect(contentOf(other, 'outlook-addin/manifest.xml')).toBe(
      contentOf(one.files, 'outlook-addin/manifest.xml'),
    );
    expect(unifiedOf(other)).toEqual(unifiedOf(one.files));
    expect(programIn(other)).toEqual(programIn(one.files));
  });
});

describe.each([
  ['a company', async () => (await runPack(outlookAddin, TEAM)).files.map(withoutFolder)],
  ['one person', async () => ofOnePerson()],
] as const)('the manifests of %s', (whose, make) => {
  test('hold the unified one with what its schema requires, and pictures of the sizes that it takes', async () => {
    const files = await make();
    const unified = unifiedOf(files);
    const manifest: unknown = JSON.parse(
      strFromU8(unified.get('manifest.json') ?? new Uint8Array()),
    );
    expect(problemsIn(manifest, UNIFIED)).toEqual([]);
    expect(manifest).toMatchObject({ validDomains: ['signatures.x.example'] });
    expect(['color.png', 'outline.png'].map((name) => sizeOf(unified.get(name)))).toEqual([
      192, 32,
    ]);
    for (const size of [16, 32, 64, 80, 128]) {
      const file = files.find(({ path }) => path === `site/icon-${size}.png`);
      expect(sizeOf(file?.content)).toBe(size);
    }
    expect(problemsIn({ ...(manifest as object), id: 'x', more: 1 }, UNIFIED)).toEqual([
      '.more is unknown',
      ".id 'x' has another form",
    ]);
    const text = JSON.stringify(manifest);
    const asked = Array.from(text.matchAll(/"actionId":"(\w+)"/g), ([, id]) => id);
    for (const id of asked) expect(text).toContain(`{"id":"${id}","type":`);
    expect(asked.includes('openPane')).toBe(whose === 'one person');
  });

  test('hold one in XML whose elements stand in order and find what they name', async () => {
    const files = await make();
    const { page, problems } = parsedXml(contentOf(files, 'manifest.xml'));
    expect(problems).toEqual([]);
    const root = page.documentElement;
    expect(childrenOf(root)).toEqual(
      'Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements FormSettings Permissions Rule DisableEntityHighlighting VersionOverrides'.split(
        ' ',
      ),
    );
    const all = Array.from(page.getElementsByTagName('*'));
    const [, inner] = all.filter(({ tagName }) => tagName === 'VersionOverrides');
    if (inner === undefined) throw new Error('No overrides');
    expect(childrenOf(inner)).toEqual(['Requirements', 'Hosts', 'Resources']);
    const ids = all.flatMap((each) => each.getAttribute('id') || []);
    const asked = new Set(all.flatMap((each) => each.getAttribute('resid') || []));
    expect([...asked].filter((id) => !ids.includes(id) || id.length > 32)).toEqual([]);
    expect(new Set(ids.filter((id) => id.includes('.'))).size).toBe(
      ids.filter((id) => id.includes('.')).length,
    );
    const script = contentOf(files, 'site/autorun.js');
    const functions = all.flatMap((each) => each.getAttribute('FunctionName') || []);
    expect(new Set(functions)).toEqual(
      new Set(['onNewMessage', 'onNewAppointment', 'onFromChanged']),
    );
    for (const name of functions) expect(script).toContain(`associate('${name}'`);
    const actions = all
      .filter(({ tagName }) => tagName === 'Action')
      .map((each) => [each.getAttribute('xsi:type'), ...childrenOf(each)].join(' '));
    const button = 'ExecuteFunction FunctionName';
    const pane = 'ShowTaskpane SourceLocation';
    expect(actions).toEqual(
      whose === 'one person' ? [button, pane, button, pane] : [button, button],
    );
  });
});

describe('the place', () => {
  test('keep their number for a place, and have another one for each kind', async () => {
    const ids = await idsOf(ADDIN);
    const all = [...ids, ...numbersIn(ofOnePerson())];
    expect(new Set(all).size, 'the add-in of one person is another one').toBe(4);
    for (const id of all) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(await idsOf(withKey(ADDIN, 'f'.repeat(32)))).toEqual(ids);
    expect(await idsOf(`https://other.example/?key=${KEY}`)).not.toEqual(ids);
  });

  test('take any place as text', async () => {
    const { files } = await runPack(outlookAddin, [], {
      addin: `https://x.example/a&b"<c>'/é?key=${KEY}`,
    });
    const { page, problems } = parsedXml(contentOf(files, 'outlook-addin/manifest.xml'));
    expect(problems).toEqual([]);
    const [url] = Array.from(page.getElementsByTagName('IconUrl'));
    expect(url?.getAttribute('DefaultValue')).toMatch(
      /^https:\/\/x\.example\/a&b.*\/icon-64\.png$/,
    );
    const manifest: unknown = JSON.parse(
      strFromU8(unifiedOf(files).get('manifest.json') ?? new Uint8Array()),
    );
    expect(problemsIn(manifest, UNIFIED)).toEqual([]);
  });
});

/** As the archive of one person has them. */
function withoutFolder({ path, content }: TeamFile): TeamFile {
  return { path: path.replace('outlook-addin/', ''), content };
}

function ofOnePerson(place = ADDIN_PLACE): readonly TeamFile[] {
  const signature = { html: '<b>Zoë</b>', text: 'Zoë' };
  return personAddin(place, { address: 'zoe@x.example', signature, pictures: [] });
}

function unifiedOf(files: readonly TeamFile[]): ReadonlyMap<string, Uint8Array> {
  const content = files.find(({ path }) => path.endsWith('unified.zip'))?.content;
  if (!(content instanceof Uint8Array)) throw new Error('No package');
  return new Map(Object.entries(unzipSync(content)));
}

function parsedXml(text: string) {
  const problems: string[] = [];
  const complain = (problem: string) => void problems.push(problem);
  const errorHandler = { warning: complain, error: complain, fatalError: complain };
  const page = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml');
  return { page, problems };
}

async function idsOf(addin: string): Promise<readonly (string | undefined)[]> {
  const { files } = await runPack(outlookAddin, TEAM, { addin });
  return numbersIn(files.map(withoutFolder));
}

/** The numbers of both manifests. */
function numbersIn(files: readonly TeamFile[]): readonly (string | undefined)[] {
  const [, xml] = /<Id>(.+)<\/Id>/.exec(contentOf(files, 'manifest.xml')) ?? [];
  const json = strFromU8(unifiedOf(files).get('manifest.json') ?? new Uint8Array());
  const [, id] = /"id": "(.+)"/.exec(json) ?? [];
  return [xml, id];
}

/** What lies on the server for everybody. */
function programIn(files: readonly TeamFile[]): readonly TeamFile[] {
  return files.filter(({ path }) => /\/site\/[^/]+$/.test(path));
}

/** The width of a PNG, which is also its height. */
function sizeOf(content: unknown): number {
  if (!(content instanceof Uint8Array)) throw new Error('No picture');
  const view = new DataView(content.buffer, content.byteOffset);
  expect(view.getUint32(0)).toBe(0x89504e47);
  expect(view.getUint32(16)).toBe(view.getUint32(20));
  return view.getUint32(16);
}

function childrenOf(element: Element): readonly string[] {
  return Array.from(element.childNodes).flatMap((each) =>
    each.nodeType === 1 ? each.nodeName : [],
  );
}

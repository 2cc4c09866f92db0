import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { outlookAddinAt, personAddin } from '../../../src/export/packages/outlook-addin';
import type { PersonInput } from '../../../src/model/person/signature';
import { ADDIN_PLACE } from '../../helpers/addin-place';
import { attribute, parseFile } from '../../helpers/html';
import { FULL } from '../../helpers/signatures';
import { newerThanOld } from '../../team/core/packs/outlook/newer-script';
import { packed, WITH_PICTURES } from './subjects';

async function filesOf(person: PersonInput) {
  const { files, output } = await packed(outlookAddinAt(ADDIN_PLACE), person);
  const [archive] = files;
  if (!(archive?.content instanceof Uint8Array)) throw new Error('No archive');
  const all = new Map(Object.entries(unzipSync(archive.content)));
  const text = (path: string) => strFromU8(all.get(path) ?? new Uint8Array());
  return { paths: [...all.keys()], text, output };
}

describe("the add-in of one person's signature", () => {
  test('has the signature as a file of the address, and its pictures where it looks for them', async () => {
    const { paths, text, output } = await filesOf({ ...WITH_PICTURES, email: 'Zoe@X.example' });
    const [path = '', ...others] = paths.filter((each) => each.startsWith('site/people/'));
    expect(others).toEqual([]);
    expect(text('files.csv')).toContain(`zoe@x.example,${path.slice(12, -5)}`);
    expect(JSON.parse(text(path))).toEqual({ html: output.html, text: output.text });
    expect(text('signature.html')).toBe(`${output.html}\n`);
    const folder = 'https://signatures.x.example/';
    const linked = Array.from(output.html.matchAll(/src="([^"]+)"/g), ([, source = '']) => source);
    expect(linked.length).toBeGreaterThan(1);
    for (const source of linked) {
      expect(source.startsWith(`${folder}pictures/`)).toBe(true);
      expect(paths).toContain(`site/${source.slice(folder.length)}`);
    }
  });

  test('has a pane in the script language of all engines, and no key on the server', async () => {
    const { paths, text } = await filesOf(FULL);
    expect(newerThanOld(text('site/pane.js'))).toEqual([]);
    expect(newerThanOld(text('site/autorun.js'))).toEqual([]);
    expect(text('site/pane.html')).toContain('sandbox=""');
    const onSite = paths.filter((path) => /^(?:site|well-known)\//.test(path));
    expect(onSite.filter((path) => text(path).includes(ADDIN_PLACE.key))).toEqual([]);
    for (const name of ['manifest.xml', 'unified.zip', 'README.html'])
      expect(paths).toContain(name);
  });

  test('has a README that states its place, what is by rule, and what was not tried', async () => {
    const { text } = await filesOf(FULL);
    const readme = text('README.html');
    expect(readme).toContain(`https://signatures.x.example/?key=${ADDIN_PLACE.key}`);
    expect(readme).toContain('by rule');
    expect(readme).toContain('<h2>Not tried</h2>');
    expect(readme).not.toMatch(/\btested\b/i);
    expect(readme).not.toContain('note problem');
    const { tags } = parseFile(readme);
    const loading = tags.filter(({ name }) => ['script', 'img', 'link', 'iframe'].includes(name));
    expect(loading.map((tag) => attribute(tag, 'src'))).toEqual([]);
  });

  test('without an address leaves the choice to the pane, and states it', async () => {
    const { paths, text } = await filesOf({ ...FULL, email: 'no address' });
    expect(paths.filter((path) => path.includes('people/') || path === 'files.csv')).toEqual([]);
    expect(text('README.html')).toContain('choose signature.html in the pane');
  });

  test('states a signature that Outlook would refuse', () => {
    const signature = { html: `<b>${'x'.repeat(30_000)}</b>`, text: '' };
    const files = personAddin(ADDIN_PLACE, { address: null, signature, pictures: [] });
    const readme = files.find(({ path }) => path === 'README.html')?.content;
    expect(readme).toContain('over 30,000 characters');
  });

  test.each(["<script>alert('1')</script>", '"&\'</p>', '日本'])(
    'takes %j as text',
    async (fullName) => {
      const { paths, text } = await filesOf({ ...FULL, fullName });
      const path = paths.find((each) => each.startsWith('site/people/')) ?? '';
      expect(text(path)).toMatch(/^[\x20-\x7e]*$/);
      expect(text('signature.html')).not.toContain('<script>');
    },
  );
});

import { cdp } from 'vitest/browser';
import { expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { TEMPLATES } from '../../src/templates/registry';
import { FULL } from '../helpers/signatures';

/* The names of the links of a signature in Chromium's accessibility tree, which screen readers get. */

const EMAIL = 'm.oyelaran-whitcombe@northwind-biosciences.example';
const SITE = 'www.northwind-biosciences.example/people/oyelaran';

test.each(TEMPLATES.map(({ id }) => id))(
  'addresses are whole in the accessibility tree of %s, and copied as they are',
  async (id) => {
    const { html } = await exportSignature({ ...FULL, email: EMAIL, website: SITE }, id);
    document.body.innerHTML = html;
    const links = [...document.links].filter(({ textContent }) =>
      textContent.includes('northwind'),
    );
    const copied = links.map((link) => selected(link)).toSorted();
    expect(copied).toEqual([EMAIL, SITE].toSorted());
    const names = (await linkNames()).filter((name) => name.includes('northwind'));
    expect(names.toSorted()).toEqual(copied);
  },
);

function selected(link: Node): string {
  getSelection()?.selectAllChildren(link);
  return String(getSelection());
}

/** The names of all links on the page of the test. */
async function linkNames(): Promise<readonly string[]> {
  await cdp().send('Accessibility.enable');
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id);
  const names: string[] = [];
  for (const frameId of frames) {
    const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId });
    for (const { role, name } of nodes) {
      if (role?.value === 'link') names.push(String(name?.value));
    }
  }
  return names;
}

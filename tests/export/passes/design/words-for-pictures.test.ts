import { expect, test } from 'vitest';
import { contrast, toHex } from '../../../../src/model/color/color';
import { exportScene } from '../../../../src/export';
import { designOf, PIXEL, type Spec } from '../../../helpers/scenes';

const LINK = 'https://crannoch-ferries.example/winter';
const LOST = { type: 'banner', x: 20, y: 20, width: 180, height: 60 } as const;

async function exportedWith(spec: Spec, others: readonly Spec[] = []) {
  const { html, findings } = await exportScene(
    designOf([...others, spec, { type: 'text', x: 20, y: 100, content: 'Below' }]),
  );
  return { html, rules: findings.map(({ rule }) => rule), findings };
}

test('a picture without a file leaves its words and its link, in its room', async () => {
  const { html, rules, findings } = await exportedWith({
    ...LOST,
    alt: 'Winter timetable',
    href: LINK,
    name: 'Ferries',
  });
  expect(html).toContain(`href="${LINK}"`);
  expect(html).toContain('Winter timetable');
  expect(rules).toContain('picture-as-words');
  expect(rules).not.toContain('picture-missing');
  const found = findings.find(({ rule }) => rule === 'picture-as-words');
  expect(JSON.stringify(found)).toContain('Ferries');
});

test('without words it leaves the address that it leads to', async () => {
  const { html } = await exportedWith({ ...LOST, href: LINK });
  expect(html).toContain(`href="${LINK}"`);
  expect(html).toContain('>crannoch-ferries.example/winter<');
});

test('its words can be read on what lies below', async () => {
  const spec = { ...LOST, alt: 'Winter timetable', href: LINK };
  const dark = { backgroundColor: '#14213d' } as const;
  const plane: Spec = { type: 'background', x: 0, y: 0, width: 300, height: 140, style: dark };
  const { html } = await exportedWith(spec, [plane]);
  const [, color] = /color:(#[\da-f]{6});text-decoration:underline[^>]*>Winter/.exec(html) ?? [];
  expect(contrast(toHex(color ?? ''), '#14213d')).toBeGreaterThan(4.5);
});

test.each<readonly [string, Partial<Spec>]>([
  ['without a link', { alt: 'Winter timetable' }],
  ['with an unsafe link', { alt: 'Winter timetable', href: 'javascript:alert(1)' }],
  ['too small for its words', { alt: 'Winter timetable', href: LINK, width: 24, height: 24 }],
  ['of the person', { type: 'photo', alt: 'Jane', href: LINK }],
  ['that is hidden', { alt: 'Winter timetable', href: LINK, hidden: true }],
])('one %s is left out', async (_, rest) => {
  const { html, rules } = await exportedWith({ ...LOST, ...rest });
  expect(html).not.toContain('crannoch');
  expect(html).not.toContain('timetable');
  expect(rules).not.toContain('picture-as-words');
});

test('one with a file is shown', async () => {
  const { html, rules } = await exportedWith({
    ...LOST,
    content: PIXEL,
    alt: 'Winter timetable',
    href: LINK,
  });
  expect(html).toContain('<img');
  expect(rules).not.toContain('picture-as-words');
});

import { completeSignature } from '../../src/model/person/signature';
import { expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import type { OwnLine } from '../../src/model/person/own-lines';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import type { SceneElement } from '../../src/scene/scene';
import { element } from './scenes';

const LINES: readonly OwnLine[] = [
  { label: 'VAT no.', value: 'GB 123 4567 89', link: '' },
  { label: '', value: ' ', link: '' },
  { label: 'Bookings', value: '', link: 'cal.example/ada' },
  { label: '', value: 'Night line', link: '+44 20 7946 0958' },
  { label: 'Careers', value: 'Join us', link: 'javascript:alert(1)' },
];

async function exported(lines: readonly OwnLine[], over: Partial<SceneElement> = {}) {
  const only = element('ownLines', over);
  const person = completeSignature({ fullName: 'Ada', lines });
  return exportScene({ ...EMPTY_SCENE, version: 1, elements: [only], person });
}

test('lines of one’s own follow the details, each with its label and link', async () => {
  const { text, html } = await exported(LINES);
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    'VAT no. GB 123 4567 89',
    expect.stringContaining('Bookings cal.example/ada'),
    expect.stringContaining('Night line'),
    'Careers Join us',
  ]);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://cal.example/ada"',
    'href="tel:+442079460958"',
  ]);
});

test('without any they are a placeholder, which is left out', async () => {
  const { text, findings } = await exported([]);
  expect(text).toBe('');
  expect(findings.map(({ rule }) => rule)).toContain('placeholder-text');
});

test('words of its own stand in for them', async () => {
  const { text, html } = await exported(LINES, { content: 'Something else' });
  expect(text).toBe('Something else');
  expect(html).not.toContain('href=');
});

import { expect, test } from 'vitest';
import { joinWords } from '../../src/fixes/list/join-words';
import { nameLink } from '../../src/fixes/list/name-link';
import type { Fix } from '../../src/fixes/fix';
import type { SceneElement } from '../../src/scene/scene';
import { element } from '../scene/scenes';

function settingsOf({ propose }: Fix, given: SceneElement): unknown {
  const target = { element: given } as Parameters<Fix['propose']>[0];
  const [first] = propose(target);
  return first?.action.type === 'scene/elementSet' ? first.action.settings : null;
}

const RED = { color: '#ff0000' } as const;

test('each word gets the look of its first letter; links and fields stay where they are', () => {
  const text = element('text', {
    content: 'Signet mail',
    spans: [
      { start: 0, end: 1, ...RED },
      { start: 1, end: 3, bold: true },
      { start: 8, end: 11, ...RED, href: 'https://a.example' },
    ],
  });
  expect(settingsOf(joinWords, text)).toEqual({
    spans: [
      { start: 0, end: 6, ...RED },
      { start: 8, end: 11, href: 'https://a.example' },
    ],
  });
  expect(settingsOf(joinWords, { ...text, locked: true })).toBeNull();
});

test('a link named ‘Click here’ is named by the host of its address, another not', () => {
  const button = element('button', {
    content: 'Click here',
    href: 'https://www.northwind.example/shop',
  });
  expect(settingsOf(nameLink, button)).toEqual({ content: 'northwind.example' });
  expect(settingsOf(nameLink, { ...button, content: 'Our shop' })).toBeNull();
  expect(settingsOf(nameLink, { ...button, href: 'mailto:a@b' })).toBeNull();
});

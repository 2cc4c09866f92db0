import { describe, expect, test } from 'vitest';
import type { TableNode } from '../../../src/email/nodes';
import { check } from '../../../src/export/checks/checks';
import { elementOrigin, fieldOrigin, type Finding } from '../../../src/model/findings/findings';
import {
  BLANK_SIGNATURE,
  SAMPLE_SIGNATURE,
  type Person,
} from '../../../src/model/person/signature';
import type { SceneElement } from '../../../src/scene/scene';
import { element } from '../../scene/scenes';

const DOC: TableNode = { kind: 'table', width: 'content', rows: [] };

function checked(html: string, person: Person = BLANK_SIGNATURE): readonly Finding[] {
  return check({ html, text: '', doc: DOC, images: [], person, options: {} });
}

function rulesFor(html: string): readonly string[] {
  return checked(html).map(({ rule }) => rule);
}

describe('findings about the length', () => {
  test.each([
    [8000, []],
    [8001, ['near-gmail-limit']],
    [10_000, ['near-gmail-limit']],
    [10_001, ['over-gmail-limit']],
  ])('for %d characters is %j', (length, rules) => {
    expect(rulesFor('x'.repeat(length))).toEqual(rules);
  });

  test('names both numbers', () => {
    expect(shownOfLength('x'.repeat(12_345))).toBe(
      'Too big for Gmail: 12,345 characters, and it takes 10,000.',
    );
  });

  test('blames the pictures inside where it would do without them, and only there', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(9000)}">`;
    expect(shownOfLength(picture + 'x'.repeat(9000))).toBe(
      'Too big for Gmail, because pictures are inside it.',
    );
    expect(shownOfLength(picture + 'x'.repeat(10_001))).toBe(
      'Too big for Gmail: 19,035 characters, and it takes 10,000.',
    );
  });
});

test('a picture from the device is advised against, one on the web is not', () => {
  const embedded = checked('<img src="data:image/png;base64,AAAA" width="1" height="1">');
  expect(embedded.map(({ rule, severity, clients }) => [rule, severity, ...clients])).toEqual([
    ['embedded-picture', 'broken', 'gmail', 'hey'],
    ['embedded-picture-outlook', 'degraded', 'outlook-classic'],
  ]);
  expect(rulesFor('<img src="https://example.com/a.png" width="1" height="1">')).toEqual([]);
  expect(rulesFor('<td>src="data: is a text</td>'.replaceAll('"', '&quot;'))).toEqual([]);
});

test('a linked picture that did not load is reported, with the field it comes from', () => {
  const image = { kind: 'image', width: 10, height: 10, alt: 'a' } as const;
  const here = { ...image, src: 'https://a.example/here.png' };
  const gone = { ...image, src: 'https://a.example/gone.png' };
  const doc: TableNode = {
    ...DOC,
    rows: [
      {
        kind: 'row',
        cells: [
          { kind: 'cell', children: [here] },
          { kind: 'cell', children: [{ ...gone, origin: [fieldOrigin('profileImageUrl')] }] },
          { kind: 'cell', children: [{ ...gone, origin: [elementOrigin('logo-1')] }] },
        ],
      },
    ],
  };
  const options = { unreachable: [gone.src] };
  const found = check({ html: '', text: '', doc, images: [], person: BLANK_SIGNATURE, options });
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
    ['picture-unreachable', 'degraded'],
    ['picture-unreachable', 'degraded'],
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Profile Picture did not load/),
    expect.stringMatching(/^Logo did not load/),
  ]);
  expect(found[1]?.origin).toEqual([elementOrigin('logo-1')]);
  const box = { x: 0, y: 0, width: 10, height: 10, zIndex: 1, locked: false, style: {} };
  const named = (name?: string) => {
    const elements = [{ ...box, id: 'logo-1', type: 'picture', ...(name && { name }) }] as const;
    const subject = { html: '', text: '', doc, images: [], person: BLANK_SIGNATURE, options };
    return check({ ...subject, elements })[1]?.message;
  };
  expect(named()).toMatch(/^Picture did not load/);
  expect(named('Cup')).toMatch(/^Cup did not load/);
});

describe('findings about the sample', () => {
  test('names every field that still holds it', () => {
    expect(sampleFindings(SAMPLE_SIGNATURE)).toEqual([
      expect.stringMatching(/^Still sample text: Full Name, Job Title, .*\.$/),
    ]);
  });

  test('leaves out what was changed or cleared', () => {
    const [line] = sampleFindings({ ...SAMPLE_SIGNATURE, fullName: 'Ada', phone: '' });
    expect(line).not.toContain('Full Name');
    expect(line).not.toContain('Phone');
    expect(line).toContain('Email Address');
  });

  test('names a field that stands among other words of a text, and not what was typed over it', () => {
    const content = `${SAMPLE_SIGNATURE.fullName}, MBA`;
    const field = 'fullName';
    const spans = [{ start: 0, end: SAMPLE_SIGNATURE.fullName.length, field }] as const;
    const bound = element('name', { content, spans });
    expect(foundOf(bound)).toEqual(['Still sample text: Full Name.']);
    expect(foundOf({ ...bound, hidden: true })).toEqual([]);
    expect(foundOf(element('name', { content }))).toEqual([]);
  });

  test('ends when nothing of it is left', () => {
    expect(sampleFindings(BLANK_SIGNATURE)).toEqual([]);
  });
});

function foundOf(one: SceneElement): readonly string[] {
  const empty = { html: '', text: '', doc: DOC, images: [], options: {} };
  const found = check({ ...empty, person: SAMPLE_SIGNATURE, elements: [one] });
  return found.map(({ message }) => message);
}

function shownOfLength(html: string): string | undefined {
  const about = checked(html).find(({ message }) => message.startsWith('Too big for Gmail'));
  return about?.message;
}

function sampleFindings(person: Person): readonly string[] {
  return checked('', person).map(({ message }) => message);
}

import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { BLOCK_KINDS, newBlock, type SignatureBlock } from '../../src/model/person/blocks';
import { loadWords } from '../../src/model/languages/load-words';
import { elementOrigin } from '../../src/model/findings/findings';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { NAME_ONLY } from '../helpers/signatures';
import { element } from '../scene/scenes';

const RULES = /^(?:block-|qr-|banner-|href-|image-not-hosted)/;

/** The messages of the findings about a block below a name, each with its field as origin. */
async function shown(block: SignatureBlock, today?: string): Promise<readonly string[]> {
  const person = { ...NAME_ONLY, blocks: [block] };
  const { findings } = await exportSignature(
    person,
    'modern',
    today === undefined ? {} : { today },
  );
  const about = findings.filter(({ rule }) => RULES.test(rule));
  for (const { origin } of about) {
    expect(origin).toEqual([{ kind: 'field', field: `blocks.${block.kind}.${block.id}` }]);
  }
  return about.map(({ message }) => message);
}

function block(
  kind: SignatureBlock['kind'],
  values: SignatureBlock['values'] = {},
): SignatureBlock {
  const fresh = newBlock(kind, 'a');
  return { ...fresh, values: { ...fresh.values, ...values } };
}

describe('a block that cannot be shown yet', () => {
  test.each([
    [block('button'), 'Button: no text and link yet, so nothing shows.'],
    [block('button', { text: 'Go' }), 'Button: no link yet, so nothing shows.'],
    [block('button', { link: 'example.com' }), 'Button: no text yet, so nothing shows.'],
    [block('banner'), 'Banner: no picture or text yet, so nothing shows.'],
    [block('meeting'), 'Meeting link: no link yet, so nothing shows.'],
    [block('apps'), 'App badges: no link to an app yet, so nothing shows.'],
    [block('qr', { holds: 'link' }), 'QR code: no link yet, so nothing shows.'],
    [block('disclaimer', { preset: 'own' }), 'Disclaimer: no text yet, so nothing shows.'],
  ])('is reported with what it lacks: %#', async (given, words) => {
    expect(await shown(given)).toEqual([words]);
  });

  test('is none of the kinds that need nothing', async () => {
    for (const kind of ['divider', 'spacer', 'disclaimer', 'qr'] as const) {
      expect(await shown(block(kind))).toEqual([]);
    }
    expect(BLOCK_KINDS.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['divider', 'spacer', 'disclaimer', 'qr']),
    );
  });

  test('is reported with its link where that is left out', async () => {
    const [words] = await shown(block('button', { text: 'Go', link: 'javascript:alert(1)' }));
    expect(words).toBe('Button: the link is left out. Enter a web address, email or phone number.');
  });
});

test('a code that would hold too much is left out and reported', async () => {
  const link = `example.com/${'long/'.repeat(400)}`;
  const [words] = await shown(block('qr', { holds: 'link', link: link.slice(0, 2000) }));
  expect(words).toBe(
    'QR code has nothing to hold, or too much for phones to read at its size, so it is left out.',
  );
});

test('a code has no address of its own: where pictures are linked it is left out', async () => {
  const person = { ...NAME_ONLY, blocks: [block('qr')] };
  const { findings, html } = await exportSignature(person, 'modern', { images: 'link' });
  expect(findings.map(({ rule }) => rule)).toContain('image-not-hosted');
  expect(html).not.toContain('data:');
});

/** The lines of plain text for a code below the name. */
async function plainOf(values: SignatureBlock['values']): Promise<readonly string[]> {
  const person = { ...NAME_ONLY, language: 'de', blocks: [block('qr', values)] };
  const words = await loadWords('de');
  const { html, text } = await exportSignature(person, 'modern', { words });
  expect(html).toContain('data:image/png');
  return text.split('\n').slice(1);
}

describe('plain text, which holds no code,', () => {
  test.each<readonly [string, SignatureBlock['values'], readonly string[]]>([
    ['does not ask readers to scan one', {}, []],
    ['keeps what the visitor wrote', { text: 'Ask for me' }, ['Ask for me']],
    [
      'has the link of the code',
      { holds: 'link', link: 'example.com/a' },
      ['https://example.com/a'],
    ],
    [
      'has the link behind the words',
      { holds: 'link', link: 'example.com/a', text: 'Our menu' },
      ['Our menu: https://example.com/a'],
    ],
  ])('%s', async (_, values, lines) => {
    expect(await plainOf(values)).toEqual(lines);
  });
});

describe('a banner with dates', () => {
  const banner = block('banner', { text: 'Meet us', from: '2026-06-03', until: '2026-06-05' });

  test.each([
    ['2026-06-02', ['Banner: its first day is still to come.']],
    ['2026-06-03', []],
    ['2026-06-05', []],
    ['2026-06-06', ['Banner: its last day is over. Remove it, or change its dates.']],
    ['2027-01-01', ['Banner: its last day is over. Remove it, or change its dates.']],
  ])('is reported only on days that are not its own: %s', async (today, words) => {
    expect(await shown(banner, today)).toEqual(words);
  });

  test('is not reported where the day is not given', async () => {
    expect(await shown(banner)).toEqual([]);
  });
});

test('blocks of the same kind are distinguished by numbers', async () => {
  const blocks = [block('button'), { ...block('button'), id: 'b' }];
  const { findings } = await exportSignature({ ...NAME_ONLY, blocks }, 'modern');
  expect(findings.map(({ args }) => args['label'])).toEqual(
    expect.arrayContaining(['Button 1', 'Button 2']),
  );
});

describe('on a canvas', () => {
  const TODAY = '2026-06-05';

  test.each([
    ['a banner of yesterday', element('banner', { until: '2026-06-04' }), ['banner-over']],
    ['a banner of tomorrow', element('banner', { from: '2026-06-06' }), ['banner-early']],
    ['a banner of today', element('banner', { from: TODAY, until: TODAY }), []],
    ['a hidden banner', element('banner', { until: '2026-06-04', hidden: true }), []],
    ['a meeting without a link', element('meeting', { content: 'Meet' }), ['link-missing']],
    [
      'a meeting whose link is part of it',
      element('meeting', {
        content: 'Meet',
        spans: [{ start: 0, end: 4, href: 'example.com' }],
      }),
      [],
    ],
    ['a text', element('text', { content: 'Meet' }), []],
  ])('%s', async (_name, only, rules) => {
    const design = {
      ...EMPTY_SCENE,
      version: 1,
      elements: [only],
      person: BLANK_SIGNATURE,
    } as const;
    const { findings } = await exportScene(design, { today: TODAY });
    const found = findings.filter(({ rule }) => /^(?:banner-|link-missing)/.test(rule));
    expect(found.map(({ rule }) => rule)).toEqual(rules);
    for (const { origin } of found) expect(origin).toEqual([elementOrigin(only.id)]);
  });
});

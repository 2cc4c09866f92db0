import { describe, expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import { definitionOf, ELEMENT_TYPES } from '../../src/scene/registry';
import { designOf } from '../helpers/scenes';
import { PNG } from '../helpers/pictures';

const SHADOW = { size: 'medium', color: '#b3b3b3' } as const;
const SHADOWED = ELEMENT_TYPES.filter((type) => definitionOf(type).sections.includes('shadow'));

test('shapes, boxes with a label and pictures take one', () => {
  expect(SHADOWED).toEqual(
    expect.arrayContaining(['rectangle', 'circle', 'button', 'logo', 'photo', 'picture']),
  );
});

test.each(SHADOWED)(
  'the shadow of a %s is in the email, and what leaves it out is named',
  async (type) => {
    const element = { type, x: 20, y: 20, style: { shadow: SHADOW }, content: PNG };
    const { html, findings } = await exportScene(
      designOf([
        definitionOf(type).content === 'picture' ? element : { ...element, content: 'Book' },
      ]),
    );
    expect(html).toContain('box-shadow:0 3px 10px #b3b3b3');
    const found = findings.find(({ rule }) => rule === 'shadow-missing');
    expect(found?.clients).toEqual(['gmail', 'outlook-classic', 'yahoo']);
    expect(findings.map(({ rule }) => rule)).not.toContain('construct');
  },
);

describe('where elements overlap', () => {
  const panel = {
    type: 'rectangle',
    x: 20,
    y: 20,
    width: 200,
    height: 80,
    style: { shadow: SHADOW },
  } as const;

  test('the parts of a plane cast none, and a finding states it', async () => {
    const over = { type: 'rectangle', x: 180, y: 40, width: 100, height: 40 } as const;
    const { html, findings } = await exportScene(designOf([panel, over]));
    expect(html).not.toContain('box-shadow');
    expect(findings.map(({ rule }) => rule)).toContain('shadow-cut');
    expect(findings.map(({ rule }) => rule)).not.toContain('shadow-missing');
  });

  test('what lies on a plane leaves its shadow', async () => {
    const on = { type: 'text', x: 40, y: 40, width: 100, height: 20, content: 'On it' } as const;
    const { html, findings } = await exportScene(designOf([panel, on]));
    expect(html).toContain('box-shadow:0 3px 10px #b3b3b3');
    expect(findings.map(({ rule }) => rule)).not.toContain('shadow-cut');
  });

  test('a picture of it has room for its shadow where nothing else lies there', async () => {
    const circle = { ...panel, type: 'circle', width: 80 } as const;
    const over = { type: 'text', x: 80, y: 50, width: 60, height: 20, content: 'Over' } as const;
    const { requests } = await exportScene(designOf([circle, over]));
    expect(requests.map(({ width, height }) => [width, height])).toContainEqual([100, 100]);
  });
});

test('as files, a shadow travels as a picture that all clients show', async () => {
  const panel = {
    type: 'rectangle',
    x: 40,
    y: 40,
    width: 100,
    height: 50,
    style: { shadow: SHADOW },
  } as const;
  const { requests } = await exportScene(designOf([panel]), { images: 'files' });
  expect(requests).toMatchObject([{ kind: 'drawing', width: 120, height: 70 }]);
});

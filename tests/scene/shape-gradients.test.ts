import { expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import { definitionOf, ELEMENT_TYPES } from '../../src/scene/registry';
import { designOf } from '../helpers/scenes';

const SHAPES = ELEMENT_TYPES.filter((type) => definitionOf(type).group === 'shapes');
const RUN = { angle: 90, from: '#14213d', to: '#2563eb' } as const;

test.each(SHAPES)(
  'a gradient of a %s is in the email, with a color for what has none',
  async (type) => {
    expect(definitionOf(type).sections).toContain('gradient');
    const style = { background: RUN, backgroundColor: '#14213d', borderWidth: 0 } as const;
    const { html, findings } = await exportScene(designOf([{ type, x: 0, y: 0, style }]));
    expect(html).toContain('linear-gradient(90deg');
    expect(html).toMatch(/bgcolor="#14213d"/);
    expect(findings.map(({ rule }) => rule)).toContain('gradient-flat');
  },
);

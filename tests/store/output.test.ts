import { SOCIAL_ICONS } from '../../src/email/social-icons';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { copySignature } from '../../src/generator/commands';
import { retryOutput } from '../../src/output/state/make-output';
import { chooseImageShape, chooseSocialStyle } from '../../src/store/signature/edit-form';
import { resized } from '../helpers/pictures';
import { drawnBytes, fakeWorld, ORIGIN } from '../helpers/fake-ports';
import { PIXEL_PNG } from '../helpers/signatures';
import { OUTPUT_DELAY_MS, settledVisitor, visitor } from '../helpers/visitor';

// The first export loads juice, which takes real time.
beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the output', () => {
  test('is not there before it is asked for', () => {
    expect(visitor().state().output).toMatchObject({ status: 'none', html: '', text: '' });
  });

  test('is that of the core, with relative pictures made absolute', async () => {
    const { state } = await settledVisitor();
    const { person, look } = state().signature.present;
    const { template, celebration } = look;
    const { html, text } = await exportSignature(person, template, {
      baseUrl: ORIGIN,
      celebration,
    });
    expect(state().output).toMatchObject({ status: 'fresh', html, text });
    expect(html).toContain(`src="${ORIGIN}/sample/portrait.png"`);
  });

  test('is stale from the first key until the form has rested, then fresh', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Ada');
    expect(someone.state().output.status).toBe('stale');
    await someone.waits(OUTPUT_DELAY_MS - 1);
    expect(someone.state().output.status).toBe('stale');
    await someone.waits(1);
    expect(someone.state().output.status).toBe('fresh');
    expect(someone.state().output.text).toContain('Ada');
  });

  test('is made once for a burst of keys', async () => {
    const someone = await settledVisitor();
    const before = someone.world.exports.length;
    for (const name of ['A', 'Ad', 'Ada', 'Ada L']) {
      someone.types('fullName', name);
      await someone.waits(OUTPUT_DELAY_MS / 2);
    }
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.world.exports.slice(before).map(({ person }) => person.fullName)).toEqual([
      'Ada L',
    ]);
  });

  test.each([
    ['the style of social links', chooseSocialStyle('icons')],
    ['the shape of the photo', chooseImageShape('profileImageShape', 'square')],
  ])('follows %s', async (_, action) => {
    await SOCIAL_ICONS.load();
    const someone = await settledVisitor();
    const before = someone.state().output.html;
    someone.does(action);
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.status).toBe('fresh');
    expect(someone.state().output.html).not.toBe(before);
  });

  test('carries what the core found', async () => {
    const someone = await settledVisitor();
    someone.types('website', 'javascript:alert(1)');
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.findings.map(({ rule }) => rule)).toContain('link-unsafe');
  });
});

describe('exports that overtake each other', () => {
  test('an answer to an older form never becomes the output, and the newer one has its turn after it', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.exporter = 'waits';
    someone.types('fullName', 'Older');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('fullName', 'Skipped');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('fullName', 'Newer');
    await someone.waits(OUTPUT_DELAY_MS);
    const asked = () => someone.world.exports.map(({ person }) => person.fullName);
    expect(asked().slice(-1)).toEqual(['Older']);
    someone.world.exports.at(-1)?.goOn();
    await someone.waits(0);
    expect(someone.state().output.status).toBe('stale');
    expect(asked().slice(-2)).toEqual(['Older', 'Newer']);
    someone.world.exports.at(-1)?.goOn();
    await someone.waits(0);
    expect(someone.state().output.status).toBe('fresh');
    expect(someone.state().output.text).toContain('Newer');
    expect(someone.state().output.text).not.toContain('Older');
  });

  test('an answer that comes while the form changes leaves it stale', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.exporter = 'waits';
    someone.types('fullName', 'Older');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('fullName', 'Newer');
    someone.world.exports.at(-1)?.goOn();
    await someone.waits(0);
    expect(someone.state().output.status).toBe('stale');
    expect(someone.state().output.text).toContain('Jane Doe');
  });

  test('the failure of an older one does not spoil a newer success', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.exporter = 'waits';
    someone.types('fullName', 'Older');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('fullName', 'Newer');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.world.exports.at(-1)?.breakDown();
    await someone.waits(0);
    someone.world.exports.at(-1)?.goOn();
    await someone.waits(0);
    expect(someone.state().output.status).toBe('fresh');
    expect(someone.state().output.text).toContain('Newer');
  });
});

describe('an exporter that fails', () => {
  test('leaves the output failed until the next success, and is logged', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.exporter = 'fails';
    someone.types('fullName', 'Ada');
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.status).toBe('failed');
    expect(someone.world.logged).toEqual([
      'The signature could not be exported: The exporter broke down',
    ]);
    expect(someone.notices()).toEqual([]);

    someone.world.behaviour.exporter = 'works';
    someone.types('fullName', 'Ada L');
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.status).toBe('fresh');
  });

  test('is asked again once what was missing may have come, and only if it failed', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.exporter = 'fails';
    someone.types('fullName', 'Ada');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.does(retryOutput());
    await someone.waits(0);
    expect(someone.state().output.status).toBe('failed');

    someone.world.behaviour.exporter = 'works';
    someone.does(retryOutput());
    await someone.waits(0);
    expect(someone.state().output).toMatchObject({ status: 'fresh' });
    const asked = someone.world.exports.length;
    someone.does(retryOutput());
    await someone.waits(0);
    expect(someone.world.exports).toHaveLength(asked);
  });

  test('is tried again by a copy', async () => {
    const world = fakeWorld();
    world.behaviour.exporter = 'fails';
    const someone = await settledVisitor(world);
    world.behaviour.exporter = 'works';
    await someone.presses(copySignature);
    expect(someone.state().output.status).toBe('fresh');
    expect(world.copied).toHaveLength(1);
  });
});

describe('pictures that have to be drawn', () => {
  test('are drawn once and used for the output', async () => {
    const someone = await settledVisitor();
    someone.types('profileImageUrl', PIXEL_PNG);
    await someone.waits(OUTPUT_DELAY_MS);
    const [request] = someone.world.drawn;
    expect(request).toMatchObject({ kind: 'picture', source: PIXEL_PNG, fit: 'cover', scale: 2 });
    expect(someone.state().output.html).toContain(drawnBytes(request ?? { id: '' }));

    someone.types('fullName', 'Ada');
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.world.drawn).toHaveLength(1);
    expect(someone.state().output.html).toContain(drawnBytes(request ?? { id: '' }));
  });

  test('are each drawn once when there are two', async () => {
    const someone = await settledVisitor();
    someone.types('profileImageUrl', PIXEL_PNG);
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('logoUrl', PIXEL_PNG);
    await someone.waits(OUTPUT_DELAY_MS);
    for (const name of ['A', 'Ad', 'Ada']) {
      someone.types('fullName', name);
      await someone.waits(OUTPUT_DELAY_MS);
    }
    const ids = someone.world.drawn.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(someone.state().output.rasters).toHaveProperty(id);
  });

  test('of earlier pictures are let go, those of the last stay', async () => {
    const someone = await settledVisitor();
    for (let width = 10; width < 30; width++) {
      someone.types('profileImageUrl', resized(PIXEL_PNG, width, 10));
      await someone.waits(OUTPUT_DELAY_MS);
    }
    const { rasters } = someone.state().output;
    expect(someone.world.drawn).toHaveLength(20);
    expect(Object.keys(rasters)).toEqual(someone.world.drawn.slice(-1).map(({ id }) => id));
  });

  test('are drawn again for another shape', async () => {
    const someone = await settledVisitor();
    someone.types('profileImageUrl', PIXEL_PNG);
    await someone.waits(OUTPUT_DELAY_MS);
    someone.does(chooseImageShape('profileImageShape', 'rectangle'));
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.world.drawn.map(({ width, height }) => [width, height])).toEqual([
      [60, 60],
      [45, 70],
    ]);
  });

  test('go out as they are when they cannot be drawn', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.drawing = 'fails';
    someone.types('profileImageUrl', PIXEL_PNG);
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.status).toBe('fresh');
    expect(someone.state().output.html).toContain(PIXEL_PNG);
    expect(someone.state().output.findings.map(({ rule }) => rule)).toContain('image-not-cut');
  });
});

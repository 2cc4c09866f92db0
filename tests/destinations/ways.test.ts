import { describe, expect, test } from 'vitest';
import { COPY_GUIDES, GAPS_GUIDE } from '../../src/destinations/copy-guides.data';
import { DIFFERENCES } from '../../src/destinations/differences.data';
import { waysTo, type Way } from '../../src/destinations/ways';
import { CLIENT_PACKAGES } from '../../src/export/packages/client-packages';
import { DESTINATIONS, type DestinationId } from '../../src/model/destinations';

function ways(id: DestinationId, hasOwnPictures: boolean): readonly Way[] {
  const destination = DESTINATIONS.find((one) => one.id === id);
  if (destination === undefined) throw new Error(`There is no ${id}`);
  return waysTo(destination, hasOwnPictures);
}

/** What is taken on each way, in their order. */
function taken(id: DestinationId, hasOwnPictures: boolean): readonly string[] {
  return ways(id, hasOwnPictures).map(({ take }) =>
    take.kind === 'copy' ? `copy: ${take.images}` : take.pack.id,
  );
}

describe.each(DESTINATIONS)('$label', (destination) => {
  test.each([true, false])('has a way with steps, pictures from the device: %s', (hasOwn) => {
    const [main, ...others] = waysTo(destination, hasOwn);
    expect(main?.steps.length).toBeGreaterThan(1);
    const actions = [main, ...others].map((way) => way?.action);
    expect(new Set(actions).size, 'each button says something else').toBe(actions.length);
  });

  test('says what will look different there, in one line each', () => {
    const lines = DIFFERENCES[destination.id];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^[A-Z].{20,120}\.$/);
  });

  test('has every name in its steps between two asterisks', () => {
    for (const { text } of waysTo(destination, true).flatMap(({ steps }) => steps)) {
      expect(text.split('*').length % 2, text).toBe(1);
    }
  });

  test('has all that the table of packages has for it, where pictures are linked', () => {
    const { rich, packages } = CLIENT_PACKAGES[destination.id];
    const files = packages.filter((id) => id !== 'pictures');
    expect(taken(destination.id, false)).toEqual([
      ...(rich === null ? [] : [`copy: ${rich}`]),
      ...files,
    ]);
  });
});

test('Gmail gets gaps for pictures from the device, and a whole copy where there are none', () => {
  expect(taken('gmail', true)).toEqual(['copy: gaps']);
  expect(ways('gmail', true)[0]).toMatchObject(GAPS_GUIDE);
  expect(taken('gmail', false)).toEqual(['copy: gaps']);
  expect(ways('gmail', false)[0]).toMatchObject({ ...COPY_GUIDES.gmail });
});

test('classic Outlook gets no copy that would lose pictures', () => {
  expect(taken('outlook-classic', true)).toEqual(['outlook-zip']);
  expect(taken('outlook-classic', false)[0]).toBe('copy: link');
});

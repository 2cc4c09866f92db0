import { expect, test } from 'vitest';
import { exportScene } from '../../src/export/export-scene';
import type { Design } from '../../src/scene/scene';
import { FIXTURES } from '../helpers/drawn-scenes';
import { countCharacters } from '../helpers/rules';
import { variedScene } from '../helpers/varied-scenes';

/*
 * What each element of a design costs of the 10,000 characters that Gmail allows, pictures linked (docs/decisions/every-byte.md):
 * all drawn scenes without overlaps, and 60 random ones with everything that an element can be. Shorter is welcome: lower the
 * number then.
 */

const AVERAGE = 400;
const RANDOM = Array.from({ length: 60 }, (_, index) => variedScene(index + 1));

test(`an element of a design takes at most ${AVERAGE} characters on average`, async () => {
  const drawn = await costOf(FIXTURES.map(([, design]) => design));
  const random = await costOf(RANDOM);
  const both = {
    characters: drawn.characters + random.characters,
    elements: drawn.elements + random.elements,
  };
  const table = Object.entries({ drawn, random, both }).map(
    ([name, cost]) => `${name} ${perElement(cost).toFixed(1)}`,
  );
  console.info(`characters for each of ${both.elements} elements: ${table.join(', ')}`);
  expect(perElement(both)).toBeLessThanOrEqual(AVERAGE);
});

interface Cost {
  readonly characters: number;
  readonly elements: number;
}

async function costOf(designs: readonly Design[]): Promise<Cost> {
  let [characters, elements] = [0, 0];
  for (const design of designs) {
    const { html } = await exportScene(design, { images: 'files' });
    characters += countCharacters(html);
    elements += design.elements.length;
  }
  return { characters, elements };
}

function perElement({ characters, elements }: Cost): number {
  return characters / elements;
}

import { describe, expect, test } from 'vitest';
import { adaptToPerson, STARTER_ACCENT } from '../../src/editor/starters/adapt-to-person';
import { startFrom } from '../../src/editor/starters/start-from';
import { STARTERS } from '../../src/editor/starters/starters';
import { exportScene } from '../../src/export';
import { AA_CONTRAST, contrast, WHITE } from '../../src/model/color';
import { LIMITS } from '../../src/model/limits';
import { completeSignature, SAMPLE_SIGNATURE, type SignatureData } from '../../src/model/signature';
import { contains, overlaps } from '../../src/scene/geometry';
import { definitionOf } from '../../src/scene/registry';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { designer } from '../helpers/designer';
import { FULL_PERSON } from '../helpers/people';
import { CONTEXT } from '../scene/scenes';
import { PALETTES } from '../../src/model/palettes';

const LOGO = 'https://www.example.com/logo.png';

const PEOPLE: Readonly<Record<string, SignatureData>> = {
  placeholder: completeSignature(FULL_PERSON),
  sample: { ...SAMPLE_SIGNATURE, profileImageUrl: '' },
  'with a logo': { ...SAMPLE_SIGNATURE, logoUrl: LOGO },
  'with long texts': completeSignature({
    ...FULL_PERSON,
    fullName: 'Alexandrina Featherstonehaugh',
    jobTitle: 'Senior Vice President of Operations',
    companyName: 'Northwind Studio',
    email: 'a.featherstone@northwind.com',
  }),
};

const CASES = STARTERS.flatMap((starter) =>
  Object.entries(PEOPLE).map(([who, person]) => ({ name: starter.label, who, starter, person })),
);

/** Whether others may lie within it. */
function isPlane(element: SceneElement): boolean {
  return definitionOf(element.type).toEmail(element, CONTEXT).holds === 'nothing';
}

/** What each text stands on: the last plane before it that holds it, else the design's own ground. */
function groundUnder(element: SceneElement, { elements, background }: Scene) {
  const below = elements.slice(0, elements.indexOf(element));
  const ground = below.findLast((other) => isPlane(other) && contains(other, element));
  return ground?.style.backgroundColor ?? background;
}

describe.each(CASES)('the starter $name, for the person $who', ({ starter, person }) => {
  const scene = adaptToPerson(starter.scene, person);

  test('is told as it is: nothing is worse than a remark, and Gmail takes it', async () => {
    const output = await exportScene({ version: 1, ...scene, signatureData: person });
    expect(output.findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(output.requests).toEqual([]);
    expect(output.html.length).toBeLessThan(LIMITS.signatureCharactersAim);
    expect(output.text).toContain(person.fullName);
    expect(output.text).toContain(person.email);
  });

  test('keeps its elements apart, or one wholly within the other', () => {
    for (const [at, element] of scene.elements.entries()) {
      for (const other of scene.elements.slice(at + 1)) {
        const isHeld = isPlane(element) && contains(element, other);
        expect([element.type, other.type, isHeld || !overlaps(element, other)]).toEqual([
          element.type,
          other.type,
          true,
        ]);
      }
    }
  });
});

describe.each(STARTERS)('the starter $label', ({ scene }) => {
  test('is at most 600 wide, and on even places', () => {
    for (const { x, y, width } of scene.elements) {
      expect(x + width).toBeLessThanOrEqual(LIMITS.signatureMaxWidth);
      expect([x % 2, y % 2]).toEqual([0, 0]);
    }
  });

  test('can be read in every palette', () => {
    for (const { name: colorScheme } of PALETTES) {
      const dyed = adaptToPerson(scene, completeSignature({ ...FULL_PERSON, colorScheme }));
      for (const element of dyed.elements) {
        const { color } = element.style;
        if (color === undefined) continue;
        const ratio = contrast(color, groundUnder(element, dyed));
        expect([element.type, ratio >= AA_CONTRAST]).toEqual([element.type, true]);
      }
    }
  });
});

describe('fitting a starter to a person', () => {
  const [, logoLeft] = STARTERS;
  const person = completeSignature(FULL_PERSON);
  const typesFor = (over: Partial<SignatureData>) =>
    logoLeft === undefined
      ? []
      : adaptToPerson(logoLeft.scene, { ...person, ...over }).elements.map(({ type }) => type);

  test('shows the logo they have, or the name of their company in its place', () => {
    expect(typesFor({})).not.toContain('logo');
    expect(typesFor({}).slice(0, 2)).toEqual(['rectangle', 'company']);
    expect(typesFor({ logoUrl: LOGO })).toContain('logo');
    expect(typesFor({ logoUrl: LOGO })).not.toContain('rectangle');
  });

  test('shows profiles only to those who have any', () => {
    expect(typesFor({})).not.toContain('social');
    expect(typesFor({ socialLinks: { linkedin: 'someone' } })).toContain('social');
  });

  test('takes their own colour', () => {
    expect(contrast(STARTER_ACCENT, WHITE)).toBeGreaterThanOrEqual(AA_CONTRAST);
    const [first] = STARTERS;
    const green = first && adaptToPerson(first.scene, { ...person, colorScheme: 'forest-green' });
    const colors = green?.elements.map(({ style }) => style.backgroundColor ?? style.color);
    expect(colors).not.toContain(STARTER_ACCENT);
  });
});

test('choosing a starter is one step, and undone it is as before', () => {
  const [first, second] = STARTERS;
  const someone = designer().has('name', 'name-1').selects('name-1');
  const before = someone.scene();
  if (first === undefined || second === undefined) throw new Error('There are no starters');
  const steps = () => someone.store.getState().signature.past.length;
  const count = steps();
  someone.store.dispatch(startFrom(second));
  expect(steps()).toBe(count + 1);
  expect(someone.store.getState().selection).toEqual([]);
  expect(someone.notices()).toEqual(['Switched to Logo left']);
  someone.store.dispatch({ type: 'signature-history/undo' });
  someone.store.dispatch(startFrom(first));
  expect(someone.store.getState().signature.future).toEqual([]);
  expect(before.elements).toHaveLength(1);
});

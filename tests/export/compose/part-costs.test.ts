import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../../src/export';
import { composeScene } from '../../../src/export/compose/compose-scene';
import { composeSignature } from '../../../src/export/compose/compose-signature';
import { printed } from '../../../src/export/compose/composition';
import { dearest, type Part, type PartCost } from '../../../src/export/compose/dearest-parts';
import { partCosts } from '../../../src/export/compose/part-costs';
import { personWithout } from '../../../src/export/compose/person-without';

import type { SignatureBlock } from '../../../src/model/person/blocks';
import { completeSignature, type Person } from '../../../src/model/person/signature';
import type { Design } from '../../../src/scene/scene';
import { findTemplate, TEMPLATES } from '../../../src/templates/registry';
import type { Template } from '../../../src/templates/template';
import { element, sceneOf } from '../../scene/scenes';
import { EXTRAS, FULL, PIXEL_PNG } from '../../helpers/signatures';

const BLOCKS: readonly SignatureBlock[] = [
  {
    id: 'a',
    kind: 'banner',
    values: { text: 'Meet us in Lisbon', link: 'https://a.example/lisbon' },
  },
  { id: 'b', kind: 'button', values: { text: 'See our work', link: 'https://a.example/work' } },
  { id: 'c', kind: 'button', values: { text: 'Read about us', link: 'https://a.example/about' } },
  { id: 'd', kind: 'disclaimer', values: { preset: 'confidential' } },
];

const PERSON = completeSignature({ ...EXTRAS, blocks: BLOCKS });

function lengthIn(template: Template, person: Person): number {
  return printed(composeSignature(person, template)).html.length;
}

function costsIn(template: Template, person: Person): readonly PartCost[] {
  return partCosts({ doc: printed(composeSignature(person, template)).doc, person });
}

function without(part: Part, person: Person): Person {
  if (part.kind === 'networks') return { ...person, socialLinks: {} };
  if (part.kind === 'block') {
    return { ...person, blocks: person.blocks.filter(({ id }) => id !== part.id) };
  }
  return { ...person, [part.id]: part.id === 'lines' ? [] : '' };
}

/** What stands in their place costs something, too: initials, or a name in large letters. */
const REPLACED: ReadonlySet<string> = new Set(['profileImageUrl', 'logoUrl', 'companyName']);
/** As for the phone number: the mobile then takes the place above the others, with a longer label. */
const LEEWAY = 80;

describe.each(TEMPLATES)('in $id', (template) => {
  const costs = costsIn(template, PERSON);

  test('leaving out a part saves its stated cost or more', () => {
    const whole = lengthIn(template, PERSON);
    const short = costs.flatMap(({ part, name, characters }) => {
      if (part.kind === 'field' && REPLACED.has(part.id)) return [];
      const saved = whole - lengthIn(template, without(part, PERSON));
      return saved >= characters - LEEWAY ? [] : [`${name}: ${saved} of ${characters}`];
    });
    expect(short).toEqual([]);
  });

  test('all parts are named once, the dearest first, the name of the person never', () => {
    const names = costs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['the banner', 'the button “See our work”']));
    expect(names).toContain('the 19 social links');
    expect(names.join()).not.toMatch(/full name|[a-z][A-Z]/);
    const characters = costs.map((cost) => cost.characters);
    expect(characters).toEqual(characters.toSorted((a, b) => b - a));
    const whole = lengthIn(template, PERSON);
    expect(characters.reduce((all, one) => all + one, 0)).toBeLessThan(whole);
  });
});

function cost(name: string, characters: number): PartCost {
  return { part: { kind: 'field', id: name }, name, characters };
}

describe('what is worth a word', () => {
  test('is three parts at most, each by a name of its own, none that is little beside the dearest', () => {
    const costs = [cost('a', 1000), cost('a', 900), cost('b', 800), cost('c', 300), cost('d', 200)];
    expect(dearest(costs).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(dearest([cost('a', 1000), cost('b', 99)]).map(({ name }) => name)).toEqual(['a']);
    expect(dearest([])).toEqual([]);
  });
});

async function textIn(templateId: string, person: Person): Promise<string> {
  return textOf(await exportSignature(person, templateId));
}

function textOf({ findings }: Awaited<ReturnType<typeof exportSignature>>): string {
  const found = findings.filter(({ rule }) => /^(near|over|pictures-over)-gmail-limit$/.test(rule));
  return found.map(({ message }) => message).join();
}

function costOf(part: PartCost | undefined): string | undefined {
  return part?.characters.toLocaleString('en-US');
}

describe('the finding about the length', () => {
  test('names what to leave out, with what that costs', async () => {
    const person = completeSignature({ ...FULL, blocks: BLOCKS.slice(0, 4) });
    const [first] = costsIn(findTemplate('modern'), person);
    const characters = lengthIn(findTemplate('modern'), person).toLocaleString('en-US');
    expect(await textIn('modern', person)).toBe(
      `Almost too big for Gmail: ${characters} of 10,000 characters. ` +
        'Use the shortest code, or leave out ' +
        `${first?.name} (${costOf(first)} characters).`,
    );
    expect(first?.name).toBe('the 6 social links');
  });

  test.each(TEMPLATES)('names in $id what is enough, alone or together', async (template) => {
    const person = PERSON;
    const shown = await textIn(template.id, person);
    const most = shown.startsWith('Almost') ? 8000 : 10_000;
    const costs = costsIn(template, person);
    const named = costs.filter(({ name }) => shown.includes(` ${name} (`));
    expect(named.length).toBeGreaterThan(0);
    const isChoice = shown.replace('Use the shortest code, or ', '').includes(' or ');
    const sets = isChoice ? named.map((one) => [one]) : [named];
    for (const set of sets) {
      const changes = personWithout(
        set.map(({ part }) => part),
        person,
      );
      expect(lengthIn(template, { ...person, ...changes })).toBeLessThanOrEqual(most);
    }
    // One part less would not do.
    const fewer = personWithout(
      named.slice(0, -1).map(({ part }) => part),
      person,
    );
    const left = lengthIn(template, { ...person, ...fewer });
    expect(left > most || sets.length > 1).toBe(true);
  });

  test('names pictures where they are what is too much', async () => {
    const huge = `data:image/png;base64,${PIXEL_PNG.slice(22)}`;
    const person = completeSignature({ ...FULL, profileImageUrl: huge });
    const rasters = {};
    const { requests } = await exportSignature(person, 'modern', { rasters });
    const answers = requests.map(({ id }) => [
      id,
      { type: 'image/png', base64: 'A'.repeat(12_000) } as const,
    ]);
    const output = await exportSignature(person, 'modern', {
      rasters: Object.fromEntries(answers),
    });
    expect(textOf(output)).toMatch(
      /^Too big for Gmail, because pictures are inside it\. Link to pictures online, or leave out the profile picture \(12,\d{3} characters\)\.$/,
    );
  });

  test('of a design names elements by their words or their type, and all networks as one', async () => {
    const long = 'A long story about us. '.repeat(120);
    const design: Design = {
      version: 1,
      ...sceneOf(
        element('name', { id: 'a', x: 0, y: 0 }),
        element('text', {
          id: 'b',
          x: 0,
          y: 100,
          content: long,
          wrap: true,
          width: 500,
          height: 1500,
        }),
        element('address', {
          id: 'c',
          x: 0,
          y: 2000,
          content: `${long}${long}`,
          wrap: true,
          width: 500,
          height: 3000,
        }),
        element('social', { id: 'd', x: 0, y: 6000 }),
      ),
      person: completeSignature(FULL),
    };
    const output = await exportScene(design);
    const { doc } = printed(composeScene(design));
    const person = completeSignature(FULL);
    const { elements } = design;
    const costs = partCosts({ doc, person, elements });
    expect(costs.map(({ name }) => name)).toEqual([
      '“A long story about us. A…”',
      'the 6 social links',
      '“A long story about us. A…”',
    ]);
    const whole = output.html.length;
    for (const { part, characters } of costs) {
      const left = elements.filter(({ id, type }) =>
        part.kind === 'networks' ? type !== 'social' : part.kind === 'element' && id !== part.id,
      );
      const rest = printed(composeScene({ ...design, elements: left })).html.length;
      expect(whole - rest).toBeGreaterThanOrEqual(characters - LEEWAY);
    }
    expect(textOf(output)).toMatch(
      / Leave out “A long story about us\. A…” \(\d+,\d{3} characters\)\.$/,
    );
  });

  test('of a design names those together of which none is enough', async () => {
    const box = { wrap: true, width: 500, height: 1500 } as const;
    const elements = ['Our story. ', 'Our work. ', 'Our team. '].map((words, at) =>
      element('text', {
        ...box,
        id: `${at}`,
        x: 0,
        y: 1600 * at,
        content: words.repeat(450 + 20 * at),
      }),
    );
    const output = await exportScene({
      version: 1,
      ...sceneOf(...elements),
      person: completeSignature(FULL),
    });
    expect(textOf(output)).toMatch(
      / Leave out “Our story[^”]*” \(\d,\d{3} characters\) and “Our team[^”]*” \(\d,\d{3}\)\.$/,
    );
  });
});

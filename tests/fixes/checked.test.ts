import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import { applyFix, fixesFor } from '../../src/fixes/apply-fix';
import type { FixContext } from '../../src/fixes/fix';
import { isOfCheck, rulesFixedBy } from '../../src/model/findings/finding-rows';
import { FIXES } from '../../src/fixes/fixes';
import { contrast } from '../../src/model/color/color';
import { elementOrigin, type FindingRule } from '../../src/model/findings/findings';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Design, Scene, SceneElement } from '../../src/scene/scene';
import { PNG } from '../helpers/pictures';
import { PIXEL } from '../helpers/scenes';
import { diceOf, variedScene } from '../helpers/varied-scenes';
import { box, CONTEXT, element, get, sceneOf } from '../scene/scenes';
import { exported, fixContextOf, WHITE_INK } from './export-findings';
import { describeFixes } from './fix-contract';

/* Fixes of what the checks of the finished signature find. */

const SCENES = Number(process.env['FIX_SCENES'] ?? 60);

const INKS = ['#bbbbbb', '#ffe9c7', '#336699', '#777777', '#14213d'] as const;

const ADDRESSES = [
  'http://example.com/some-picture.png',
  'www.example.com/some-picture.png',
  'https://www.dropbox.com/s/abc/logo.png?dl=0',
  'https://drive.google.com/file/d/abc/view',
  PIXEL,
] as const;

const NUMBERS = ['+1 555 010 4477', 'No. 12 345 678'] as const;

/**
 * All pictures of these scenes are of dark ink; one of pale ink is tried below, and what screen readers read badly; addresses in
 * list/fix-address.test.ts.
 */
const ELSEWHERE = new Set<FindingRule>([
  'picture-pale',
  'address-cleaned',
  'word-split',
  'link-vague',
]);

const OF_CHECKS = FIXES.filter(({ id }) =>
  rulesFixedBy(id).some((rule) => !ELSEWHERE.has(rule) && isOfCheck(rule)),
);

describeFixes(
  Array.from({ length: SCENES }, (_, seed) => checkedScene(seed)),
  OF_CHECKS,
);

/** A scene without overlaps in which checks find something: pale inks, numbers, bad addresses of pictures. */
function checkedScene(seed: number): Design {
  const design = variedScene(seed);
  const dice = diceOf(seed * 11 + 3);
  const elements = design.elements.map((each) => trouble(each, dice));
  const wide = elements.findIndex(({ content, width }) => content !== undefined && width > 120);
  if (seed % 4 > 0 || wide < 0) return { ...design, elements };
  const person = { ...design.person, fullName: 'IAN MCALISTER' };
  return {
    ...design,
    elements: elements.map((each, at) => (at === wide ? named(each) : each)),
    person,
  };
}

/** A text that shows the name. */
function named(each: SceneElement): SceneElement {
  const { href: _href, ...unlinked } = each;
  const spans = [{ start: 0, end: 3, field: 'fullName' }] as const;
  return { ...unlinked, type: 'text', content: 'Ian', spans };
}

function trouble(each: SceneElement, { chance, pick }: ReturnType<typeof diceOf>): SceneElement {
  if (each.type === 'logo') return chance(0.7) ? { ...each, content: pick(ADDRESSES) } : each;
  if (each.content === undefined) return each;
  const color = pick(INKS);
  const { href: _href, ...unlinked } = each;
  const isNumber = each.width > 120 && chance(0.3);
  return {
    ...(isNumber ? { ...unlinked, type: 'text', content: pick(NUMBERS) } : each),
    style: { ...each.style, color, ...(each.x % 5 === 0 && { opacity: 75 }) },
    locked: chance(0.1),
  };
}

const OWN: FixContext = { element: { ...CONTEXT, baseUrl: 'https://signet.example' } };

function labels(scene: Scene, rule: FindingRule, id: string): readonly string[] {
  return fixesFor({ rule, origin: [elementOrigin(id)] }, scene, OWN).map(({ label }) => label);
}

function fixedBy(scene: Scene, fixId: string, id: string): Scene {
  const fix = FIXES.find((one) => one.id === fixId);
  const proposal = fix && applyFix(fix, [id], scene, OWN);
  return proposal ? reduceScene(scene, proposal.action) : scene;
}

describe('faint words', () => {
  const panel = element('rectangle', {
    id: 'panel',
    x: 40,
    y: 30,
    width: 200,
    height: 60,
    style: { backgroundColor: '#ffe9c7' },
  });
  const faint = box('a', 50, 40, { content: 'Words', zIndex: 1, style: { color: '#bbbbbb' } });

  test('get the nearest shade that can be read on what they lie on', () => {
    const scene = sceneOf(panel, faint);
    expect(labels(scene, 'text-faint', 'a')).toEqual([
      expect.stringMatching(/^Nearest readable shade: #[0-9a-f]{6}$/),
    ]);
    const { color = '#ffffff' } = get(fixedBy(scene, 'readableShade', 'a'), 'a').style;
    expect(contrast(color, '#ffe9c7')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, '#ffe9c7')).toBeLessThan(5.2);
  });

  test('stay as they are where they are locked', () => {
    const scene = sceneOf(panel, { ...faint, locked: true });
    expect(labels(scene, 'text-faint', 'a')).toEqual([]);
  });

  test('are not made by moving others apart', () => {
    const pale = box('b', 300, 40, { content: 'Pale', zIndex: 3, style: { color: '#ffffff' } });
    const dark = element('rectangle', {
      id: 'dark',
      x: 290,
      y: 30,
      width: 45,
      height: 60,
      zIndex: 2,
      style: { backgroundColor: '#14213d', borderWidth: 0 },
    });
    const scene = sceneOf(dark, pale, box('c', 315, 45, { content: 'Over it', zIndex: 4 }));
    for (const fix of FIXES) {
      const proposal = applyFix(fix, ['b', 'c'], scene, OWN);
      const after = proposal === null ? scene : reduceScene(scene, proposal.action);
      const { x } = get(after, 'b');
      expect([fix.id, x < 340]).toEqual([fix.id, true]);
    }
  });
});

function panel(style: SceneElement['style']): SceneElement {
  return element('background', { id: 'panel', x: 0, y: 0, width: 300, height: 200, style });
}

/** What is offered for a picture of dark ink. */
function backedOn(...elements: readonly SceneElement[]) {
  const design: Design = { ...sceneOf(...elements), version: 1, person: BLANK_SIGNATURE };
  const context = fixContextOf(design, exported(design));
  const finding = { rule: 'picture-dark', origin: [elementOrigin('a')] } as const;
  return fixesFor(finding, design, context).map(({ label, action }) => [label, action]);
}

describe('a picture of dark ink', () => {
  const logo = element('logo', { id: 'a', content: PNG, shape: 'round' });
  const background = { from: '#eff6ff', to: '#ffffff', angle: 90 } as const;

  test.each([
    ['one color', { backgroundColor: '#eff6ff' }, '#eff6ff'],
    ['a gradient', { backgroundColor: '#eff6ff', background }, '#ffffff'],
  ] as const)('on %s gets a backing', (_, background, backgroundColor) => {
    const style = { backgroundColor };
    expect(backedOn(panel(background), { ...logo, zIndex: 1 })).toEqual([
      ['Add a light background', { type: 'scene/elementsStyled', ids: ['a'], style }],
    ]);
  });

  test('gets none where it is locked, or has one', () => {
    expect(backedOn({ ...logo, locked: true })).toEqual([]);
    expect(backedOn({ ...logo, style: { backgroundColor: '#ffffff' } })).toEqual([]);
  });
});

/** What is reported about a picture of pale ink, and offered for it. */
function paleOffers(one: SceneElement) {
  const design: Design = { ...sceneOf(one), version: 1, person: BLANK_SIGNATURE };
  const before = exported(design, WHITE_INK);
  const context = fixContextOf(design, before);
  const finding = { rule: 'picture-pale', origin: [elementOrigin('a')] } as const;
  const offers = fixesFor(finding, design, context).map(({ label, action }) => [label, action]);
  return { rules: before.findings.map(({ rule }) => rule), offers };
}

describe('a picture of pale ink', () => {
  const logo = element('logo', { id: 'a', content: PNG });
  test('is reported, and a dark background is offered', () => {
    const { rules, offers } = paleOffers(logo);
    expect(rules).toContain('picture-pale');
    const style = { backgroundColor: '#1f2937' };
    expect(offers).toEqual([
      ['Add a dark background', { type: 'scene/elementsStyled', ids: ['a'], style }],
    ]);
  });

  test('gets none where it is locked, or has one', () => {
    expect(paleOffers({ ...logo, locked: true }).offers).toEqual([]);
    const backed = paleOffers({ ...logo, style: { backgroundColor: '#14213d' } });
    expect(backed.rules).not.toContain('picture-pale');
    expect(backed.offers).toEqual([]);
  });
});

test('small letters are made as large as can be read with ease', () => {
  const scene = sceneOf(box('a', 50, 40, { content: 'Words', style: { fontSize: 9 } }));
  expect(get(fixedBy(scene, 'largerText', 'a'), 'a').style.fontSize).toBe(11);
});

test('a phone number becomes a link', () => {
  const scene = sceneOf(box('a', 50, 40, { content: 'Call +1 (555) 010-4477' }));
  expect(get(fixedBy(scene, 'linkNumber', 'a'), 'a').href).toBe('tel:+15550104477');
});

describe('a name in capitals', () => {
  const loud: FixContext = {
    element: { ...OWN.element, person: { ...BLANK_SIGNATURE, fullName: "MARY O'DELL-MARSH" } },
  };
  const scene = sceneOf(
    box('a', 50, 40, { type: 'name' }),
    box('b', 50, 140, { type: 'name', locked: true }),
  );
  const fix = FIXES.find(({ id }) => id === 'recaseName');

  test('is changed once, for all elements that show it', () => {
    expect(fix && applyFix(fix, ['a', 'b'], scene, loud)).toEqual({
      label: "Change to Mary O'Dell-Marsh",
      action: { type: 'scene/changesMade', changes: [] },
      person: { fullName: "Mary O'Dell-Marsh" },
    });
  });

  test('stays where nothing shows it', () => {
    const own = sceneOf(box('a', 50, 40, { type: 'name', content: 'MARY' }));
    expect(fix && applyFix(fix, ['a'], own, loud)).toBeNull();
  });
});

test('a number that is no phone number is kept from becoming a link', () => {
  const scene = sceneOf(box('a', 50, 40, { content: 'ABN 12 345 678 901' }));
  expect(labels(scene, 'auto-link', 'a')).toEqual(['Keep as text']);
  const after = fixedBy(scene, 'keepText', 'a');
  expect(get(after, 'a')).toMatchObject({ content: 'ABN 12 345 678 901', noAutoLink: true });
  expect(labels(after, 'auto-link', 'a')).toEqual([]);
});

test('the letters of a word get one look', () => {
  const spans = [{ start: 0, end: 2, color: '#c2410c' as const }];
  const scene = sceneOf(box('a', 50, 40, { content: 'Northwind mail', spans }));
  expect(labels(scene, 'word-split', 'a')).toEqual(['Give each word one look']);
  const after = fixedBy(scene, 'joinWords', 'a');
  expect(get(after, 'a').spans).toEqual([{ start: 0, end: 9, color: '#c2410c' }]);
  expect(labels(after, 'word-split', 'a')).toEqual([]);
});

test('a link named ‘Click here’ is named by its address', () => {
  const href = 'https://www.northwind.example/shop';
  const scene = sceneOf(box('a', 50, 40, { content: 'Click here', href }));
  expect(labels(scene, 'link-vague', 'a')).toEqual(['Name the link by its address']);
  const after = fixedBy(scene, 'nameLink', 'a');
  expect(get(after, 'a')).toMatchObject({ content: 'northwind.example', href });
});

test.each([
  ['http://example.com/a.png', 'https://example.com/a.png'],
  ['https://www.dropbox.com/s/abc/a.png?dl=0', 'https://www.dropbox.com/s/abc/a.png?raw=1'],
  ['https://drive.google.com/file/d/abc/view', 'https://drive.google.com/file/d/abc/view'],
])('the address %s becomes %s', (content, fixed) => {
  const scene = sceneOf(element('logo', { id: 'a', content }));
  expect(get(fixedBy(scene, 'correctAddress', 'a'), 'a').content).toBe(fixed);
});

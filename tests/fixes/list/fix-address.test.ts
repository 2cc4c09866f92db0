import { describe, expect, test } from 'vitest';
import { exportScene } from '../../../src/export';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { applyFix, fixesFor } from '../../../src/fixes/apply-fix';
import { fixAddress } from '../../../src/fixes/list/fix-address';
import { elementOrigin, type FindingRule } from '../../../src/model/findings/findings';
import { completeSignature, type Person } from '../../../src/model/person/signature';
import { reduceScene } from '../../../src/scene/reduce-scene';
import type { Design } from '../../../src/scene/scene';
import { guessWidth } from '../../../src/scene/text/text-measure';
import { designOf } from '../../helpers/scenes';
import { brokenPromises } from '../fix-words';

type Part = Omit<Parameters<typeof designOf>[0][number], 'x' | 'y'>;

function designWith(part: Part, person: Partial<Person> = {}): Design {
  return {
    ...designOf([{ x: 20, y: 20, width: 200, ...part }]),
    person: completeSignature(person),
  };
}

function contextOf(design: Design) {
  return { element: sceneContext(design, {}, guessWidth).element, rasters: {} };
}

async function rulesOf(design: Design): Promise<readonly FindingRule[]> {
  return (await exportScene(design)).findings.map(({ rule }) => rule);
}

const CASES: readonly (readonly [FindingRule, Part, string])[] = [
  ['link-unsafe', { type: 'email', content: 'bob@example..com' }, 'bob@example.com'],
  ['link-unsafe', { type: 'email', content: 'zoe.@example.com' }, 'zoe@example.com'],
  ['link-unsafe', { type: 'website', content: 'www.example..com' }, 'www.example.com'],
  ['address-cleaned', { type: 'email', content: 'ann@example.com.' }, 'ann@example.com'],
  ['address-cleaned', { type: 'email', content: '\u200bann@example.com' }, 'ann@example.com'],
  ['address-cleaned', { type: 'website', content: 'www.exam\u00adple.com' }, 'www.example.com'],
];

describe('an address that was not typed as it is meant', () => {
  test.each(CASES)('is found and fixed: %s of %j', async (rule, part, likely) => {
    const design = designWith(part);
    const id = design.elements[0]?.id ?? '';
    const found = (await exportScene(design)).findings.find((finding) => finding.rule === rule);
    const [offer] = fixesFor({ rule, origin: [elementOrigin(id)] }, design, contextOf(design));
    expect(offer?.label).toBe(`Use ${likely}`);
    const proposal = applyFix(fixAddress, [id], design, contextOf(design));
    const after = proposal && { ...design, ...reduceScene(design, proposal.action) };
    expect(after?.elements[0]?.content).toBe(likely);
    expect(await rulesOf(after ?? design)).not.toContain(rule);
    const carried = { fix: 'fixAddress', label: offer?.label ?? '', id, before: design };
    expect(
      found &&
        after &&
        brokenPromises({
          ...carried,
          finding: found,
          after,
          context: contextOf(design).element,
          person: after.person,
        }),
    ).toEqual([]);
  });

  test('is fixed where it is that of the person', () => {
    const design = designWith({ type: 'email' }, { email: 'bob@example..com' });
    const id = design.elements[0]?.id ?? '';
    const issue = { rule: 'link-unsafe', origin: [elementOrigin(id)] } as const;
    expect(fixesFor(issue, design, contextOf(design)).map(({ label }) => label)).toEqual([
      'Use bob@example.com',
    ]);
    const proposal = applyFix(fixAddress, [id], design, contextOf(design));
    expect(proposal?.person).toEqual({ email: 'bob@example.com' });
    expect(proposal && reduceScene(design, proposal.action).elements).toEqual(design.elements);
  });

  test.each([
    ['is locked', { type: 'email', content: 'bob@example..com', locked: true }],
    ['is no address at all', { type: 'email', content: 'Bob' }],
    ['is another kind of text', { type: 'name', content: 'bob@example..com' }],
  ] as const)('is left as it is where it %s', (_, part) => {
    const design = designWith(part);
    const ids = design.elements.map(({ id }) => id);
    expect(applyFix(fixAddress, ids, design, contextOf(design))).toBeNull();
  });
});

describe('a link for text messages', () => {
  test.each([
    { type: 'button', content: 'Write', href: 'sms:+15550100171' },
    { type: 'text', content: 'Write to me', href: 'sms:+15550100171' },
    {
      type: 'text',
      content: 'Write to me',
      spans: [{ start: 0, end: 5, href: 'sms:+15550100171' }],
    },
    { type: 'rectangle', href: 'smsto:+15550100171' },
  ] as const)('calls the number, and that is a finding: %j', async (part) => {
    const { html, findings } = await exportScene(designWith(part));
    expect(html).toContain('href="tel:+15550100171"');
    expect(html).not.toContain('sms');
    const reported = findings.filter(({ rule }) => rule === 'text-message');
    expect(reported.map(({ severity }) => severity)).toEqual(['info']);
  });
});

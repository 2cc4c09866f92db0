import { describe, expect, test } from 'vitest';
import type { CheckSubject } from '../../../src/export/checks/check';
import { check, CHECKS } from '../../../src/export/checks/checks';
import type { Finding, FindingRule } from '../../../src/model/findings/findings';
import type { FindingRow } from '../../../src/model/findings/finding-row';
import { FINDINGS } from '../../../src/model/findings/findings.data';
import { completeFinding, reasonOf } from '../../../src/model/findings/finding-rows';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { element } from '../../scene/scenes';
import { CONSTRUCTS, FIXTURES, nested } from './fixtures.data';

const NOTHING: CheckSubject = {
  html: '',
  text: '',
  doc: { kind: 'table', width: 'content', rows: [] },
  images: [],
  person: BLANK_SIGNATURE,
  options: {},
};

function found(rest: Partial<CheckSubject>): readonly Finding[] {
  return check({ ...NOTHING, ...rest });
}

describe.each(FIXTURES)('$rule: $what', ({ rule, broken, kept, severity }) => {
  test('is found where it is', () => {
    const findings = found(broken).filter((finding) => finding.rule === rule);
    expect(findings).not.toEqual([]);
    expect(findings[0]?.severity).toBe(severity ?? findings[0]?.severity);
    for (const finding of findings) expect(finding.message).not.toMatch(/[{}]/);
  });

  test('is not found where it is not', () => {
    expect(found(kept).map((finding) => finding.rule)).not.toContain(rule);
  });
});

function named(html: string): readonly unknown[] {
  return found({ html }).flatMap(({ rule, args }) =>
    rule === 'construct' ? [args['construct']] : [],
  );
}

describe('what the printer never writes', () => {
  test.each(CONSTRUCTS)('%s is found in %s, not in %s', (name, broken, kept) => {
    expect(named(broken)).toContain(name);
    expect(named(kept)).not.toContain(name);
  });

  test('is reported with the clients that Can I email names, in one finding for each severity', () => {
    const [none, partly] = found({ html: '<td style="display:flex">' });
    expect(none).toMatchObject({ severity: 'broken', args: { feature: 'css-display-flex' } });
    expect(none?.clients).toContain('outlook-classic');
    expect(partly).toMatchObject({ severity: 'degraded', clients: ['gmail'] });
  });
});

/** All that is broken in some fixture. */
const BROKEN = [...FIXTURES.map(({ broken }) => broken), { html: '<svg>' }];

test('every check has a fixture in which it finds something', () => {
  const idle = CHECKS.filter(({ run }) => {
    const none: CheckSubject = {
      html: '',
      text: '',
      doc: nested(1),
      images: [],
      person: BLANK_SIGNATURE,
      options: {},
    };
    return BROKEN.every((rest) => run({ ...none, ...rest }).length === 0);
  });
  expect(idle.map(({ id }) => id)).toEqual([]);
});

describe('the sample in a design', () => {
  const person = SAMPLE_SIGNATURE;

  test('counts where an element shows it, and leads there', () => {
    const elements = [
      element('name', { id: 'a' }),
      element('title', { id: 'b', content: 'My own' }),
      element('social', { id: 'c' }),
    ];
    const [finding] = found({ person, elements });
    expect(finding?.args['fields']).toBe('Full Name, LinkedIn, X, Instagram');
    expect(new Set(finding?.origin)).toEqual(
      new Set([
        { kind: 'element', id: 'a' },
        { kind: 'element', id: 'c' },
      ]),
    );
  });

  test('does not count where nothing shows it', () => {
    expect(
      found({ person, elements: [element('rectangle'), element('name', { hidden: true })] }),
    ).toEqual([]);
  });
});

/** What needs no source: it is about the product itself, or plain. */
const UNSOURCED: ReadonlySet<FindingRule> = new Set([
  'sample-values',
  'address-cleaned',
  'text-message',
  'too-deep',
  'picture-blurry',
  'picture-heavy',
  'pictures-heavy',
  'link-missing',
  'banner-over',
  'banner-early',
]);

test('every finding of a check has a reason, and a source unless it is listed as without one', () => {
  const rules = new Set(FIXTURES.map(({ rule }) => rule));
  for (const rule of rules) {
    const { why, source } = reasonOf(rule, {}) ?? {};
    expect([rule, why]).toEqual([rule, expect.stringMatching(/^[A-Z].*\.$/)]);
    const href = source?.href ?? 'none';
    const asked = UNSOURCED.has(rule) ? /^none$/ : /^https:\/\//;
    expect([rule, href]).toEqual([rule, expect.stringMatching(asked)]);
  }
});

test('every check reports the rules whose rows name it, as gravely as these state, and no other', () => {
  const rows: Readonly<Record<FindingRule, FindingRow>> = FINDINGS;
  const reported = new Set<FindingRule>();
  for (const broken of BROKEN) {
    for (const { id, run } of CHECKS) {
      for (const report of run({ ...NOTHING, ...broken })) {
        const { rule, severity } = completeFinding(report);
        const row = rows[rule];
        expect([rule, row.check]).toEqual([rule, id]);
        expect([row.severity].flat()).toContain(severity);
        reported.add(rule);
      }
    }
  }
  const ofChecks = Object.keys(rows).filter(
    (rule) => rows[rule as FindingRule].check !== undefined,
  );
  expect(ofChecks.toSorted()).toEqual([...reported].toSorted());
});

test('a feature that Can I email lists has its page there as source', () => {
  expect(reasonOf('construct', { feature: 'css-opacity' })?.source?.href).toBe(
    'https://www.caniemail.com/features/css-opacity/',
  );
});

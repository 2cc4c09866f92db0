import { describe, expect, test } from 'vitest';
import { sampleFields } from '../../../src/model/person/sample-fields';
import { SAMPLE_SIGNATURE, type Person } from '../../../src/model/person/signature';
import type { ListFieldId } from '../../../src/team/core/list/list-fields';
import type { Facts } from '../../../src/team/core/list/member';
import { personOf } from '../../../src/team/core/person-of';
import { NO_RULES, type TeamRules } from '../../../src/team/core/plan';
import { planOverrides } from '../../../src/team/core/plan-overrides';

const SHARED: Person = {
  ...SAMPLE_SIGNATURE,
  mobile: '+1 555 010 9999',
  quote: 'Make it simple.',
};

describe('what is somebody’s alone', () => {
  test('is never taken from the person of whom the signature was made', () => {
    const person = overrides({ fullName: 'Ben Ng' }, ['fullName', 'email']);
    expect(person).toMatchObject({
      fullName: 'Ben Ng',
      email: 'ben@example.com',
      jobTitle: '',
      phone: '',
      mobile: '',
      quote: '',
      profileImageUrl: '',
    });
  });

  test('is put together where the list splits it', () => {
    const person = overrides(
      { givenName: 'Ben', surname: 'Ng', city: 'Oslo', postalCode: '0150' },
      [...(['givenName', 'surname', 'city', 'postalCode'] as const)],
    );
    expect(person.fullName).toBe('Ben Ng');
    expect(person.address).toContain('0150 Oslo');
  });

  test('is theirs, also where it equals the sample', () => {
    const { fullName, email } = SAMPLE_SIGNATURE;
    const left = sampleFields(overrides({ fullName, email }, ['fullName', 'email']));
    expect(left).not.toContain('fullName');
    expect(left).not.toContain('email');
    expect(left).toContain('companyName');
  });

  test('keeps the capitals of an address', () => {
    expect(overrides({ email: 'Ben@Example.com' }, ['email']).email).toBe('Ben@Example.com');
  });
});

describe('what a company has', () => {
  test('stays where the list has no value for it', () => {
    expect(overrides({}, ['companyName', 'website'])).toMatchObject({
      companyName: SHARED.companyName,
      website: SHARED.website,
      address: SHARED.address,
    });
  });

  test('is what the list has for it', () => {
    expect(overrides({ companyName: 'Fjord AS' }, ['companyName']).companyName).toBe('Fjord AS');
  });

  test('an address is blank where the list has a column for it and the row is blank', () => {
    expect(overrides({}, ['street']).address).toBe('');
  });
});

test('profiles of the list stand beside those of the company', () => {
  const { socialLinks } = overrides({ linkedin: 'ben-ng' }, ['linkedin', 'facebook']);
  expect(socialLinks).toMatchObject({
    linkedin: 'ben-ng',
    facebook: '',
    instagram: SHARED.socialLinks.instagram,
  });
});

const RULES: TeamRules = {
  constants: { phone: '+1 555 0100', companyName: 'Northwind' },
  banner: { picture: 'https://example.com/all.png', link: 'example.com', text: 'All' },
  exceptions: [
    {
      conditions: [{ field: 'country', values: [' norway '] }],
      language: 'de',
      colorScheme: 'warm-orange',
    },
    {
      conditions: [{ field: 'department', values: ['Sales'] }],
      constants: { phone: '+47 22 00 00 00' },
      disclaimer: 'Prices may change.',
      banner: { picture: 'https://example.com/sales.png', link: '', text: 'Sales' },
    },
    { conditions: [{ field: 'department', values: ['sales'] }], colorScheme: 'tech-teal' },
  ],
};

describe('what the plan sets', () => {
  test('for all takes precedence over list and signature', () => {
    const person = overrides({ phone: '1', companyName: 'Other' }, ['phone', 'companyName'], RULES);
    expect(person).toMatchObject({ phone: '+1 555 0100', companyName: 'Northwind' });
    expect(person.colorScheme).toBe(SHARED.colorScheme);
  });

  test('for groups takes precedence over what it sets for all, the later over the earlier', () => {
    const person = overrides({ country: 'Norway', department: 'SALES' }, ['country'], RULES);
    expect(person).toMatchObject({
      phone: '+47 22 00 00 00',
      companyName: 'Northwind',
      language: 'de',
      colorScheme: 'tech-teal',
    });
  });

  test('has its own days, not those of the banner in whose place it stands', () => {
    const values = {
      picture: 'https://old.example/a.png',
      from: '2020-01-01',
      until: '2020-02-01',
    };
    const shared = { ...SHARED, blocks: [{ id: 'a', kind: 'banner' as const, values }] };
    const { blocks } = overrides({ department: 'Sales' }, [], RULES, shared);
    expect(blocks[0]?.values).toMatchObject({ from: '', until: '' });
  });

  test('puts one banner and one disclaimer below, in the place of those that are there', () => {
    const shared = {
      ...SHARED,
      blocks: [
        { id: 'a', kind: 'banner' as const, values: { picture: 'https://old.example/a.png' } },
        { id: 'b', kind: 'button' as const, values: { text: 'Call' } },
      ],
    };
    const { blocks } = overrides({ department: 'Sales' }, [], RULES, shared);
    expect(blocks.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'banner'],
      ['b', 'button'],
      ['team-disclaimer', 'disclaimer'],
    ]);
    expect(blocks[0]?.values.picture).toBe('https://example.com/sales.png');
    expect(blocks[2]?.values).toMatchObject({ preset: '', text: 'Prices may change.' });
  });
});

function overrides(
  facts: Facts,
  fields: readonly ListFieldId[],
  rules: TeamRules = NO_RULES,
  shared = SHARED,
): Person {
  const member = { address: 'ben@example.com', facts };
  return personOf(member, new Set(fields), shared, planOverrides(facts, rules));
}

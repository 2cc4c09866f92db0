import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapColumns, mappedFields } from '../../../../../src/team/core/list/columns/map-columns';
import { recordReader, recordToRow } from '../../../../../src/team/core/list/people/read-record';

const GRAPH = {
  id: '1',
  displayName: 'Jane Doe',
  givenName: 'Jane',
  surname: 'Doe',
  mail: 'jane@acme.com',
  userPrincipalName: 'jane@acme.onmicrosoft.com',
  jobTitle: 'Head of Sales',
  businessPhones: ['+1 206 555 0100', '+1 206 555 0102'],
  mobilePhone: null,
  officeLocation: 'Seattle',
  preferredLanguage: 'en-US',
  accountEnabled: true,
  proxyAddresses: ['smtp:j@acme.com', 'SMTP:jane@acme.com'],
};

const GOOGLE = {
  primaryEmail: 'ana@acme.es',
  name: { givenName: 'Ana', familyName: 'García' },
  suspended: false,
  phones: [
    { type: 'work', value: '+34 91 000 00 01' },
    { type: 'mobile', value: '+34 600 00 00 01' },
  ],
  organizations: [{ title: 'Directora', department: 'Ventas', primary: true }],
};

test('an object is a row', () => {
  const { header, cells } = recordToRow(GOOGLE);
  expect(Object.fromEntries(header.map((name, place) => [name, cells[place]]))).toEqual({
    primaryEmail: 'ana@acme.es',
    'name.givenName': 'Ana',
    'name.familyName': 'García',
    suspended: 'false',
    'phones.0.type': 'work',
    'phones.0.value': '+34 91 000 00 01',
    'phones.1.type': 'mobile',
    'phones.1.value': '+34 600 00 00 01',
    'organizations.0.title': 'Directora',
    'organizations.0.department': 'Ventas',
    'organizations.0.primary': 'true',
  });
});

test('of long lists the first entries are kept, and all that comes behind them', () => {
  const numbers = Array.from({ length: 12 }, (_, at) => ({
    type: at === 11 ? 'work' : 'home',
    value: `+1 555 010 ${at}`,
    primary: at === 11,
  }));
  const plans = Array.from({ length: 400 }, (_, at) => ({ servicePlanId: at, service: 'x' }));
  const record = {
    assignedPlans: plans,
    provisionedPlans: plans,
    phones: numbers,
    mail: 'a@x.example',
  };
  const { header, cells } = recordToRow(record);
  const cellOf = (name: string) => cells[header.indexOf(name)];
  expect(cellOf('mail')).toBe('a@x.example');
  expect(cellOf('phones.11.type')).toBe('work');
  expect(cellOf('phones.11.value')).toBe('+1 555 010 11');
  expect(cellOf('phones.11.primary')).toBe('true');
});

test.each([
  [
    { emails: [{ address: 'a@x.example', type: 'work', isPrimary: true }] },
    'emails.0.isPrimary',
    'true',
  ],
  [
    { emailAddresses: [{ value: 'a@x.example', metadata: { primary: true } }] },
    'emailAddresses.0.metadata.primary',
    'true',
  ],
  [
    { addresses: [{ type: 'home' }, { type: 'work', locality: 'Oslo' }] },
    'addresses.1.locality',
    'Oslo',
  ],
  [{ otherMails: ['a@x.example', 'b@x.example'] }, 'otherMails', 'a@x.example'],
])('flags and kinds of %j have keys of their own', (record, key, cell) => {
  const { header, cells } = recordToRow(record);
  expect(cells[header.indexOf(key)]).toBe(cell);
});

describe('people are read from objects', () => {
  const read = recordReader();

  test('of Microsoft Graph', () => {
    expect(read(GRAPH, 7)).toEqual({
      kind: 'member',
      member: {
        line: 7,
        address: 'jane@acme.com',
        facts: {
          email: 'jane@acme.com',
          userPrincipalName: 'jane@acme.onmicrosoft.com',
          fullName: 'Jane Doe',
          givenName: 'Jane',
          surname: 'Doe',
          jobTitle: 'Head of Sales',
          phone: '+1 206 555 0100',
          office: 'Seattle',
          language: 'en',
        },
      },
      problems: [],
      fields: mappedFields(mapColumns(Object.keys(GRAPH))),
    });
  });

  test('of Google', () => {
    expect(read(GOOGLE, 1)).toMatchObject({
      member: { address: 'ana@acme.es', facts: { jobTitle: 'Directora', surname: 'García' } },
    });
  });

  test('by the rules for rows', () => {
    expect(read({ ...GRAPH, accountEnabled: false }, 2)).toMatchObject({
      kind: 'skipped',
      skipped: { line: 2, reason: 'blocked', who: 'Jane Doe' },
    });
    expect(read({ email: 'a@x.com', phone: '?' }, 3)).toMatchObject({
      problems: [{ line: 3, column: 'phone' }],
    });
    expect(read({ email: 'a@x.com', phone: 4.9e21 }, 3)).toMatchObject({
      member: { facts: { email: 'a@x.com' } },
      problems: [{ column: 'phone' }],
    });
  });

  test('by columns that somebody chose', () => {
    const chosen = recordReader({ kontakt: 'email' });
    expect(chosen({ Kontakt: 'a@x.com' }, 1)).toMatchObject({ member: { address: 'a@x.com' } });
  });

  test('whose keys differ from one to the next', () => {
    expect(read({ mail: 'a@x.com', title: 'Boss' }, 1)).toMatchObject({
      member: { facts: { jobTitle: 'Boss' } },
    });
    expect(read({ title: 'Boss', mail: 'b@x.com' }, 2)).toMatchObject({
      member: { address: 'b@x.com', facts: { jobTitle: 'Boss' } },
    });
  });

  test('that hold nothing', () => {
    expect(read({}, 1)).toEqual({
      kind: 'skipped',
      skipped: { line: 1, reason: 'no-address', who: '' },
      fields: [],
    });
  });
});

test('any object is a row of bounded length', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 8 })), (record) => {
      const { header, cells } = recordToRow(record);
      expect(header).toHaveLength(cells.length);
      expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
      expect(recordReader()(record, 1).kind).toMatch(/^(?:member|skipped)$/);
    }),
  );
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
  expect(recordToRow(wide).cells).toHaveLength(500);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NETWORK_COLUMNS,
  OWN_COLUMNS,
  TWO_SIDED,
} from '../../../../../src/team/core/list/columns/columns.data';
import { isPersonField } from '../../../../../src/model/person/text-fields';
import { isListFieldId, LIST_FIELDS } from '../../../../../src/team/core/list/list-fields';
import { foldHeader, mapColumns } from '../../../../../src/team/core/list/columns/map-columns';

const NAMES = Object.entries(OWN_COLUMNS).flatMap(([field, names]) =>
  names.flat().map((name) => ({ field, name })),
);
const TWO_SIDED_NAMES = TWO_SIDED.flatMap(({ names }) => names);

/** The names of columns under the fields that they hold. */
function named(header: readonly string[], remembered = {}): Readonly<Record<string, string>> {
  const mapping = mapColumns(header, remembered);
  return Object.fromEntries(
    Object.entries(mapping).map(([field, place]) => [field, header[place] ?? '']),
  );
}

describe('the names of columns', () => {
  test.each([
    ['First Name [Required]', 'firstname'],
    ['E-mail 1 - Value', 'email1value'],
    ['  Téléphone (bureau) ', 'telephonebureau'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Łódź_Ø', 'lodzo'],
    ['organizations.0.title', 'organizations0title'],
    ['Ім’я', 'імя'],
    ['ﾒｰﾙｱﾄﾞﾚｽ', foldHeader('メールアドレス')],
    ['[READ ONLY]', ''],
    ['#', ''],
  ])('are compared as %s is: %s', (name, folded) => {
    expect(foldHeader(name)).toBe(folded);
  });

  test('are each known for one field', () => {
    const all = [...NAMES.map(({ name }) => name), ...TWO_SIDED_NAMES].map(foldHeader);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  test('are known for all fields, but for texts of the person that go by their labels', () => {
    const known = new Set<string>([...Object.keys(OWN_COLUMNS), ...Object.keys(NETWORK_COLUMNS)]);
    const others = LIST_FIELDS.filter(({ id }) => !known.has(id) && !isPersonField(id));
    expect(others).toEqual([]);
  });

  test('are known when they stand alone', () => {
    for (const { field, name } of NAMES) expect(mapColumns([name])).toEqual({ [field]: 0 });
  });

  test('of fields are as the product calls them, but for one that is a tick elsewhere', () => {
    const unknown = LIST_FIELDS.filter(({ id, label }) => mapColumns([label])[id] !== 0);
    expect(unknown.map(({ label }) => label)).toEqual(['X']);
  });

  test('may be those by which our own files call the fields', () => {
    for (const { id } of LIST_FIELDS) expect(mapColumns([id])).toEqual({ [id]: 0 });
  });
});

describe('of several columns for one field', () => {
  test('the better name counts, wherever it stands', () => {
    expect(named(['Title', 'Job Title'])).toEqual({ jobTitle: 'Job Title' });
    expect(named(['c', 'co'])).toEqual({ country: 'co' });
    expect(named(['E-mail Address', 'mail'])).toEqual({ email: 'mail' });
  });

  test('the first counts where all are called the same', () => {
    expect(mapColumns(['Email', 'email', 'E-Mail'])).toEqual({ email: 0 });
  });

  test('an address is not a sign-in name', () => {
    expect(named(['User principal name', 'Email'])).toEqual({
      email: 'Email',
      userPrincipalName: 'User principal name',
    });
  });
});

describe('a name with two sides is what stands beside it', () => {
  test.each<readonly [readonly string[], Readonly<Record<string, string>>]>([
    [['Name'], { fullName: 'Name' }],
    [['Name', 'Vorname'], { surname: 'Name', givenName: 'Vorname' }],
    [['Prénom', 'Nom'], { givenName: 'Prénom', surname: 'Nom' }],
    [['Nome', 'Cognome'], { givenName: 'Nome', surname: 'Cognome' }],
    [['Nome', 'Email'], { fullName: 'Nome', email: 'Email' }],
    [['Nombre', 'Apellidos'], { givenName: 'Nombre', surname: 'Apellidos' }],
    [
      ['First Name', 'Last Name', 'Name'],
      {
        givenName: 'First Name',
        surname: 'Last Name',
        fullName: 'Name',
      },
    ],
    [['Address'], { address: 'Address' }],
    [['Address', 'City'], { street: 'Address', city: 'City' }],
    [['Adresse', 'PLZ'], { street: 'Adresse', postalCode: 'PLZ' }],
    [['Address', 'Street', 'City'], { street: 'Street', city: 'City', address: 'Address' }],
    [['Display Name', 'Name'], { fullName: 'Display Name' }],
  ])('%j', (header, fields) => {
    expect(named(header)).toEqual(fields);
  });
});

describe('what somebody chose', () => {
  test('takes precedence over the names of columns', () => {
    expect(named(['Mail', 'Kontakt'], { kontakt: 'email' })).toEqual({ email: 'Kontakt' });
    expect(named(['Mail', 'E-Mail'], { mail: 'phone' })).toEqual({
      phone: 'Mail',
      email: 'E-Mail',
    });
  });

  test('can be that a column is not used', () => {
    expect(named(['Mail', 'E-Mail'], { mail: null })).toEqual({ email: 'E-Mail' });
    expect(named(['Name'], { name: null })).toEqual({});
  });

  test('is not what every object has', () => {
    expect(named(['constructor', 'toString', '__proto__', 'Email'])).toEqual({ email: 'Email' });
  });

  test('goes to the first column where it was chosen for two', () => {
    expect(named(['A', 'B'], { a: 'email', b: 'email' })).toEqual({ email: 'A' });
  });
});

describe('of any columns', () => {
  const known = fc.constantFrom(
    ...NAMES.map(({ name }) => name),
    ...TWO_SIDED_NAMES,
    'LinkedIn URL',
  );
  const header = fc.uniqueArray(known, { maxLength: 30, selector: foldHeader });
  const noise = fc.uniqueArray(
    fc.nat().map((id) => `Custom attribute ${id}`),
    { maxLength: 10 },
  );

  test('the order does not matter', () => {
    const shuffled = header.chain((names) =>
      fc.tuple(
        fc.constant(names),
        fc.shuffledSubarray(names, { minLength: names.length, maxLength: names.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([a, b]) => {
        expect(named(b)).toEqual(named(a));
      }),
    );
  });

  test('each field has one, and no column two fields', () => {
    fc.assert(
      fc.property(header, (names) => {
        const mapping = mapColumns(names);
        const places = Object.values(mapping);
        expect(new Set(places).size).toBe(places.length);
        expect(Object.keys(mapping).every(isListFieldId)).toBe(true);
      }),
    );
  });

  test('those without a known name change nothing', () => {
    fc.assert(
      fc.property(header, noise, fc.nat({ max: 30 }), (names, others, at) => {
        const mixed = [...names.slice(0, at), ...others, ...names.slice(at)];
        expect(named(mixed)).toEqual(named(names));
      }),
    );
  });

  test('capitals, blanks, marks and what stands in brackets do not matter', () => {
    const changes = fc.array(
      fc.constantFrom<(name: string) => string>(
        (name) => name.toUpperCase(),
        (name) => ` ${name} `,
        (name) => [...name].join('_'),
        (name) => `${name} [READ ONLY]`,
        (name) => `"${name}":`,
        (name) => name.normalize('NFD'),
      ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(header, changes, (names, each) => {
        const changed = names.map((name, index) => each[index % each.length]?.(name) ?? name);
        expect(mapColumns(changed)).toEqual(mapColumns(names));
      }),
    );
  });
});

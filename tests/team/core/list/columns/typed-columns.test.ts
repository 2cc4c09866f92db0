import { describe, expect, test } from 'vitest';
import { mapColumns } from '../../../../../src/team/core/list/columns/map-columns';
import { readPeople } from '../../../../../src/team/core/list/people/read-people';
import { recordReader } from '../../../../../src/team/core/list/people/read-record';
import { peopleOf, tableOf } from '../read-file';

/** The facts of the first person of a list, without their address. */
function factsOf(header: string, ...rows: readonly string[]) {
  const { members } = peopleOf(
    [`Mail;${header}`, ...rows.map((row, at) => `p${at}@x.com;${row}`)].join('\n'),
  );
  const { email: _, ...facts } = members[0]?.facts ?? {};
  return facts;
}

describe('of numbers with types', () => {
  const gam = 'phones.0.type;phones.0.value;phones.1.type;phones.1.value';
  const contacts = 'Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value';
  const old = 'Phone 1 - Type;Phone 1 - Value;Phone 2 - Type;Phone 2 - Value';
  const plain = 'Phone Type;Phone;Phone 2 Type;Phone 2';

  test.each([gam, contacts, old, plain])(
    'that of work is used, wherever it stands: %s',
    (header) => {
      expect(factsOf(header, 'home;+1 555 0199;work;+1 555 0100')).toEqual({
        phone: '+1 555 0100',
      });
      expect(factsOf(header, '* Work;+1 555 0100;Home;+1 555 0199')).toEqual({
        phone: '+1 555 0100',
      });
      expect(factsOf(header, 'mobile;+1 555 0171;work;+1 555 0100')).toEqual({
        phone: '+1 555 0100',
        mobile: '+1 555 0171',
      });
      expect(factsOf(header, 'work_mobile;+1 555 0171;work_fax;+1 555 0109')).toEqual({
        mobile: '+1 555 0171',
        fax: '+1 555 0109',
      });
    },
  );

  test.each([
    'home',
    'Home',
    'other',
    'home_fax',
    'other_fax',
    'Home Mobile',
    'Privat',
    'Domicile',
    'Casa',
    'assistant',
    'pager',
    'car',
    'Grandma',
    '',
    '自宅',
    'домашній',
    'בית',
  ])('that of the type "%s" is not used', (type) => {
    expect(factsOf(gam, `${type};+1 555 0199;${type};+1 555 0198`)).toEqual({});
  });

  test.each([
    'Work',
    'WORK',
    'Arbeit',
    'Geschäftlich',
    'Bureau',
    'Professionnel',
    'Trabajo',
    'Oficina',
    'Lavoro',
    'Ufficio',
    'Trabalho',
    'Werk',
    'Praca',
    'Робочий',
    'Рабочий',
    '勤務先',
    '工作',
    'العمل',
    'עבודה',
    'Office direct',
    'company_main',
  ])('that of the type "%s" is of work', (type) => {
    expect(factsOf(gam, `home;+1 555 0199;${type};+1 555 0100`)).toEqual({ phone: '+1 555 0100' });
  });

  test('a name of somebody’s own counts where the type is custom', () => {
    const header = 'phones.0.type;phones.0.customType;phones.0.value';
    expect(factsOf(header, 'custom;Direct office;+1 555 0100')).toEqual({ phone: '+1 555 0100' });
    expect(factsOf(header, 'custom;Summer house;+1 555 0100')).toEqual({});
  });

  test('the main one of several of work is used', () => {
    const header =
      'phones.0.type;phones.0.value;phones.0.primary;phones.1.type;phones.1.value;phones.1.primary';
    expect(factsOf(header, 'work;+1 555 0100;False;work;+1 555 0101;True')).toEqual({
      phone: '+1 555 0101',
    });
  });

  test('a column that somebody chose comes first', () => {
    const table = tableOf(`Mail;${gam}\na@x.com;home;+1 555 0199;work;+1 555 0100`);
    const mapping = mapColumns(table.header, { phones0value: 'phone' });
    expect(readPeople(table, mapping).members[0]?.facts.phone).toBe('+1 555 0199');
  });

  test('several in one cell are kept', () => {
    expect(factsOf(contacts, 'Work;555-0100 ::: 555-0101;;')).toEqual({
      phone: '555-0100 / 555-0101',
    });
  });

  test('how many there are is no number', () => {
    expect(factsOf(`phones;${gam}`, '2;home;+1 555 0199;home;+1 555 0198')).toEqual({});
  });
});

describe('of addresses with types', () => {
  test('that of a home is not used', () => {
    const header = 'addresses.0.type;addresses.0.formatted;addresses.1.type;addresses.1.formatted';
    expect(factsOf(header, 'home;7 Private Lane;work;1 Main St')).toEqual({ address: '1 Main St' });
    expect(factsOf(header, 'home;7 Private Lane;other;2 Side St')).toEqual({});
  });

  test('all parts are of the same', () => {
    const header = ['Type', 'Street', 'City', 'Postal Code', 'Country'];
    const both = [1, 2].flatMap((index) => header.map((part) => `Address ${index} - ${part}`));
    expect(
      factsOf(both.join(';'), 'Home;7 Lane;Bath;BA1;UK;Work;1 High St;London;SW1A 1AA;UK'),
    ).toEqual({
      street: '1 High St',
      city: 'London',
      postalCode: 'SW1A 1AA',
      country: 'UK',
    });
  });

  test('a job is that of the main organization', () => {
    const header =
      'organizations.0.title;organizations.0.primary;organizations.1.title;organizations.1.primary';
    expect(factsOf(header, 'Volunteer;False;Director;True')).toEqual({ jobTitle: 'Director' });
    expect(factsOf('Organization 1 - Type;Organization 1 - Title', ';Director')).toEqual({
      jobTitle: 'Director',
    });
  });

  test('a website is that of work, and relations are not used', () => {
    const header = 'websites.0.type;websites.0.value;relations.0.type;relations.0.value';
    expect(factsOf(header, 'blog;my.example;manager;boss@x.com')).toEqual({});
    expect(factsOf(header, 'work;acme.example;manager;boss@x.com')).toEqual({
      website: 'acme.example',
    });
  });
});

describe('the address of somebody with several', () => {
  const two =
    'emails.0.type;emails.0.address;emails.0.primary;emails.1.type;emails.1.address;emails.1.primary';

  test('is that of work, else the main one', () => {
    expect(addressesOf(two, 'home;a@home.example;;work;a@x.com;')).toEqual(['a@x.com']);
    expect(addressesOf(two, ';b@y.example;False;;b@x.com;True')).toEqual(['b@x.com']);
    expect(
      addressesOf(
        'E-mail 1 - Label;E-mail 1 - Value;E-mail 2 - Label;E-mail 2 - Value',
        'Home;c@home.example;* Work;c@x.com',
      ),
    ).toEqual(['c@x.com']);
  });

  test('is never that of a home', () => {
    expect(addressesOf(two, 'home;a@home.example;True;home;a@other.example;')).toEqual([]);
  });

  test('is the one at the domain that most of the list share, where types do not show it', () => {
    const rows = [
      'other;a@gmail.com;;other;a@acme.example;',
      'other;b@acme.example;;other;b@gmail.com;',
      ';c@acme.example;;;;',
    ];
    expect(addressesOf(two, ...rows)).toEqual([
      'a@acme.example',
      'b@acme.example',
      'c@acme.example',
    ]);
    expect(addressesOf(two, 'other;a@gmail.com;;;;', 'other;b@gmail.com;;;;')).toEqual([]);
  });
});

test('typed entries of JSON are read by their types', () => {
  const read = recordReader();
  const person = {
    primaryEmail: 'ana@acme.es',
    emails: [
      { address: 'ana@home.example', type: 'home' },
      { address: 'ana@acme.es', primary: true },
    ],
    phones: [
      { value: '+34 91 000 00 09', type: 'home' },
      { value: '+34 91 000 00 01', type: 'work' },
    ],
    addresses: [{ type: 'home', formatted: 'Calle Privada 1' }],
    locations: [{ type: 'desk', buildingId: 'MAD-1' }],
    relations: [{ type: 'manager', value: 'boss@acme.es' }],
  };
  expect(read(person, 1)).toMatchObject({
    member: { address: 'ana@acme.es', facts: { phone: '+34 91 000 00 01', office: 'MAD-1' } },
  });
  const { primaryEmail: _, ...without } = person;
  const reading = read(without, 1);
  expect(reading).toMatchObject({ member: { address: 'ana@acme.es' } });
  expect(JSON.stringify(reading)).not.toMatch(/Privada|00 09|home\.example|boss/);
});

function addressesOf(header: string, ...rows: readonly string[]): readonly string[] {
  return peopleOf(
    [`Name;${header}`, ...rows.map((row, at) => `P${at};${row}`)].join('\n'),
  ).members.map(({ address }) => address);
}

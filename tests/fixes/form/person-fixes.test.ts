import { describe, expect, test } from 'vitest';
import { exportPrinted } from '../../../src/export/print/export-printed';
import type { FormSignature } from '../../../src/fixes/form/form-fix';
import { formFixesFor } from '../../../src/fixes/form/form-fixes';
import type { SignatureBlock } from '../../../src/model/person/blocks';
import { BLANK_SIGNATURE, type Person } from '../../../src/model/person/signature';
import { findTemplate } from '../../../src/templates/registry';

/* Fixes in the form of what somebody typed about themselves. */

function offersFor(own: Partial<Person>) {
  const given: FormSignature = {
    person: { ...BLANK_SIGNATURE, fullName: 'Ada', ...own },
    template: findTemplate('modern'),
    options: { baseUrl: 'https://signet.example' },
  };
  const { findings } = exportPrinted(given.person, given.template.id, given.options);
  return findings.flatMap((finding) => formFixesFor(finding, given));
}

describe('what a fix changes', () => {
  test('is the field that is kept from links', () => {
    const lines = [{ label: 'ABN', value: '12 345 678 901', link: '' }];
    const own = { lines, quote: 'Open on 9 March 2026', plainFields: ['quote'] };
    expect(offersFor(own)).toEqual([
      { label: 'Keep as text', change: { person: { plainFields: ['quote', 'lines'] } } },
    ]);
    expect(offersFor({ ...own, plainFields: ['quote', 'lines'] })).toEqual([]);
  });

  test('is the disclaimer that is kept from links', () => {
    const values = { preset: 'own', text: 'Registered in England, No. 08123456' };
    const blocks: readonly SignatureBlock[] = [{ id: 'b', kind: 'disclaimer', values }];
    expect(offersFor({ blocks })).toEqual([
      { label: 'Keep as text', change: { person: { plainFields: ['blocks.disclaimer.b'] } } },
    ]);
  });

  test.each([
    ['email', 'bob@example..com', 'bob@example.com'],
    ['email', 'zoe.@example.com', 'zoe@example.com'],
    ['email', 'ann@example.com.', 'ann@example.com'],
    ['email', 'ann@exam\u200bple.com', 'ann@example.com'],
    ['website', 'https://www.ada..example', 'https://www.ada.example'],
    ['website', 'example.com.', 'example.com'],
  ] as const)('is the address that was meant: %s %j', (field, typed, likely) => {
    expect(offersFor({ [field]: typed })).toEqual([
      { label: `Use ${likely}`, change: { person: { [field]: likely } } },
    ]);
  });

  test('is no address that nothing can be made of', () => {
    expect(offersFor({ email: 'bob', website: '1.5' })).toEqual([]);
  });

  test.each([
    ['JANE DOE', 'Jane Doe'],
    ['DR. JAN VAN DER BERG, PhD', 'Dr. Jan van der Berg, PhD'],
    ["MARY O'DELL-MARSH (she/her)", "Mary O'Dell-Marsh (she/her)"],
  ])('is the name %s as %s', (loud, fullName) => {
    expect(offersFor({ fullName: loud })).toEqual([
      { label: `Change to ${fullName}`, change: { person: { fullName } } },
    ]);
  });

  test('is nothing where the family name alone is in capitals', () => {
    expect(offersFor({ fullName: 'Jean DUPONT' })).toEqual([]);
  });

  test('gives a second number of a fax a line of its own, not a field of telephones', () => {
    const numbers = { phone: '', mobile: '', fax: '+49 30 1234567 / +49 30 7654321' };
    expect(offersFor(numbers)).toEqual([
      {
        label: 'Give each a field of its own',
        change: {
          person: {
            fax: '+49 30 1234567',
            lines: [{ label: 'Fax', value: '+49 30 7654321', link: 'tel:+49307654321' }],
          },
        },
      },
    ]);
  });

  test('gives each of several numbers a field, or a line, of its own', () => {
    expect(offersFor({ phone: '+212 5 22 94 07 70/74 / 75 ext. 3' })).toEqual([
      {
        label: 'Give each a field of its own',
        change: {
          person: {
            phone: '+212 5 22 94 07 70',
            mobile: '+212522940774',
            lines: [
              {
                label: 'Phone',
                value: '+212522940775 ext. 3',
                link: 'tel:+212522940775;ext=3',
              },
            ],
          },
        },
      },
    ]);
  });

  test('makes a line of what is no number', () => {
    expect(offersFor({ phone: 'Room 214' })).toEqual([
      {
        label: 'Make it a line of its own',
        change: { person: { phone: '', lines: [{ label: '', value: 'Room 214', link: '' }] } },
      },
    ]);
  });
});

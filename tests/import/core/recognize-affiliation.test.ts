import { describe, expect, test } from 'vitest';
import { recognizeFields } from '../../../src/import/core/found-in-mail';
import { pageOf, type RowSpec } from '../../helpers/pages';

function valueOf(field: string, ...rows: readonly RowSpec[]): string | undefined {
  return recognizeFields(pageOf(rows)).find((found) => found.field === field)?.value;
}

describe('where somebody works', () => {
  const [role, host] = ['Project Engineer', 'ben.hall@carverworks.com'];

  test.each<[string, readonly RowSpec[], string | undefined, string | undefined]>([
    [
      'what stands beside a role is a part of the company at the host',
      ['Ben Hall', `${role} · Bridges & Tunnels`, host],
      undefined,
      'Bridges & Tunnels',
    ],
    [
      'unless it is called like that',
      ['Ben Hall', `${role} · Carver Works`, host],
      'Carver Works',
      undefined,
    ],
    [
      'or no host shows it',
      ['Ben Hall', `${role} · Bridges & Tunnels`, 'ben.hall@gmail.com'],
      'Bridges & Tunnels',
      undefined,
    ],
    [
      'an institute is an organization',
      ['Anna Nowak', 'Kierownik', 'Instytut Technologii Drewna', 'anna@itd.example'],
      'Instytut Technologii Drewna',
      undefined,
    ],
    [
      'whose parts are departments, below it',
      ['dr Jan Lis', 'Adiunkt', 'Instytut Badań Morza', 'Zakład Oceanografii', 'jan.lis@morze.pl'],
      'Instytut Badań Morza',
      'Zakład Oceanografii',
    ],
    [
      'and above it',
      ['Dr. Eva Roth', 'Oberärztin', 'Klinik für Chirurgie', 'Universitätsklinikum Musterstadt'],
      'Universitätsklinikum Musterstadt',
      'Klinik für Chirurgie',
    ],
    [
      'but firms elsewhere',
      ['Ewa Zych', 'Właścicielka', 'Zakład Fryzjerski Ewa', 'ewa@fryzjer.pl'],
      'Zakład Fryzjerski Ewa',
      undefined,
    ],
    [
      'an institute of a university is a part of that',
      ['Max Ott', 'Ingenieur', 'Institut für Informatik', 'Universität Musterstadt'],
      'Universität Musterstadt',
      'Institut für Informatik',
    ],
  ])('%s', (_, rows, company, department) => {
    expect([valueOf('companyName', ...rows), valueOf('department', ...rows)]).toEqual([
      company,
      department,
    ]);
  });
});

test('the owner of a firm is found below it', () => {
  const firm = ['Ruth Palmer & Sons', { size: 20, weight: 700 }] as const;
  const rows = [
    firm,
    'Clocks and watches',
    'Ruth Palmer',
    'Tel. 01632 960440',
    'info@palmer-clocks.com',
  ];
  expect(valueOf('fullName', ...rows)).toBe('Ruth Palmer');
  expect(valueOf('companyName', ...rows)).toBe('Ruth Palmer & Sons');
});

test('a host with a label that shows what it is may end in any way', () => {
  expect(valueOf('website', 'Jane Doe', 'Web: doe.archi')).toBe('doe.archi');
  expect(valueOf('website', 'Jane Doe', 'Room: doe.archi')).toBeUndefined();
});

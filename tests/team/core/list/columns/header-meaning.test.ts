import { describe, expect, test } from 'vitest';
import { mapColumns } from '../../../../../src/team/core/list/columns/map-columns';
import { tableOf } from '../read-file';

/** The field that a column of this name gets where it stands alone; blank for none. */
function fieldOf(name: string): string {
  return Object.keys(mapColumns([name])).join();
}

describe('the words of a name show what a column holds', () => {
  test.each([
    ['Abtlg.', 'department'],
    ['Dept Name', 'department'],
    ['Abteilung/Bereich', 'department'],
    ['Tel. dienstl.', 'phone'],
    ['Tel. desk', 'phone'],
    ['Telefon (gesch.)', 'phone'],
    ['Tel Nr', 'phone'],
    ['Bürotelefon', 'phone'],
    ['Teléfono oficina', 'phone'],
    ['Tel. służbowy', 'phone'],
    ['Раб. тел.', 'phone'],
    ['Роб. телефон', 'phone'],
    ['電話番号（会社）', 'phone'],
    ['办公电话号码', 'phone'],
    ['رقم هاتف العمل', 'phone'],
    ['מספר טלפון', 'phone'],
    ['phoneNumbers[type eq "work"].value', 'phone'],
    ['TEL;TYPE=WORK', 'phone'],
    ['Telefon 1', 'phone'],
    ['Handy Nr.', 'mobile'],
    ['Mobil-Tel.', 'mobile'],
    ['Diensthandy', 'mobile'],
    ['Cell. aziendale', 'mobile'],
    ['Celular corporativo', 'mobile'],
    ['Tél. portable', 'mobile'],
    ['Mobiel zakelijk', 'mobile'],
    ['profile.mobilePhone', 'mobile'],
    ['E-Mail (Arbeit)', 'email'],
    ['Courriel professionnel', 'email'],
    ['workEmail', 'email'],
    ['会社メールアドレス', 'email'],
    ['Job title (EN)', 'jobTitle'],
    ['Fonction occupée', 'jobTitle'],
    ['Business Title', 'jobTitle'],
    ['Office City', 'city'],
    ['businessAddress.city', 'city'],
    ['PLZ/Ort', 'city'],
    ['Firmenanschrift', 'address'],
    ['Name, Vorname', 'fullName'],
  ])('%s: %s', (name, field) => {
    expect(fieldOf(name)).toBe(field);
  });

  test.each([
    'Private Handynummer',
    'Privathandy',
    'Home Mobile',
    'homeAddress.street',
    'ADR;TYPE=HOME',
    'Personal Email',
    'Emergency Phone',
    'Recovery Email',
    'Alternate email address',
    'Manager Email',
    'Tel. Assistent',
    'Previous Company',
    'Password',
    'License Plate',
    'Phone Type',
    'Phone Ext',
    'Phone 2',
    'Department ID',
    'Tel/Fax',
    'MFA Status',
    'E-Mail-Typ',
    'Téléphone domicile',
    'Móvil personal',
    'Cellulare privato',
    'Telefone de emergência',
    'Mobiel privé',
    'Telefon prywatny',
    'Личный телефон',
    'Домашній телефон',
    '携帯電話（私用）',
    '手机号码（个人）',
    'هاتف المنزل',
    'טלפון נייד אישי',
    'Telefon Mondlandung',
  ])('%s holds nothing that is shown, or nothing that is clear', (name) => {
    expect(fieldOf(name)).toBe('');
  });
});

describe('of several columns', () => {
  test('one that is known as a whole comes before one that is known by its words', () => {
    expect(mapColumns(['Tel. desk', 'Phone'])).toEqual({ phone: 1 });
  });

  test('one of work comes before one that does not state it', () => {
    expect(mapColumns(['User tel.', 'Tel. dienstl.'])).toEqual({ phone: 1 });
  });

  test('neither is guessed where two are as good by their words', () => {
    expect(mapColumns(['Tel. Büro', 'Tel. dienstl.'])).toEqual({});
  });

  test('the one counts whose cells hold something, where both are called the same', () => {
    const { header, rows } = tableOf(
      'Email,Phone,E-Mail,phone\n,,a@x.com,+49 30 100100\n,,b@x.com,',
    );
    expect(mapColumns(header, {}, rows)).toEqual({ email: 2, phone: 3 });
  });

  test('the one counts whose cells look like the field', () => {
    const { header, rows } = tableOf('Mail,E-Mail Address\nTrue,a@x.com\nFalse,b@x.com');
    expect(mapColumns(header, {}, rows)).toEqual({ email: 1 });
  });

  test('one that is known by its words alone is left out where its cells look otherwise', () => {
    const { header, rows } = tableOf('Mail,Tel. desk\na@x.com,b@x.com');
    expect(mapColumns(header, {}, rows)).toEqual({ email: 0 });
  });
});

describe('a column of titles', () => {
  test.each(['Dr.,Mr,Ms', 'Herr,Frau,Frau Dr.', 'M.,Mme,Mme', 'Sig.,Sig.ra,Dott.'])(
    'is a salutation, and the position is the job title: %s',
    (titles) => {
      const rows = titles.split(',').map((title, at) => `${title};p${at}@x.com;Engineer`);
      const { header, rows: read } = tableOf(['Title;Email;Position', ...rows].join('\n'));
      expect(mapColumns(header, {}, read)).toEqual({ salutation: 0, email: 1, jobTitle: 2 });
    },
  );

  test('holds roles else', () => {
    const { header, rows } = tableOf(
      'Title;Email;Position\nDr.;a@x.com;1\nBuyer;b@x.com;2\nCook;c@x.com;3',
    );
    expect(mapColumns(header, {}, rows)).toEqual({ jobTitle: 0, email: 1 });
  });
});

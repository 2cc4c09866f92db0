import { expect, test } from 'vitest';
import { listIn, listOf, problemsOf, refusalOf, rowsOf } from '../read-list';

test('entries of a directory are people', async () => {
  const list = await listIn('formats/directory.ldif');
  expect(list.source).toMatchObject({ format: 'ldif', encoding: 'utf-8', isGuessed: false });
  expect(rowsOf(list)).toEqual([
    {
      line: 4,
      dn: 'CN=Jane Doe,OU=Sales,DC=example,DC=com',
      objectClass: 'top',
      cn: 'Jane Doe',
      mail: 'jane@example.com',
      proxyAddresses: 'SMTP:jane@example.com',
      telephoneNumber: '+49 30 555 0100',
    },
    {
      line: 17,
      dn: 'CN=Łukasz Dąbrowski,OU=Sales,DC=example,DC=com',
      objectClass: 'user',
      displayName: 'Łukasz Dąbrowski',
      mail: 'lukasz@example.com',
      title: 'Główny księgowy',
    },
    {
      line: 35,
      dn: 'CN=Ann Poe,OU=Sales,DC=example,DC=com',
      objectClass: 'inetOrgPerson',
      displayName: 'Ann Poe',
      mail: 'ann@example.com',
    },
  ]);
  expect(problemsOf(list)).toEqual([
    '0: One entry is a group, a computer or a folder. It was left out.',
    '29: Line 29 changes an entry (modify). It was left out.',
  ]);
});

test.each([
  ['without a version', 'dn: cn=A\ncn: A\nmail: a@x.example\n'],
  ['with line ends of Windows', 'version: 1\r\n\r\ndn: cn=A\r\ncn: A\r\nmail: a@x.example\r\n'],
  ['without blanks', 'dn:cn=A\ncn:A\nmail:a@x.example'],
  ['in other capitals', 'DN: cn=A\ncn: A\nMail: a@x.example'],
  ['with comments between', '# a\n\ndn: cn=A\n# b\n goes on\ncn: A\nmail: a@x.exa\n mple\n'],
])('%s', async (_what, text) => {
  const list = await listOf(text);
  expect(list.source.format).toBe('ldif');
  expect(list.table.rows.map(({ cells }) => cells)).toEqual([['cn=A', 'A', 'a@x.example']]);
});

test('the same attribute in other capitals is one column', async () => {
  const { table } = await listOf('dn: cn=A\nmail: a@x.example\nMAIL: b@x.example\n');
  expect(table.header).toEqual(['dn', 'mail']);
});

test('a directory of changes alone has no people', async () => {
  const text = 'dn: cn=A\nchangetype: delete\n';
  expect(await refusalOf(text)).toBe('There are no people in this list.');
});

test('a list with a column called dn is none', async () => {
  expect((await listOf('dn,mail\ncn=A,a@x.example\n')).source.format).toBe('delimited');
});

import { describe, expect, test } from 'vitest';
import { appleMail } from '../../../../src/team/core/packs/apple-mail/apple-mail';
import { exchange } from '../../../../src/team/core/packs/exchange/exchange';
import { outlookWindows } from '../../../../src/team/core/packs/outlook-windows/outlook-windows';
import { PIXEL_PNG } from '../../../helpers/signatures';
import { readCsv } from './csv-reader';
import { contentOf, madeOf, membersOf, PLAN, runPack, ZOE } from './run';

/* Packs for programs on everybody's own computer. */

const TEAM = membersOf([['zoe@x.example', ZOE]]);
const [ZOES = { line: 0, address: '', facts: {} }] = TEAM;

describe('files for classic Outlook', () => {
  test('bear name and mailbox, in a folder of the person', async () => {
    const { files } = await runPack(outlookWindows, TEAM);
    const own = 'outlook-windows/files/zoe@x.example/Zoë Quillfeather (zoe@x.example)';
    const page = contentOf(files, `${own}.htm`);
    expect(page.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(page).toContain('http-equiv="Content-Type"');
    const text = files.find(({ path }) => path === `${own}.txt`)?.content;
    if (!(text instanceof Uint8Array)) throw new Error('No UTF-16');
    expect(new TextDecoder('utf-16le').decode(text)).toContain('Zoë Quillfeather\r\n');
  });

  test('come with a list that holds nothing of people but their addresses and sign-in names', async () => {
    const members = membersOf([
      ['zoe@x.example', { ...ZOE, userPrincipalName: 'Zoe.Q@corp.x.example' }],
      ['tom@x.example', ZOE],
    ]);
    const { files } = await runPack(outlookWindows, members);
    expect(readCsv(contentOf(files, 'outlook-windows/files.csv'))).toEqual([
      ['mailbox', 'file', 'signin'],
      ['zoe@x.example', 'zoe@x.example', 'zoe.q@corp.x.example'],
      ['tom@x.example', 'tom@x.example', ''],
    ]);
  });
});

test.each([outlookWindows, appleMail])(
  '$id lists everybody, also where files are given of those alone who have changed',
  async (pack) => {
    const run = pack.start({
      plan: PLAN,
      name: 'Ours',
      now: '2026-11-24T12:00:00Z',
      members: [...TEAM, ...membersOf([['tom@x.example', ZOE]])],
    });
    const own = run.add(await madeOf(ZOES));
    const { files } = await run.end();
    expect(contentOf(files, `${pack.id}/files.csv`)).toContain('tom@x.example,tom@x.example,');
    expect([...own, ...files].filter(({ path }) => path.includes('tom@'))).toEqual([]);
  },
);

test('Apple Mail gets its own kind of file for each person', async () => {
  const { files } = await runPack(appleMail, TEAM);
  const file = contentOf(files, 'apple-mail/files/zoe@x.example.mailsignature');
  expect(file).toMatch(/^Content-Transfer-Encoding: quoted-printable\nContent-Type: text\/html;/);
  // Lines of 76 characters break anywhere, also within the name.
  expect(file.replaceAll(/=\r?\n/g, '')).toContain('Zo=C3=AB Quillfeather');
});

test('who has pictures that Exchange refuses is named', async () => {
  const { notes } = await runPack(exchange, TEAM, { input: { profileImageUrl: PIXEL_PNG } });
  expect(notes[0]?.message).toBe(
    '1 person with pictures inside the HTML, which Exchange refuses: zoe@x.example.',
  );
});

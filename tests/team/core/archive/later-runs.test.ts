import { describe, expect, test } from 'vitest';
import { SAMPLE_SIGNATURE } from '../../../../src/model/person/signature';
import { archiveFiles, type ArchiveSummary } from '../../../../src/team/core/archive/archive-files';
import { fileDigest, type StandingArchive } from '../../../../src/team/core/archive/file-records';
import { readManifest, type Manifest } from '../../../../src/team/core/archive/manifest';
import { bytesOf } from '../../../../src/team/core/kept/file-content';
import type { Member, SkippedRow } from '../../../../src/team/core/list/member';
import { contentHash } from '../../../../src/team/core/content-hash';
import type { MadeSignature } from '../../../../src/team/core/member';
import { outlookWindows } from '../../../../src/team/core/packs/outlook-windows/outlook-windows';
import { NO_RULES } from '../../../../src/team/core/plan';
import { readCsv } from '../packs/csv-reader';

const HOST = 'https://pictures.x.example/signatures';
const PICTURE = {
  name: 'logo-1a2b.png',
  address: `${HOST}/logo-1a2b.png`,
  type: 'image/png' as const,
  bytes: Uint8Array.of(1, 2, 3),
};

interface Run {
  readonly day?: string;
  readonly names?: readonly string[];
  readonly titles?: Readonly<Record<string, string>>;
  readonly previous?: Manifest | null;
  readonly standing?: StandingArchive | null;
  readonly skipped?: readonly SkippedRow[];
  readonly unmade?: string;
}

async function archive({
  day = '2026-06-05',
  names = ['ann', 'ben', 'eva'],
  titles = {},
  previous = null,
  standing = null,
  skipped = [],
  unmade = '',
}: Run) {
  const members: readonly Member[] = names.map((name, at) => ({
    line: at + 2,
    address: `${name}@x.example`,
    facts: { fullName: name },
  }));
  const plan = {
    ...NO_RULES,
    signature: { kind: 'template', person: SAMPLE_SIGNATURE, template: 'modern', look: {} },
  } as const;
  const now = `${day}T10:00:00.000Z`;
  const about = { plan, name: 'All', now, members, packs: [outlookWindows] };
  const made = signatures(members, titles, unmade);
  const files = archiveFiles({ ...about, previous, standing, skipped }, made);
  const bytes = new Map<string, Uint8Array>();
  let step = await files.next();
  for (; step.done !== true; step = await files.next()) {
    const { path, content } = step.value;
    bytes.set(path, Buffer.concat([...bytesOf(content)]));
  }
  const summary: ArchiveSummary = step.value;
  const textOf = (path: string): string => new TextDecoder().decode(bytes.get(path));
  const read = readManifest(textOf('manifest.json'));
  if (!read.ok) throw new Error(read.problem);
  return { bytes, summary, textOf, manifest: read.value };
}

async function* signatures(
  members: readonly Member[],
  titles: Readonly<Record<string, string>>,
  unmade: string,
): AsyncGenerator<MadeSignature> {
  for (const member of members) {
    if (member.address === unmade) continue;
    const title = titles[member.address] ?? 'Baker';
    const html = `<p>${title}<img src="${PICTURE.address}" alt=""></p>`;
    yield {
      member,
      person: { ...SAMPLE_SIGNATURE, fullName: member.address },
      html,
      text: title,
      hash: contentHash({ html, text: title }),
      lang: 'en',
      findings: [],
      pictures: [PICTURE],
    };
  }
}

describe('an archive of changes', () => {
  test('has new files of the changed alone, and lists that hold everybody', async () => {
    const { manifest } = await archive({ day: '2026-06-01' });
    const titles = { 'ben@x.example': 'Head Baker' };
    const { bytes, textOf, summary } = await archive({ previous: manifest, titles });
    const own = [...bytes.keys()].filter((path) => path.startsWith('signatures/'));
    expect(own).toEqual(['signatures/ben@x.example.html', 'signatures/ben@x.example.txt']);
    const rows = readCsv(textOf('people.csv')).map((row) => row.slice(0, 4));
    expect(rows).toEqual([
      ['mailbox', 'file', 'name', 'included'],
      ['ann@x.example', 'ann@x.example', 'ann', 'no'],
      ['ben@x.example', 'ben@x.example', 'ben', 'yes'],
      ['eva@x.example', 'eva@x.example', 'eva', 'no'],
    ]);
    expect(readCsv(textOf('outlook-windows/files.csv'))).toHaveLength(4);
    expect(summary).toMatchObject({ people: 3, given: 1 });
    expect(textOf('README.html')).toContain(
      'Signatures for 1 of 3 people, those who are new or have changed since 2026-06-01',
    );
  });

  test('copied over the archive before it leaves no list that lacks somebody', async () => {
    const first = await archive({ day: '2026-06-01' });
    const next = await archive({
      previous: first.manifest,
      titles: { 'ben@x.example': 'Head Baker' },
    });
    const share = new Map([...first.bytes, ...next.bytes]);
    for (const list of ['people.csv', 'outlook-windows/files.csv']) {
      const [, ...rows] = readCsv(new TextDecoder().decode(share.get(list)));
      for (const [, file = ''] of rows) expect([...share.keys()].join()).toContain(`/${file}`);
      expect(rows).toHaveLength(3);
    }
  });
});

describe('skipped.csv', () => {
  const skipped: readonly SkippedRow[] = [
    { line: 9, reason: 'guest', who: '=cmd' },
    { line: 5, reason: 'no-address', who: '' },
  ];

  test('lists all who get no signature by line, and README leads to it', async () => {
    const { textOf } = await archive({ skipped, unmade: 'ben@x.example' });
    expect(readCsv(textOf('skipped.csv'))).toEqual([
      ['line', 'who', 'reason'],
      ['3', 'ben@x.example', 'The signature could not be made'],
      ['5', '', 'No email address'],
      ['9', "'=cmd", 'Guest account'],
    ]);
    expect(textOf('README.html')).toContain('<a href="skipped.csv">');
  });

  test('is not written where everybody gets one', async () => {
    const { bytes, textOf } = await archive({});
    expect([...bytes.keys()]).not.toContain('skipped.csv');
    expect(textOf('README.html')).not.toContain('skipped.csv');
  });
});

test('the gallery shows pictures that lie in the archive, before they are online', async () => {
  const { textOf, bytes } = await archive({});
  const frames = [...textOf('gallery.html').matchAll(/<iframe[^>]* src="([^"]+)"/g)];
  expect(frames).toHaveLength(3);
  for (const [, src = ''] of frames) {
    const shown = textOf(decodeURIComponent(src));
    expect(shown).toContain('<img src="../pictures/logo-1a2b.png"');
    expect(shown).not.toContain(HOST);
  }
  // Nothing that would let a script run.
  expect(textOf('gallery.html').match(/sandbox\S*/g)).toEqual(
    frames.map(() => 'sandbox="allow-same-origin"'),
  );
  expect(bytes.has('pictures/logo-1a2b.png')).toBe(true);
  expect(textOf('signatures/ann@x.example.html')).toContain(`${HOST}/logo-1a2b.png`);
});

describe('the manifest', () => {
  test('is the last file, and lists the digest of each other', async () => {
    const { bytes, manifest } = await archive({});
    const paths = [...bytes.keys()];
    expect(paths.pop()).toBe('manifest.json');
    expect([...manifest.files]).toEqual(
      paths.map((path) => [path, fileDigest(path, bytes.get(path) ?? new Uint8Array())]),
    );
  });

  test('lists pictures by their names, since each program encodes them in other bytes', () => {
    const [one, other] = [Uint8Array.of(1), Uint8Array.of(2)];
    expect(fileDigest('pictures/a.png', one)).toBe(fileDigest('pictures/a.png', other));
    expect(fileDigest('pictures/a.png', one)).not.toBe(fileDigest('pictures/b.png', one));
    expect(fileDigest('people.csv', one)).not.toBe(fileDigest('people.csv', other));
  });

  test('of version 1 is read, and lists no files', () => {
    const people = `{"a@x.example":"${'a'.repeat(32)}"}`;
    const read = readManifest(`{"version":1,"name":"A","made":"2026-06-01","people":${people}}`);
    expect(read).toMatchObject({ ok: true, value: { listing: null, since: null } });
  });

  test.each(['../thesis.txt', '/etc/passwd', 'a/../../b', 'C:/x', ''])(
    'that lists a file at %j is not read',
    (path) => {
      const files = JSON.stringify({ [path]: 'a'.repeat(32) });
      const text = `{"version":2,"name":"A","made":"2026-06-01","people":{},"files":${files}}`;
      expect(readManifest(text)).toMatchObject({ ok: false });
    },
  );
});

describe('over an archive that stands there', () => {
  test('the same run on another day gives the same bytes', async () => {
    const first = await archive({ day: '2026-06-01' });
    const standing = { manifest: first.manifest, keepsFiles: true };
    const next = await archive({ day: '2026-06-02', standing });
    expect(next.bytes).toEqual(first.bytes);
    expect(next.summary.made).toBe('2026-06-01');
  });

  test.each([
    ['a change', { titles: { 'ben@x.example': 'Head Baker' } }],
    ['somebody who has left', { names: ['ann', 'ben'] }],
    ['somebody who is new', { names: ['ann', 'ben', 'eva', 'zoe'] }],
    ['another order', { names: ['ben', 'ann', 'eva'] }],
    ['somebody skipped', { skipped: [{ line: 9, reason: 'guest', who: '' }] }],
  ] as const)('%s gives the day of today', async (_what, change) => {
    const { manifest } = await archive({ day: '2026-06-01' });
    const standing = { manifest, keepsFiles: true };
    const next = await archive({ ...change, day: '2026-06-02', standing });
    expect(next.summary.made).toBe('2026-06-02');
    expect(next.manifest.made).toBe('2026-06-02');
  });

  test('changes are counted from it', async () => {
    const { manifest } = await archive({ day: '2026-06-01' });
    const standing = { manifest, keepsFiles: true };
    const { summary } = await archive({ names: ['ann', 'zoe'], standing });
    expect(summary.changes).toMatchObject({
      joined: ['zoe@x.example'],
      left: ['ben@x.example', 'eva@x.example'],
    });
  });

  test.each([true, false])(
    'files of whose signature could not be made are listed if they stay: %s',
    async (keepsFiles) => {
      const { manifest } = await archive({ day: '2026-06-01' });
      const standing = { manifest, keepsFiles };
      const next = await archive({ standing, unmade: 'ben@x.example' });
      const kept = [...next.manifest.files.keys()].filter((path) => path.includes('ben@'));
      expect(kept).toHaveLength(keepsFiles ? 5 : 0);
    },
  );
});

import { expect, test } from 'vitest';
import { SAMPLE_SIGNATURE } from '../../../../src/model/person/signature';
import { contentHash } from '../../../../src/team/core/content-hash';
import { archiveFiles, type ArchiveSummary } from '../../../../src/team/core/archive/archive-files';
import { readManifest, type Manifest } from '../../../../src/team/core/archive/manifest';
import type { Member } from '../../../../src/team/core/list/member';
import type { MadeSignature } from '../../../../src/team/core/member';
import { NO_RULES } from '../../../../src/team/core/plan';
import { textOf } from '../packs/run';

/* What becomes of members whose signatures could not be made. */

const MEMBERS: readonly Member[] = ['ann', 'ben', 'eva'].map((name, at) => ({
  line: at + 2,
  address: `${name}@x.example`,
  facts: { fullName: name },
}));
const HASH = '0123456789abcdef0123456789abcdef';

async function written(previous: Manifest | null, left: string) {
  const files = archiveFiles(
    {
      plan: {
        ...NO_RULES,
        signature: { kind: 'template', person: SAMPLE_SIGNATURE, template: 'modern', look: {} },
      },
      name: 'All',
      now: '2026-06-05T10:00:00.000Z',
      members: MEMBERS,
      packs: [],
      previous,
      skipped: [],
    },
    signaturesBut(left),
  );
  const texts = new Map<string, string>();
  let step = await files.next();
  for (; step.done !== true; step = await files.next()) {
    texts.set(step.value.path, textOf(step.value));
  }
  const summary: ArchiveSummary = step.value;
  return { texts, summary };
}

async function* signaturesBut(left: string): AsyncGenerator<MadeSignature> {
  for (const member of MEMBERS) {
    if (member.address === left) continue;
    const html = `<p>${member.address}</p>`;
    yield {
      member,
      person: SAMPLE_SIGNATURE,
      html,
      text: '',
      hash: contentHash({ html, text: '' }),
      lang: 'en',
      findings: [],
      pictures: [],
    };
  }
}

test('they are named, and have no file', async () => {
  const { texts, summary } = await written(null, 'ben@x.example');
  expect(summary.failed).toEqual(['ben@x.example']);
  expect(summary.people).toBe(2);
  expect(summary.problems[0]).toEqual({
    text: '1 person without a signature, as it could not be made',
    count: 1,
    severity: 'broken',
    some: ['ben@x.example'],
  });
  expect(texts.get('README.html')).toContain('ben@x.example');
  expect(texts.get('people.csv')).not.toContain('ben@x.example');
  expect([...texts.keys()].filter((path) => path.includes('ben@'))).toEqual([]);
});

test('they keep what they got from the run before, and have not left', async () => {
  const people = new Map([['ben@x.example', HASH]]);
  const { texts, summary } = await written(
    { name: 'All', made: '2026-06-01', people },
    'ben@x.example',
  );
  expect(summary.changes).toEqual({
    joined: ['ann@x.example', 'eva@x.example'],
    left: [],
    changed: [],
    same: ['ben@x.example'],
  });
  const manifest = readManifest(texts.get('manifest.json') ?? '');
  expect(manifest.ok && manifest.value.people.get('ben@x.example')).toBe(HASH);
});

test('nothing is reported where there are none', async () => {
  const { summary } = await written(null, '');
  expect(summary.failed).toEqual([]);
  expect(summary.problems).toEqual([]);
});

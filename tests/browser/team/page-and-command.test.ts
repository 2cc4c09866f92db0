import { describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { encodeBase64 } from '../../../src/base/base64';
import { SAMPLE_SIGNATURE, type Person } from '../../../src/model/person/signature';
import { changesSince, readManifest } from '../../../src/team/core/archive/manifest';
import { NO_RULES, type TeamPlan, type TeamSignature } from '../../../src/team/core/plan';
import type { ArchiveOrder } from '../../../src/team/state/team-port';
import { designOf } from '../../helpers/scenes';
import { sourceOf } from '../image-helpers';
import { drawnFile, redAndBlue } from '../picture-files';
import { orderOf, realTeam, runOf } from './orders';
import { filesOf, picturesOfBoth, textOf, type Files } from './same-files';

/*
 * The same order, carried out by the page and by the command line. They draw with different encoders, so drawn pictures have
 * other bytes and the same names; all else is the same.
 */

const COUNT = 40;

const LOGO = await sourceOf(drawnFile(400, 200, 'image/png', redAndBlue));
const PHOTO = await sourceOf(drawnFile(300, 400, 'image/jpeg', redAndBlue));
const BANNER = await sourceOf(drawnFile(900, 200, 'image/png', redAndBlue));

const PERSON: Person = {
  ...SAMPLE_SIGNATURE,
  profileImageUrl: PHOTO,
  logoUrl: LOGO,
  logoShape: 'round',
};

const TEMPLATE: TeamSignature = { kind: 'template', person: PERSON, template: 'modern', look: {} };

const {
  version: _version,
  person: _person,
  ...SCENE
} = designOf([
  { type: 'logo', x: 0, y: 0, width: 100, height: 60, content: LOGO },
  { type: 'circle', x: 80, y: 40, width: 30, height: 30, style: { backgroundColor: '#0a7a3c' } },
  { type: 'name', x: 140, y: 0, width: 200 },
  { type: 'title', x: 140, y: 40, width: 200 },
  { type: 'circle', x: 150, y: 46, width: 12, height: 12, style: { backgroundColor: '#b00020' } },
]);

const DRAWN: TeamSignature = { kind: 'scene', person: PERSON, scene: SCENE };

/** Those in sales have another banner. */
function orderFor(signature: TeamSignature, images: 'hosted' | 'embed'): ArchiveOrder {
  const hosted = { images, host: 'https://static.example.com/signatures' } as const;
  const run = runOf(signature, images === 'hosted' ? hosted : { images });
  const plan: TeamPlan = {
    ...NO_RULES,
    signature,
    exceptions: [
      {
        conditions: [{ field: 'department', values: ['Sales'] }],
        banner: { picture: BANNER, link: 'https://example.com/fair', text: 'Meet us' },
      },
    ],
  };
  const order = orderOf({ ...run, plan, fields: [...run.fields, 'department'] }, COUNT, {
    packs: ['google', 'exchange', 'outlook-windows', 'outlook-addin'],
    addin: 'https://signatures.x.example?key=00112233445566778899aabbccddeeff',
  });
  const members = order.people.members.map((member, at) => ({
    ...member,
    facts: { ...member.facts, department: at % 2 === 0 ? 'Sales' : 'Support' },
  }));
  return { ...order, people: { ...order.people, members } };
}

async function zipOf(order: ArchiveOrder): Promise<Blob> {
  const { zip } = await realTeam().team.makeArchive(
    order,
    () => undefined,
    new AbortController().signal,
  );
  return zip;
}

async function byPage(order: ArchiveOrder): Promise<Files> {
  return filesOf(await zipOf(order));
}

async function byCommand(order: ArchiveOrder): Promise<Files> {
  return filesOf(await commands.nodeArchive(order));
}

function changed(from: Files, to: Files): readonly string[] {
  const [before, after] = [from, to].map((files) => readManifest(textOf(files, 'manifest.json')));
  if (before?.ok !== true || after?.ok !== true) throw new Error('A manifest cannot be read');
  expect(before.value.people.size).toBe(COUNT);
  const { changed: others, joined, left } = changesSince(before.value, after.value);
  return [...others, ...joined, ...left];
}

const ORDERS: readonly (readonly [string, TeamSignature])[] = [
  ['a template', TEMPLATE],
  ['a design', DRAWN],
];

describe.each(ORDERS)('page and command line make of %s', (_, signature) => {
  test('the same files, but for the bytes of drawn pictures', { timeout: 120_000 }, async () => {
    const order = orderFor(signature, 'hosted');
    const [page, command] = [await byPage(order), await byCommand(order)];
    expect(await picturesOfBoth(page, command)).toBeGreaterThan(1);
    expect(changed(page, command)).toEqual([]);
  });

  test(
    'signatures that count as the same where pictures are embedded',
    { timeout: 120_000 },
    async () => {
      const order = orderFor(signature, 'embed');
      const [page, command] = [await byPage(order), await byCommand(order)];
      expect(textOf(page, 'signatures/p0@x.example.html')).toContain('data:image/');
      expect(changed(page, command)).toEqual([]);
      expect(changed(command, page)).toEqual([]);
    },
  );
});

test(
  'page and command line write the same comparison, but for the bytes of drawn pictures',
  { timeout: 120_000 },
  async () => {
    const order = orderFor(TEMPLATE, 'hosted');
    const zip = await zipOf(order);
    const later = changedOrder(order);
    const done: number[] = [];
    const { page, counts } = await realTeam().team.compare(
      { ...later, earlier: zip },
      (progress) => done.push(progress.done),
      new AbortController().signal,
    );
    expect(counts).toEqual({ joined: 1, changed: 1, same: COUNT - 2, left: 1 });
    expect([done[0], done.at(-1)]).toEqual([0, COUNT]);
    const shown = await page.text();
    const base64 = encodeBase64(new Uint8Array(await zip.arrayBuffer()));
    const command = await commands.nodeComparison(later, base64);
    expect(withoutPictures(shown)).toBe(withoutPictures(command));
    expect(shown.match(/<figure>/g)).toHaveLength(4);
    expect(shown, 'pictures of both sides are in the page').not.toContain('static.example.com');
  },
);

/** The first has another title, the second has left, and somebody is new. */
function changedOrder(order: ArchiveOrder): ArchiveOrder {
  const [first, second, ...rest] = order.people.members;
  if (first === undefined || second === undefined) throw new Error('There are two people');
  const members = [
    { ...first, facts: { ...first.facts, jobTitle: 'Head of all' } },
    ...rest,
    { ...second, address: 'new@x.example', facts: { ...second.facts, email: 'new@x.example' } },
  ];
  return { ...order, people: { ...order.people, members } };
}

function withoutPictures(html: string): string {
  return html.replaceAll(/data:image\/\w+;base64,[^"]*/g, 'a picture');
}

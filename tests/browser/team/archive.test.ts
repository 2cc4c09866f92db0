import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import type { RasterImage } from '../../../src/export/types';
import type { Design } from '../../../src/scene/scene';
import { SAMPLE_SIGNATURE, type Person } from '../../../src/model/person/signature';
import type { TeamProgress, MadeArchive } from '../../../src/team/state/team-port';
import { personOf } from '../../../src/team/core/person-of';
import type { TeamSignature } from '../../../src/team/core/plan';
import { designOf } from '../../helpers/scenes';
import { exported } from '../fidelity/exported';
import { inPage, sourceOf } from '../image-helpers';
import { drawnFile, redAndBlue } from '../picture-files';
import { FIELDS, memberOf, orderOf, realTeam, runOf } from './orders';

const COUNT = 300;

const PICTURE = await sourceOf(drawnFile(200, 100, 'image/png', redAndBlue));

const PERSON: Person = {
  ...SAMPLE_SIGNATURE,
  profileImageUrl: '',
  logoUrl: PICTURE,
  logoShape: 'round',
};

const TEMPLATE: TeamSignature = { kind: 'template', person: PERSON, template: 'modern', look: {} };

function personAt(at: number): Person {
  return personOf(memberOf(at), new Set(FIELDS), PERSON, { constants: {} });
}

/** The text of each file of `signatures/`, by its name. */
async function signaturesIn({ zip }: MadeArchive): Promise<ReadonlyMap<string, string>> {
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const htmls = Object.entries(files).filter(([path]) => /^signatures\/.*html$/.test(path));
  return new Map(htmls.map(([path, bytes]) => [path.slice(11, -5), strFromU8(bytes)]));
}

describe('an archive made by workers', () => {
  test('of a template holds for each person what the product exports for them', async () => {
    const { team, drawn } = realTeam();
    const seen: TeamProgress[] = [];
    const archive = await team.makeArchive(
      orderOf(runOf(TEMPLATE), COUNT),
      (progress) => seen.push(progress),
      new AbortController().signal,
    );
    const htmls = await signaturesIn(archive);
    expect(htmls.size).toBe(COUNT);
    const { requests } = await exportSignature(personAt(0), 'modern');
    expect(drawn).toEqual(requests.map(({ id }) => id));
    const rasters: Record<string, RasterImage> = {};
    for (const request of requests) {
      const image = await inPage.draw(request);
      if (image !== null) rasters[request.id] = image;
    }
    for (let at = 0; at < COUNT; at += 1) {
      const { html } = await exportSignature(personAt(at), 'modern', {
        rasters,
        today: '2026-06-05',
      });
      expect(htmls.get(`p${at}@x.example`)).toContain(html);
    }
    expect(seen[0]).toEqual({ done: 0, total: COUNT, leftMs: null });
    expect(seen.at(-1)).toMatchObject({ done: COUNT, total: COUNT });
    expect(archive.summary).toMatchObject({ people: COUNT, failed: [] });
  });

  test('of a design with overlaps holds what the designer exports', async () => {
    const design: Design = designOf([
      { type: 'logo', x: 0, y: 0, width: 100, height: 60, content: PICTURE },
      {
        type: 'circle',
        x: 80,
        y: 40,
        width: 30,
        height: 30,
        style: { backgroundColor: '#0a7a3c' },
      },
      { type: 'name', x: 140, y: 0, width: 200 },
      { type: 'title', x: 140, y: 40, width: 200 },
      {
        type: 'circle',
        x: 150,
        y: 46,
        width: 12,
        height: 12,
        style: { backgroundColor: '#b00020' },
      },
    ]);
    const { version: _version, person: _data, ...scene } = design;
    const { team } = realTeam();
    const run = runOf({ kind: 'scene', person: PERSON, scene });
    const order = orderOf(run, COUNT);
    const archive = await team.makeArchive(order, () => undefined, new AbortController().signal);
    const htmls = await signaturesIn(archive);
    expect(htmls.size).toBe(COUNT);
    for (let at = 0; at < COUNT; at += 25) {
      const { html } = await exported({ ...design, person: personAt(at) });
      expect(html).toContain('data:image/png');
      expect(htmls.get(`p${at}@x.example`)).toContain(html);
    }
  });

  test('is the same, however many workers make it', async () => {
    const bytes = await Promise.all(
      [2, 4].map(async (cores) => {
        const { team } = realTeam(cores);
        const order = orderOf(runOf(TEMPLATE), 60);
        const { zip } = await team.makeArchive(
          order,
          () => undefined,
          new AbortController().signal,
        );
        return new Uint8Array(await zip.arrayBuffer());
      }),
    );
    expect(bytes[0]).toEqual(bytes[1]);
  });

  test('ends at once when it is stopped, and the next one is made', async () => {
    const { team } = realTeam();
    const stop = new AbortController();
    const order = orderOf(runOf(TEMPLATE), 2000);
    const making = team.makeArchive(order, ({ done }) => done > 0 && stop.abort(), stop.signal);
    await expect(making).rejects.toThrow('abort');
    const again = orderOf(runOf(TEMPLATE), 3);
    const { summary } = await team.makeArchive(
      again,
      () => undefined,
      new AbortController().signal,
    );
    expect(summary.people).toBe(3);
  });

  test('holds the packs that were asked for', async () => {
    const { team } = realTeam();
    const packs = ['google', 'exchange', 'thunderbird'] as const;
    const order = orderOf(runOf(TEMPLATE), 3, { packs });
    const { zip, summary } = await team.makeArchive(
      order,
      () => undefined,
      new AbortController().signal,
    );
    const paths = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
    for (const pack of packs) expect(paths).toContain(`${pack}/README.html`);
    expect(summary.packs.map(({ id }) => id)).toEqual(packs);
  });
});

test('the page is shown what the archive would hold', async () => {
  const { team } = realTeam();
  const members = Array.from({ length: 20 }, (_, at) => memberOf(at));
  const made = await team.make(runOf(TEMPLATE), members);
  expect(made.map((each) => each?.member)).toEqual(members);
  const { requests } = await exportSignature(personAt(0), 'modern');
  expect(requests.length).toBeGreaterThan(0);
  for (const each of made) expect(each?.html).toContain('data:image/png');
});

import { describe, expect, test, vi } from 'vitest';
import type { RasterImage, RasterRequest } from '../../../src/export/types';
import { collectChunks } from '../../../src/team/browser/archive-service';
import { askPage } from '../../../src/team/browser/ask-page';
import { drawOnce } from '../../../src/team/browser/draw-once';
import type { TeamTools } from '../../../src/team/browser/team';
import { inBatches, makeBatch } from '../../../src/team/browser/write-all';
import type { FromTeamWorker } from '../../../src/team/browser/messages';

import { lazyTeam } from '../../../src/team/browser/lazy-team';
import { makeTimeLeft } from '../../../src/team/browser/time-left';
import type { TeamPort } from '../../../src/team/state/team-port';
import type { Member } from '../../../src/team/core/list/member';
import type { MadeSignature } from '../../../src/team/core/member';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { fakeTeam } from '../../helpers/fake-team';

type AskBatch = Parameters<typeof makeBatch>[1];
type Draw = TeamTools['draw'];

function memberOf(name: string): Member {
  return { line: 1, address: `${name}@x.example`, facts: {} };
}

function madeOf(member: Member): MadeSignature {
  const html = `<p>${member.address}</p>`;
  const rest = { text: '', hash: html, lang: 'en', findings: [], pictures: [] };
  return { member, person: SAMPLE_SIGNATURE, html, ...rest };
}

describe('a batch', () => {
  const members = ['a', 'b', 'c'].map(memberOf);

  test('is made once where all goes well', async () => {
    const ask = vi.fn<AskBatch>(async (asked) => asked.map(madeOf));
    expect(await makeBatch(members, ask)).toEqual(members.map(madeOf));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is made once more where the worker broke down', async () => {
    let isFirst = true;
    const made = await makeBatch(members, async (asked) => {
      const isLost = isFirst;
      isFirst = false;
      return isLost ? null : asked.map(madeOf);
    });
    expect(made).toEqual(members.map(madeOf));
  });

  test('leaves out only whom no worker can make', async () => {
    const asked: string[][] = [];
    const made = await makeBatch(members, async (batch) => {
      asked.push(batch.map(({ address }) => address.charAt(0)));
      return batch.some(({ address }) => address.startsWith('b')) ? null : batch.map(madeOf);
    });
    expect(made.map((each) => each?.member.address.charAt(0) ?? null)).toEqual(['a', null, 'c']);
    expect(asked).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  test('of one is not tried a third time', async () => {
    const ask = vi.fn<AskBatch>(async () => null);
    expect(await makeBatch(members.slice(0, 1), ask)).toEqual([null]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is a part of all, in their order', () => {
    expect(inBatches(members, 2)).toEqual([members.slice(0, 2), members.slice(2)]);
    expect(inBatches([], 2)).toEqual([]);
  });
});

test('chunks are of one size, and hold all bytes in their order', () => {
  const chunks: number[][] = [];
  const collect = collectChunks((chunk) => chunks.push([...chunk]), 4);
  for (const bytes of [[1], [2, 3], [], [4, 5, 6, 7, 8, 9, 10]])
    collect.add(Uint8Array.from(bytes));
  collect.end();
  collect.end();
  expect(chunks).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ]);
});

describe('the time left', () => {
  test('is what the rest takes at the pace of the last seconds', () => {
    let now = 0;
    const left = makeTimeLeft(100, () => now);
    const seen: (number | null)[] = [];
    for (let done = 10; done <= 100; done += 10) {
      now += 1000;
      seen.push(left(done));
    }
    expect(seen).toEqual([9000, 8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000, 0]);
  });

  test('is not shown before it can be estimated', () => {
    let now = 0;
    const left = makeTimeLeft(100, () => now);
    now = 499;
    expect(left(1)).toBeNull();
    now = 800;
    expect(left(0)).toBeNull();
    expect(left(2)).toBeGreaterThan(0);
  });

  test('follows a pace that changes, without a leap', () => {
    let now = 0;
    const left = makeTimeLeft(1000, () => now);
    const after = (ms: number, done: number): number => {
      now += ms;
      return left(done) ?? Number.NaN;
    };
    expect(after(1000, 100)).toBe(9000);
    const slower = after(1000, 110);
    expect(slower).toBeGreaterThan(8000);
    expect(slower).toBeLessThan(13_000);
    for (let done = 120; done < 200; done += 10) after(1000, done);
    expect(after(1000, 200)).toBeGreaterThan(60_000);
  });

  test('is never less than nothing while something waits', () => {
    let now = 0;
    const left = makeTimeLeft(10, () => now);
    now = 1000;
    left(9);
    now = 60_000;
    expect(left(9)).toBe(0);
  });
});

function requestOf(id: string): RasterRequest {
  const size = { width: 1, height: 1, scale: 2 } as const;
  return { kind: 'picture', id, source: 'data:,', radius: 0, fit: 'cover', ...size };
}

const IMAGE: RasterImage = { type: 'image/png', base64: 'AAAA' };

describe('what workers have drawn', () => {
  test('is drawn once for all, while it is drawn and afterwards', async () => {
    const draw = vi.fn<Draw>(async () => IMAGE);
    const once = drawOnce(draw);
    expect(await Promise.all([once(requestOf('a')), once(requestOf('a'))])).toEqual([IMAGE, IMAGE]);
    expect(await once(requestOf('a'))).toBe(IMAGE);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('is tried again where it could not be drawn', async () => {
    const draw = vi.fn<Draw>(async () => null);
    const once = drawOnce(draw);
    expect(await once(requestOf('a'))).toBeNull();
    draw.mockRejectedValueOnce(new Error('No surface'));
    expect(await once(requestOf('a'))).toBeNull();
    draw.mockResolvedValueOnce(IMAGE);
    expect(await once(requestOf('a'))).toBe(IMAGE);
  });

  test('is dropped once there is too much of it', async () => {
    const draw = vi.fn<Draw>(async () => IMAGE);
    const once = drawOnce(draw, 7);
    for (const id of ['a', 'b', 'a']) await once(requestOf(id));
    expect(draw).toHaveBeenCalledTimes(3);
  });

  test('is drawn four at a time, in the order in which it is asked for', async () => {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const once = drawOnce(({ id }) => {
      begun.push(id);
      return new Promise((resolve) => finish.push(() => resolve(IMAGE)));
    });
    const all = [...'abcdefg'].map((id) => once(requestOf(id)));
    await expect.poll(() => begun.join('')).toBe('abcd');
    finish[2]?.();
    await expect.poll(() => begun.join('')).toBe('abcde');
    for (let at = 0; at < 7; at += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(at);
      finish[at]?.();
    }
    expect(await Promise.all(all)).toEqual(Array.from({ length: 7 }, () => IMAGE));
  });

  test('is returned to the call that requested it', async () => {
    const reported: FromTeamWorker[] = [];
    const { draw, settle } = askPage((message) => reported.push(message));
    const both = [draw(requestOf('a')), draw(requestOf('b'))];
    expect(reported.map((shown) => shown.kind === 'draw' && shown.request.id)).toEqual(['a', 'b']);
    settle({ kind: 'drawn', id: 2, image: null });
    settle({ kind: 'drawn', id: 1, image: IMAGE });
    settle({ kind: 'drawn', id: 3, image: IMAGE });
    expect(await Promise.all(both)).toEqual([IMAGE, null]);
  });
});

test('what makes for teams comes with the first question, and is asked for again where it did not come', async () => {
  const team = fakeTeam({ archive: 'works' });
  const load = vi.fn<() => Promise<TeamPort>>(async () => team);
  load.mockRejectedValueOnce(new Error('Offline'));
  const port = lazyTeam({ draw: async () => null, log: () => undefined }, load);
  expect(load).not.toHaveBeenCalled();
  const first = await port.readList('name\nAda');
  expect(first.ok).toBe(false);
  const list = await port.readList('name\nAda');
  expect(list.ok && list.value.table.header).toEqual(['name']);
  await port.readList('name\nBen');
  expect(load).toHaveBeenCalledTimes(2);
});

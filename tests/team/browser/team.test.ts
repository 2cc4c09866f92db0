import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '../../../src/base/result';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import type { TeamProgress } from '../../../src/team/state/team-port';
import type { FakeTeamWorker } from '../../helpers/fake-team-worker';
import { designOf } from '../../helpers/scenes';
import {
  answer,
  batchOf,
  madeOf,
  members,
  orderOf,
  runOf,
  SUMMARY,
  teamOf,
  written,
} from '../../helpers/fake-team-workers';

const IGNORE = (): void => undefined;
const GO_ON = new AbortController().signal;

describe('an archive', () => {
  test('is begun with all that it is made of, and is the chunks that come', async () => {
    const { team, workers } = teamOf();
    const order = orderOf(45);
    const { zip, summary } = await team.makeArchive(order, IGNORE, GO_ON);
    const { run, people, ...given } = order;
    const { members: all, skipped } = people;
    const { plan, options } = run;
    const aliases = { run: { ...run, hasReplies: false }, runId: 1, faces: [], photos: null };
    const start = { ...given, addin: '', plan, options, members: all, skipped, aliases };
    expect(workers[0]?.heard[0]).toEqual({ kind: 'begin', start });
    expect([...new Uint8Array(await zip.arrayBuffer())]).toEqual([1, 1, 1]);
    expect(zip.type).toBe('application/zip');
    expect(summary).toEqual(SUMMARY);
    expect(workers.every((worker) => worker.isOver())).toBe(true);
  });

  test('is written in the order of the list, whichever worker is the first', async () => {
    const late: (() => void)[] = [];
    const { team, workers } = teamOf({
      make: (job, worker, id) => {
        const give = (): void => answer(worker, id, batchOf(job));
        if (job.members[0]?.address === 'p0@x.example') late.push(give);
        else give();
      },
    });
    const making = team.makeArchive(orderOf(50), IGNORE, GO_ON);
    await expect.poll(() => late.length).toBe(1);
    expect(written(workers)).toEqual([]);
    late[0]?.();
    await making;
    expect(written(workers).flat()).toEqual(members(50).map(({ address }) => address));
  });

  test('has four batches begun at most for two workers, however long the list is', async () => {
    const begun: string[] = [];
    const { team } = teamOf({
      make: (job, worker, id) => {
        begun.push(job.members[0]?.address ?? '');
        answer(worker, id, batchOf(job));
      },
      write: () => undefined,
    });
    void team.makeArchive(orderOf(2000), IGNORE, GO_ON).catch(IGNORE);
    await expect.poll(() => begun.length).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(begun).toHaveLength(4);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [8, 4],
  ])(
    'of a device with %i cores is made by %i workers and one that writes',
    async (cores, makers) => {
      const { team, workers } = teamOf({}, cores);
      await team.makeArchive(orderOf(500), IGNORE, GO_ON);
      expect(workers).toHaveLength(makers + 1);
    },
  );

  test('reports its progress after each batch', async () => {
    const { team } = teamOf();
    const seen: TeamProgress[] = [];
    await team.makeArchive(orderOf(45), (progress) => seen.push(progress), GO_ON);
    expect(seen.map(({ done, total }) => `${done}/${total}`)).toEqual([
      '0/45',
      '20/45',
      '40/45',
      '45/45',
    ]);
    expect(seen[0]?.leftMs).toBeNull();
  });

  test('of no people is an archive, too', async () => {
    const { team } = teamOf();
    expect(await team.makeArchive(orderOf(0), IGNORE, GO_ON)).toMatchObject({ summary: SUMMARY });
  });

  test('continues where a worker fails, and leaves out only the person that makes it fail', async () => {
    const { team, workers } = teamOf({
      make: (job, worker, id) => {
        const kills = job.members.some(({ address }) => address === 'p3@x.example');
        if (kills) queueMicrotask(() => worker.fail());
        else answer(worker, id, batchOf(job));
      },
    });
    await team.makeArchive(orderOf(30), IGNORE, GO_ON);
    const all = members(30).map(({ address }) => address);
    expect(written(workers).flat()).toEqual(all.filter((address) => address !== 'p3@x.example'));
  });

  test('leaves out a person whose signature cannot be compiled, and the log states why', async () => {
    const { team, workers, logged } = teamOf({
      make: (job, worker, id) => {
        const made = job.members.map((member) => (member.line === 3 ? null : madeOf(member)));
        answer(worker, id, { kind: 'made', made, problems: ['Error: no such word'] });
      },
    });
    await team.makeArchive(orderOf(3), IGNORE, GO_ON);
    expect(written(workers).flat()).toEqual(['p0@x.example', 'p2@x.example']);
    expect(logged).toEqual(['A signature could not be made: Error: no such word']);
  });

  test.each([
    [
      'it reports a problem',
      (worker: FakeTeamWorker) => worker.answer({ kind: 'broken', problem: 'No room' }),
    ],
    ['it fails', (worker: FakeTeamWorker) => worker.fail()],
  ])('is given up where the one that writes breaks down: %s', async (_how, breakDown) => {
    const { team, workers } = teamOf({
      write: ({ kind }, worker) => {
        if (kind === 'signatures') queueMicrotask(() => breakDown(worker));
      },
    });
    const making = team.makeArchive(orderOf(100), IGNORE, GO_ON);
    await expect(making).rejects.toThrow(/No room|broke down/);
    expect(workers.every((worker) => worker.isOver())).toBe(true);
  });

  test('is given up where no worker works', async () => {
    const { team } = teamOf({ make: (_job, worker) => queueMicrotask(() => worker.fail()) });
    await expect(team.makeArchive(orderOf(100), IGNORE, GO_ON)).rejects.toThrow('do not work');
  });
});

describe('an archive that is stopped', () => {
  test('gets the pictures drawn that the files of packs show', async () => {
    const request = {
      id: 'a',
      kind: 'picture',
      source: 'x',
      width: 1,
      height: 1,
      radius: 0,
      fit: 'cover',
      scale: 2,
    } as const;
    const { team, workers } = teamOf({
      write: ({ kind }, worker) => {
        if (kind === 'signatures') {
          worker.answer({ kind: 'draw', id: 7, request });
          queueMicrotask(() => worker.answer({ kind: 'taken' }));
        }
        if (kind === 'end')
          queueMicrotask(() => worker.answer({ kind: 'summary', summary: SUMMARY }));
      },
    });
    await team.makeArchive(orderOf(1), IGNORE, GO_ON);
    expect(workers[0]?.heard).toContainEqual({ kind: 'drawn', id: 7, image: null });
  });

  test('ends with all its workers at once, and fails with the reason for the stop', async () => {
    const { team, workers } = teamOf({ make: () => undefined });
    const stop = new AbortController();
    const making = team.makeArchive(orderOf(100), IGNORE, stop.signal);
    await expect.poll(() => workers.length).toBe(3);
    stop.abort(new Error('The visitor left'));
    expect(workers.every((worker) => worker.isOver())).toBe(true);
    await expect(making).rejects.toThrow('The visitor left');
  });

  test('while it is written ends as well', async () => {
    const { team, workers } = teamOf({ write: () => undefined });
    const stop = new AbortController();
    const making = team.makeArchive(orderOf(100), IGNORE, stop.signal);
    await expect.poll(() => written(workers).length).toBe(1);
    stop.abort();
    await expect(making).rejects.toThrow('abort');
  });

  test('before it has begun starts no worker', async () => {
    const { team, workers } = teamOf();
    const making = team.makeArchive(orderOf(1), IGNORE, AbortSignal.abort());
    await expect(making).rejects.toThrow('abort');
    expect(workers).toHaveLength(0);
  });
});

describe('what the page shows', () => {
  test('is made in the order of the members, by one worker that is kept', async () => {
    const { team, workers } = teamOf();
    const run = runOf();
    const made = await team.make(run, members(20));
    expect(made.map((each) => each?.member.address)).toEqual(
      members(20).map(({ address }) => address),
    );
    await team.make(run, members(1));
    await team.make(runOf(), members(1));
    expect(workers).toHaveLength(1);
    const ids = workers[0]?.heard.flatMap((shown) =>
      shown.kind === 'job' && shown.job.kind === 'make' ? [shown.job.runId] : [],
    );
    expect(ids).toEqual([1, 1, 1, 1, 2]);
  });

  test('is made no further once it is aborted', async () => {
    const stop = new AbortController();
    const { team, workers } = teamOf({
      make: (job, worker, id) => {
        stop.abort();
        answer(worker, id, batchOf(job));
      },
    });
    await expect(team.make(runOf(), members(80), stop.signal)).rejects.toThrow('abort');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(workers[0]?.heard).toHaveLength(1);
  });

  test('of a design is made with the list of substituted fonts', async () => {
    const { version: _version, person, ...scene } = designOf([]);
    const { team, workers } = teamOf();
    const signature = { kind: 'scene', person: { ...SAMPLE_SIGNATURE, ...person }, scene } as const;
    await team.make(runOf(signature), members(1));
    expect(workers[0]?.heard[0]).toMatchObject({
      job: { run: { options: { images: 'link', standIns: ['Verdana'] } }, faces: [] },
    });
  });
});

describe('a list', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const TABLE = { header: ['name'], rows: [], problems: [] };
  const TYPED = {
    format: 'delimited',
    encoding: null,
    isGuessed: false,
    sample: '',
    sheet: null,
  } as const;

  test('is read beside the page', async () => {
    const { team, workers } = teamOf();
    const reading = team.readList('name');
    const list = ok({ table: TABLE, source: TYPED });
    workers[0]?.answer({ kind: 'answer', id: 1, answer: { kind: 'list', list } });
    expect(await reading).toEqual(list);
  });

  test('is read once more after a failure, and then reported as a problem', async () => {
    const { team, workers } = teamOf();
    const reading = team.readList(Uint8Array.of(1));
    workers[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    workers[1]?.fail();
    expect(await reading).toMatchObject({ ok: false, problem: { line: 0 } });
  });

  test('whose people cannot be read is rejected with the problem', async () => {
    const { team, workers } = teamOf();
    const reading = team.readPeople(TABLE, {});
    workers[0]?.answer({ kind: 'answer', id: 1, answer: { kind: 'failed', problem: 'Broken' } });
    await expect(reading).rejects.toThrow('Broken');
  });
});

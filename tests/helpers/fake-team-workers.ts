import type {
  FromTeamWorker,
  MakeJob,
  TeamAnswer,
  ToTeamWorker,
} from '../../src/team/browser/messages';
import { makeTeam } from '../../src/team/browser/team';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import type { ArchiveOrder } from '../../src/team/state/team-port';
import type { ArchiveSummary } from '../../src/team/core/archive/archive-files';
import type { Member } from '../../src/team/core/list/member';
import type { MadeSignature } from '../../src/team/core/member';
import type { TeamRun } from '../../src/team/core/make-member';
import { NO_RULES, type TeamSignature } from '../../src/team/core/plan';
import { fakeTeamWorker, type FakeTeamWorker } from './fake-team-worker';

/* The machinery of teams over workers that a test has in its hand. */

export const SUMMARY: ArchiveSummary = {
  people: 0,
  problems: [],
  skipped: [],
  packs: [],
  failed: [],
  given: 0,
  made: '2026-06-05',
  changes: { joined: [], left: [], changed: [], same: [] },
};
const TEMPLATE: TeamSignature = {
  kind: 'template',
  person: SAMPLE_SIGNATURE,
  template: 'modern',
  look: {},
};

export function runOf(signature = TEMPLATE): TeamRun {
  return { plan: { ...NO_RULES, signature }, fields: ['email'], options: { images: 'link' } };
}

export function members(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    address: `p${at}@x.example`,
    facts: {},
  }));
}

export function orderOf(count: number): ArchiveOrder {
  const people = { members: members(count), skipped: [], problems: [], fields: [] };
  const now = '2026-06-05T10:00:00.000Z';
  const plain = { addresses: [], previous: null, now };
  return { run: runOf(), name: 'All', people, packs: ['google'], ...plain };
}

export function madeOf(member: Member): MadeSignature {
  const rest = { html: '', text: '', hash: '', lang: 'en', findings: [], pictures: [] };
  return { member, person: SAMPLE_SIGNATURE, ...rest };
}

export function batchOf({ members: asked }: MakeJob): TeamAnswer {
  return { kind: 'made', made: asked.map(madeOf), problems: [] };
}

/** What workers do by themselves; which of the two one does follows from its first message. */
interface Habits {
  readonly make?: (job: MakeJob, worker: FakeTeamWorker, id: number) => void;
  readonly write?: (message: ToTeamWorker, worker: FakeTeamWorker) => void;
}

/** A team with workers that do as given here, and else all that is asked of them. */
export function teamOf({ make, write }: Habits = {}, cores = 3) {
  const workers: FakeTeamWorker[] = [];
  const logged: string[] = [];
  const receive = (message: ToTeamWorker, worker: FakeTeamWorker): void => {
    if (message.kind === 'drawn' || message.kind === 'photo') return;
    if (message.kind !== 'job') {
      if (write === undefined) writeAtOnce(message, worker);
      else write(message, worker);
    } else if (message.job.kind === 'make') {
      if (make === undefined) answer(worker, message.id, batchOf(message.job));
      else make(message.job, worker, message.id);
    }
  };
  const team = makeTeam({
    cores,
    start: () => {
      const worker = fakeTeamWorker(receive);
      workers.push(worker);
      return worker;
    },
    draw: async () => null,
    fontsOfPage: async () => ({ faces: [], standIns: ['Verdana'] }),
    clock: () => 0,
    log: (message, cause) => logged.push(`${message}: ${String(cause)}`),
  });
  return { team, workers, logged };
}

export function answer(worker: FakeTeamWorker, id: number, given: TeamAnswer): void {
  queueMicrotask(() => worker.answer({ kind: 'answer', id, answer: given }));
}

function writeAtOnce({ kind }: ToTeamWorker, worker: FakeTeamWorker): void {
  const answer = (message: FromTeamWorker): void => queueMicrotask(() => worker.answer(message));
  if (kind === 'signatures') {
    answer({ kind: 'chunk', bytes: Uint8Array.of(1) });
    answer({ kind: 'taken' });
  }
  if (kind === 'end') answer({ kind: 'summary', summary: SUMMARY });
}

/** The addresses that the worker of the archive was sent, batch by batch. */
export function written(workers: readonly FakeTeamWorker[]): readonly (readonly string[])[] {
  return workers.flatMap(({ heard }) =>
    heard.flatMap((message) =>
      message.kind === 'signatures' ? [message.made.map(({ member }) => member.address)] : [],
    ),
  );
}

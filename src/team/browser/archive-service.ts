import { strToU8 } from 'fflate';
import { madeAliases } from '../core/addresses/made-aliases';
import { archiveFiles } from '../core/archive/archive-files';
import { zipWriter } from '../core/archive/zip-writer';
import { writeComparison } from '../core/comparison/write-comparison';
import type { MadeSignature } from '../core/member';
import { packOf } from '../core/packs/packs';
import type { PageForWorker } from './ask-page';
import { readEarlierRun } from './earlier-file';
import { makerOf } from './make-signatures';
import type {
  ArchiveStart,
  BeginWriting,
  ComparisonStart,
  FromTeamWorker,
  PageAnswer,
  ToTeamWorker,
} from './messages';

type Page = Omit<PageForWorker, 'settle'>;
type Post = (message: FromTeamWorker, transfer?: Transferable[]) => void;
type ArchiveMessage = Exclude<ToTeamWorker, PageAnswer | { readonly kind: 'job' }>;

interface ArchiveWorker {
  readonly receive: (message: ArchiveMessage) => void;
}

let worker: ArchiveWorker | null = null;

/** In a worker: writes an archive or a comparison of the signatures that the page passes on, and sends it back in chunks. */
export function archiveWorker(post: Post, page: Page): ArchiveWorker {
  worker ??= makeArchiveWorker(post, page);
  return worker;
}

function makeArchiveWorker(post: Post, page: Page): ArchiveWorker {
  const inbox = makeInbox(() => post({ kind: 'taken' }));
  return {
    receive: (message) => {
      if (message.kind === 'signatures') inbox.put(message.made);
      else if (message.kind === 'end') inbox.put(null);
      else {
        void write(message, inbox.all(), post, page).catch((cause: unknown) =>
          post({ kind: 'broken', problem: String(cause) }),
        );
      }
    },
  };
}

async function write(
  begin: BeginWriting,
  signatures: AsyncIterable<MadeSignature>,
  post: Post,
  page: Page,
): Promise<void> {
  const chunks = collectChunks((bytes) => post({ kind: 'chunk', bytes }, [bytes.buffer]));
  const outcome =
    begin.kind === 'begin'
      ? await writeArchive(begin.start, signatures, chunks.add, page)
      : await comparePage(begin.start, signatures, chunks.add);
  chunks.end();
  post(outcome);
}

type Add = (bytes: Uint8Array) => void;

async function writeArchive(
  { aliases, ...plan }: ArchiveStart,
  signatures: AsyncIterable<MadeSignature>,
  add: Add,
  page: Page,
): Promise<FromTeamWorker> {
  const zip = zipWriter(plan.now);
  const files = archiveFiles(
    { ...plan, packs: plan.packs.map(packOf), rendering: { draw: page.draw } },
    signatures,
    madeAliases(plan.addresses, plan.members, makerOf(aliases, page)),
  );
  let step = await files.next();
  for (; step.done !== true; step = await files.next()) {
    for (const bytes of zip.add(step.value)) add(bytes);
  }
  for (const bytes of zip.end()) add(bytes);
  return { kind: 'summary', summary: step.value };
}

async function comparePage(
  { name, earlier }: ComparisonStart,
  signatures: AsyncIterable<MadeSignature>,
  add: Add,
): Promise<FromTeamWorker> {
  const run = earlier === null ? null : await readEarlierRun(earlier);
  const { html, counts } = await writeComparison(name, signatures, run);
  add(strToU8(html));
  return { kind: 'compared', counts };
}

/** What has come and is not written yet; null for the end of it. */
function makeInbox(onTaken: () => void) {
  const batches: (readonly MadeSignature[] | null)[] = [];
  let resume: (() => void) | null = null;
  const come = async (): Promise<readonly MadeSignature[] | null> => {
    while (batches.length === 0) {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    return batches.shift() ?? null;
  };
  return {
    put: (batch: readonly MadeSignature[] | null): void => {
      batches.push(batch);
      resume?.();
    },
    async *all(): AsyncGenerator<MadeSignature> {
      for (let batch = await come(); batch !== null; batch = await come()) {
        yield* batch;
        onTaken();
      }
    },
  };
}

/** What is sent at a time: larger pieces would only lie about, smaller ones make a blob of many parts. */
const CHUNK_BYTES = 2 ** 20;

/** Collects bytes to chunks of an even size, each of memory of its own, so that it can be transferred. */
export function collectChunks(send: (chunk: Uint8Array<ArrayBuffer>) => void, size = CHUNK_BYTES) {
  let chunk = new Uint8Array(size);
  let used = 0;
  return {
    add: (bytes: Uint8Array): void => {
      for (let at = 0; at < bytes.length;) {
        const part = bytes.subarray(at, at + size - used);
        chunk.set(part, used);
        used += part.length;
        at += part.length;
        if (used < size) continue;
        send(chunk);
        chunk = new Uint8Array(size);
        used = 0;
      }
    },
    end: (): void => {
      if (used > 0) send(chunk.slice(0, used));
      used = 0;
    },
  };
}

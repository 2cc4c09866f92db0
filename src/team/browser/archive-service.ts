import { madeAliases } from '../core/addresses/made-aliases';
import { archiveFiles } from '../core/archive/archive-files';
import { zipWriter } from '../core/archive/zip-writer';
import type { MadeSignature } from '../core/member';
import { packOf } from '../core/packs/packs';
import type { PageForWorker } from './ask-page';
import { makerOf } from './make-signatures';
import type { ArchiveStart, FromTeamWorker, ToTeamWorker } from './messages';

type Page = Omit<PageForWorker, 'settle'>;
type Post = (message: FromTeamWorker, transfer?: Transferable[]) => void;
type ArchiveMessage = Extract<ToTeamWorker, { readonly kind: 'begin' | 'signatures' | 'end' }>;

interface ArchiveWorker {
  readonly receive: (message: ArchiveMessage) => void;
}

let worker: ArchiveWorker | null = null;

/** In a worker: writes an archive of the signatures that the page passes on, and sends it back in chunks. */
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
        void write(message.start, inbox.all(), post, page).catch((cause: unknown) =>
          post({ kind: 'broken', problem: String(cause) }),
        );
      }
    },
  };
}

async function write(
  start: ArchiveStart,
  signatures: AsyncIterable<MadeSignature>,
  post: Post,
  page: Page,
): Promise<void> {
  const chunks = collectChunks((bytes) => post({ kind: 'chunk', bytes }, [bytes.buffer]));
  const zip = zipWriter(start.now, chunks.add);
  const { aliases, ...plan } = start;
  const files = archiveFiles(
    { ...plan, packs: plan.packs.map(packOf), rendering: { draw: page.draw } },
    signatures,
    madeAliases(plan.addresses, plan.members, makerOf(aliases, page)),
  );
  let step = await files.next();
  for (; step.done !== true; step = await files.next()) zip.add(step.value);
  zip.end();
  chunks.end();
  post({ kind: 'summary', summary: step.value });
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

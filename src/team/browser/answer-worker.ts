import type { RasterImage, RasterRequest } from '../../export';
import type { RunningWorker } from '../../platform/worker-slot';
import type { Member } from '../core/list/member';
import type { FromTeamWorker, PageAnswer, ToTeamWorker } from './messages';

/** What workers ask of the page. */
export interface PageParts {
  /** Null for what cannot be drawn. */
  readonly draw: (request: RasterRequest) => Promise<RasterImage | null>;
  /** The photo of a member in a folder that was chosen; null where there is none. */
  readonly photoOf: (folder: number, member: Member) => Promise<Blob | null>;
}

/** Answers what a worker asks of the page, if it does; the time of its jobs does not run meanwhile. */
export async function answerWorker(
  note: FromTeamWorker,
  worker: RunningWorker<ToTeamWorker>,
  parts: PageParts,
): Promise<void> {
  if (note.kind !== 'draw' && note.kind !== 'photo') return;
  const resume = worker.pause();
  worker.post(await answerTo(note, parts));
  resume();
}

async function answerTo(
  note: Extract<FromTeamWorker, { readonly kind: 'draw' | 'photo' }>,
  { draw, photoOf }: PageParts,
): Promise<PageAnswer> {
  const { id } = note;
  if (note.kind === 'photo') {
    return { kind: 'photo', id, file: await photoOf(note.folder, note.member) };
  }
  return { kind: 'drawn', id, image: await draw(note.request).catch(() => null) };
}

import type { RasterImage, RasterRequest } from '../../export';
import type { Member } from '../core/list/member';
import { photoAddress } from '../core/photos/photo-file';
import type { FromTeamWorker, PageAnswer } from './messages';

/** In a worker: asks the page for what it alone has: all that drawing takes, and the files that the visitor has chosen. */
export function askPage(post: (message: FromTeamWorker) => void) {
  const waiting = new Map<number, (answer: PageAnswer) => void>();
  let lastId = 0;
  const ask = (write: (id: number) => FromTeamWorker): Promise<PageAnswer> => {
    const id = ++lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      post(write(id));
    });
  };
  return {
    draw: async (request: RasterRequest): Promise<RasterImage | null> => {
      const answer = await ask((id) => ({ kind: 'draw', id, request }));
      return answer.kind === 'drawn' ? answer.image : null;
    },
    /** The photo of a member out of a folder as a data URL; null where there is none. Rejects where it cannot be read any more. */
    photoOf: async (folder: number, member: Member): Promise<string | null> => {
      const answer = await ask((id) => ({ kind: 'photo', id, folder, member }));
      return answer.kind === 'photo' && answer.file !== null ? photoAddress(answer.file) : null;
    },
    /** Returns what the page has answered to the code that waits for it. */
    settle: (answer: PageAnswer): void => {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    },
  };
}

export type PageForWorker = ReturnType<typeof askPage>;

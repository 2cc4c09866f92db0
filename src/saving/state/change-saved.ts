import { htmlInTemplate } from '../../output/state/html-of';
import type { Ports } from '../../store/ports';
import type { SignatureHistory } from '../../store/signature/history-types';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { withTimeout } from '../../store/timing';
import { headerKey, readHeader, type Header } from './header';
import { readSaved } from './read-saved';
import { LARGEST_PICTURE } from './save';
import { claim, fenceOff, takeOver } from './tab-lock';
import { writeSaved } from './write-saved';

/**
 * What became of a signature that was to be changed where it lies: another tab may have it, or it cannot be read or written.
 */
export type ChangeOutcome = 'applied' | 'elsewhere' | 'unread' | 'failed';

/**
 * Changes a signature that is not open here: it is locked, fenced off, read, and written back whole, or left as it is. Null
 * where it has been deleted meanwhile. `about` goes into its header then.
 */
export function changeSaved(
  id: string,
  change: (history: SignatureHistory) => SignatureHistory,
  about: Partial<Pick<Header, 'edited'>> = {},
): AppThunk<Promise<ChangeOutcome | null>> {
  return async (dispatch, getState, { log }) => {
    const lock = await dispatch(claim(id));
    if (lock === null) return 'elsewhere';
    try {
      return await dispatch(rewrite(id, change, about));
    } catch (cause) {
      log('A signature that is not open could not be saved', cause);
      return 'failed';
    } finally {
      lock.release();
      // What was opened meanwhile is to show what lies there, and to be written by this tab.
      if (getState().saving.id === id) await dispatch(takeOver());
    }
  };
}

/** Reads a signature that this tab has locked, and writes it back changed, in one go. */
function rewrite(
  id: string,
  change: (history: SignatureHistory) => SignatureHistory,
  about: Partial<Pick<Header, 'edited'>>,
): AppThunk<Promise<ChangeOutcome | null>> {
  return async (dispatch, _getState, ports) => {
    const read = await readSaved(ports, id);
    if (!read.ok) return 'unread';
    if (change(read.value.history) === read.value.history) return 'applied';
    // No page may write between this and our writing; what one wrote just before is read again.
    await dispatch(fenceOff(id));
    const fenced = await readSaved(ports, id);
    if (!fenced.ok) return 'unread';
    if (fenced.value.header.revision === read.value.header.revision) {
      throw new Error('The device does not keep what is written');
    }
    const history = change(fenced.value.history);
    // A design keeps its picture: what is changed from here shows little in it.
    const isDesign = history.present.scene.elements.length > 0;
    const drawn = isDesign ? null : await pictureInTemplate(history.present, ports);
    // Names are given, and signatures deleted, without a lock.
    const header = readHeader(id, await ports.storage.read(headerKey(id)));
    if (header === null || header.deleted !== null) return null;
    const revision = header.revision + 1;
    const picture = drawn ?? header.picture;
    const next: Header = { ...header, ...about, revision, picture };
    return (await writeSaved(ports, history, next)) ? 'applied' : 'elsewhere';
  };
}

/** How long a list may wait for what one of its signatures looks like. */
const PICTURE_MS = 3000;

/** What a signature looks like now, for the list; blank where that cannot be made. */
async function pictureInTemplate(signature: Signature, ports: Ports): Promise<string> {
  const html = await withTimeout(
    htmlInTemplate(signature, ports).catch(() => ''),
    PICTURE_MS,
    '',
  );
  return html.length <= LARGEST_PICTURE ? html : '';
}

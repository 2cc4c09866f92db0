import { LOGO_COLORS, paletteApplied, type AppliedTo } from '../../model/logo-color-messages';
import { FILE_NOTICES } from '../../model/file-messages';
import { noticeRaised } from '../notices-slice';
import { htmlInTemplate } from '../output/html-of';
import { choosePaletteOfLogo } from '../pictures/logo-palette';
import type { Ports } from '../ports';
import { makeSignatureReducer, record } from '../signature/history';
import type { SignatureHistory, StepPlace } from '../signature/history-types';
import type { Signature } from '../signature/signature';
import type { AppThunk } from '../state';
import { withFailureNotice } from '../with-failure-notice';
import { withTimeout } from '../with-timeout';
import { headerKey, readHeader, signatureKey, type Header } from './header';
import { readList } from './open-signature';
import { readSaved } from './read-saved';
import { LARGEST_PICTURE } from './save';
import { serializeSignature } from './serialize-signature';
import { claim, fenceOff, takeOver } from './tab-lock';

/*
 * One palette for all signatures of this device. The open one gets it as a step; each of the others is locked, fenced off,
 * read, and written back whole with a step more, or left as it is.
 */

/** What became of one signature. */
type Outcome = keyof AppliedTo;

/** Gives all signatures on this device a palette, and says what became of them. */
export function applyToAll(scheme: string, place: StepPlace): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.listNotRead, async () => {
        if (getState().view.isPreview) return;
        const listed = await dispatch(readList());
        const { id: openId, unreadable } = getState().saving;
        const others = listed.filter(({ id, deleted }) => id !== openId && deleted === null);
        const unread = unreadable.filter((key) => key.startsWith(signatureKey(''))).length;
        const counts = { applied: 1, elsewhere: 0, unread, failed: 0 };
        dispatch(choosePaletteOfLogo(scheme, place));
        // The one that was changed last is written last, so that the list keeps its order.
        for (const { id } of others.toReversed()) {
          const outcome = await dispatch(applyTo(id, scheme, place));
          if (outcome !== null) counts[outcome] += 1;
        }
        dispatch(noticeRaised(paletteApplied(counts)));
        await dispatch(readList());
      }),
    );
}

/** Null where it has been deleted meanwhile. */
function applyTo(id: string, scheme: string, place: StepPlace): AppThunk<Promise<Outcome | null>> {
  return async (dispatch, getState, { log }) => {
    // The visitor may open it meanwhile.
    const isOpen = (): boolean => getState().saving.id === id;
    if (isOpen()) {
      dispatch(choosePaletteOfLogo(scheme, place));
      return 'applied';
    }
    const lock = await dispatch(claim(id));
    if (lock === null) return 'elsewhere';
    try {
      return await dispatch(rewrite(id, (history) => withScheme(history, scheme, place)));
    } catch (cause) {
      log('The palette could not be saved', cause);
      return 'failed';
    } finally {
      lock.release();
      // What was opened meanwhile is to show what lies there, and to be written by this tab.
      if (isOpen()) await dispatch(takeOver());
    }
  };
}

/** Reads a signature that this tab has locked, and writes it back changed, in one go. */
function rewrite(
  id: string,
  change: (history: SignatureHistory) => SignatureHistory,
): AppThunk<Promise<Outcome | null>> {
  return async (dispatch, _getState, ports) => {
    const { storage, tabs, now } = ports;
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
    const entry = serializeSignature(history);
    // A design keeps its picture: it takes little of a palette.
    const isDesign = history.present.scene.elements.length > 0;
    const drawn = isDesign ? null : await pictureInTemplate(history.present, ports);
    // Names are given, and signatures deleted, without a lock.
    const header = readHeader(id, await storage.read(headerKey(id)));
    if (header === null || header.deleted !== null) return null;
    const revision = header.revision + 1;
    const picture = drawn ?? header.picture;
    const next: Header = { ...header, edited: now(), owner: tabs.pageId, revision, picture };
    const fence = { key: headerKey(id), owner: tabs.pageId, revision };
    if (!(await storage.write({ [signatureKey(id)]: entry, [fence.key]: next }, fence))) {
      return 'elsewhere';
    }
    const found = readHeader(id, await storage.read(fence.key));
    if (found === null || found.revision < revision) throw new Error('It was not there');
    tabs.tell(id);
    return 'applied';
  };
}

/** The history with the palette as one more step; the same one where that says nothing new. */
function withScheme(history: SignatureHistory, scheme: string, place: StepPlace): SignatureHistory {
  const reduce = makeSignatureReducer((scene) => scene);
  const step = {
    label: LOGO_COLORS.step,
    place,
    group: null,
    selectionBefore: [],
    selectionAfter: [],
  };
  return reduce(
    history,
    record({ type: 'signature/changed', person: { colorScheme: scheme } }, step),
  );
}

/** How long a list may wait for what one of its signatures looks like. */
const PICTURE_MS = 3000;

/** What a signature looks like now, for the list; blank where that cannot be told. */
async function pictureInTemplate(signature: Signature, ports: Ports): Promise<string> {
  const html = await withTimeout(
    htmlInTemplate(signature, ports).catch(() => ''),
    PICTURE_MS,
    '',
  );
  return html.length <= LARGEST_PICTURE ? html : '';
}

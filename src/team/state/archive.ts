import { FORMATS } from '../../saving/state/lazy-formats';
import { fileNotMade } from '../../model/messages/file-messages';
import { NOTICES } from '../../model/messages/messages';
import { TEAM_NOTICES } from '../../model/messages/team-messages';
import type { Manifest } from '../core/archive/manifest';
import { noticeRaised } from '../../store/notices-slice';
import { isFolderLost } from './beside-lists';
import type { ArchiveOrder } from './team-port';
import {
  plainFileName,
  SIGNATURE_FILE_TYPE,
  signatureFileName,
} from '../../saving/state/files/file-name';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { selectRun, type RunScene } from './run';
import { selectSource } from './source';
import { makingChanged } from './team-slice';

/** Makes the signatures of all into one archive, beside the page. Nothing happens while another one is being made. */
export function makeArchive(
  scene: RunScene,
  previous: Manifest | null = null,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { now, session }) => {
    const { list, people, beside, setup } = getState().team;
    const source = selectSource(getState());
    const run = selectRun(getState(), scene);
    if (people === null || source === null || run === null) return;
    // Signatures without the photos that were decided on are not made silently.
    if (list?.beside !== undefined && isFolderLost(list.beside)) return;
    if (session.team.making !== null) return;
    const { name } = source;
    const { packs } = setup;
    const { addresses = [] } = beside ?? {};
    const order = { run, name, people, addresses, packs, previous, now: now() };
    await dispatch(carryOut(order));
  };
}

function carryOut(order: ArchiveOrder): AppThunk<Promise<void>> {
  return async (dispatch, getState, { team, log, session }) => {
    const stop = new AbortController();
    session.team.making = stop;
    session.team.zip = null;
    const total = order.people.members.length;
    dispatch(makingChanged({ status: 'making', progress: { done: 0, total, leftMs: null } }));
    try {
      const { zip, summary } = await team.makeArchive(
        order,
        (progress) => {
          // A list that was removed is not made.
          if (getState().team.list === null) stop.abort();
          if (!stop.signal.aborted) dispatch(makingChanged({ status: 'making', progress }));
        },
        stop.signal,
      );
      stop.signal.throwIfAborted();
      session.team.zip = zip;
      dispatch(makingChanged({ status: 'made', summary, name: order.name }));
    } catch (cause) {
      dispatch(makingChanged({ status: 'idle' }));
      if (stop.signal.aborted) return;
      log('The archive could not be made', cause);
      dispatch(noticeRaised(TEAM_NOTICES.archiveFailed));
    } finally {
      session.team.making = null;
    }
  };
}

/** Stops the archive that is being made. */
export function stopArchive(): AppThunk {
  return (_dispatch, _getState, { session }) => session.team.making?.abort();
}

/** Saves the archive that was made. */
export function saveArchive(): AppThunk<Promise<void>> {
  return (dispatch, getState, { files, session: { team } }) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const { making } = getState().team;
        if (making.status !== 'made' || team.zip === null) return;
        const bytes = new Uint8Array(await team.zip.arrayBuffer());
        files.download(archiveName(making.name), 'application/zip', bytes);
      }),
    );
}

/** 'Jane Doe' becomes 'Jane Doe signatures.zip'. */
export function archiveName(name: string): string {
  return `${plainFileName(name)} signatures.zip`;
}

/** Saves the signature that all get. */
export function saveTeamSignature(): AppThunk<Promise<void>> {
  return (dispatch, getState, { files }) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const source = selectSource(getState());
        if (source === null) return;
        const { name, signature } = source;
        const { writeSignatureFile } = await FORMATS.load();
        const written = writeSignatureFile(signature, name);
        if (written.ok) files.download(signatureFileName(name), SIGNATURE_FILE_TYPE, written.value);
        else dispatch(noticeRaised(fileNotMade(written.problem.message)));
      }),
    );
}

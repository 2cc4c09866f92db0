import { FORMATS } from '../../saving/state/lazy-formats';
import { fileNotMade } from '../../model/messages/file-messages';
import { NOTICES } from '../../model/messages/messages';
import { TEAM_NOTICES } from '../../model/messages/team-messages';
import type { Manifest } from '../core/archive/manifest';
import { noticeRaised } from '../../store/notices-slice';
import type { Ports } from '../../store/ports';
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

/** What stops the archive that a page is making. */
const STOPS = new WeakMap<Ports, AbortController>();

/** Makes the signatures of all into one archive, beside the page. Nothing happens while another one is being made. */
export function makeArchive(
  scene: RunScene,
  previous: Manifest | null = null,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { people, setup } = getState().team;
    const source = selectSource(getState());
    const run = selectRun(getState(), scene);
    if (people === null || source === null || run === null || STOPS.has(ports)) return;
    const { name } = source;
    const { packs } = setup;
    const order = { run, name, people, packs, previous, now: ports.now() };
    await dispatch(carryOut(order));
  };
}

function carryOut(order: ArchiveOrder): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const stop = new AbortController();
    STOPS.set(ports, stop);
    const total = order.people.members.length;
    dispatch(makingChanged({ status: 'making', progress: { done: 0, total, leftMs: null } }));
    try {
      const archive = await ports.team.makeArchive(
        order,
        (progress) => {
          // A list that was removed is not made.
          if (getState().team.list === null) stop.abort();
          if (!stop.signal.aborted) dispatch(makingChanged({ status: 'making', progress }));
        },
        stop.signal,
      );
      stop.signal.throwIfAborted();
      dispatch(makingChanged({ status: 'made', archive, name: order.name }));
    } catch (cause) {
      dispatch(makingChanged({ status: 'idle' }));
      if (stop.signal.aborted) return;
      ports.log('The archive could not be made', cause);
      dispatch(noticeRaised(TEAM_NOTICES.archiveFailed));
    } finally {
      STOPS.delete(ports);
    }
  };
}

/** Stops the archive that is being made. */
export function stopArchive(): AppThunk {
  return (_dispatch, _getState, ports) => STOPS.get(ports)?.abort();
}

/** Saves the archive that was made. */
export function saveArchive(): AppThunk<Promise<void>> {
  return (dispatch, getState, { files }) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const { making } = getState().team;
        if (making.status !== 'made') return;
        const bytes = new Uint8Array(await making.archive.zip.arrayBuffer());
        files.download(archiveName(making.name), 'application/zip', bytes);
      }),
    );
}

/** 'Jane Doe' becomes 'Jane Doe signatures.zip'. */
export function archiveName(name: string): string {
  return `${plainFileName(name)} signatures.zip`;
}

/** Saves the signature with the rules of the team in it, as the command line reads it. */
export function saveTeamFile(): AppThunk<Promise<void>> {
  return (dispatch, getState, { files }) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const source = selectSource(getState());
        if (source === null) return;
        const { name, signature } = source;
        const { writeSignatureFile } = await FORMATS.load();
        const written = writeSignatureFile(signature, name, getState().team.setup.rules);
        if (written.ok) files.download(signatureFileName(name), SIGNATURE_FILE_TYPE, written.value);
        else dispatch(noticeRaised(fileNotMade(written.problem.message)));
      }),
    );
}

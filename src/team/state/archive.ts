import { FORMATS } from '../../saving/state/lazy-formats';
import { fileNotMade } from '../../model/messages/file-messages';
import { NOTICES } from '../../model/messages/messages';
import { TEAM_NOTICES } from '../../model/messages/team-messages';
import type { Manifest } from '../core/archive/manifest';
import { noticeRaised } from '../../store/notices-slice';
import { isFolderLost } from './beside-lists';
import { makeAside } from './make-aside';
import type { TeamOrder } from './team-port';
import {
  plainFileName,
  SIGNATURE_FILE_TYPE,
  signatureFileName,
} from '../../saving/state/files/file-name';
import type { AppThunk, RootState } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { selectRun, type RunScene } from './run';
import { selectSource } from './source';
import { makingChanged } from './team-slice';

/** Makes the signatures of all into one archive, beside the page. Nothing happens while something else is being made. */
export function makeArchive(
  scene: RunScene,
  previous: Manifest | null = null,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { now, team, session }) => {
    const order = selectOrder(getState(), scene);
    if (order === null || session.team.making !== null) return;
    const addresses = getState().team.beside?.addresses ?? [];
    session.team.zip = null;
    const { packs, addin } = getState().team.setup;
    const made = await dispatch(
      makeAside({
        total: order.people.members.length,
        make: (...ways) =>
          team.makeArchive({ ...order, addresses, packs, addin, previous, now: now() }, ...ways),
        show: (progress) =>
          makingChanged(progress === null ? { status: 'idle' } : { status: 'making', progress }),
        failure: {
          logged: 'The archive could not be made',
          notice: TEAM_NOTICES.archiveFailed,
        },
      }),
    );
    if (made === null) return;
    session.team.zip = made.zip;
    dispatch(makingChanged({ status: 'made', summary: made.summary, name: order.name }));
  };
}

/**
 * What is to be made of the list that is there; null while list or signature are not there yet, or the photos that were decided
 * on: signatures without them are not made silently.
 */
export function selectOrder(state: RootState, scene: RunScene): TeamOrder | null {
  const { people, list } = state.team;
  const source = selectSource(state);
  const run = selectRun(state, scene);
  if (people === null || source === null || run === null) return null;
  if (list?.beside !== undefined && isFolderLost(list.beside)) return null;
  return { run, name: source.name, people };
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

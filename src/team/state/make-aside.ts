import type { PayloadAction } from '@reduxjs/toolkit';
import type { NoticeText } from '../../model/messages/notice';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import type { TeamProgress } from './team-port';

/** Something about everybody that is made beside the page. */
interface Making<Made> {
  /** How many people it is about. */
  readonly total: number;
  readonly make: (
    onProgress: (progress: TeamProgress) => void,
    signal: AbortSignal,
  ) => Promise<Made>;
  /** The action that shows how far it is; null once it is not made any more. */
  readonly show: (progress: TeamProgress | null) => PayloadAction<unknown>;
  readonly failure: { readonly logged: string; readonly notice: NoticeText };
}

/**
 * Makes one thing at a time, and shows how far it is. Null where it was stopped, the list was removed, it could not be made, which
 * is reported, or something else is being made.
 */
export function makeAside<Made>({
  total,
  make,
  show,
  failure,
}: Making<Made>): AppThunk<Promise<Made | null>> {
  return async (dispatch, getState, { log, session }) => {
    if (session.team.making !== null) return null;
    const stop = new AbortController();
    session.team.making = stop;
    dispatch(show({ done: 0, total, leftMs: null }));
    try {
      const made = await make((progress) => {
        if (getState().team.list === null) stop.abort();
        if (!stop.signal.aborted) dispatch(show(progress));
      }, stop.signal);
      stop.signal.throwIfAborted();
      return made;
    } catch (cause) {
      dispatch(show(null));
      if (stop.signal.aborted) return null;
      log(failure.logged, cause);
      dispatch(noticeRaised(failure.notice));
      return null;
    } finally {
      session.team.making = null;
    }
  };
}

/** Stops what is being made. */
export function stopMaking(): AppThunk {
  return (_dispatch, _getState, { session }) => session.team.making?.abort();
}

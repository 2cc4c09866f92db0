import { NOTICES } from '../../model/messages/messages';
import { TEAM_NOTICES } from '../../model/messages/team-messages';
import { plainFileName } from '../../saving/state/files/file-name';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { selectOrder } from './archive';
import { makeAside } from './make-aside';
import type { RunScene } from './run';
import { comparingChanged } from './team-slice';

/**
 * Saves a page that shows what a run would do: who is new, changes or leaves since an earlier one, whose manifest.json or archive
 * is given. Nothing happens while something else is being made.
 */
export function saveComparison(scene: RunScene, earlier: Blob | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { team, files }) => {
    const order = selectOrder(getState(), scene);
    if (order === null) return;
    const made = await dispatch(
      makeAside({
        total: order.people.members.length,
        make: (...ways) => team.compare({ ...order, earlier }, ...ways),
        show: (progress) =>
          comparingChanged(
            progress === null ? { status: 'idle' } : { status: 'comparing', progress },
          ),
        failure: {
          logged: 'The comparison could not be made',
          notice: TEAM_NOTICES.comparisonFailed,
        },
      }),
    );
    if (made === null) return;
    dispatch(comparingChanged({ status: 'idle' }));
    await dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const bytes = new Uint8Array(await made.page.arrayBuffer());
        files.download(comparisonName(order.name), 'text/html', bytes);
        dispatch(comparingChanged({ status: 'compared', counts: made.counts }));
      }),
    );
  };
}

/** 'Jane Doe' becomes 'Jane Doe review.html'. */
export function comparisonName(name: string): string {
  return `${plainFileName(name)} review.html`;
}

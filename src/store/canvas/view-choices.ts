import { isRecord } from '../../base/record';
import { readPreference, writePreference } from '../preferences';
import type { AppThunk } from '../state';
import { aidsShown, type DrawingAids } from './view-slice';

/*
 * Whether grid, rulers and guides are shown: a preference of the device. What the visitor has never chosen is not stored, so that
 * the size of the screen decides about rulers at every visit.
 */

const KEY = 'signet/drawing-aids';
const AIDS = ['hasGrid', 'hasRulers', 'hasGuides'] as const;

/** Shows what was shown last on this device. */
export function recallAids(): AppThunk {
  return (dispatch) => dispatch(aidsShown(dispatch(storedAids())));
}

/** Shows or hides aids, here and at the next visit. */
export function showAids(aids: Partial<DrawingAids>): AppThunk {
  return (dispatch) => {
    dispatch(aidsShown(aids));
    dispatch(writePreference(KEY, { ...dispatch(storedAids()), ...aids }));
  };
}

function storedAids(): AppThunk<Partial<DrawingAids>> {
  return (dispatch) => {
    const stored = dispatch(readPreference(KEY));
    if (!isRecord(stored)) return {};
    const entries = AIDS.map((aid) => [aid, stored[aid]] as const);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'boolean'));
  };
}

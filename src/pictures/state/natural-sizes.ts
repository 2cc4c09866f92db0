import { lazy } from '../../base/lazy';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { withTimeout } from '../../store/timing';
import { unreadAddresses } from './unread-addresses';

const NATURAL_SIZES = lazy(() => import('./read-natural-sizes'));

/** How long an output waits for the size of a picture that was entered last. */
const TIMEOUT_MS = 3000;

/**
 * Reads the natural size of the linked picture whose address was entered; else of all linked pictures of the open signature
 * that have no size yet. A picture that does not load has none, and is stored as unreachable.
 */
export function findNaturalSizes(entered?: string): AppThunk<Promise<void>> {
  return reading(({ readNaturalSizes }) => readNaturalSizes(entered));
}

/** The same for where undo and redo lead: what was asked for before is not asked for at each step. */
export function findUnaskedSizes(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!mayHaveUnread(getState().signature.present)) return;
    await dispatch(reading(({ readUnaskedSizes }) => readUnaskedSizes()));
  };
}

/** Whether a signature may have a linked picture of unknown size; the module that finds that out exactly loads only then. */
function mayHaveUnread({ person, scene }: Signature): boolean {
  return (
    unreadAddresses(person).some((address) => MAY_BE_LINK.test(address)) ||
    scene.elements.some(
      ({ naturalSize, content = '' }) => naturalSize === undefined && MAY_BE_LINK.test(content),
    )
  );
}

const MAY_BE_LINK = /^\s*(?:https?:|\.{0,2}\/|[^\s/]+\.[^\s/]+\/)/i;

function reading(
  read: (module: typeof import('./read-natural-sizes')) => AppThunk<Promise<void>>,
): AppThunk<Promise<void>> {
  return (dispatch, _getState, { log, session }) => {
    const done = NATURAL_SIZES.load()
      .then((module) => dispatch(read(module)))
      .catch((cause: unknown) => log('The sizes of pictures could not be read', cause));
    session.pictures.sizes = done;
    return done;
  };
}

/** Waits for what is being read, but not for long, and once. */
export function waitForSizes(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { session: { pictures } }) => {
    if (pictures.sizes !== null) await withTimeout(pictures.sizes, TIMEOUT_MS, undefined);
    pictures.sizes = null;
  };
}

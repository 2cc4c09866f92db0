import { copyBegun, copyEnded } from '../../../store/copied-slice';
import type { AppThunk, RootState } from '../../../store/state';

/** Writes a text to the clipboard; until it is there, `textBeingCopied` gives it. `heldPictures` are those of its signature. */
export function copyText(
  text: string,
  heldPictures: readonly string[] = [],
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { clipboard }) => {
    dispatch(copyBegun({ text, heldPictures }));
    try {
      await clipboard.writeText(text);
    } finally {
      dispatch(copyEnded(text));
    }
  };
}

/** The text that was copied last, as long as the clipboard may still hold an older one: a visitor may paste before it is written. */
export function textBeingCopied({ copied }: RootState): string | undefined {
  return copied?.isOnItsWay === true ? copied.text : undefined;
}

/** The pictures that were held when this page copied a text; null for a text from elsewhere. */
export function heldWhenCopied({ copied }: RootState, text: string): readonly string[] | null {
  if (copied === null || withoutReturns(copied.text) !== withoutReturns(text)) return null;
  return copied.heldPictures;
}

/** Some systems end the lines of what is on the clipboard in their own way. */
function withoutReturns(text: string): string {
  return text.replaceAll('\r', '');
}

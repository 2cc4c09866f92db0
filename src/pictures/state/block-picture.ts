import { blockField, type SignatureBlock } from '../../model/person/blocks';
import { changeBlock } from '../../store/signature/edit-blocks';
import type { AppThunk } from '../../store/state';
import { runUpload } from './run-upload';
import { uploadCleared } from './uploads-slice';

/** Takes a file of the visitor's as the picture of a block. */
export function uploadBlockPicture(block: SignatureBlock, file: Blob): AppThunk<Promise<unknown>> {
  const place = blockField(block);
  return (dispatch) =>
    dispatch(
      runUpload({
        place,
        kind: 'canvas',
        file,
        use: (picture) => dispatch(changeBlock(block, { picture })),
      }),
    );
}

/** Sets the address of a block's picture, or clears it. */
export function changeBlockPicture(
  block: SignatureBlock,
  picture: string,
  group?: string,
): AppThunk {
  return (dispatch) => {
    dispatch(changeBlock(block, { picture }, group));
    dispatch(uploadCleared(blockField(block)));
  };
}

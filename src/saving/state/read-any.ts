import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { aboutToSave } from './saving-slice';
import { readSaved } from './read-saved';

/** A signature with what the visitor calls it, blank where they call it nothing. */
export interface NamedSignature {
  readonly signature: Signature;
  readonly name: string;
}

/** A signature of this device, the open one as it stands; null for one that cannot be read. */
export function readAny(id: string): AppThunk<Promise<NamedSignature | null>> {
  return async (dispatch, getState, ports) => {
    dispatch(aboutToSave());
    const { saving, signature } = getState();
    if (id === saving.id) return { signature: signature.present, name: saving.name };
    const read = await readSaved(ports, id);
    if (!read.ok) return null;
    return { signature: read.value.history.present, name: read.value.header.name };
  };
}

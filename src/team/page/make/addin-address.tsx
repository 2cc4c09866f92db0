import { hexOfBytes } from '../../../base/hex-of-bytes';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { TextField } from '../../../ui/fields/text-field';
import { readPlace, withKey } from '../../core/packs/outlook-addin/place';
import { setupChanged } from '../../state/team-slice';
import { MAKE_WORDS } from '../copy';

/** Where the files of the add-in will lie. An address without a key gets one when the field is left. */
export function AddinAddress() {
  const addin = useAppSelector((state) => state.team.setup.addin);
  const dispatch = useAppDispatch();
  const change = (text: string): void => {
    dispatch(setupChanged({ addin: text }));
  };
  const place = readPlace(addin);
  return (
    <TextField
      label={MAKE_WORDS.addin}
      hint={MAKE_WORDS.addinHint}
      error={place === 'no-address' ? MAKE_WORDS.addinProblem : undefined}
      type="url"
      value={addin}
      onChange={change}
      onBlur={() => {
        if (place === 'no-key') change(withKey(addin, newKey()));
      }}
      className="mt-2 ms-6.5 max-w-md"
    />
  );
}

/** 32 hexadecimal digits that cannot be guessed. */
function newKey(): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(16)));
}

import { pictureAdvice } from '../../model/picture/picture-advice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { findNaturalSizes } from '../../pictures/state/natural-sizes';
import { addressTyped } from '../../pictures/state/typed-address-slice';
import { TextField } from '../../ui/fields/text-field';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { useRested } from '../../ui/fields/use-rested';

interface PictureLinkProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly name?: string | undefined;
  readonly badge?: string | undefined;
  /** `group` is that of all changes of one visit to the field. */
  readonly onChange: (address: string, group: string) => void;
}

/** The address on the web of a picture that may be uploaded: that has none, and the field is then empty. */
export function PictureLink({ value, ...others }: PictureLinkProps) {
  return <AddressField {...others} value={isUploaded(value) ? '' : value} />;
}

/** Whether a picture is a file that was chosen, and no address on the web. */
export function isUploaded(address: string): boolean {
  return address.startsWith('data:');
}

/** A picture's address on the web. */
export function AddressField({ value: address, onChange, ...texts }: PictureLinkProps) {
  const unreachable = useAppSelector((state) => state.unreachable);
  const isTyped = useAppSelector((state) => state.typedAddress !== null);
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const field = useRested(address, {
    onTyped: (text, isWhole) => {
      dispatch(addressTyped(isWhole ? null : text));
      onChange(text, session.group());
      return true;
    },
    onLeft: (text) => void dispatch(findNaturalSizes(text)),
  });
  return (
    <TextField
      {...texts}
      {...field}
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      placeholder="https://"
      // What is half typed is wrong until it is whole.
      error={(isTyped ? null : pictureAdvice(address, unreachable)) ?? undefined}
      onFocus={session.begin}
    />
  );
}

import { useSampleMark } from '../person/use-sample-mark';
import { PICTURE_FIELDS } from '../store/pictures/photo-and-logo';
import { findNaturalSizes } from '../store/pictures/natural-sizes';
import { uploadCleared, type PictureKind } from '../store/pictures/uploads-slice';
import { changeField } from '../store/signature/edit-form';
import { pictureAdvice } from '../model/picture-advice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { TextField } from '../ui/text-field';
import { useEditSession } from '../ui/use-edit-session';
import { useRested } from '../ui/use-rested';

interface PictureAddressProps {
  readonly kind: PictureKind;
}

/** The picture's address on the web. An uploaded picture has none: the field is then empty. */
export function PictureAddress({ kind }: PictureAddressProps) {
  const value = useAppSelector((state) => state.signature.present.person[PICTURE_FIELDS[kind]]);
  const unreachable = useAppSelector((state) => state.unreachable);
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const mark = useSampleMark(PICTURE_FIELDS[kind]);
  const address = value.startsWith('data:') ? '' : value;
  const field = useRested(address, {
    onRested: (text) => {
      dispatch(changeField({ field: PICTURE_FIELDS[kind], value: text, group: session.group() }));
      dispatch(uploadCleared(kind));
      return true;
    },
    onLeft: (text) => void dispatch(findNaturalSizes(text)),
  });
  return (
    <TextField
      label={kind === 'logo' ? 'Or link to a logo online' : 'Or link to a photo online'}
      mark={mark}
      {...field}
      name={PICTURE_FIELDS[kind]}
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      placeholder="https://"
      hint="A picture online shows in every email client, Gmail included."
      // What is half typed is wrong until it is whole.
      error={pictureAdvice(address, unreachable) ?? undefined}
      onFocus={session.begin}
    />
  );
}

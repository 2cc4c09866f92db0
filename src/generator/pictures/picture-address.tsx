import { useSampleMark } from '../../person/use-sample-mark';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PICTURE_FIELDS } from '../../pictures/state/photo-and-logo';
import { uploadCleared, type PictureKind } from '../../pictures/state/uploads-slice';
import { changeField } from '../../store/signature/edit-form';
import { PictureLink } from './picture-link';

interface PictureAddressProps {
  readonly kind: PictureKind;
}

/** The address of photo or logo on the web. */
export function PictureAddress({ kind }: PictureAddressProps) {
  const name = PICTURE_FIELDS[kind];
  const value = useAppSelector((state) => state.signature.present.person[name]);
  const dispatch = useAppDispatch();
  const mark = useSampleMark(name);
  return (
    <PictureLink
      label={kind === 'logo' ? 'Or link to a logo online' : 'Or link to a photo online'}
      mark={mark}
      name={name}
      value={value}
      hint="A picture online shows in every email client, Gmail included."
      onChange={(address, group) => {
        dispatch(changeField({ field: name, value: address, group }));
        dispatch(uploadCleared(kind));
      }}
    />
  );
}

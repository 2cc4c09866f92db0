import { HELD_WORDS } from '../model/messages/held-picture-messages';
import { isHeld } from '../model/picture/held-pictures';
import { useAppSelector } from '../store/hooks';
import { selectHeldPictures } from '../pictures/state/held-pictures';
import { cx } from '../ui/cx';

interface ChosenPictureProps {
  /** As an `src` attribute holds it; undefined for none that can be shown. */
  readonly address: string | undefined;
  readonly alt: string;
  readonly className: string;
}

const AS_PICTURE = { role: 'img' };

/** A picture of the signature beside its fields; a labeled box until the visitor allows a held picture to load. */
export function ChosenPicture({ address, alt, className }: ChosenPictureProps) {
  const isWaiting = useAppSelector(
    (state) => address !== undefined && isHeld(address, selectHeldPictures(state)),
  );
  if (!isWaiting) return <img src={address} alt={alt} className={className} />;
  return (
    <span
      {...AS_PICTURE}
      aria-label={`${alt}. ${HELD_WORDS.place}`}
      className={cx(
        'grid min-h-12 min-w-24 place-items-center border border-dashed border-edge px-2 text-center',
        className,
      )}
    >
      {HELD_WORDS.place}
    </span>
  );
}

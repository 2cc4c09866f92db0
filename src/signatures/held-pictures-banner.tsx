import { useAppSelector } from '../store/hooks';
import { onUse, useOnUse } from '../ui/on-use';

const NOTICE = onUse(() => import('./held-pictures-of-signature'));

interface HeldPicturesBannerProps {
  readonly className?: string;
}

/** Says that pictures of the open signature are not loaded yet, while that is so. */
export function HeldPicturesBanner(props: HeldPicturesBannerProps) {
  const isAny = useAppSelector(({ signature: { present } }) => present.heldPictures !== undefined);
  return isAny && <NoticeOnUse {...props} />;
}

function NoticeOnUse(props: HeldPicturesBannerProps) {
  const code = useOnUse(NOTICE);
  return code && <code.HeldPicturesOfSignature {...props} />;
}

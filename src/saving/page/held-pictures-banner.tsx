import { useAppSelector } from '../../store/hooks';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/hooks/use-lazy';

const NOTICE = lazy(() => import('./held-pictures-of-signature'));

interface HeldPicturesBannerProps {
  readonly className?: string;
}

/** Shows that pictures of the open signature are not loaded yet, while that is so. */
export function HeldPicturesBanner(props: HeldPicturesBannerProps) {
  const isAny = useAppSelector(({ signature: { present } }) => present.heldPictures !== undefined);
  return isAny && <LazyNotice {...props} />;
}

function LazyNotice(props: HeldPicturesBannerProps) {
  const code = useLazy(NOTICE);
  return code && <code.HeldPicturesOfSignature {...props} />;
}

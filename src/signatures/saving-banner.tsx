import { useAppSelector } from '../store/hooks';
import type { Unread } from '../store/saving/saving-slice';
import { onUse, useOnUse } from '../ui/on-use';

const NOTICE = onUse(() => import('./unread-notice'));

interface SavingBannerProps {
  readonly className?: string;
}

/** Says that what is saved could not be read, while that is so. */
export function SavingBanner({ className }: SavingBannerProps) {
  const unread = useAppSelector((state) => state.saving.unread);
  return unread && <NoticeOnUse unread={unread} className={className} />;
}

function NoticeOnUse(props: { readonly unread: Unread; readonly className?: string | undefined }) {
  const code = useOnUse(NOTICE);
  return code && <code.UnreadNotice {...props} />;
}

import { useAppSelector } from '../../store/hooks';
import { UnreadNotice } from './unread-notice';

interface SavingBannerProps {
  readonly className?: string;
}

/** Says that what is saved could not be read, while that is so. */
export function SavingBanner({ className }: SavingBannerProps) {
  const unread = useAppSelector((state) => state.saving.unread);
  return unread && <UnreadNotice unread={unread} className={className} />;
}

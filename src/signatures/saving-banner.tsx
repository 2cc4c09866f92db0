import { lazy, Suspense } from 'react';
import { useAppSelector } from '../store/hooks';

const LazyNotice = lazy(async () => {
  const { UnreadNotice } = await import('./unread-notice');
  return { default: UnreadNotice };
});

/** Says that what is saved could not be read, while that is so. */
export function SavingBanner({ className }: { readonly className?: string }) {
  const unread = useAppSelector((state) => state.saving.unread);
  if (unread === null) return null;
  return (
    <Suspense fallback={null}>
      <LazyNotice unread={unread} className={className} />
    </Suspense>
  );
}

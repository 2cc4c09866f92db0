import type { ReactNode } from 'react';
import { SideBySide, type SideBySideProps } from './side-by-side';

interface ReviewLayoutProps {
  readonly sides: SideBySideProps;
  /** What stands beside them, and its name. */
  readonly label: string;
  readonly children: ReactNode;
  /** The buttons at the end, the main one last. */
  readonly actions: ReactNode;
}

/** A dialog over a mail from elsewhere: the mail and a signature of the product, what is known of them, what can be done. */
export function ReviewLayout({ sides, label, children, actions }: ReviewLayoutProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid min-h-0 flex-1 scroll-thin overflow-y-auto md:grid-cols-[minmax(0,1fr)_18rem]">
        <SideBySide {...sides} />
        <aside
          aria-label={label}
          className="grid content-start gap-5 border-s p-4 max-md:border-s-0 max-md:border-t"
        >
          {children}
        </aside>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
        {actions}
      </div>
    </div>
  );
}

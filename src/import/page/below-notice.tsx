import type { ReactNode } from 'react';

interface BelowNoticeProps {
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

/** What fills a dialog, below what is reported of the last thing that was pasted. */
export function BelowNotice({ notice, children }: BelowNoticeProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      {notice !== null && <div className="shrink-0 border-b px-4 py-3">{notice}</div>}
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  );
}

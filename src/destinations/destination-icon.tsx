import type { ReactNode } from 'react';
import type { DestinationId } from '../model/destinations';

const ENVELOPE =
  'M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z';

/** Signs of our own, on 24 x 24: those of the makers are trademarks. */
const SIGNS: Readonly<Record<DestinationId, ReactNode>> = {
  gmail: (
    <>
      <circle cx="12" cy="12" r="3.5" />
      <path d="M15.5 8.5v4.75a2.25 2.25 0 0 0 4.5 0V12a8 8 0 1 0-3.2 6.4" />
    </>
  ),
  'outlook-new': (
    <>
      <path d={ENVELOPE} />
      <path d="M9.5 5v14M12.5 9h5M12.5 12h5M12.5 15h3" />
    </>
  ),
  'outlook-classic': (
    <>
      <path d="M3 5.5A1.5 1.5 0 0 1 4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5z" />
      <path d="M8.5 20h7M12 16v4M8 7.5h8v5H8zM8 7.5l4 3 4-3" />
    </>
  ),
  'apple-mail': (
    <>
      <path d={ENVELOPE} />
      <path d="M3.5 6l8.5 7 8.5-7" />
    </>
  ),
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 18h2" />
    </>
  ),
  thunderbird: <path d="M21 4L3 11l6.5 2.5M21 4l-6 16-5.5-6.5M21 4L9.5 13.5V19l3-3" />,
  other: (
    <>
      <circle cx="12" cy="12" r="9" />
      {[8, 12, 16].map((x) => (
        <path key={x} d={`M${x} 12h.01`} strokeWidth="2" />
      ))}
    </>
  ),
};

/** The sign of a destination. Decoration: its name stands beside it. */
export function DestinationIcon({ id }: { readonly id: DestinationId }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SIGNS[id]}
    </svg>
  );
}

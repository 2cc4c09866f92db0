interface SealProps {
  /** Width and height in px. From 28 on, the seal shows its inner ring. */
  readonly size?: number | undefined;
  /** Given where the seal stands alone; without it the seal is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

// One shape on a field of 32 by 32: the edge of the wax, and as holes the ring and the logo.
const WAX =
  'M16 0.6C17.29 0.6 18.03 1.69 19.2 1.96C20.38 2.23 21.52 1.56 22.68 2.13' +
  'C23.85 2.69 24.03 3.99 24.98 4.74C25.92 5.49 27.23 5.39 28.04 6.4' +
  'C28.85 7.41 28.45 8.66 28.97 9.75C29.5 10.84 30.73 11.31 31.01 12.57' +
  'C31.3 13.83 30.4 14.79 30.4 16C30.4 17.21 31.3 18.17 31.01 19.43' +
  'C30.73 20.69 29.5 21.16 28.97 22.25C28.45 23.34 28.85 24.59 28.04 25.6' +
  'C27.23 26.61 25.92 26.51 24.98 27.26C24.03 28.01 23.85 29.31 22.68 29.87' +
  'C21.52 30.44 20.38 29.77 19.2 30.04C18.03 30.31 17.29 31.4 16 31.4' +
  'C14.71 31.4 13.97 30.31 12.8 30.04C11.62 29.77 10.48 30.44 9.32 29.87' +
  'C8.15 29.31 7.97 28.01 7.02 27.26C6.08 26.51 4.77 26.61 3.96 25.6' +
  'C3.15 24.59 3.55 23.34 3.03 22.25C2.5 21.16 1.27 20.69 0.99 19.43' +
  'C0.7 18.17 1.6 17.21 1.6 16C1.6 14.79 0.7 13.83 0.99 12.57' +
  'C1.27 11.31 2.5 10.84 3.03 9.75C3.55 8.66 3.15 7.41 3.96 6.4' +
  'C4.77 5.39 6.08 5.49 7.02 4.74C7.97 3.99 8.15 2.69 9.32 2.13' +
  'C10.48 1.56 11.62 2.23 12.8 1.96C13.97 1.69 14.71 0.6 16 0.6Z';
const RING =
  'M4 16a12 12 0 1 1 24 0a12 12 0 1 1 -24 0ZM4.7 16a11.3 11.3 0 1 1 22.6 0a11.3 11.3 0 1 1 ' +
  '-22.6 0Z';
const FINE_MARK =
  'M20.1 8.66A5.35 5.35 0 1 0 16 17.45A2.45 2.45 0 1 1 14.12 21.47' +
  'A1.45 1.45 0 0 0 11.9 23.34A5.35 5.35 0 1 0 16 14.55A2.45 2.45 0 1 1 17.88 10.53' +
  'A1.45 1.45 0 0 0 20.1 8.66Z';
// Bolder and larger, so that it stays open at 16 px.
const BOLD_MARK =
  'M21.3 8.29A6.25 6.25 0 1 0 16 17.85A2.55 2.55 0 1 1 13.84 21.75' +
  'A1.85 1.85 0 0 0 10.7 23.71A6.25 6.25 0 1 0 16 14.15A2.55 2.55 0 1 1 18.16 10.25' +
  'A1.85 1.85 0 0 0 21.3 8.29Z';

/** The logo of Signet, a seal pressed into wax, in the color of the text around it. */
export function Seal({ size = 24, title, className }: SealProps) {
  const naming =
    title === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': title } as const);
  return (
    <svg {...naming} viewBox="0 0 32 32" width={size} height={size} className={className}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={WAX + (size >= 28 ? RING + FINE_MARK : BOLD_MARK)}
      />
    </svg>
  );
}

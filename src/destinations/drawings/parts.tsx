import type { ReactNode } from 'react';

/*
 * The parts of the drawings of steps. All of them lie on a canvas of 144 x 90; what the visitor acts on has the accent color,
 * everything else is gray. The drawings show nothing that is not in the text beside them.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

const PENCIL = 'fill-none stroke-edge';
const POINTED = 'fill-none stroke-accent';

/** The plane of a drawing. */
export function Sketch({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 144 90"
      aria-hidden="true"
      className="block h-auto w-full"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A window with its title bar; its content begins below y = 22. */
export function Window({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <rect x="12" y="8" width="120" height="74" rx="6" className="fill-panel stroke-edge/60" />
      <path d="M12 20h120" className="stroke-edge/60" />
      {[19, 25, 31].map((x) => (
        <circle key={x} cx={x} cy="14" r="1.5" className="fill-edge/60" />
      ))}
      {children}
    </>
  );
}

/** A phone; its screen is from 52 to 92 across, and from 14 to 76 down. */
export function Phone({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <rect x="48" y="6" width="48" height="78" rx="8" className="fill-panel stroke-edge/60" />
      <path d="M67 11h10" className="stroke-edge/60" />
      {children}
    </>
  );
}

/** Bars in place of text that need not be read: one below the other, of these lengths. */
export function Words({ x, y, lengths }: Place & { readonly lengths: readonly number[] }) {
  return (
    <>
      {lengths.map((length, line) => {
        const top = y + line * 7;
        return (
          <rect
            key={top}
            x={x}
            y={top}
            width={length}
            height="3"
            rx="1.5"
            className="fill-edge/40"
          />
        );
      })}
    </>
  );
}

/** A box that is there: a field, a list, a button that is not meant. */
export function Field({ x, y, width, height }: Box) {
  return <rect x={x} y={y} width={width} height={height} rx="3" className={PENCIL} />;
}

/** The box that is meant. */
export function Spot({ x, y, width, height }: Box) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="3"
      className="fill-accent-soft stroke-accent"
    />
  );
}

/** The words on what is meant. */
export function SpotWords({ x, y, length }: Place & { readonly length: number }) {
  return <rect x={x} y={y} width={length} height="3" rx="1.5" className="fill-accent" />;
}

/** Where typing goes on. */
export function Caret({ x, y }: Place) {
  return <path d={`M${x} ${y}v12`} className={POINTED} />;
}

/** An empty place, of which nothing is seen but what stands in it. */
export function Gap({ x, y, width, height }: Box) {
  return <rect x={x} y={y} width={width} height={height} rx="2" className="fill-accent-soft" />;
}

/** Where something is to be put. */
export function DropPlace({ x, y, width, height }: Box) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="2"
      strokeDasharray="3 3"
      className="fill-accent-soft stroke-accent"
    />
  );
}

/** A picture: sun and hills, 18 x 14. */
export function Picture({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} className={POINTED}>
      <rect width="18" height="14" rx="2" />
      <circle cx="5.5" cy="4.5" r="1.25" />
      <path d="M2 12l5-5 4 4 2-2 3 3" />
    </g>
  );
}

/** A tooth each 45 degrees. */
const TEETH = [0, 45, 90, 135, 180, 225, 270, 315];

/** The gear of settings, about its middle. */
export function Gear({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} className={POINTED}>
      <circle r="5" />
      <circle r="1.5" />
      {TEETH.map((angle) => (
        <path key={angle} d="M0-5v-2" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

/** The arrow of a mouse, its tip at the place. */
export function Pointer({ x, y }: Place) {
  return (
    <path
      d="M0 0l3.5 11 2.5-4.5 4.5-2z"
      transform={`translate(${x} ${y})`}
      className="fill-ink stroke-panel"
      strokeWidth="1"
    />
  );
}

/** A box to be ticked, 9 x 9, with its words. */
export function Tick({ x, y, isOn }: Place & { readonly isOn: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="9" height="9" rx="2" className="fill-accent-soft stroke-accent" />
      {isOn && <path d="M2 4.5l2 2 3.5-4" className={POINTED} />}
    </g>
  );
}

/** A file with its corner turned down, 22 x 28. */
export function Paper({ x, y, isMeant = false }: Place & { readonly isMeant?: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={isMeant ? 'fill-accent-soft stroke-accent' : 'fill-panel stroke-edge'}
    >
      <path d="M2 0h12l8 8v18a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" />
      <path d="M14 0v8h8M6 15h10M6 20h7" className="fill-none" />
    </g>
  );
}

/** A folder, 44 x 34. */
export function Folder({ x, y }: Place) {
  return (
    <path
      d="M0 5a3 3 0 0 1 3-3h11l5 5h22a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
      transform={`translate(${x} ${y})`}
      className="fill-panel stroke-edge"
    />
  );
}

/** From here to there. */
export function Arrow({ x, y, length }: Place & { readonly length: number }) {
  return <path d={`M${x} ${y}h${length}m-5-5l5 5-5 5`} className={POINTED} />;
}

/** A lock that is shut, 14 x 16. */
export function Lock({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M3 7V4.5a4 4 0 0 1 8 0V7" className={POINTED} />
      <rect y="7" width="14" height="10" rx="2" className="fill-accent stroke-accent" />
    </g>
  );
}

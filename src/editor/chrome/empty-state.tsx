/** What an empty canvas shows: where to begin. */
export function EmptyState() {
  return (
    <div className="grid w-80 max-w-full justify-items-center gap-1 rounded-card border bg-panel px-6 py-5 text-center">
      <Drawing />
      <h2 className="mt-2 text-lg font-semibold">Start creating your signature</h2>
      <p className="text-sm text-ink-muted">
        Click an element in the library. It lands on the canvas, and you drag it where it belongs.
      </p>
    </div>
  );
}

/** A card that is about to get its first line: drawn, not photographed. */
function Drawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 104"
      className="h-26 fill-none stroke-edge"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        strokeDasharray="5 5"
        d="M62 8c38-2 84-2 126 0 3 0 5 2 5 5 1 17 1 35 0 53 0 3-2 5-5 5-42 2-88 2-126 0-3 0-5-2-5-5-1-18-1-36 0-53 0-3 2-5 5-5Z"
      />
      <circle cx="88" cy="40" r="13" />
      <g className="stroke-hairline" strokeWidth="5">
        <path d="M118 48h52M118 62h30" />
      </g>
      <g className="stroke-accent">
        <path d="M118 32h34" strokeWidth="5" />
        <path strokeDasharray="2 5" d="M62 87c24 0 60-10 70-42" />
        <path d="m126.500 50 6-5.500 3.500 7" />
        <path
          className="fill-panel"
          d="M10 74c14-1 28-1 42 0 2 0 4 1 4 4v13c0 3-2 4-4 4-14 1-28 1-42 0-2 0-4-1-4-4V78c0-3 2-4 4-4Z"
        />
        <path d="M16 84.500h24" strokeWidth="4" />
        <path className="fill-panel" d="m42 86 5 16 4-6 7-2Z" />
      </g>
    </svg>
  );
}

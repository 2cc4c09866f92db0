/** What an empty canvas shows: where to begin. */
export function EmptyState() {
  return (
    <div className="grid w-80 max-w-full justify-items-center gap-1 rounded-card bg-panel px-6 py-5 text-center">
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
      viewBox="0 0 176 96"
      className="h-24 fill-none stroke-edge"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        strokeDasharray="5 5"
        d="M38 14c36-2 78-2 124 0 3 0 5 2 5 5 1 18 1 38 0 57 0 3-2 5-5 5-42 2-84 2-124 0-3 0-5-2-5-5-1-19-1-39 0-57 0-3 2-5 5-5Z"
      />
      <path d="M52 47a13 13 0 1 1 .1 1.600" />
      <path className="stroke-hairline" strokeWidth="4" d="M94 40h34M94 52h52" />
      <g className="stroke-accent">
        <path
          className="fill-panel"
          d="M9 55c12-1 27-1 41 0 2 0 3 1 3 3v13c0 2-1 3-3 3-14 1-28 1-41 0-2 0-3-1-3-3V58c0-2 1-3 3-3Z"
        />
        <path d="M15 64.500h20" strokeWidth="2.500" />
        <path className="fill-panel" d="m44 66 4.500 15 3.500-5.500 6-1.500Z" />
        <path strokeDasharray="2 4" d="M62 62c7-5 14-8 24-9" />
        <path d="m82 49.500 5 3-4 4" />
      </g>
    </svg>
  );
}

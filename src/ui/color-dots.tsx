interface ColorDotsProps {
  /** CSS colors. */
  readonly colors: readonly string[];
}

/** The colors of a palette as dots that overlap. */
export function ColorDots({ colors }: ColorDotsProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0 ps-1">
      {colors.map((color, place) => (
        <span
          // A color may be there twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          className="-ms-1 size-4 forced-color-adjust-none rounded-full shadow-[inset_0_0_0_1px_rgb(127_120_105/40%),0_0_0_1px_var(--panel)]"
          style={{ backgroundColor: color }}
        />
      ))}
    </span>
  );
}

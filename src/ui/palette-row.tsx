interface PaletteRowProps {
  /** Shared by the rows of one group; take it from `useId`. */
  readonly name: string;
  readonly value: string;
  readonly caption: string;
  /** CSS colours; the first three are shown. */
  readonly colors: readonly string[];
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly disabled?: boolean | undefined;
}

/** Three dots and a name, one of a set: a native radio button drawn as a row. */
export function PaletteRow({
  name,
  value,
  caption,
  colors,
  isSelected,
  onSelect,
  disabled = false,
}: PaletteRowProps) {
  return (
    <label className="group relative flex min-w-0">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isSelected}
        disabled={disabled}
        onChange={onSelect}
        aria-label={caption}
        className="peer absolute inset-y-0 start-0 w-14 appearance-none rounded-control outline-none"
      />
      <span className="ring-of-peer flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-control border border-transparent px-2 text-ink peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent group-hover:not-peer-checked:bg-wash peer-focus-visible:-outline-offset-1 peer-disabled:opacity-50">
        <span aria-hidden="true" className="flex shrink-0 -space-x-1 rtl:space-x-reverse">
          <Dot color={colors[0]} />
          <Dot color={colors[1]} />
          <Dot color={colors[2]} />
        </span>
        <span aria-hidden="true" className="truncate text-sm">
          {caption}
        </span>
      </span>
    </label>
  );
}

function Dot({ color }: { readonly color: string | undefined }) {
  return (
    <span
      className="size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(127_120_105/40%),0_0_0_1px_var(--panel)]"
      style={{ backgroundColor: color }}
    />
  );
}

import { RadioOption, type RadioOptionProps } from './radio-option';

interface PaletteRowProps extends RadioOptionProps {
  /** CSS colors; the first three are shown. */
  readonly colors: readonly string[];
}

/** Three dots and a name, one of a set: a native radio button drawn as a row. */
export function PaletteRow({ colors, ...option }: PaletteRowProps) {
  return (
    <RadioOption
      {...option}
      className="flex"
      inputClassName="inset-y-0 start-0 w-14 rounded-control"
    >
      <span className="ring-of-peer checked-of-peer flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-control border border-transparent px-2 text-ink peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent group-hover:not-peer-checked:bg-wash peer-focus-visible:-outline-offset-1 peer-disabled:opacity-50">
        <span aria-hidden="true" className="flex shrink-0 ps-1">
          <Dot color={colors[0]} />
          <Dot color={colors[1]} />
          <Dot color={colors[2]} />
        </span>
        <span aria-hidden="true" className="line-clamp-2 text-sm leading-tight">
          {option.caption}
        </span>
      </span>
    </RadioOption>
  );
}

function Dot({ color }: { readonly color: string | undefined }) {
  return (
    <span
      className="-ms-1 size-4 forced-color-adjust-none rounded-full shadow-[inset_0_0_0_1px_rgb(127_120_105/40%),0_0_0_1px_var(--panel)]"
      style={{ backgroundColor: color }}
    />
  );
}

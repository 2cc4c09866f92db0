import { PART_COLORS, type MarkedPart, type PartKind } from './parts';

/** What the colors of the boxes mean, how many there are of each, and how many the pass has made or changed. */
export function Legend({ parts }: { readonly parts: readonly MarkedPart[] }) {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  return (
    <ul aria-label="Parts" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Swatch kind={kind} />
          <span>
            {kind} × {parts.filter((part) => part.kind === kind).length}
          </span>
          <Fresh parts={parts.filter((part) => part.kind === kind)} />
        </li>
      ))}
    </ul>
  );
}

function Swatch({ kind }: { readonly kind: PartKind }) {
  const color = PART_COLORS[kind];
  return (
    <span
      aria-hidden="true"
      className="size-3 rounded-[2px] border"
      style={{
        borderColor: color,
        background: `${color}30`,
        borderStyle: kind === 'space' ? 'dashed' : 'solid',
      }}
    />
  );
}

function Fresh({ parts }: { readonly parts: readonly MarkedPart[] }) {
  const count = parts.filter(({ isNew }) => isNew).length;
  if (count === 0) return null;
  return <span className="font-semibold text-accent">{count} new</span>;
}

import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { definitionOf, type ElementType } from '../../scene/registry';
import { picturePlaceholder } from '../../scene/kinds/picture/picture-drawing';
import { isSame } from '../../scene/same';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { cx } from '../../ui/cx';
import { Tooltip } from '../../ui/overlays/tooltip';
import { SvgDrawing } from '../canvas/drawing/svg-drawing';
import { addElement, whyNothingIsAdded } from '../commands/add';
import { runCommand } from '../commands/builder-command';
import { selectElementContext, type Device } from '../device';
import { useDevice } from '../element-context';
import { thumbnailOf, type Thumbnail as Drawing } from './thumbnail';
import { useTileDrag } from './use-tile-drag';

interface ElementTileProps {
  readonly type: ElementType;
  /** Small ones show their name beside the pointer only. */
  readonly isSmall?: boolean;
}

/** A kind of element to add: dragged to its place, or by a click; that selects it, with Shift beside the others. */
export function ElementTile({ type, isSmall = false }: ElementTileProps) {
  const dispatch = useAppDispatch();
  const reason = useAppSelector(whyNothingIsAdded);
  const drag = useTileDrag(type);
  const { label } = definitionOf(type);
  const button = (
    <button
      type="button"
      aria-disabled={reason === undefined ? undefined : true}
      {...(reason === undefined ? drag : {})}
      onClick={(event) => dispatch(runCommand(addElement(type, event.shiftKey ? 'too' : 'alone')))}
      className="group min-w-0 cursor-grab rounded-control text-center select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      <span className={cx(FACE, isSmall ? 'h-9 p-1' : 'h-12 p-2')}>
        <Thumbnail type={type} />
      </span>
      <span
        className={
          isSmall ? 'sr-only' : 'mt-1 block truncate text-xs text-ink-muted group-hover:text-ink'
        }
      >
        {label}
      </span>
    </button>
  );
  const told = reason ?? (isSmall ? label : undefined);
  return told === undefined ? (
    button
  ) : (
    <Tooltip content={told} repeatsName={reason === undefined}>
      {button}
    </Tooltip>
  );
}

const FACE =
  'flex items-center justify-center overflow-clip rounded-control border bg-white forced-color-adjust-none transition-[border-color,box-shadow] duration-120 group-hover:group-[:not([aria-disabled])]:border-accent group-active:group-[:not([aria-disabled])]:bg-accent-soft';

function Thumbnail({ type }: { readonly type: ElementType }) {
  const device = useDevice();
  const { nodes, box } = useAppSelector(
    useMemo(() => selectThumbnail(type, device), [type, device]),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      className="max-h-full max-w-full overflow-visible"
    >
      <SvgDrawing nodes={nodes} placeholderOf={() => picturePlaceholder(box)} />
    </svg>
  );
}

/** Stays the same object as long as it looks the same: most of what is said of the person is in few thumbnails. */
function selectThumbnail(type: ElementType, device: Device): (state: RootState) => Drawing {
  return makeSelector(
    (state: RootState) => [selectElementContext(state, device)],
    (context) => thumbnailOf(definitionOf(type), context),
    isSame,
  );
}

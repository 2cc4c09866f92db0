import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { definitionOf, type ElementType } from '../../scene/registry';
import { picturePlaceholder } from '../../scene/kinds/picture-drawing';
import { Tooltip } from '../../ui/tooltip';
import { SvgDrawing } from '../canvas/svg-drawing';
import { addElement, whyNothingIsAdded } from '../commands/add';
import { runCommand } from '../commands/builder-command';
import { useElementContext } from '../element-context';
import { thumbnailOf } from './thumbnail';

/** A kind of element to add: by a click it becomes the selection, with Shift it joins it. */
export function ElementTile({ type }: { readonly type: ElementType }) {
  const dispatch = useAppDispatch();
  const reason = useAppSelector(whyNothingIsAdded);
  const button = (
    <button
      type="button"
      aria-disabled={reason === undefined ? undefined : true}
      onClick={(event) => dispatch(runCommand(addElement(type, event.shiftKey ? 'too' : 'alone')))}
      className="group min-w-0 rounded-control text-center aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      <span className="flex h-12 items-center justify-center overflow-hidden rounded-control border bg-white p-2 transition-[border-color,box-shadow] duration-120 group-hover:group-[:not([aria-disabled])]:border-accent group-active:group-[:not([aria-disabled])]:bg-accent-soft">
        <Thumbnail type={type} />
      </span>
      <span className="mt-1 block truncate text-xs text-ink-muted group-hover:text-ink">
        {definitionOf(type).label}
      </span>
    </button>
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}

function Thumbnail({ type }: { readonly type: ElementType }) {
  const context = useElementContext();
  const { nodes, box } = useMemo(() => thumbnailOf(definitionOf(type), context), [type, context]);
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

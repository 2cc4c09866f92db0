import { Ellipsis, Eraser } from 'lucide-react';
import {
  memo,
  useId,
  useRef,
  useEffect,
  type RefObject,
  useMemo,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import type { ElementDefinition } from '../../scene/element-definition';
import { ELEMENT_GROUPS } from '../../scene/element-groups';
import type { Size } from '../../scene/geometry';
import { picturePlaceholder } from '../../scene/kinds/picture/picture-drawing';
import { ELEMENTS, definitionOf, type ElementType } from '../../scene/registry';
import { isSame } from '../../scene/operations/same';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { Button } from '../../ui/buttons/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu } from '../../ui/overlays/menu';
import { Tooltip } from '../../ui/overlays/tooltip';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { CommandItem } from '../chrome/command-item';
import { SvgDrawing } from '../canvas/drawing/svg-drawing';
import { useLibraryDrag } from '../canvas/pointer/library-drag';
import { addElement, whyNothingIsAdded } from '../commands/add';
import { runCommand } from '../commands/builder-command';
import { clearCanvas } from '../commands/edit';
import { selectElementContext, type RenderEnv } from '../render-env';
import { useDevice } from '../element-context';
import { dragThreshold } from '../gestures/gesture-reducer';
import { selectScene } from '../selectors';
import { useCommand } from '../use-command';
import { readableSize, thumbnailOf, type Thumbnail as Drawing } from './thumbnail';

/** All kinds of element, to be dragged onto the canvas or added by a click. */
export function LibraryPanel() {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  useHeldTouch(ref);
  return (
    <div ref={ref} className="flex h-full min-h-0 flex-col">
      <div className="flex items-center px-3 py-3 max-lg:py-0.5 xl:px-4">
        <h2 className="sr-only">Elements</h2>
        <div className="me-auto">
          <Hint />
        </div>
        {isNarrow && <LibraryMenu />}
      </div>
      <div className="scroll-thin min-h-0 flex-1 overflow-y-auto border-t">
        {ELEMENT_GROUPS.map((group) => (
          <LibraryGroup key={group.id} {...group} />
        ))}
      </div>
      {!isNarrow && <ClearCanvas />}
    </div>
  );
}

/** Where the library shares its room with the canvas, what is rarely asked for takes none of it. */
function LibraryMenu() {
  const button = (
    <IconButton
      label="Canvas actions"
      icon={<Ellipsis className="size-4" aria-hidden="true" />}
      className="-me-2 forced-colors:me-0"
    />
  );
  return (
    <Menu align="end" trigger={button}>
      <CommandItem command={clearCanvas} icon={<Eraser />} />
    </Menu>
  );
}

/** A finger neither clicks nor holds Shift. */
function Hint() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (isTouch) return <p className="text-xs">Tap to add elements to your signature</p>;
  return (
    <>
      <p className="text-xs">Click to add elements to your signature</p>
      <p className="mt-0.5 text-xs text-ink-muted">
        Hold Shift while clicking to add multiple elements
      </p>
    </>
  );
}

function LibraryGroup({ id: group, label }: (typeof ELEMENT_GROUPS)[number]) {
  const id = useId();
  const own = ELEMENTS.filter((definition) => definition.group === group);
  const networks = own.filter(isNetwork);
  return (
    <section aria-labelledby={id} className="px-3 pt-3 pb-4 xl:px-4 not-first:border-t">
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {label}
      </h3>
      <div className="grid grid-cols-3 gap-x-2 sm:not-short:grid-cols-5 lg:grid-cols-2! gap-y-2.5">
        {own
          .filter((definition) => !isNetwork(definition))
          .map(({ type }) => (
            <ElementTile key={type} type={type} />
          ))}
      </div>
      {networks.length > 0 && (
        <div className="mt-2.5 grid grid-cols-6 gap-x-2 gap-y-2 sm:not-short:grid-cols-10 lg:grid-cols-3! xl:grid-cols-6! xl:gap-x-1.5">
          {networks.map(({ type }) => (
            <ElementTile key={type} type={type} isSmall />
          ))}
        </div>
      )}
    </section>
  );
}

/** The badges of networks are many and small. */
function isNetwork({ content }: ElementDefinition): boolean {
  return content === 'profile';
}

function ClearCanvas() {
  const { label, run } = useCommand(clearCanvas);
  const canClear = useAppSelector(
    (state) => selectScene(state).elements.length > 0 && !state.view.isPreview,
  );
  return (
    <div className="border-t px-3 py-3 xl:px-4">
      <Button
        isBlock
        icon={<Eraser className="size-4" aria-hidden="true" />}
        disabled={!canClear}
        onClick={run}
      >
        {label}
      </Button>
    </div>
  );
}

/**
 * Keeps a panel from scrolling under a finger that holds one of its tiles. A browser asks for that before the first touch, so
 * the listener is there as long as the panel is.
 */
function useHeldTouch(ref: RefObject<HTMLElement | null>): void {
  const libraryDrag = useLibraryDrag();
  useEffect(() => {
    const panel = ref.current;
    const keep = (event: Event) => {
      if (libraryDrag.current?.isUnderWay() === true) event.preventDefault();
    };
    panel?.addEventListener('touchmove', keep, { passive: false });
    // Holding a finger down asks for the browser's own menu, too.
    panel?.addEventListener('contextmenu', keep);
    return () => {
      panel?.removeEventListener('touchmove', keep);
      panel?.removeEventListener('contextmenu', keep);
    };
  }, [ref, libraryDrag]);
}

interface ElementTileProps {
  readonly type: ElementType;
  /** Small ones show their name beside the pointer only. */
  readonly isSmall?: boolean;
}

/** A kind of element to add: dragged to its place, or by a click; that selects it, with Shift beside the others. */
function ElementTile({ type, isSmall = false }: ElementTileProps) {
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
      <span className={FACE}>
        <span className={cx(PICTURE, isSmall ? 'h-8.5 p-1' : FADING)}>
          <Thumbnail type={type} />
        </span>
      </span>
      <span
        className={
          isSmall
            ? 'sr-only'
            : 'mt-1 block text-xs leading-tight text-balance wrap-break-word text-ink-muted group-hover:text-ink'
        }
      >
        {label}
      </span>
    </button>
  );
  const reported = reason ?? (isSmall ? label : null);
  return (
    <Tooltip content={reported} repeatsName={reason === undefined}>
      {button}
    </Tooltip>
  );
}

const FACE =
  'block overflow-clip rounded-control border bg-white forced-color-adjust-none transition-[border-color,box-shadow] duration-120 group-hover:group-[:not([aria-disabled])]:border-accent group-active:group-[:not([aria-disabled])]:bg-accent-soft';

/** What is wider than its tile begins at the start, and fades out at the edge. */
const PICTURE = 'flex [align-items:safe_center] [justify-content:safe_center] overflow-clip';
const FADING =
  'h-11.5 p-1.5 [mask-composite:intersect] [mask-image:linear-gradient(to_right,#000_calc(100%-8px),transparent),linear-gradient(#000_calc(100%-6px),transparent)]';

/** Drawn once: whether anything can be added does not change how it looks. */
const Thumbnail = memo(function Thumbnail({ type }: { readonly type: ElementType }) {
  const device = useDevice();
  const thumbnail = useAppSelector(useMemo(() => selectThumbnail(type, device), [type, device]));
  const { nodes, box } = thumbnail;
  const least = readableSize(thumbnail);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      className="max-h-full max-w-full shrink-0 overflow-visible lg:min-h-(--readable-height) lg:min-w-(--readable-width)"
      style={least === null ? undefined : readable(least)}
    >
      <SvgDrawing nodes={nodes} placeholderOf={() => picturePlaceholder(box)} />
    </svg>
  );
});

/** Where the tiles are narrow, whole words matter more than their size: their names stand below. */
function readable({ width, height }: Size): Readonly<Record<`--${string}`, string>> {
  return { '--readable-width': `${width}px`, '--readable-height': `${height}px` };
}

/** Stays the same object as long as it looks the same: few thumbnails show any one field of the person. */
function selectThumbnail(type: ElementType, device: RenderEnv): (state: RootState) => Drawing {
  return makeSelector(
    (state: RootState) => [selectElementContext(state, device)],
    (context) => thumbnailOf(definitionOf(type), context),
    isSame,
  );
}

/** How long a finger rests on a tile until it holds that; before, it scrolls. In ms. */
const HOLD_MS = 350;

/** Lets a tile be dragged onto the canvas: at once by a mouse or a pen, after a long press by a finger. */
function useTileDrag(type: ElementType) {
  const libraryDrag = useLibraryDrag();
  return {
    onPointerDown: ({ nativeEvent: event }: ReactPointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      watchPress(event, (last) => libraryDrag.current?.begin(type, last));
    },
  };
}

function watchPress(start: PointerEvent, begin: (event: PointerEvent) => void): void {
  const { pointerType, pointerId } = start;
  const isTouch = pointerType === 'touch';
  const watch = new AbortController();
  const { signal } = watch;
  const end = () => watch.abort();
  const take = (event: PointerEvent) => {
    end();
    begin(event);
  };
  const timer = isTouch ? setTimeout(() => take(start), HOLD_MS) : undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const move = (event: PointerEvent) => {
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (event.pointerId !== pointerId || way < dragThreshold(pointerType)) return;
    if (isTouch) end();
    else take(event);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

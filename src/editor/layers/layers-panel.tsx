import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { panelAsked } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CANVAS, focusElement } from '../canvas/drawing/element-nodes';
import { useElementContext } from '../element-context';
import { layerName } from './layer-edits';
import { layerCommand, rowTyped } from './layer-keys';
import { indentOf } from './indent';
import { LayerRow } from './layer-row';
import { rowAt, useLayerDrag } from './use-layer-drag';
import { useLayers, type Layers } from './use-layers';
import { usePointedLayer } from './use-pointed-layer';

const TREEGRID = { role: 'treegrid', 'aria-multiselectable': true } as const;

/** All elements from the topmost down, the locked and the hidden ones too: to select, name, lock, hide and restack. */
export function LayersPanel() {
  const layers = useLayers();
  const context = useElementContext();
  const [renamed, setRenamed] = useState<string | null>(null);
  const list = useRef<HTMLTableElement>(null);
  const isFromCanvas = useRef(false);
  const { rows, current, closed } = layers;
  const { drag, cancel, handlers } = useLayerDrag({
    list,
    rows,
    onDragStart: (row) => {
      if (!layers.isChosen(row.node)) layers.selectAlone(row);
    },
    placeAt: layers.placeAt,
    onDrop: layers.drop,
  });
  const pointed = usePointedLayer(rows);
  useEffect(() => {
    rowElement(list.current, current)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const { revealChosen, setCurrent } = layers;
  useWhenAsked(() => {
    const key = revealChosen();
    isFromCanvas.current = true;
    if (key !== null) setCurrent(key);
    setRenamed(key);
  });
  const onRenamed = useCallback(() => {
    setRenamed(null);
    const { activeElement } = document;
    const canvas = isFromCanvas.current ? document.querySelector<SVGSVGElement>(CANVAS) : null;
    isFromCanvas.current = false;
    // Not where the focus has gone elsewhere already.
    if (activeElement?.matches('[data-layer] input') !== true) return;
    if (canvas !== null)
      focusElement(canvas, canvas.querySelector<SVGElement>(CHOSEN)?.dataset['elementId']);
    else activeElement.closest<HTMLElement>('[data-layer]')?.focus();
  }, []);
  if (rows.length === 0) return <NoLayers />;
  const answers = {
    onClick: (event: MouseEvent) => answerClick(event, layers),
    onDoubleClick: ({ target }: MouseEvent) => {
      const row = rowAt(rows, target);
      isFromCanvas.current = false;
      if (row !== undefined && !isControl(target) && !isArrow(target)) setRenamed(row.node.key);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (drag === null || event.key !== 'Escape') {
        handleLayerKey(event, layers, setRenamed);
        return;
      }
      event.preventDefault();
      cancel();
    },
  };
  return (
    <div data-scroller="" className="scroll-thin relative min-h-0 flex-1 overflow-y-auto">
      <table
        ref={list}
        {...TREEGRID}
        aria-label="Layers"
        tabIndex={-1}
        className="block pt-1 pb-4"
        {...answers}
        {...handlers}
        {...pointed}
      >
        <tbody className="block">
          {rows.map(({ node, level, position, siblings }) => (
            <LayerRow
              key={node.key}
              node={node}
              name={layerName(node, layers.names)}
              context={context}
              level={level}
              position={position}
              siblings={siblings}
              isSelected={layers.isChosen(node)}
              isCurrent={node.key === current}
              isOpen={!closed.has(node.key)}
              isRenamed={node.key === renamed}
              onRenamed={onRenamed}
            />
          ))}
        </tbody>
      </table>
      {drag?.place != null && <DropLine at={drag.place.line} level={drag.place.level} />}
    </div>
  );
}

/** The drawing of what is selected. */
const CHOSEN = '[role="option"][aria-selected="true"]';

/** Begins to rename what is selected once a command of the canvas asks for that. */
function useWhenAsked(begin: () => void): void {
  const isAsked = useAppSelector(({ view }) => view.askedPanel === 'layers');
  const dispatch = useAppDispatch();
  const answer = useEffectEvent(begin);
  useEffect(() => {
    if (!isAsked) return;
    answer();
    dispatch(panelAsked(null));
  }, [isAsked, dispatch]);
}

function NoLayers() {
  return (
    <p className="px-3 py-3 text-sm xl:px-4 text-ink-muted">
      Elements you add appear here, topmost first.
    </p>
  );
}

/** Where what is dragged would land: before the row at `at`. */
function DropLine({ at, level }: { readonly at: number; readonly level: number }) {
  return (
    <div
      aria-hidden="true"
      data-drop-line=""
      style={{ top: `calc(3px + ${at} * var(--control))`, insetInlineStart: indentOf(level) }}
      className="pointer-events-none absolute end-2 h-0.5 rounded-full bg-accent"
    />
  );
}

function answerClick(event: MouseEvent, layers: Layers): void {
  const row = rowAt(layers.rows, event.target);
  if (row === undefined || isControl(event.target)) return;
  if (isArrow(event.target)) layers.setOpen(row.node, layers.closed.has(row.node.key));
  else if (event.shiftKey) layers.selectRange(row);
  else if (event.ctrlKey || event.metaKey) layers.toggleSelected(row);
  else layers.selectAlone(row);
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input') !== null;
}

/** The arrow of a group; other rows keep its place free. */
function isArrow(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-arrow]')?.firstChild != null;
}

/** Does what a key stands for on the row, or on the switch of a row, that has the focus. */
function handleLayerKey(
  event: KeyboardEvent<HTMLElement>,
  layers: Layers,
  rename: (key: string) => void,
): void {
  const { rows, closed } = layers;
  const row = rowAt(rows, event.target);
  if (row === undefined || event.target instanceof HTMLInputElement) return;
  const { node } = row;
  const list = event.currentTarget;
  if (isLetter(event)) {
    event.preventDefault();
    const found = rowTyped(
      event.key,
      rows.map((each) => layerName(each.node, layers.names)),
      rows.indexOf(row),
    );
    rowElement(list, rows[found]?.node.key ?? null)?.focus();
    layers.setCurrent(rows[found]?.node.key ?? node.key);
    return;
  }
  const switches = [...(rowElement(list, node.key)?.querySelectorAll('button') ?? [])];
  const cell = switches.findIndex((button) => button === event.target);
  const command = layerCommand(event, rows, rows.indexOf(row), cell, !closed.has(node.key));
  if (command === null) return;
  event.preventDefault();
  switch (command.kind) {
    case 'go': {
      const next = rows[command.to] ?? row;
      rowElement(list, next.node.key)?.focus();
      if (command.selects === 'alone') layers.selectAlone(next);
      else if (command.selects === 'range') layers.selectRange(next);
      else layers.setCurrent(next.node.key);
      return;
    }
    case 'toggle':
      return layers.toggleSelected(row);
    case 'rename':
      return rename(node.key);
    case 'restack':
      return layers.step(row, command.by);
    case 'regroup':
      return command.way === 'in' ? layers.moveIn(row) : layers.moveOut(row);
    case 'open':
      return layers.setOpen(node, command.isOpen);
    case 'cell':
      return (switches[command.to] ?? rowElement(list, node.key))?.focus();
  }
}

/** Whether a key writes a small letter: here it is no key of a tool. */
function isLetter({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey && /^\p{L}$/u.test(key);
}

/** The row of a layer on the page. */
function rowElement(list: HTMLElement | null, key: string | null): HTMLElement | null {
  if (list === null || key === null) return null;
  return list.querySelector<HTMLElement>(`[data-layer="${CSS.escape(key)}"]`);
}

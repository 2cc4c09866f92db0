import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { memo, useId, useMemo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ElementContext } from '../../scene/element-definition';
import { definitionOf } from '../../scene/registry';
import { useAppDispatch } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { useDebouncedInput } from '../../ui/fields/use-debounced-input';
import { takeBack } from '../take-back';
import { indentOf } from './indent';
import { LayerIcon } from './layer-icon';
import {
  isHiddenLayer,
  isLockedLayer,
  plainName,
  renameLayer,
  toggleLayerHidden,
  toggleLayerLock,
} from './layer-edits';
import type { LayerNode } from './layer-tree';

interface LayerRowProps extends Omit<LayerCellsProps, 'words'> {
  readonly context: ElementContext;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly isSelected: boolean;
  /** Whether Tab leads to it. */
  readonly isCurrent: boolean;
}

/** A layer. Its list answers clicks, keys and drags; only the two switches are its own. */
export const LayerRow = memo(function LayerRow({
  context,
  level,
  position,
  siblings,
  isSelected,
  isCurrent,
  ...cells
}: LayerRowProps) {
  const { node, name, isOpen } = cells;
  const words = useMemo(() => wordsOf(node, context), [node, context]);
  const plain = plainName(node);
  const isNamed = node.element === null && name !== plain;
  const states = [
    isNamed && plain.toLowerCase(),
    node.axis !== null && DIRECTION_WORDS[node.axis],
    words,
    isLockedLayer(node) && 'locked',
    isHiddenLayer(node) && 'hidden',
  ];
  return (
    <tr
      aria-label={[name, ...states].filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      aria-expanded={node.children.length > 0 ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-layer={node.key}
      style={{ paddingInlineStart: indentOf(level) }}
      className={cx(
        'group/row relative flex h-control cursor-default items-center gap-1 pe-2 text-sm outline-none select-none [contain-intrinsic-size:auto_var(--control)] [content-visibility:auto] focus-visible:shadow-[inset_0_0_0_2px_var(--accent)]',
        isSelected ? 'bg-accent-soft' : 'hover:bg-wash',
      )}
    >
      <LayerCells {...cells} words={words} />
    </tr>
  );
});

/** Which way the members of a stack follow one another. */
const DIRECTION_WORDS = { x: 'horizontal', y: 'vertical' } as const;

interface LayerCellsProps {
  readonly node: LayerNode;
  readonly name: string;
  /** The text of the element. */
  readonly words: string;
  /** Of a group, a stack, and a shape with labels. */
  readonly isOpen: boolean;
  readonly isRenamed: boolean;
  readonly onRenamed: () => void;
}

/** What a row shows. Selecting changes nothing of it, so that a thousand rows are quickly selected. */
const LayerCells = memo(function LayerCells(props: LayerCellsProps) {
  const { node, name, words, isOpen } = props;
  const isLocked = isLockedLayer(node);
  const isHidden = isHiddenLayer(node);
  const isPlain = words !== '' && isPlainText(node, name);
  return (
    <>
      <td className={cx('flex min-w-0 flex-1 items-center gap-2', roomFor(isLocked, isHidden))}>
        <span data-grip="" className="flex h-control items-center gap-1 pointer-coarse:touch-none">
          <Arrow isShown={node.children.length > 0} isOpen={isOpen} />
          <LayerIcon node={node} />
        </span>
        {props.isRenamed ? (
          <RenameField {...props} />
        ) : (
          <span
            data-name=""
            title={[name, words].filter(Boolean).join(' ')}
            className="min-w-0 flex-1 truncate"
          >
            <span className={cx(isHidden ? 'text-ink-muted' : 'font-medium', isPlain && 'sr-only')}>
              {name}
            </span>
            {words !== '' && (
              <span
                className={cx(!isPlain && 'ms-1.5', (isHidden || !isPlain) && 'text-ink-muted')}
              >
                {words}
              </span>
            )}
          </span>
        )}
      </td>
      <RowSwitch
        label={`${isLocked ? 'Unlock' : 'Lock'} ${name}`}
        isOn={isLocked}
        place="end-8 pointer-coarse:end-[calc(0.5rem+var(--control))]"
        icon={isLocked ? <Lock className="size-3.5" /> : <LockOpen className="size-3.5" />}
        change={() => toggleLayerLock(node)}
      />
      <RowSwitch
        label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
        isOn={isHidden}
        place="end-2"
        icon={isHidden ? <EyeOff className="size-3.5" /> : <Eye className="size-3.5" />}
        change={() => toggleLayerHidden(node)}
      />
    </>
  );
});

function Arrow({ isShown, isOpen }: { readonly isShown: boolean; readonly isOpen: boolean }) {
  return (
    <span aria-hidden="true" data-arrow="" className="flex w-3">
      {isShown && <ChevronRight className={cx('size-3 text-ink-muted', isOpen && 'rotate-90')} />}
    </span>
  );
}

function RenameField({
  node,
  name,
  onRenamed,
}: Pick<LayerRowProps, 'node' | 'name' | 'onRenamed'>) {
  const dispatch = useAppDispatch();
  const burst = `rename ${useId()}`;
  const rename = (text: string): void => {
    dispatch(renameLayer(node, text, burst));
  };
  return (
    <NameField
      name={name}
      onTyped={rename}
      onEnd={(text) => {
        if (text === null) dispatch(takeBack(burst));
        else rename(text);
        onRenamed();
      }}
    />
  );
}

interface RowSwitchProps {
  readonly label: string;
  /** Then it is seen even while the row is not pointed at. */
  readonly isOn: boolean;
  /** Where it lies over the row. */
  readonly place: string;
  readonly icon: ReactNode;
  readonly change: () => ReturnType<typeof toggleLayerLock>;
}

/** A text that the visitor has not named: its picture shows what it is, and its words which. */
function isPlainText({ element }: LayerNode, name: string): boolean {
  return element?.type === 'text' && name === definitionOf('text').label;
}

/** A name has all of the row but for the switches that are seen. */
function roomFor(isLocked: boolean, isHidden: boolean): string {
  const kept = isLocked ? 'pe-12' : isHidden ? 'pe-6' : '';
  return `${kept} group-focus-within/row:pe-12 group-hover/row:pe-12 pointer-coarse:pe-[calc(2*var(--control))]`;
}

/** Plain: a tooltip for each of two thousand would be felt. */
function RowSwitch({ label, isOn, place, icon, change }: RowSwitchProps) {
  const dispatch = useAppDispatch();
  return (
    <td className={cx('absolute', place)}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={() => dispatch(change())}
        className={cx(
          'flex size-6 items-center justify-center rounded-[4px] text-ink-muted group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-hairline hover:text-ink pointer-coarse:size-control pointer-coarse:opacity-100',
          !isOn && 'opacity-0',
        )}
      >
        {icon}
      </button>
    </td>
  );
}

function wordsOf({ element }: LayerNode, context: ElementContext): string {
  return element === null ? '' : definitionOf(element.type).describe(element, context);
}

interface NameFieldProps {
  readonly name: string;
  /** What is typed so far, so that it is saved. Escape takes it back. */
  readonly onTyped: (text: string) => void;
  /** What was typed when the field was left or Enter pressed; null after Escape. */
  readonly onEnd: (text: string | null) => void;
}

/** A field in place of a name. */
function NameField({ name, onTyped, onEnd }: NameFieldProps) {
  const [before] = useState(name);
  const [text, setText] = useState(name);
  const soon = useDebouncedInput(onTyped);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const end = (result: string | null): void => {
    // Handing the focus on blurs the field, which is no second end.
    if (isOver.current) return;
    isOver.current = true;
    soon.drop();
    onEnd(result);
  };
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      ref={input}
      type="text"
      aria-label={`New name of ${before}`}
      spellCheck={false}
      autoComplete="off"
      maxLength={80}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        soon.note(event.target.value);
      }}
      onBlur={() => end(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        end(event.key === 'Enter' ? text : null);
      }}
      className="h-6 w-full min-w-0 rounded-[4px] border border-accent bg-panel px-1 text-field outline-none select-text pointer-coarse:h-9"
    />
  );
}

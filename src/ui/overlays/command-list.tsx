import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from '../cx';
import { Kbd } from '../kbd';
import { SCRIM, stayForToasts, useToastRoom } from './beside-toasts';

export interface CommandOption {
  readonly id: string;
  readonly label: string;
  readonly shortcut?: string | undefined;
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined;
  readonly isDisabled: boolean;
}

export interface CommandSectionProps {
  readonly title: string;
  readonly options: readonly CommandOption[];
}

interface CommandListProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Takes the focus back when the list has closed. */
  readonly onClosed: () => void;
  readonly label: string;
  readonly placeholder: string;
  readonly emptyText: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly sections: readonly CommandSectionProps[];
  readonly onChoose: (id: string) => void;
}

/* The list belongs to the field, which keeps the focus: no native list can do that. */
const LISTBOX = { role: 'listbox' };
const GROUP = { role: 'group' };
const OPTION = { role: 'option' };

/** A dialog of one field and what it finds: arrow keys walk through the list, Enter chooses. */
export function CommandList({ isOpen, onOpenChange, onClosed, label, ...rest }: CommandListProps) {
  const room = useToastRoom(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cx(SCRIM, 'flex items-start justify-center p-4 pt-[12vh]')}
          style={room}
        >
          <Radix.Content
            aria-describedby={undefined}
            onInteractOutside={stayForToasts}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What the command has opened keeps the focus.
              if (document.activeElement === document.body) onClosed();
            }}
            className="flex max-h-[min(480px,70vh,100%)] w-full min-w-0 max-w-lg flex-col overflow-clip rounded-card bg-raised shadow-float data-[state=closed]:animate-float-out data-[state=open]:animate-float-in"
          >
            <Radix.Title className="sr-only">{label}</Radix.Title>
            <Combobox label={label} {...rest} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ComboboxProps = Omit<CommandListProps, 'isOpen' | 'onOpenChange' | 'onClosed'>;

function Combobox({
  label,
  placeholder,
  emptyText,
  query,
  onQueryChange,
  sections,
  onChoose,
}: ComboboxProps) {
  const id = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  const options = sections.flatMap((section) => section.options);
  // Found by its id: commands that load later are placed between those that are there.
  const index = Math.max(
    0,
    options.findIndex((option) => option.id === activeId),
  );
  const current = options[index];
  const choose = (option: CommandOption | undefined) => {
    if (option !== undefined && !option.isDisabled) onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = nextIndex(event.key, index, options.length);
    if (event.key === 'Enter') choose(current);
    else if (to === null) return;
    else setActiveId(options[to]?.id ?? null);
    event.preventDefault();
  };
  const optionId = (option: CommandOption | undefined) => option && `${id}-${option.id}`;
  return (
    <>
      <div className="flex items-center gap-2 border-b px-4">
        <Search className="size-4 shrink-0 text-ink-muted" aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={optionId(current)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            onQueryChange(event.target.value);
            setActiveId(null);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-muted"
        />
      </div>
      <div
        id={id}
        {...LISTBOX}
        aria-label={label}
        className={cx('scroll-thin min-h-0 overflow-y-auto p-1', options.length === 0 && 'hidden')}
      >
        {sections.map(({ title, options: some }) => (
          <div key={title} {...GROUP} aria-label={title}>
            <div aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-muted">
              {title}
            </div>
            {some.map((option) => (
              <OptionRow
                key={option.id}
                id={optionId(option)}
                option={option}
                isActive={option === current}
                onPoint={() => setActiveId(option.id)}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <output className="block px-4 py-6 text-center text-sm text-ink-muted">{emptyText}</output>
      )}
    </>
  );
}

interface OptionRowProps {
  readonly id: string | undefined;
  readonly option: CommandOption;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, isActive, onPoint, onChoose }: OptionRowProps) {
  const { label, shortcut, reason, isDisabled } = option;
  // Keys come by way of the field.
  const hand = { onPointerMove: onPoint, onClick: onChoose };
  return (
    <div
      ref={isActive ? bringIntoView : undefined}
      id={id}
      {...OPTION}
      aria-selected={isActive}
      aria-disabled={isDisabled || undefined}
      {...hand}
      className={cx(
        'flex min-h-control cursor-default items-center gap-3 rounded-control px-3 text-sm select-none',
        isActive && 'bg-wash',
        isDisabled && 'text-ink-muted',
      )}
    >
      <span className="flex-1 py-1">{label}</span>
      {isDisabled && reason !== undefined && <span className="text-xs">{reason}</span>}
      {shortcut !== undefined && (
        <span className="pointer-coarse:hidden">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  );
}

function bringIntoView(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'nearest' });
}

/** Where a key leads in a list; null for keys that do not move in it. */
function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return index + 1 < count ? index + 1 : 0;
    case 'ArrowUp':
      return index > 0 ? index - 1 : count - 1;
    case 'PageDown':
      return Math.min(index + PAGE, count - 1);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const PAGE = 8;

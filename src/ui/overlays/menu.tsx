import { Check, ChevronRight } from 'lucide-react';
import {
  cloneElement,
  use,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../cx';
import { isLedByPointer, MenuContext, MenuPanel, type CloseMenu } from './menu-panel';
import type { PlacementAlign, Side } from './place-beside';

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'id' | 'onClick' | 'onKeyDown' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
> & { readonly 'data-menu-open'?: '' | undefined };

interface MenuProps {
  /** A button; it gets the click and the ARIA properties. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly side?: Side | undefined;
  readonly align?: PlacementAlign | undefined;
  /** For a menu that is loaded when it is asked for: it is open at once, as it was asked by a key or not. */
  readonly openedBy?: 'key' | 'press' | undefined;
  readonly children: ReactNode;
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly shortcut?: string | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled. */
  readonly reason?: string | undefined;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

interface MenuCheckItemProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** What it does, in a sentence below its name. */
  readonly hint?: string;
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

const ITEM =
  'flex min-h-control w-full cursor-default items-center gap-2 rounded-control px-2 text-start text-sm outline-none ' +
  'select-none focus:bg-wash aria-disabled:text-ink-muted';

/* Buttons of a menu are items of it: not among the tab stops. */
const MENU_ITEM = { role: 'menuitem', tabIndex: -1 };
const CHECK_ITEM = { role: 'menuitemcheckbox', tabIndex: -1 };

/** A list of commands that opens from its trigger; arrow keys and first letters move in it. */
export function Menu({ trigger, side = 'bottom', align = 'start', openedBy, children }: MenuProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  /** How it was opened: by a key, the first item gets the focus. */
  const [opened, setOpened] = useState<'item' | 'menu' | null>(
    openedBy === undefined ? null : openedBy === 'key' ? 'item' : 'menu',
  );
  const close: CloseMenu = (isFocusBack) => {
    setOpened(null);
    if (isFocusBack) document.getElementById(`${id}-trigger`)?.focus({ preventScroll: true });
  };
  return (
    <>
      <span ref={anchorRef} className="contents">
        {cloneElement(trigger, {
          id: `${id}-trigger`,
          // A click that a key has made has no count.
          onClick: (event) =>
            opened === null ? setOpened(event.detail === 0 ? 'item' : 'menu') : close(true),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            if (event.currentTarget.ariaDisabled !== 'true') setOpened('item');
          },
          'aria-expanded': opened !== null,
          'aria-haspopup': 'menu',
          'aria-controls': opened === null ? undefined : id,
          'data-menu-open': opened === null ? undefined : '',
        })}
      </span>
      {opened !== null && (
        <MenuPanel
          id={id}
          labelledBy={`${id}-trigger`}
          anchorRef={anchorRef}
          side={side}
          align={align}
          focus={opened}
          onClose={close}
        >
          {children}
        </MenuPanel>
      )}
    </>
  );
}

interface PointMenuProps {
  /** Names the menu for assistive technology. */
  readonly label: string;
  /** Where it opens, in px of the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: CloseMenu;
  readonly children: ReactNode;
}

/** A menu that is open at a point. */
export function PointMenu({ label, at, onClose, children }: PointMenuProps) {
  const anchorRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchorRef}>
        <span className="pointer-events-none fixed size-0" style={{ left: at.x, top: at.y }} />
      </div>
      <MenuPanel
        label={label}
        anchorRef={anchorRef}
        side="bottom"
        align="start"
        focus="item"
        onClose={onClose}
      >
        {children}
      </MenuPanel>
    </>
  );
}

interface MenuSubProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** An item that opens a menu of its own: when the pointer is on it, and by the right arrow, Enter or a press. */
export function MenuSub({ label, children }: MenuSubProps) {
  const id = useId();
  const closeAll = use(MenuContext);
  const anchorRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'item' | 'none' | null>(null);
  const leave = () => {
    setOpened(null);
    document.getElementById(`${id}-trigger`)?.focus({ preventScroll: true });
  };
  // A blur within the menu arrives here too: React events bubble through portals.
  const loseFocus = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    const isWithin = currentTarget.contains(next) || document.getElementById(id)?.contains(next);
    if (isWithin !== true) setOpened(null);
  };
  return (
    <div ref={anchorRef} onBlur={loseFocus}>
      <button
        type="button"
        id={`${id}-trigger`}
        {...MENU_ITEM}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onFocus={() => {
          if (isLedByPointer()) setOpened((now) => now ?? 'none');
        }}
        onClick={() => setOpened('item')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight') return;
          event.preventDefault();
          setOpened('item');
        }}
        className={cx(ITEM, opened !== null && 'bg-wash')}
      >
        <span className="size-4" />
        <span className="flex-1">{label}</span>
        <ChevronRight className="size-4 text-ink-muted" aria-hidden="true" />
      </button>
      {opened !== null && (
        <MenuPanel
          id={id}
          labelledBy={`${id}-trigger`}
          anchorRef={anchorRef}
          side="right"
          align="start"
          focus={opened}
          onClose={closeAll}
          onLeave={leave}
        >
          {children}
        </MenuPanel>
      )}
    </div>
  );
}

/** One command. A disabled one can still be reached, so that its reason is read. */
export function MenuItem({
  icon,
  shortcut,
  tone = 'plain',
  disabled = false,
  reason,
  onSelect,
  children,
}: MenuItemProps) {
  const close = use(MenuContext);
  const isOff = disabled || reason !== undefined;
  const choose = () => {
    if (isOff) return;
    close(true);
    onSelect();
  };
  return (
    <button
      type="button"
      {...MENU_ITEM}
      aria-disabled={isOff || undefined}
      onClick={choose}
      className={cx(ITEM, tone === 'danger' && !isOff && 'text-danger focus:bg-danger-soft')}
    >
      <span aria-hidden="true" className="flex size-4 items-center [&>svg]:size-4">
        {icon}
      </span>
      <span className="flex-1">
        {children}
        {reason !== undefined && <span className="block pb-1 text-xs">{reason}</span>}
      </span>
      <MenuShortcut keys={shortcut} />
    </button>
  );
}

/** A command that switches something on and off; the menu closes after it. */
export function MenuCheckItem({
  isChecked,
  hint,
  onChange,
  shortcut,
  disabled = false,
  children,
}: MenuCheckItemProps) {
  const close = use(MenuContext);
  const id = useId();
  const choose = () => {
    if (disabled) return;
    close(true);
    onChange(!isChecked);
  };
  return (
    <button
      type="button"
      {...{ ...CHECK_ITEM, 'aria-checked': isChecked }}
      aria-disabled={disabled || undefined}
      aria-labelledby={hint && `${id}-name`}
      aria-describedby={hint && `${id}-hint`}
      onClick={choose}
      className={ITEM}
    >
      <span className={cx('flex size-4 text-accent', hint !== undefined && 'mt-2 self-start')}>
        {isChecked && <Check className="size-4" aria-hidden="true" />}
      </span>
      <span className="flex-1">
        <span id={`${id}-name`} className={cx('block', hint !== undefined && 'pt-1.5')}>
          {children}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block max-w-60 pb-1.5 text-xs text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <MenuShortcut keys={shortcut} />
    </button>
  );
}

/** The name of the items below it. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <div className="px-2 pt-2 pb-1 text-xs font-medium text-ink-muted">{children}</div>;
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-t border-hairline" />;
}

function MenuShortcut({ keys }: { readonly keys: string | undefined }) {
  if (keys === undefined) return null;
  return (
    <span aria-hidden="true" className="ps-4 text-xs text-ink-muted pointer-coarse:hidden">
      {keys}
    </span>
  );
}

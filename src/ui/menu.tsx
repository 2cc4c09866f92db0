import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx';

interface MenuProps {
  readonly trigger: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly children: ReactNode;
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly shortcut?: string | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

interface MenuCheckItemProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

const ITEM =
  'flex min-h-control cursor-default items-center gap-2 rounded-control px-2 text-sm outline-none select-none ' +
  'data-highlighted:bg-wash data-disabled:text-ink-faint';

/** A list of commands that opens from its trigger; arrow keys and first letters move in it. */
export function Menu({ trigger, side = 'bottom', align = 'start', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-40 min-w-48 origin-(--radix-dropdown-menu-content-transform-origin) rounded-card bg-raised p-1 shadow-float data-[state=closed]:animate-float-out data-[state=open]:animate-float-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One command. */
export function MenuItem({
  icon,
  shortcut,
  tone = 'plain',
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        ITEM,
        tone === 'danger' && !disabled && 'text-danger data-highlighted:bg-danger-soft',
      )}
    >
      <span aria-hidden="true" className="flex size-4 items-center *:size-4">
        {icon}
      </span>
      <span className="flex-1">{children}</span>
      <MenuShortcut keys={shortcut} />
    </Radix.Item>
  );
}

/** A command that switches something on and off; the menu closes after it. */
export function MenuCheckItem({
  isChecked,
  onChange,
  shortcut,
  disabled = false,
  children,
}: MenuCheckItemProps) {
  return (
    <Radix.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      disabled={disabled}
      className={ITEM}
    >
      <span className="flex size-4 text-accent">
        <Radix.ItemIndicator>
          <Check className="size-4" aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      <span className="flex-1">{children}</span>
      <MenuShortcut keys={shortcut} />
    </Radix.CheckboxItem>
  );
}

/** The name of the items below it. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Label className="px-2 pt-2 pb-1 text-xs font-medium text-ink-muted">
      {children}
    </Radix.Label>
  );
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-hairline" />;
}

function MenuShortcut({ keys }: { readonly keys: string | undefined }) {
  if (keys === undefined) return null;
  return (
    <span aria-hidden="true" className="ps-4 text-xs text-ink-muted">
      {keys}
    </span>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx';
import { nextPlace } from './next-place';

interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  /** After the label, such as a count; part of the tab's name. */
  readonly aside?: ReactNode;
}

interface TabListProps<T extends string> {
  /** Shared with the panel below; take it from `useId`. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  /** Null while no panel is shown. */
  readonly value: T | null;
  /** Also called when the chosen tab is pressed again. */
  readonly onChange: (value: T) => void;
  /** One below the other: then the arrows up and down go on, too. */
  readonly isVertical?: boolean | undefined;
  readonly className?: string | undefined;
}

const ACROSS: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** Panels to choose from: one tab stop, arrow keys go on at once. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { id, label, tabs, value, onChange, isVertical = false, className } = props;
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const key = (isVertical ? ACROSS[event.key] : undefined) ?? event.key;
    const next = tabs[nextPlace(key, at, tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
      tabIndex={-1}
      onKeyDown={move}
      className={cx('flex shrink-0', isVertical ? 'flex-col' : 'border-b', className)}
    >
      {tabs.map((tab, index) => {
        const isChosen = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={isChosen}
            aria-controls={isChosen ? `${id}-panel` : undefined}
            tabIndex={isChosen || (value === null && index === 0) ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              isVertical ? 'border-e-2' : '-mb-px border-b-2',
              'flex h-10 min-w-0 items-center justify-center gap-1.5 px-2 text-sm font-medium whitespace-nowrap transition-colors duration-120 focus-visible:-outline-offset-2 pointer-coarse:h-11',
              isChosen
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            {tab.label}
            {tab.aside}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly value: string;
  /** For a panel that scrolls and has nothing in it that takes the focus. */
  readonly isFocusable?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function TabPanel({ id, value, isFocusable, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      tabIndex={isFocusable === true ? 0 : undefined}
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      className={className}
    >
      {children}
    </div>
  );
}

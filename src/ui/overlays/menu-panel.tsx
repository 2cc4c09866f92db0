import {
  createContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { PlacementAlign, Side } from './place-beside';
import { usePlacement } from './use-placement';

/** Closes all open menus; `isFocusBack` decides whether the focus goes back to where it came from. */
export type CloseMenu = (isFocusBack: boolean) => void;

/** What the items of a menu close when they are chosen. */
export const MenuContext = createContext<CloseMenu>(() => {});

interface MenuPanelProps {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** What the menu stands beside: the first child. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly side: Side;
  readonly align: PlacementAlign;
  /** Whether the first item gets the focus, or the menu itself, or neither. */
  readonly focus: 'item' | 'menu' | 'none';
  readonly onClose: CloseMenu;
  /** Goes back to the menu that this one belongs to. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The floating list of a menu. Arrow keys and first letters move in it, Escape, Tab and a press elsewhere close it. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, label, labelledBy, anchorRef, side, align, focus, onClose, onLeave, children } =
    props;
  const floatRef = useRef<HTMLDivElement>(null);
  usePlacement({ anchorRef, floatRef, side, align });
  useLayoutEffect(() => {
    const panel = floatRef.current;
    if (panel === null || focus === 'none') return;
    const [first] = itemsOf(panel);
    (focus === 'item' ? (first ?? panel) : panel).focus({ preventScroll: true });
  }, [focus]);
  usePressElsewhere(onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: panel } = event;
    // Portals pass on what happens in a menu within this one.
    if (!(event.target instanceof Node && panel.contains(event.target))) return;
    if (key === 'Tab') {
      onClose(true);
      return;
    }
    const item = hasModifier(event) ? undefined : itemByKey(panel, key);
    if (key === 'Escape') onClose(true);
    else if (key === 'ArrowLeft' && onLeave !== undefined) onLeave();
    else if (item !== undefined) item.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <MenuContext value={onClose}>
      <div
        ref={floatRef}
        id={id}
        {...MENU}
        aria-label={label}
        aria-labelledby={labelledBy}
        {...{ onKeyDown, onPointerMove: followPointer, onContextMenu: prevent }}
        className="more-below scroll-thin fixed z-60 max-h-[min(calc(100dvh-16px),520px)] min-w-48 animate-float-in overflow-y-auto rounded-card bg-raised p-1 text-ink shadow-float outline-none"
      >
        {children}
      </div>
    </MenuContext>,
    document.querySelector('main') ?? document.body,
  );
}

/* What scrolls must be reachable by Tab, which closes the menu. */
const MENU = { role: 'menu', tabIndex: 0 };

function prevent(event: MouseEvent): void {
  event.preventDefault();
}

/** How long the pointer rests on another item until the menu of its own that is open beside it closes. */
const SWITCH_MS = 180;

let switching: ReturnType<typeof setTimeout> | undefined;
let isLed = false;

/** Whether the focus that comes just now is brought by the pointer. */
export function isLedByPointer(): boolean {
  return isLed;
}

/** What the pointer is on has the focus. On the straight way to an open menu beside it, it passes other items: those wait. */
function followPointer({
  target,
  currentTarget: panel,
  pointerType,
}: PointerEvent<HTMLElement>): void {
  if (!(target instanceof Element) || pointerType === 'touch') return;
  clearTimeout(switching);
  const item = target.closest<HTMLElement>('[role^="menuitem"]');
  if (item === null || item === panel.ownerDocument.activeElement) return;
  const isBesideMenu = panel.querySelector('[aria-haspopup][aria-expanded="true"]') !== null;
  if (isBesideMenu) switching = setTimeout(() => lead(item), SWITCH_MS);
  else lead(item);
}

function lead(item: HTMLElement): void {
  isLed = true;
  item.focus({ preventScroll: true });
  isLed = false;
}

function usePressElsewhere(onClose: CloseMenu): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const press = ({ target }: Event) => {
      const isInside =
        target instanceof Element && target.closest('[role="menu"], [data-menu-open]');
      if (!isInside) close(false);
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('pointerdown', press, { signal, capture: true });
    window.addEventListener('blur', () => close(false), { signal });
    return () => ends.abort();
  }, []);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** The items of a menu, from the first to the last. */
function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** The item to which a key leads from the one that has the focus; undefined for keys that do not move. */
function itemByKey(menu: HTMLElement, key: string): HTMLElement | undefined {
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === menu.ownerDocument.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at === -1 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return /^\S$/u.test(key) ? nextByLetter(items, at, key) : undefined;
  }
}

/** The next item that begins with a letter, round the end. */
function nextByLetter(
  items: readonly HTMLElement[],
  at: number,
  letter: string,
): HTMLElement | undefined {
  const begins = ({ textContent }: HTMLElement): boolean =>
    textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}

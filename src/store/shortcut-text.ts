import type { Shortcut } from './command';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Escape: 'Esc',
};

const MAC_NAMES: Readonly<Record<string, string>> = {
  Delete: '⌦',
  Backspace: '⌫',
  Tab: '⇥',
  Enter: '↩',
};

/** A shortcut as tooltips and menus show it: 'Ctrl+Shift+L', on a Mac '⇧⌘L'. */
export function shortcutText({ key, mod, shift, alt }: Shortcut, isMac: boolean): string {
  const name =
    (isMac ? MAC_NAMES[key] : undefined) ??
    KEY_NAMES[key] ??
    (key.length === 1 ? key.toUpperCase() : key);
  if (isMac)
    return `${alt === true ? '⌥' : ''}${shift === true ? '⇧' : ''}${mod === true ? '⌘' : ''}${name}`;
  return [
    mod === true ? 'Ctrl' : '',
    alt === true ? 'Alt' : '',
    shift === true ? 'Shift' : '',
    name,
  ]
    .filter((part) => part !== '')
    .join('+');
}

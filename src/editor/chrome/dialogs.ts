export { CodeDialog } from '../export/code-dialog';
export { CommandPalette } from './command-palette';
export { ShortcutsDialog } from './shortcuts-dialog';

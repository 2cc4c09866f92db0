import { ALIGN_COMMANDS, ALIGN_TO_FRAME_COMMANDS, DISTRIBUTE_COMMANDS } from './places/align';
import {
  group,
  hide,
  lock,
  ORDER_COMMANDS,
  show,
  stack,
  ungroup,
  unlock,
  unstack,
} from './places/arrange';
import type { BuilderCommand } from './builder-command';
import { copySelected, cutSelected, paste } from './clipboard/clipboard';
import { cropPicture } from './crop-picture';
import { copyStyle, pasteStyle, selectAlike } from './copy-style';
import { deleteSelected, duplicateSelected, selectAll } from './edit';
import { editText } from './texts/edit-text';
import { labelShape } from './texts/label-shape';
import { resetSelected } from './properties';
import {
  fitAll,
  fitSelection,
  openPalette,
  openShortcuts,
  toggleGrid,
  toggleRulers,
  togglePreview,
  zoomIn,
  zoomOut,
} from './views/view';

/** What stands in a menu: a command, the first of some that can be carried out (with `ifAny` only where there is one), or a menu of its own. */
export type MenuEntry =
  | BuilderCommand
  | { readonly either: Commands; readonly ifAny?: true }
  | { readonly label: string; readonly commands: readonly BuilderCommand[] };

type Commands = readonly [BuilderCommand, ...BuilderCommand[]];

/** The context menu of selected elements, in sections. */
export const ELEMENT_MENU: readonly (readonly MenuEntry[])[] = [
  [
    { either: [editText, cropPicture, labelShape], ifAny: true },
    cutSelected,
    copySelected,
    paste,
    duplicateSelected,
  ],
  [
    { label: 'Style', commands: [copyStyle, pasteStyle, selectAlike, resetSelected] },
    { label: 'Align', commands: [...ALIGN_COMMANDS, ...DISTRIBUTE_COMMANDS] },
    { label: 'Align to frame', commands: ALIGN_TO_FRAME_COMMANDS },
    { label: 'Order', commands: ORDER_COMMANDS },
    { either: [group], ifAny: true },
    { either: [ungroup], ifAny: true },
    { either: [stack, unstack], ifAny: true },
  ],
  [{ either: [lock, unlock] }, { either: [hide, show] }, fitSelection],
  [deleteSelected],
];

/** The context menu of the empty canvas. */
export const CANVAS_MENU: readonly (readonly MenuEntry[])[] = [
  [paste, selectAll],
  [zoomIn, zoomOut, fitAll],
  [toggleGrid, toggleRulers, togglePreview],
  [openPalette, openShortcuts],
];

import { ADD_COMMANDS, newText } from './add';
import { ALIGN_COMMANDS, ALIGN_TO_FRAME_COMMANDS, DISTRIBUTE_COMMANDS } from './places/align';
import {
  group,
  hide,
  lock,
  ORDER_COMMANDS,
  show,
  stack,
  toggleHidden,
  toggleLock,
  ungroup,
  unlock,
  unstack,
} from './places/arrange';
import type { BuilderCommand } from './builder-command';
import { copySelected, cutSelected, paste } from './clipboard/clipboard';
import {
  clearCanvas,
  clearSelection,
  deleteSelected,
  duplicateSelected,
  redo,
  selectAll,
  undo,
} from './edit';
import { editText } from './texts/edit-text';
import { labelShape } from './texts/label-shape';
import { cropPicture, editPicture } from './crop-picture';
import { choosePicture } from './clipboard/replace-picture';
import { copyStyle, pasteStyle, selectAlike } from './copy-style';
import {
  copyDesign,
  exportDesign,
  importDesign,
  importSignature,
  nameVersion,
  showVersions,
  STARTER_COMMANDS,
} from './file';
import { NUDGE_COMMANDS } from './places/nudge';
import { OPACITY_COMMANDS } from './opacity';
import { applyStyles, resetSelected } from './properties';
import { EXPORT_COMMANDS } from './export';
import { STACK_ORDER_COMMANDS } from './places/stack-order';
import { TOOL_COMMANDS } from './tools';
import { TEXT_ALIGN_COMMANDS } from './texts/text-alignment';
import { TEXT_SIZE_COMMANDS } from './texts/text-size';
import { TEXT_STYLE_COMMANDS } from './texts/text-style';
import {
  backToContent,
  fitAll,
  fitSelection,
  goToProperties,
  leavePreview,
  openAllClients,
  openDetails,
  openPalette,
  openShortcuts,
  renameLayer,
  toggleDifference,
  toggleEmailView,
  toggleGrid,
  toggleRulers,
  togglePreview,
  ZOOM_COMMANDS,
  zoomIn,
  zoomOut,
} from './views/view';
import { selectNext, selectPrevious } from './views/walk';

/**
 * Everything a person can do in the designer but fix findings (`findings/lazy-fixing.ts`) and what has neither key nor
 * menu (`late-commands.ts`), which load late: menus, toolbars, keys and help come from this list.
 */
export const BUILDER_COMMANDS: readonly BuilderCommand[] = [
  undo,
  redo,
  cutSelected,
  copySelected,
  paste,
  selectAll,
  selectAlike,
  selectNext,
  selectPrevious,
  clearSelection,
  editText,
  newText,
  editPicture,
  choosePicture,
  cropPicture,
  labelShape,
  duplicateSelected,
  deleteSelected,
  clearCanvas,
  ...TEXT_STYLE_COMMANDS,
  ...TEXT_SIZE_COMMANDS,
  ...TEXT_ALIGN_COMMANDS,
  copyStyle,
  pasteStyle,
  resetSelected,
  applyStyles,
  ...ADD_COMMANDS,
  ...ALIGN_COMMANDS,
  ...ALIGN_TO_FRAME_COMMANDS,
  ...DISTRIBUTE_COMMANDS,
  ...ORDER_COMMANDS,
  group,
  ungroup,
  stack,
  unstack,
  ...STACK_ORDER_COMMANDS,
  lock,
  unlock,
  toggleLock,
  hide,
  show,
  toggleHidden,
  ...NUDGE_COMMANDS,
  ...Object.values(TOOL_COMMANDS),
  toggleGrid,
  toggleRulers,
  togglePreview,
  leavePreview,
  toggleEmailView,
  toggleDifference,
  zoomOut,
  zoomIn,
  ...ZOOM_COMMANDS,
  ...OPACITY_COMMANDS,
  fitAll,
  fitSelection,
  backToContent,
  goToProperties,
  renameLayer,
  openDetails,
  openAllClients,
  openPalette,
  openShortcuts,
  importDesign,
  importSignature,
  ...STARTER_COMMANDS,
  nameVersion,
  showVersions,
  copyDesign,
  exportDesign,
  ...EXPORT_COMMANDS,
];

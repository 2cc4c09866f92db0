import { ALL_CLIENTS } from '../../../model/messages/messages';
import { clamp, type Rect } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { Scene } from '../../../scene/scene';
import { planIf, type Plan, type Shortcut } from '../../../store/command';
import {
  dialogChanged,
  differenceToggled,
  emailToggled,
  panelAsked,
  previewToggled,
  viewportChanged,
  type AskedPanel,
  type ViewDialog,
  type ViewState,
} from '../../../store/canvas/view-slice';
import { showAids } from '../../../store/canvas/view-choices';
import { isSameView, rulerOf, type Viewport } from '../../gestures/viewport';
import { zoomToFit } from '../../gestures/zoom-to-fit';
import { nothingSelected } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import { startViewOf } from './column';
import { boundsOfAll, frameOf, unitsOfChosen } from '../command-facts';
import { wholeStack } from '../../../scene/operations/group-names';

const { min, max, step } = SCENE_LIMITS.zoom;

export const toggleGrid: BuilderCommand = {
  id: 'view.grid',
  label: 'Grid',
  inPreview: true,
  plan:
    ({ view }) =>
    () => [showAids({ hasGrid: !view.hasGrid })],
};

/** A narrow screen has none until they are asked for. */
export const toggleRulers: BuilderCommand = {
  id: 'view.rulers',
  label: 'Rulers',
  shortcuts: [{ key: 'r', shift: true }],
  plan:
    ({ view }) =>
    () => [showAids({ hasRulers: view.hasRulers === false })],
};

export const togglePreview: BuilderCommand = {
  id: 'view.preview',
  label: 'Preview',
  inPreview: true,
  plan: () => () => [previewToggled()],
};

/** Shares its key with what clears the selection, which the preview does not have. */
export const leavePreview: BuilderCommand = {
  id: 'view.leavePreview',
  label: 'Leave the preview',
  shortcuts: [{ key: 'Escape' }],
  inPreview: true,
  plan: ({ view }) => planIf(view.isPreview, () => [previewToggled()]),
};

export const toggleEmailView: BuilderCommand = {
  id: 'view.email',
  label: 'Email view',
  shortcuts: [{ key: 'e', shift: true }],
  inPreview: true,
  plan: () => () => [emailToggled()],
};

export const toggleDifference: BuilderCommand = {
  id: 'view.difference',
  label: 'Compare',
  shortcuts: [{ key: 'd', shift: true }],
  inPreview: true,
  plan: () => () => [differenceToggled()],
};

export const zoomIn: BuilderCommand = {
  id: 'view.zoomIn',
  label: 'Zoom in',
  // With Ctrl they zoom the page. On US keyboards, + is typed with Shift on the key of =.
  shortcuts: [{ key: '+' }, { key: '=' }],
  repeats: true,
  inPreview: true,
  reason: () => 'Maximum zoom',
  plan: ({ view }) => zoomTo(view, zoomAbove(view)),
};

export const zoomOut: BuilderCommand = {
  id: 'view.zoomOut',
  label: 'Zoom out',
  shortcuts: [{ key: '-' }],
  repeats: true,
  inPreview: true,
  reason: () => 'Minimum zoom',
  plan: ({ view }) => zoomTo(view, zoomBelow(view)),
};

/** The percentages that the zoom menu offers; 100 % has a key. */
export const ZOOM_COMMANDS = [25, 50, 80, 100, 120, 150, 200, 400].map(
  (percent): BuilderCommand => ({
    id: `view.zoom.${percent}`,
    label: `Zoom to ${percent}%`,
    inPreview: true,
    ...(percent === 100 ? { shortcuts: [{ key: '0', shift: true }] } : {}),
    plan: ({ view }) => zoomTo(view, percent / 100),
  }),
);

export const fitAll: BuilderCommand = {
  id: 'view.fitAll',
  label: 'Zoom to fit all',
  inPreview: true,
  shortcuts: [{ key: '1', shift: true }],
  reason: () => 'Already in view',
  plan: ({ view, chosen: { scene } }) => showing(fitting(view, frameOf(scene))),
};

/** Shows the design again when none of it is in sight. */
export const backToContent: BuilderCommand = {
  id: 'view.content',
  label: 'Back to content',
  inPreview: true,
  reason: () => 'In view already.',
  plan: ({ view, chosen: { scene } }) => showing(beginning(view, scene)),
};

export const fitSelection: BuilderCommand = {
  id: 'view.fitSelection',
  label: 'Zoom to the selection',
  inPreview: true,
  shortcuts: [{ key: '2', shift: true }],
  reason: (facts) => nothingSelected(facts) ?? 'Already in view',
  plan: ({ view, chosen }) => showing(fitting(view, boundsOfAll(chosen.elements))),
};

/** The short way from an element to what can be set on it: by Tab, the selection would change on the way. */
export const goToProperties: BuilderCommand = {
  id: 'view.properties',
  label: 'Go to the properties',
  inPreview: true,
  shortcuts: [{ key: 'Enter', mod: true }],
  plan: asksFor('properties'),
};

/** Begins to rename an element, a whole group or a whole stack in the list of layers. */
export const renameLayer: BuilderCommand = {
  id: 'view.rename',
  label: 'Rename element or group',
  shortcuts: [{ key: 'F2' }],
  reason: (facts) => nothingSelected(facts) ?? 'Only one element or group is renamed at a time',
  plan: ({ chosen }) => {
    const isStack = wholeStack(chosen.scene.elements, chosen.ids) !== undefined;
    const isOne = isStack || unitsOfChosen(chosen).length === 1;
    return planIf(isOne, () => [panelAsked('layers')]);
  },
};

/** Shows the details of the design's person. */
export const openDetails: BuilderCommand = {
  id: 'view.details',
  label: 'Your details',
  plan: asksFor('details'),
};

export const openPalette = dialogCommand('palette', 'All commands', { key: 'k', mod: true });
export const openAllClients = dialogCommand('allClients', ALL_CLIENTS);
export const openShortcuts = dialogCommand('shortcuts', 'Keyboard shortcuts', { key: '?' });

function dialogCommand(dialog: ViewDialog, label: string, shortcut?: Shortcut): BuilderCommand {
  return {
    id: `view.${dialog}`,
    label,
    inPreview: true,
    ...(shortcut && { shortcuts: [shortcut] }),
    plan: ({ view }) => planIf(view.dialog !== dialog, () => [dialogChanged(dialog)]),
  };
}

function asksFor(panel: AskedPanel): BuilderCommand['plan'] {
  return ({ view }) => planIf(view.askedPanel !== panel, () => [panelAsked(panel)]);
}

function showing(next: Viewport | null): Plan | null {
  return next && (() => [viewportChanged(next)]);
}

function beginning(view: ViewState, scene: Scene): Viewport | null {
  if (view.column.width === 0) return null;
  const next = startViewOf(scene, view);
  return isSameView(next, view) ? null : next;
}

/** The view that shows a box; null for none, before the canvas has a size, and where that is the view already. */
function fitting(view: ViewState, box: Rect | null): Viewport | null {
  if (box === null || view.column.width === 0) return null;
  const next = zoomToFit(box, view.column, rulerOf(view));
  return isSameView(next, view) ? null : next;
}

function zoomAbove({ zoom }: ViewState): number {
  return (Math.floor(tenths(zoom)) + 1) * step;
}

function zoomBelow({ zoom }: ViewState): number {
  return (Math.ceil(tenths(zoom)) - 1) * step;
}

/** The zoom in steps, free of the noise of binary fractions. */
function tenths(zoom: number): number {
  return Math.round((zoom / step) * 1000) / 1000;
}

/** Whole percents, within the limits. */
function legalZoom(wanted: number): number {
  return clamp(Math.round(wanted * 100) / 100, min, max);
}

function zoomTo({ zoom: before, panX, panY }: ViewState, wanted: number): Plan | null {
  const zoom = legalZoom(wanted);
  return showing(zoom === before ? null : { zoom, panX, panY });
}

import { clamp } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import {
  differenceToggled,
  emailToggled,
  gridToggled,
  previewToggled,
  viewportChanged,
  type ViewState,
} from '../../store/view-slice';
import type { BuilderCommand } from './builder-command';

const { min, max, step } = SCENE_LIMITS.zoom;

export const toggleGrid: BuilderCommand = {
  id: 'view.grid',
  label: 'Grid',
  inPreview: true,
  plan: () => [gridToggled()],
};

export const togglePreview: BuilderCommand = {
  id: 'view.preview',
  label: 'Preview',
  inPreview: true,
  plan: () => [previewToggled()],
};

export const toggleEmailView: BuilderCommand = {
  id: 'view.email',
  label: 'Email view',
  shortcuts: [{ key: 'e', shift: true }],
  inPreview: true,
  plan: () => [emailToggled()],
};

export const toggleDifference: BuilderCommand = {
  id: 'view.difference',
  label: 'Difference',
  shortcuts: [{ key: 'd', shift: true }],
  inPreview: true,
  plan: () => [differenceToggled()],
};

export const zoomIn: BuilderCommand = {
  id: 'view.zoomIn',
  label: 'Zoom in',
  inPreview: true,
  plan: ({ view }) => zoomTo(view, (Math.floor(tenths(view.zoom)) + 1) * step),
};

export const zoomOut: BuilderCommand = {
  id: 'view.zoomOut',
  label: 'Zoom out',
  inPreview: true,
  plan: ({ view }) => zoomTo(view, (Math.ceil(tenths(view.zoom)) - 1) * step),
};

export const zoomToActualSize: BuilderCommand = {
  id: 'view.actualSize',
  label: 'Zoom to 100%',
  inPreview: true,
  shortcuts: [{ key: '0', shift: true }],
  plan: ({ view }) => zoomTo(view, 1),
};

/** The zoom in steps, free of the noise of binary fractions. */
function tenths(zoom: number): number {
  return Math.round((zoom / step) * 1000) / 1000;
}

function zoomTo(
  view: ViewState,
  wanted: number,
): readonly ReturnType<typeof viewportChanged>[] | null {
  const zoom = clamp(Math.round(wanted * 100) / 100, min, max);
  if (zoom === view.zoom) return null;
  return [viewportChanged({ zoom, panX: view.panX, panY: view.panY })];
}

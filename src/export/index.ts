/*
 * The face of the compiler: what the app, tests and other programs may rely on. The other faces are files of their own, so
 * that a page does not load the compiler with them; `layers.json` names all.
 */
export { exportScene } from './export-scene';
export { exportSignature } from './export-signature';
export type {
  Adjustments,
  CollapseEmpty,
  DrawingRequest,
  EmailImage,
  EmailOutput,
  ExportOptions,
  ImageMode,
  PictureRequest,
  RasterImage,
  RasterRequest,
} from './types';

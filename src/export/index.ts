/*
 * The face of the core: what the app, tests and other programs may rely on.
 */
export { toDocument } from './document';
export { exportScene } from './export-scene';
export { exportSignature } from './export-signature';
export { parseDesign } from './parse-design';
export type { EmailImage, EmailOutput, ExportOptions, RasterImage, RasterRequest } from './types';

/* A face: what of a form's signature needs no passes over scenes, so that a page without an export worker can make it, too. */
export { exportPrinted, previewInTemplate } from './print/export-printed';
export { previewSignatureElsewhere } from './previews/preview-signature';

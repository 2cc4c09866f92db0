/* A face: exports of a form's signature in a page that cannot run the export worker. It loads no passes over scenes. */
export { exportPrinted } from './print/export-printed';
export { previewSignatureElsewhere } from './previews/preview-signature';

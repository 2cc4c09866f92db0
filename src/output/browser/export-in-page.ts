/* What makes a form's signature and its previews where the export worker cannot. */
export { exportPrinted } from '../../export/export-printed';
export { previewSignatureElsewhere } from '../../export/previews/preview-signature';

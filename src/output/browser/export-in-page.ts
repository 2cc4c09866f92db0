/* What makes a form's signature and its previews where the export worker cannot. */
export { exportPrinted, previewInTemplate, previewSignatureElsewhere } from '../../export/in-page';

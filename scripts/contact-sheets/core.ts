/* What `npm run contact-sheets` uses of the core; bundled for Node. */
export { previewSignatureElsewhere } from '../../src/export/previews/preview-signature';
export { previewSignature } from '../../src/export/preview';
export { TEMPLATES } from '../../src/templates/registry';
export { loadWords } from '../../src/model/languages/load-words';

/* What of the core is measured; bundled for Node by `build-core.mjs`. */
export { exportSignature } from '../../src/export';
export { composeSignature } from '../../src/export/compose/compose-signature';
export { findTemplate } from '../../src/templates/registry';
export { printNode } from '../../src/email/print/print';
export { completeSignature } from '../../src/model/person/signature';

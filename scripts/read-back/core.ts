/* What `npm run read-back` uses of the core; bundled for Node. */
export { exportSignature } from '../../src/export';
export { PACKAGES } from '../../src/export/packages/packages';
export { completeSignature } from '../../src/model/signature';

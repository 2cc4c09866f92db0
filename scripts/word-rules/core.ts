/* What `npm run word-rules` uses of the core; bundled for Node. */
export { childrenOf } from '../../src/email/nodes';
export { exportScene, exportSignature, parseDesign, toDocument } from '../../src/export';
export { outlookClassic } from '../../src/export/previews/outlook-classic';
export { completeSignature } from '../../src/model/signature';

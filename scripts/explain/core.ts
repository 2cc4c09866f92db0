/* What `npm run explain` uses of the core; bundled for Node. */
export { parseDesign } from '../../src/export';
export { explainScene } from '../../src/export/explain';
export { showFinding } from '../../src/export/show-form';

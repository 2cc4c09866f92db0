export { DetailsPanel } from '../details/details-panel';
export { LayersPanel } from '../layers/layers-panel';
export { ElementProperties } from './element-properties';

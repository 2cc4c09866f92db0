/* A face: what makes previews, of a design as well, so it brings the compiler along. */
export { previewSceneElsewhere } from './preview-scene';
export { previewSignatureElsewhere } from './preview-signature';

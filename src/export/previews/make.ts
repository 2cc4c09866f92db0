/* A face: the functions that make previews, of a design as well, so it loads the compiler. */
export { previewSceneElsewhere } from './preview-scene';
export { previewSignatureElsewhere } from './preview-signature';

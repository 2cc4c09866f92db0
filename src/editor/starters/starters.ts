/* Designs to begin with: whoever has a design needs none. */
export { ReplaceDesign } from './replace-design';
export { StarterCards } from './starter-cards';

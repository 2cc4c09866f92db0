/* Designs to begin with; they load late, since a visitor with a design needs none. */
export { ReplaceDesign } from './replace-design';
export { StarterCards } from './starter-cards';

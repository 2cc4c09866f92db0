/* What opens signatures from files and makes links to them. */
export { openSource } from './open-file';
export { copyShareLink } from './share-link';

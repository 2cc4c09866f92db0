/* A face: a signature as email clients show it, and what is known of each client. `make.ts` makes them. */
export type { MadePreview } from './make-previews';
export { DESKTOP_WIDTH, type Preview, type PreviewId } from './preview';
export { PREVIEWS } from './previews';

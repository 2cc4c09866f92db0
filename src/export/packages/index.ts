/* A face: files that clients take, and how such files are written and named. */
export { IMAGE_EXTENSIONS, hostedAddress, imageFile } from '../pictures/image-names';
export { addon, html, outlookZip, PACKAGES, page, pictures, text } from './client-packages';
export { outlookName } from './file-names';
export { withCrlf } from './formats/text-formats';
export { noonOf } from './formats/text-formats';
export { utf16 } from './formats/text-formats';
export { mailsignature } from './mailsignature';
export {
  ADDON_DAY,
  ADDON_ID,
  ADDON_PROGRAM,
  addonEntry,
  addonManifest,
  type AddonEntry,
  type AddonFile,
  type AddonSignature,
} from './thunderbird-addon/addon';
export type { Package, PackageFile, PackageId } from './package';

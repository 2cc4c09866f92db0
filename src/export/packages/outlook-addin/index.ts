/* A face: the add-in for Outlook, of a company and of one person. */
export { ADDIN_PROGRAM, allowedScripts, unifiedFiles } from './addin';
export { addinManifest } from './manifest-xml';
export { personName } from './names';
export { personFile } from './person-file';
export { addinPictures, outlookAddinAt } from './package';
export { personAddin, zipped } from './person-addin';
export { readPlace, withKey, type AddinPlace, type PlaceProblem } from './place';

/* What reads a signature from elsewhere, shows it and rebuilds it. */
export { importMailFiles, importPasted, notifyWhileRead } from './begin-import';
export { ImportDialog } from './import-dialog';

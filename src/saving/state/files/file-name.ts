export const SIGNATURE_FILE_TYPE = 'application/json';

/** What a file chooser offers as signatures and designs. */
export const SIGNATURE_FILES = '.json,application/json';

/** 'Jane Doe' becomes 'Jane Doe.signet.json'. */
export function signatureFileName(name: string): string {
  return `${plainFileName(name)}.signet.json`;
}

/** A name as file systems take it, never blank: what they do not take is left out. */
export function plainFileName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
  return plain.slice(0, LONGEST_FILE_NAME).trim() || 'signature';
}

const LONGEST_FILE_NAME = 80;

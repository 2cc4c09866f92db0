/* What reads and writes whole signatures. It includes the schema of designs, and a first visit has nothing to read. */
export { repairHeaders } from './repair-headers';
export { readSignature } from './read-signature';
export { writeSignatureFile } from './files/signature-file';

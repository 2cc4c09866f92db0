/* A face: what a screen reader reads of printed HTML, and the structure that it needs. */
export type { Labels } from './accessible-name';
export { testStructure, type StructureResult } from './structure';
export { spoken, transcribe, type HeardLine, type HeardPart } from './transcript';

import { MARKS } from '../email/marks.data';
import type { ExportOptions } from './types';

/** The options of whatever leaves: in a worker or in Node the marks of networks cost nothing to have. */
export function withMarks(options: ExportOptions): ExportOptions {
  return { marks: MARKS, ...options };
}

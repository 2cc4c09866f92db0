import { MARKS } from '../../email/marks';
import type { Design } from '../../scene/scene';
import type { ExportOptions } from '../types';

/** The options with the marks of networks, where links are shown by them. */
export async function withMarks(options: ExportOptions): Promise<ExportOptions> {
  const isLacking = options.socialStyle === 'icons' && options.marks === undefined;
  return isLacking ? { ...options, marks: await MARKS.load() } : options;
}

/** As `withMarks`, for a design. */
export async function withMarksOf(design: Design, options: ExportOptions): Promise<ExportOptions> {
  const isLacking = design.elements.some(({ style }) => style.socialStyle === 'icons');
  return isLacking ? { marks: await MARKS.load(), ...options } : options;
}

import { writeDesign } from '../../src/scene/design-file/write-design';

/** A design as the text of a file; throws where it cannot be written. */
export function designText(...design: Parameters<typeof writeDesign>): string {
  const written = writeDesign(...design);
  if (!written.ok) throw new Error(written.problem.message);
  return written.value;
}

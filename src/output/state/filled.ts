import type { EmailOutput } from '../../export';

/** Why nothing was taken away of a signature that shows nothing. */
export const NOTHING_IN_IT = new Error('There is nothing in this signature');

/** An output to be taken away. Rejects with `NOTHING_IN_IT` where it is empty, so that it takes the place of nothing. */
export async function filled<Output extends Pick<EmailOutput, 'isEmpty'>>(
  output: Promise<Output> | Output,
): Promise<Output> {
  const made = await output;
  if (made.isEmpty) throw NOTHING_IN_IT;
  return made;
}

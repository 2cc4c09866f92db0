import type { EmailOutput } from '../../export';

/** Why nothing was taken away of a signature that shows nothing. */
export class EmptySignatureError extends Error {
  constructor() {
    super('There is nothing in this signature');
    this.name = 'EmptySignatureError';
  }
}

/** An output to be taken away. Rejects with an `EmptySignatureError` where it is empty, so that it takes the place of nothing. */
export async function filled<Output extends Pick<EmailOutput, 'isEmpty'>>(
  output: Promise<Output> | Output,
): Promise<Output> {
  const made = await output;
  if (made.isEmpty) throw new EmptySignatureError();
  return made;
}

import { readBlocks } from '../../model/blocks';
import { completeSignature, type SignatureInput } from '../../model/signature';
import type { ExportOptions } from '../types';

/** Whether a person asks for a code; what makes it comes on use. */
export function hasQrCode({ blocks }: SignatureInput): boolean {
  return readBlocks(blocks).some(({ kind }) => kind === 'qr');
}

/** The options with the codes that the person asks for. */
export async function withQrCodes(
  person: SignatureInput,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (options.qrCodes !== undefined || !hasQrCode(person)) return options;
  const { encodePerson } = await import('./encode-person');
  return { ...options, qrCodes: encodePerson(completeSignature(person)) };
}

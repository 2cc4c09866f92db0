import type { SignatureData } from '../../model/signature';
import type { ExportOptions } from '../types';
import type { QrCode } from './qr-png';

/** Whether a person asks for a code; what makes it comes on use. */
export function hasQrCode({ blocks }: Pick<SignatureData, 'blocks'>): boolean {
  return blocks.some(({ kind }) => kind === 'qr');
}

export async function qrCodesOf(person: SignatureData): Promise<Readonly<Record<string, QrCode>>> {
  if (!hasQrCode(person)) return {};
  const { encodePerson } = await import('./encode-person');
  return encodePerson(person);
}

/** The options with the codes that the person asks for. */
export async function withQrCodes(
  person: SignatureData,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (options.qrCodes !== undefined || !hasQrCode(person)) return options;
  return { ...options, qrCodes: await qrCodesOf(person) };
}

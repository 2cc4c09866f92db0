import { lazy } from '../../base/lazy';
import { withNumbers } from '../../model/person/phone/known-numbers';
import type { Person } from '../../model/person/signature';
import type { Design, SceneElement } from '../../scene/scene';
import type { ExportOptions } from '../types';

/** Makes QR codes. Loaded late: few signatures have one. */
export const QR_ENCODER = lazy(() => import('./encode-person'));

export type QrEncoder = typeof import('./encode-person');

/** Whether a person asks for a code. */
export function hasQrCode({ blocks }: Person): boolean {
  return blocks.some(({ kind }) => kind === 'qr');
}

/** The options with the codes that the person asks for. */
export async function withQrCodes(person: Person, options: ExportOptions): Promise<ExportOptions> {
  if (options.qrCodes !== undefined || !hasQrCode(person)) return options;
  const { encodePerson } = await QR_ENCODER.load();
  return { ...options, qrCodes: encodePerson(withNumbers(person, options.numbers)) };
}

/** As `withQrCodes`, for a design. */
export async function withQrCodesOf(
  { elements, person }: Pick<Design, 'elements' | 'person'>,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (options.qrCodes !== undefined || !elements.some(isQrCode)) return options;
  const { encodeElements } = await QR_ENCODER.load();
  return { ...options, qrCodes: encodeElements(elements, withNumbers(person, options.numbers)) };
}

/** Whether an element shows a code. */
export function isQrCode({ type }: Pick<SceneElement, 'type'>): boolean {
  return type === 'qr';
}

import { fail, ok, type Result } from '../../base/result';

export const IMAGE_ADDRESS_REASONS = {
  empty: 'URL is empty',
  format: 'Invalid URL format',
  dataFormat: 'Invalid data URL format',
  notBase64: 'Data URL is not base64 encoded',
  tooShort: 'Data URL seems too short',
} as const;

export type ImageAddressReason = (typeof IMAGE_ADDRESS_REASONS)[keyof typeof IMAGE_ADDRESS_REASONS];

const SHORTEST_PAYLOAD = 100;

/**
 * Checks whether a picture's address looks usable: `data:image/…;base64,…`, `http://` or `https://`. The answer is advice, to
 * be logged as a warning; what may enter the output is decided by `parseImageSource`.
 */
export function checkImageAddress(address: string): Result<string, ImageAddressReason> {
  const value = address.trim();
  if (value === '') return fail(IMAGE_ADDRESS_REASONS.empty);
  if (/^https?:\/\//i.test(value)) return ok(value);
  if (!/^data:image/i.test(value)) return fail(IMAGE_ADDRESS_REASONS.format);
  const [header, payload, ...rest] = value.split(',');
  if (header === undefined || payload === undefined || rest.length > 0) {
    return fail(IMAGE_ADDRESS_REASONS.dataFormat);
  }
  if (!/;base64/i.test(header)) return fail(IMAGE_ADDRESS_REASONS.notBase64);
  if (payload.length < SHORTEST_PAYLOAD) return fail(IMAGE_ADDRESS_REASONS.tooShort);
  return ok(value);
}

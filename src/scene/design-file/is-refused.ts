import { parseImageSource } from '../../model/picture/image-source';

/** Whether an address can never be a picture of a mail. */
export function isRefused(address: string): boolean {
  const source = parseImageSource(address);
  return !source.ok && source.problem === 'refused';
}

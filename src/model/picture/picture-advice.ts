import { isPicturePath, parseImageSource } from './image-source';
import { hostTrouble } from './picture-hosts';
import { SAMPLE_SIGNATURE } from '../person/signature';

/**
 * Advice about the address that was given for a picture; null for none. `unreachable` are addresses from which no picture came.
 */
export function pictureAdvice(address: string, unreachable: readonly string[]): string | null {
  const typed = address.trim();
  if (typed === '' || typed === SAMPLE_SIGNATURE.profileImageUrl) return null;
  if (isPicturePath(typed)) {
    return 'Enter the full address, starting with https://.';
  }
  const source = parseImageSource(typed);
  if (!source.ok) return 'Enter the https address of a PNG, JPG or GIF file.';
  if (source.value.kind === 'data') return null;
  const { href } = source.value;
  const advice = hostTrouble(href)?.advice ?? null;
  if (advice !== null) return advice;
  const [, ending = ''] = UNSEEN_FORMATS.exec(href) ?? [];
  if (ending !== '') {
    return `Not every email client shows ${ending.toUpperCase()} files. Use a PNG, JPG or GIF file.`;
  }
  return unreachable.includes(href)
    ? 'No picture was found at this address. Open it in a new tab: only the picture should show there.'
    : null;
}

/** What Outlook, or several clients, show no picture for. */
const UNSEEN_FORMATS = /\.(svg|webp|avif|heic|tiff?|pdf|psd)(?:$|[?#])/i;

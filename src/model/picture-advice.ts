import { isPicturePath, parseImageSource } from './image-source';
import { hostTrouble } from './picture-hosts';
import { SAMPLE_SIGNATURE } from './signature';

/**
 * What to tell somebody of the address that they gave for a picture; null for nothing. `unreachable` are addresses from which
 * no picture came.
 */
export function pictureAdvice(address: string, unreachable: readonly string[]): string | null {
  const typed = address.trim();
  if (typed === '' || typed === SAMPLE_SIGNATURE.profileImageUrl) return null;
  if (isPicturePath(typed)) {
    return 'This is a path without a website. Give the whole address, beginning with https://.';
  }
  const source = parseImageSource(typed);
  if (!source.ok) return 'Give the https address of a PNG, JPG or GIF file.';
  if (source.value.kind === 'data') return null;
  const { href } = source.value;
  const advice = hostTrouble(href)?.advice ?? null;
  if (advice !== null) return advice;
  const [, ending = ''] = UNSEEN_FORMATS.exec(href) ?? [];
  if (ending !== '') {
    return `Not every mail client shows ${ending.toUpperCase()} files. Use a PNG, JPG or GIF file.`;
  }
  return unreachable.includes(href)
    ? 'No picture came from this address. Open it in a new tab: the picture alone should show there.'
    : null;
}

/** What Outlook, or several clients, show no picture for. */
const UNSEEN_FORMATS = /\.(svg|webp|avif|heic|tiff?|pdf|psd)(?:$|[?#])/i;

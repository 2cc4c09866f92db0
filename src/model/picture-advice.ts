import { parseImageSource } from './image-source';
import { SAMPLE_SIGNATURE } from './signature';

/**
 * What to tell somebody of the address that they gave for a picture; null for nothing. `unreachable` are addresses from which
 * no picture came.
 */
export function pictureAdvice(address: string, unreachable: readonly string[]): string | null {
  const typed = address.trim();
  const source = parseImageSource(typed, PLACE);
  if (typed === '' || typed === SAMPLE_SIGNATURE.profileImageUrl) return null;
  if (!source.ok) return 'Give the https address of a PNG, JPG or GIF file.';
  if (source.value.kind === 'data') return null;
  const { href } = source.value;
  if (href.startsWith(PLACE)) {
    return 'This is a path without a website. Give the whole address, beginning with https://.';
  }
  const bare = href.replace(/^https?:\/\/(?:www\.)?/, '');
  const known = PAGES.find(({ at }) => at.test(bare));
  if (known !== undefined) return known.advice;
  const [, ending = ''] = UNSEEN_FORMATS.exec(bare) ?? [];
  if (ending !== '') {
    return `Not every mail client shows ${ending.toUpperCase()} files. Use a PNG, JPG or GIF file.`;
  }
  return unreachable.includes(href)
    ? 'No picture came from this address. Open it in a new tab: the picture alone should show there.'
    : null;
}

/** Stands for the website that a path lacks. */
const PLACE = 'https://path.invalid';

/** What Outlook, or several clients, show no picture for. */
const UNSEEN_FORMATS = /\.(svg|webp|avif|heic|tiff?|pdf|psd)(?:$|[?#])/i;

const ELSEWHERE = 'Put the file on your website or an image host, and give its address there.';

interface PictureStore {
  /** An address without scheme and `www.`. */
  readonly at: RegExp;
  readonly advice: string;
}

/** Where people keep pictures, and what is copied there is the address of a page. */
const PAGES: readonly PictureStore[] = [
  {
    at: /^(?:drive|docs)\.google\.com\//i,
    advice: `Google Drive does not reliably show its pictures in mails. ${ELSEWHERE}`,
  },
  page('Google Photos', /^photos\.(?:app\.goo\.gl|google\.com)\//i),
  {
    at: /^google\.[a-z.]+\/(?:imgres|search|url)\b/i,
    advice:
      'This is the page of a search. Open the picture itself, and use its address if it is yours.',
  },
  {
    at: /^dropbox\.com\/(?!.*[?&](?:raw=1|dl=1)\b)/i,
    advice:
      'This is a page of Dropbox, not the picture itself. Let the address end in raw=1 instead of dl=0.',
  },
  page('OneDrive', /^(?:1drv\.ms|onedrive\.live\.com)\//i),
  page('SharePoint', /^[\w-]+\.sharepoint\.com\//i),
  page('iCloud', /^(?:share\.)?icloud\.com\//i),
  page('Box', /^(?:[\w-]+\.)?box\.com\//i),
  page('Figma', /^figma\.com\//i),
  page('Canva', /^canva\.com\//i),
  {
    at: /^imgur\.com\//i,
    advice:
      'This is a page of Imgur, not the picture itself. Give the address that begins with i.imgur.com.',
  },
  {
    at: /^github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=true\b)/i,
    advice:
      'This is a page of GitHub, not the picture itself. Write raw instead of blob in the address.',
  },
];

function page(service: string, at: RegExp): PictureStore {
  return { at, advice: `This is a page of ${service}, not the picture itself. ${ELSEWHERE}` };
}

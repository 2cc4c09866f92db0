import type { PictureFinder, SizedBox } from './imported-picture';
import type { RemovalList } from './removal-list';

/** Reads the pictures behind boxes. */
export interface BackgroundReader {
  /** A `background-image` reduced to what came with the mail or may be loaded; blank for any other value. */
  readonly ofCss: (css: string, box: SizedBox) => string;
  /** One picture as CSS: `url()` or `none`. */
  readonly ofAddress: (address: string, box: SizedBox) => string;
}

interface BackgroundOptions {
  readonly pictureOf: PictureFinder;
  readonly removed: RemovalList;
  readonly loadsPictures: boolean;
  /** Takes the addresses of those on the web. */
  readonly remote: Set<string>;
}

/** As browsers write what they have read. */
const ADDRESS = /url\("((?:[^"\\]|\\.)*)"\)/g;

/** Values that load a file, or refer to a value that is set elsewhere. */
export const FETCHES =
  /(?:url|image|image-set|cross-fade|element|src|expression|var|env|attr)\s*\(/i;

/** In characters: CSS has a picture once for each box that shows it. */
const LONGEST = 12_000_000;

export function backgroundReader(options: BackgroundOptions): BackgroundReader {
  const { pictureOf, removed, loadsPictures, remote } = options;
  let length = 0;
  const ofAddress = (address: string, box: SizedBox): string => {
    const picture = pictureOf.ofBackground(address, box);
    if (picture.kind === 'remote') {
      remote.add(picture.address);
      return loadsPictures ? `url("${escaped(picture.address)}")` : 'none';
    }
    if (picture.kind === 'missing') removed.add('fetching', 'url()');
    if (picture.kind !== 'own') return 'none';
    length += picture.src.length;
    if (length <= LONGEST) return `url("${picture.src}")`;
    removed.add('too-much');
    return 'none';
  };
  return {
    ofAddress,
    ofCss(css, box) {
      if (FETCHES.test(css.replaceAll(ADDRESS, 'none'))) {
        removed.add('fetching', 'url()');
        return '';
      }
      return css.replaceAll(ADDRESS, (_whole, address: string) =>
        ofAddress(unescaped(address), box),
      );
    },
  };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_whole, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(legal(Number.parseInt(code, 16))),
  );
}

function legal(code: number): number {
  return code > 0x10_ff_ff ? 0xff_fd : code;
}

/** Escapes characters that would end an address within CSS. */
function escaped(address: string): string {
  return address.replaceAll(
    /["'\\<>()\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

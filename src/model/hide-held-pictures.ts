import { isHeld, type HeldPictures } from './held-pictures';

/*
 * Printed HTML as the page shows it while pictures are held. What is copied or saved keeps their addresses.
 */

/** How the box of a held picture looks; it is as large as the picture is said to be, and has its words in it. */
const BOX =
  'box-sizing:border-box;overflow:hidden;background-color:#f3f4f6;color:#4b5563;outline:1px dashed #9ca3af;outline-offset:-1px;text-align:center';

const IMAGE = /<img\b(?:"[^"]*"|[^">])*>/g;

/** The HTML with a named box, without an address, in the place of each held picture. */
export function hideHeldPictures(html: string, held: HeldPictures): string {
  if (held.length === 0) return html;
  return html.replace(IMAGE, (image) => {
    // An absolute web address holds nothing else that is escaped in an attribute.
    const src = valueOf(image, 'src').replaceAll('&amp;', '&');
    return isHeld(src, held) ? boxOf(image) : image;
  });
}

function boxOf(image: string): string {
  const height = valueOf(image, 'height');
  return image
    .replace(/ src="[^"]*"/, '')
    .replace(' alt=""', ' alt="Picture"')
    .replace(/ style="([^"]*)"/, ` style="$1;height:${height}px;${BOX}"`);
}

/** The value of an attribute as it stands in the source; blank where there is none. */
function valueOf(image: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
}

import { isHeld, type HeldPictures } from './held-pictures';

/*
 * Printed HTML as the page shows it while pictures are held. What is copied or saved keeps their addresses.
 */

/** A landscape in gray of 32 x 32, as on the canvas. */
const LANDSCAPE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAgMAAAAOFJJnAAAADFBMVEWco6+co6+co6+co6+qEa02AAAAA3RSTlMAVaoLuSc5AAAAdklEQVR42pWPMRJAQAxF/zKjUWh1juAInAyd1jlcgiO4AUdQbKHAN7GxhcKM1+TNJD+ZAL/JO5VhUeH6Ft/ywy+iR5LmmZxUaovUbdtRSQ14GpYAYrLlCCAjZ8qJgiQ3OShyAIY3QOikkZCwSEiwLkTu6JWPZy+lGEx26RJWXgAAAABJRU5ErkJggg==';

/** How the box of a held picture looks. */
const BOX =
  'box-sizing:border-box;background-color:#f3f4f6;outline:1px dashed #9ca3af;outline-offset:-1px;object-fit:scale-down';

const IMAGE = /<img\b(?:"[^"]*"|[^">])*>/g;

/**
 * The HTML with a box in the place of each held picture: as large as the HTML sets it, with its name for those who do not see
 * it, and without its address.
 */
export function hideHeldPictures(html: string, held: HeldPictures): string {
  return replaceHeld(html, held, (image) => {
    const height = valueOf(image, 'height');
    return image
      .replace(/ src="[^"]*"/, ` src="${LANDSCAPE}"`)
      .replace(' alt=""', ' alt="Picture"')
      .replace(/ style="([^"]*)"/, ` style="$1;height:${height}px;${BOX}"`);
  });
}

/** The HTML with no address for held pictures: only their words and sizes are left of them. */
export function withoutHeldAddresses(html: string, held: HeldPictures): string {
  return replaceHeld(html, held, (image) => image.replace(/ src="[^"]*"/, ''));
}

function replaceHeld(html: string, held: HeldPictures, replace: (image: string) => string): string {
  if (held.length === 0) return html;
  return html.replace(IMAGE, (image) => {
    // An absolute web address holds nothing else that is escaped in an attribute.
    const src = valueOf(image, 'src').replaceAll('&amp;', '&');
    return isHeld(src, held) ? replace(image) : image;
  });
}

/** The value of an attribute as it stands in the source; blank where there is none. */
function valueOf(image: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
}

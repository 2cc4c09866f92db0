import type { Hex } from '../../../model/color/color';
import { addressHref } from '../../../model/person/web/address-href';
import type { SocialId } from '../../../model/person/social';
import { BOLD_FROM } from '../../../scene/kinds/text/text-look';
import { fontNameOf } from './font-names';
import { isSame } from '../../../scene/operations/same';
import type { PageBorder, PageBox, PageText } from './page';
import { wholeBox } from './plane-elements';
import type { DraftElement } from './drafted';
import { firstFonts } from './text-elements';

/** How large the badge of a network is at most, in px. */
export const LARGEST_BADGE = 48;
/** A linked plane that is larger is no button. */
const LARGEST_BUTTON = { width: 400, height: 80 };
/** How far the middle of words may lie from that of their plane to count as centered, in px. */
const NEAR = 1.5;
/** Between a button's border and its words. */
const PADDING = 12;
/** Browsers lay out in 1/64 px: by how much words may be measured wider than their room, in px. */
const LOOSE = 1 / 32;

/** Returns the network of which an address is a profile; null for any other address. */
export type NetworkReader = (href: string) => SocialId | null;

/** A plane with nothing but linked words on it, as a badge or a button; null where it is neither. */
export function labelBoxElement(
  box: PageBox,
  text: PageText,
  background: Hex,
  networkAt: NetworkReader,
): DraftElement | null {
  const [line, ...others] = text.lines;
  const [run, ...otherRuns] = line?.runs ?? [];
  if (run === undefined || others.length + otherRuns.length > 0) return null;
  const href = run.href ?? box.href;
  if (href === null || addressHref(href) === null || !isCentered(box, text)) return null;
  const whole = wholeBox(box);
  const radius = Math.round(Math.max(...box.radii));
  const border = borderAround(box, background);
  if (border === undefined) return null;
  const edge = border === null ? 0 : Math.round(border.width);
  const style = {
    backgroundColor: background,
    color: run.color,
    radius,
    fontSize: run.size,
    ...(box.shadow && { shadow: box.shadow }),
  };
  const network = networkAt(href);
  const isSquare = Math.abs(whole.width - whole.height) <= 1;
  if (network !== null && isSquare && border === null && whole.width <= LARGEST_BADGE) {
    return run.text.length > 2
      ? null
      : {
          type: network,
          ...whole,
          height: whole.width,
          style: { ...style, socialStyle: 'letters' },
        };
  }
  // Edges are rounded, words are not: a button has all the room that they need.
  const around = 2 * (edge + PADDING);
  const width = Math.max(whole.width, Math.ceil(text.width) + around);
  const isButton =
    width <= LARGEST_BUTTON.width &&
    whole.height <= LARGEST_BUTTON.height &&
    text.width + around <= box.width + LOOSE &&
    whole.height >= text.height + 2 * edge;
  if (!isButton) return null;
  return {
    type: 'button',
    ...whole,
    width,
    content: run.text,
    href,
    style: {
      ...style,
      fontWeight: run.weight >= BOLD_FROM ? 700 : 400,
      fontFamily: fontNameOf(run.family),
      ...firstFonts(run.family),
      textAlign: 'center',
      ...(run.underline && { underline: true }),
      ...(border !== null && { borderColor: border.color, borderWidth: edge }),
    },
  };
}

/**
 * The border of a box that has the same all round; null where none can be seen, as it has the color of the box: so buttons are
 * made large for Word. Undefined where the sides differ.
 */
function borderAround({ borders }: PageBox, background: Hex): PageBorder | null | undefined {
  const seen = borders.map((border) => (border?.color === background ? null : border));
  const [first = null] = seen;
  return seen.every((border) => isSame(border, first)) ? first : undefined;
}

function isCentered(box: PageBox, text: PageText): boolean {
  const dx = box.x + box.width / 2 - (text.x + text.width / 2);
  const dy = box.y + box.height / 2 - (text.y + text.height / 2);
  return Math.abs(dx) <= NEAR && Math.abs(dy) <= 2 * NEAR;
}

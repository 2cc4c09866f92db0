import { literal } from '../../../email/builders';
import type { InlineNode, LinkNode, TextNode } from '../../../email/nodes';
import type { Hex } from '../../../model/color/color';
import type { Social } from '../../view';

/** Social links as the letters of their badges, to stand in a line of text; colors in turn. */
export function socialLetters(
  socials: readonly Social[],
  colors: readonly [Hex, ...(readonly Hex[])],
  separator: TextNode,
): readonly InlineNode[] {
  return socials.flatMap(({ label, letters, href, origin }, index) => {
    const color = colors[index % colors.length] ?? colors[0];
    const children = [literal(letters)];
    const link: LinkNode = { kind: 'link', href, label, color, underline: false, origin, children };
    return index === 0 ? [link] : [separator, link];
  });
}

import { changed } from '../../base/changed';
import {
  beside,
  cell,
  columns,
  font,
  shrinkToFit,
  literal,
  solid,
  spacer,
  stack,
  textCell,
  type Block,
} from '../../email/builders';
import type { InlineNode, LinkNode, SpacerNode, TableNode } from '../../email/nodes';
import { fillWidths } from '../../email/widths';
import { mix, readableOn, WHITE, type Hex } from '../../model/color/color';
import type { Origin } from '../../model/findings/findings';
import type { SafeHref } from '../../model/links';
import { viewBlocks, type BlockView } from '../block-view';
import type { Look, Template } from '../template';
import { middle } from './alignment';
import { darkEnoughForWhite, visibleOn } from './readable-colors';
import { fitted, photoCell } from './pictures';

/*
 * What stands below a signature, in the colors of its palette: the same below every template.
 */

const GAP = 12;
const RADIUS = 6;
/** Of the badges of app stores, whatever the palette. */
const STORE: Hex = '#1f2933';

/** A template that shows the blocks of a signature below what it shows of the rest. */
export function withBlocks(template: Template): Template {
  return changed(template, {
    build: (view, look) => {
      const signature = template.build(view, look);
      const blocks = viewBlocks(view, look.words);
      return blocks.length === 0 ? signature : below(signature, blocks, template.maxWidth, look);
    },
  });
}

function below(
  signature: TableNode,
  blocks: readonly BlockView[],
  maxWidth: number,
  look: Look,
): TableNode {
  const { lang: _lang, dir: _dir, fluid: _fluid, ...rest } = signature;
  const above: Block = { kind: 'cell', children: [changed(rest, { width: 'full' })] };
  const whole = stack([above, ...spaced(blocks, look, maxWidth)], 0, {
    width: maxWidth,
    fluid: true,
    lang: look.lang,
    dir: look.direction,
  });
  return whole === null ? signature : fillWidths(whole, maxWidth);
}

/** The blocks with a gap above each; where the visitor put space, with that instead. */
function spaced(
  blocks: readonly BlockView[],
  look: Look,
  maxWidth: number,
): readonly (Block | SpacerNode)[] {
  let space = 0;
  const rows = blocks.flatMap((block) => {
    if (block.kind === 'spacer') {
      space += block.height;
      return [];
    }
    const gap = spacer({ height: space || GAP });
    space = 0;
    return [gap, built(block, look, maxWidth)];
  });
  return space === 0 ? rows : [...rows, spacer({ height: space })];
}

function built(
  block: Exclude<BlockView, { readonly kind: 'spacer' }>,
  look: Look,
  maxWidth: number,
): Block | SpacerNode {
  const { primary, secondary, text } = look.palette;
  const strong = readableOn(primary, WHITE);
  const { origin } = block;
  switch (block.kind) {
    case 'button':
      return shrinkToFit(backing(linked(block.text, block.href, WHITE, origin), primary, [10, 20]));
    case 'meeting':
      return textCell(
        font('sans', 13, strong, { weight: 700 }),
        linked(block.text, block.href, strong, origin, true),
      );
    case 'banner':
      return banner(block, primary, maxWidth);
    case 'apps':
      return cell(
        {},
        columns(
          block.badges.map((badge) =>
            backing(linked(badge.text, badge.href, WHITE, origin), STORE, [7, 12], 12),
          ),
          8,
          { width: 'content' },
        ),
      );
    case 'qr': {
      const words = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
      return beside(GAP, [
        photoCell(block.picture),
        middle(textCell(words, literal(block.text, { origin, plain: block.plain }))),
      ]);
    }
    case 'divider':
      return spacer({ height: 1, background: solid(visibleOn(mix(secondary, WHITE, 0.5), WHITE)) });
    case 'disclaimer':
      return textCell(
        font('sans', 11, readableOn(mix(text, WHITE, 0.35), WHITE), { lineHeight: 16 }),
        literal(block.lines.join('\n'), { origin }),
      );
  }
}

/** A picture over the full width, else its words on a strip of color. */
function banner(
  { picture, text, href, origin }: Extract<BlockView, { readonly kind: 'banner' }>,
  primary: Hex,
  maxWidth: number,
): Block {
  const fitting = fitted(picture, maxWidth, Number.POSITIVE_INFINITY);
  if (fitting === null) {
    const words = href === null ? literal(text, { origin }) : linked(text, href, WHITE, origin);
    return backing(words, primary, [14, 16], 15);
  }
  const image = { kind: 'image', fluid: true, ...fitting } as const;
  return cell(
    {},
    href === null
      ? image
      : {
          kind: 'link',
          href,
          color: primary,
          underline: false,
          label: fitting.alt || href,
          origin,
          children: [image],
        },
  );
}

/** Bold white words in a padded cell of color. */
function backing(
  words: InlineNode,
  color: Hex,
  [vertical, horizontal]: readonly [number, number],
  size = 14,
): Block {
  return textCell(font('sans', size, WHITE, { weight: 700 }), words, {
    padding: [vertical, horizontal, vertical, horizontal],
    align: 'center',
    background: solid(darkEnoughForWhite(color)),
    radius: RADIUS,
  });
}

/** A link that the plain text writes out: it is what the block is for. */
function linked(
  words: string,
  href: SafeHref,
  color: Hex,
  origin: readonly Origin[],
  underline = false,
): LinkNode {
  const children = [literal(words, { origin })];
  return { kind: 'link', href, color, underline, label: words, origin, children };
}

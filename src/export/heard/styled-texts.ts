import { parseHex, WHITE, type Hex } from '../../model/color/color';
import { collapsed } from './accessible-name';
import { styleOf, type MarkupElement, type MarkupNode } from './parse-markup';

/** A text of printed HTML with the look that it has where it stands. */
export interface StyledText {
  readonly words: string;
  readonly color: Hex;
  readonly background: Hex;
  /** In px. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isUnderlined: boolean;
  readonly isJustified: boolean;
  /** Whether it is in a link. */
  readonly isLink: boolean;
  /** Texts of one line have the same number. */
  readonly line: number;
}

type Look = Omit<StyledText, 'words' | 'line'>;

const USUAL: Look = {
  color: '#000000',
  background: WHITE,
  size: 16,
  isBold: false,
  isUnderlined: false,
  isJustified: false,
  isLink: false,
};

/** The texts that can be seen, in reading order. */
export function styledTexts(nodes: readonly MarkupNode[]): readonly StyledText[] {
  const texts: StyledText[] = [];
  let line = 0;
  const visit = (node: MarkupNode, around: Look): void => {
    if (typeof node === 'string') {
      const words = collapsed(node);
      if (words !== '') texts.push({ ...around, words, line });
      return;
    }
    if (NEW_LINES.has(node.name)) line += 1;
    const look = lookIn(node, around);
    for (const child of node.children) visit(child, look);
  };
  for (const node of nodes) visit(node, USUAL);
  return texts;
}

const NEW_LINES: ReadonlySet<string> = new Set(['td', 'br']);

/** From this weight on, Word and every system font show bold. */
const BOLD_FROM = 600;

function lookIn(node: MarkupElement, around: Look): Look {
  const isLink = node.name === 'a' && node.attributes['href'] !== undefined;
  const align = styleOf(node, 'text-align');
  const decoration = styleOf(node, 'text-decoration');
  const font = styleOf(node, 'font')?.split(' ');
  const weight = styleOf(node, 'font-weight') ?? font?.find(isBold) ?? (font && 'normal');
  const given = styleOf(node, 'font-size') ?? font?.find((word) => word.endsWith('px'));
  const size = Number.parseFloat(given ?? '');
  return {
    color: hexOr(styleOf(node, 'color'), around.color),
    background: hexOr(
      styleOf(node, 'background-color') ?? node.attributes['bgcolor'],
      around.background,
    ),
    size: Number.isNaN(size) ? around.size : size,
    isBold: weight === undefined ? around.isBold : isBold(weight),
    isUnderlined: decoration === undefined ? around.isUnderlined : decoration === 'underline',
    isJustified: align === undefined ? around.isJustified : align === 'justify',
    isLink: isLink || around.isLink,
  };
}

function isBold(weight: string): boolean {
  return weight === 'bold' || Number(weight) >= BOLD_FROM;
}

function hexOr(value: string | undefined, otherwise: Hex): Hex {
  return (value === undefined ? null : parseHex(value)) ?? otherwise;
}

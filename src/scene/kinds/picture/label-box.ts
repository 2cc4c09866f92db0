import type { FindingReport } from '../../../model/findings/findings';
import type { CellNode, Padding } from '../../../email/nodes';
import type {
  ElementContext,
  ElementDefinition,
  ElementEmail,
  ElementWords,
} from '../../element-definition';
import { textOf } from '../../text/element-text';
import type { PlacedElement } from '../../properties/placed-element';
import { drawPlane, shapeLook, shapeToEmail, type ShapeKind } from '../shape';
import { drawWords } from '../text/text-drawing';
import { textToEmail } from '../text/text-email';
import { wordsDefinition, type WordsKind } from '../text/text-kind';
import { textLook } from '../text/text-look';
import { findWordsPastBox } from '../text/words-past-box';

/** What differs between kinds of label boxes. Its style is that of its plane and of its words. */
export interface LabelBoxKind<Type extends string>
  extends Omit<ShapeKind<Type>, 'isEllipse'>, WordsKind {
  /** Between its border and its words, at the sides, in px. */
  readonly padding: number;
}

/** An element that is a plane of color with words in its middle. It keeps its size, whatever its text. */
export function labelBoxElement<Type extends string>(
  kind: LabelBoxKind<Type>,
): ElementDefinition<Type> {
  const { width, height, style } = kind;
  return {
    ...wordsDefinition(kind),
    defaults: { width, height, style },
    reset: { size: true, style },
    handles: 'all',
    sections: [
      'content',
      'position',
      'size',
      'shape-colors',
      'opacity',
      'corners',
      'shadow',
      'typography',
    ],
    draw: (element, context) => [
      ...drawPlane(element, kind),
      ...drawWords(element, wordsOf(element, kind, context), context),
    ],
    toEmail: (element, context) => labelBoxToEmail(element, kind, context),
    textOf: (element, context) => wordsOf(element, kind, context),
    describe: (element, context) => wordsOf(element, kind, context).lines.join(' ').trim(),
  };
}

function wordsOf(
  element: PlacedElement,
  kind: LabelBoxKind<string>,
  context: ElementContext,
): ElementWords {
  const text = textOf(element, kind, context);
  const { background } = shapeLook(element, kind);
  const style = { ...kind.style, ...element.style };
  return {
    ...text,
    look: textLook(style, {
      isPlaceholder: text.from === 'placeholder',
      background,
      spans: text.spans,
    }),
    background,
    box: wordsBox(element, kind),
    verticalAlign: 'middle',
  };
}

/**
 * The part of a label box within its border and padding, a px wide at least. Line heights are even: in an even height their
 * middle is a whole px everywhere.
 */
function wordsBox(element: PlacedElement, kind: LabelBoxKind<string>) {
  const edge = shapeLook(element, kind).border?.width ?? 0;
  const side = Math.min(edge + kind.padding, Math.floor((element.width - 1) / 2));
  const inner = element.height - 2 * edge;
  return { x: side, y: edge, width: element.width - 2 * side, height: inner - (inner % 2) };
}

function labelBoxToEmail(
  element: PlacedElement,
  kind: LabelBoxKind<string>,
  context: ElementContext,
): ElementEmail {
  const plane = shapeToEmail(element, kind);
  const words = wordsOf(element, kind, context);
  const text = textToEmail(element, kind, words, context);
  const side = words.box.x - words.box.y;
  const below = element.height - words.box.height - 2 * words.box.y;
  const padding: Padding = [0, side, below, side];
  const { link: _link, ...background } = plane.cell;
  const cell: CellNode = { ...background, ...text.cell, padding };
  const tooLong = findWordsPastBox(element, kind.label, words, context);
  return {
    placing: 'exact',
    holds: 'words',
    isVacant: text.isVacant,
    cell,
    findings: [...withoutLinks(plane.findings), ...text.findings, ...tooLong],
  };
}

/** Removes the findings about the plane's link: it is the link of the words, which report the same. */
function withoutLinks(findings: readonly FindingReport[]): readonly FindingReport[] {
  return findings.filter(({ rule }) => rule !== 'href-unsafe');
}

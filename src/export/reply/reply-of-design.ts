import { mix, type Hex } from '../../model/color/color';
import type { TextFieldId } from '../../model/person/fields';
import type { ElementContext } from '../../scene/element-definition';
import { backgroundBelow } from '../../scene/drawing/background-below';
import { opacityOf } from '../../scene/drawing/opacity';
import { visibleElements } from '../../scene/selection';
import type { TextLook } from '../../scene/kinds/text/text-look';
import { definitionOf } from '../../scene/registry';
import type { Design, SceneElement } from '../../scene/scene';
import type { Composition } from '../compose/composition';
import type { SceneContext } from '../passes/pass';
import { composeReply } from './compose-reply';

const FIELDS: readonly TextFieldId[] = ['fullName', 'jobTitle', 'companyName', 'phone', 'mobile'];

/**
 * The short signature of replies that goes with a design: the texts of its elements, else of its person, in the font and the
 * color of the element that shows the name: where that is seen through, the one that is seen.
 */
export function replyOfDesign(
  design: Design,
  { element: context, options }: SceneContext,
): Composition {
  const shown = FIELDS.flatMap((field) => wordsFor(field, design, context));
  const own = shown.filter(({ from }) => from === 'content');
  const person = {
    ...context.person,
    ...Object.fromEntries(own.map(({ field, line }) => [field, line])),
    typedFields: [...(context.person.typedFields ?? []), ...own.map(({ field }) => field)],
  };
  const name = shown.find(({ field }) => field === 'fullName');
  const look =
    name === undefined
      ? ({ font: 'Arial' } as const)
      : { font: name.look.fontName, color: seenColor(name, design, context) };
  return composeReply(person, look, options);
}

/** The words of the first element that shows a field, in a list; none where no element does. */
function wordsFor(field: TextFieldId, design: Design, context: ElementContext) {
  for (const element of visibleElements(design)) {
    const { follows, textOf } = definitionOf(element.type);
    if (follows !== field || textOf === undefined) continue;
    const { from, lines, look } = textOf(element, context);
    if (from !== 'placeholder') return [{ field, from, look, element, line: lines.join(' ') }];
  }
  return [];
}

interface Shown {
  readonly element: SceneElement;
  readonly look: TextLook;
}

/** The color of a text as the email shows it: an email has no opacity, so colors are mixed with what lies below. */
function seenColor({ element, look }: Shown, design: Design, context: ElementContext): Hex {
  const opacity = opacityOf(element);
  return opacity === 1
    ? look.color
    : mix(backgroundBelow(design, element, context), look.color, opacity);
}

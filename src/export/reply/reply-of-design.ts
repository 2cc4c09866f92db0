import type { TextFieldId } from '../../model/person/fields';
import type { ElementContext } from '../../scene/element-definition';
import { visibleElements } from '../../scene/selection';
import { definitionOf } from '../../scene/registry';
import type { Design } from '../../scene/scene';
import type { Composition } from '../compose/composition';
import type { SceneContext } from '../passes/pass';
import { composeReply } from './compose-reply';

const FIELDS: readonly TextFieldId[] = ['fullName', 'jobTitle', 'companyName', 'phone', 'mobile'];

/**
 * The short signature of replies that goes with a design: the texts of its elements, else of its person, in the font and the
 * color of the element that shows the name.
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
      : { font: name.look.fontName, color: name.look.color };
  return composeReply(person, look, options);
}

/** The words of the first element that shows a field, in a list; none where no element does. */
function wordsFor(field: TextFieldId, design: Design, context: ElementContext) {
  for (const element of visibleElements(design)) {
    const { follows, textOf } = definitionOf(element.type);
    if (follows !== field || textOf === undefined) continue;
    const { from, lines, look } = textOf(element, context);
    if (from !== 'placeholder') return [{ field, from, look, line: lines.join(' ') }];
  }
  return [];
}

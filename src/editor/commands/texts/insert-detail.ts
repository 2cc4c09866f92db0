import { memoizeObject } from '../../../base/memoize';
import type { BoundField } from '../../../model/person/bound-field-ids';
import { boundWords } from '../../../model/person/bound-fields';
import { fieldLabel } from '../../../model/person/fields';
import type { Person } from '../../../model/person/signature';
import { PERSON_FIELDS } from '../../../model/person/text-fields';
import type { ElementContext } from '../../../scene/element-definition';
import { SCENE_LIMITS } from '../../../scene/limits';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement, TextSpan } from '../../../scene/scene';
import { textInserted } from '../../../store/canvas/text-edit-slice';
import { planIf } from '../../../store/command';
import { selectElementContext } from '../../render-env';
import { lockedReason, stepsOf } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import { roomOf, type Chosen } from '../command-facts';

export const INSERT = 'Insert a detail';

/** In characters: more than any detail has, with the words that a text shows without content of its own. */
const ROOM = 2000;

/** The one text that takes a detail; null where there is none. */
const openText = memoizeObject(({ unlocked, elements, scene }: Chosen): SceneElement | null => {
  const [only] = unlocked;
  if (only === undefined || elements.length > 1) return null;
  const { type, content = '' } = only;
  const hasRoom = content.length + ROOM <= SCENE_LIMITS.text && roomOf(scene) >= ROOM;
  return hasRoom && definitionOf(type).takesSpans === true ? only : null;
});

/** A command that puts the words of a field of the person into the selected text: at the caret while it is edited, else at its end. */
export function insertDetail(field: BoundField, label: string): BuilderCommand {
  return {
    id: `edit.detail.${field}`,
    label: `Insert ${label}`,
    reason: (facts) => lockedReason(facts) ?? 'Select one text',
    plan: ({ chosen }) => {
      const element = openText(chosen);
      return planIf(element !== null, (state, { device }) => {
        if (element === null) return [];
        const context = selectElementContext(state, device);
        const detail = detailOf(field, context.person);
        if (state.textEdit?.id === element.id) return [textInserted(detail)];
        const { text, spans } = textOf(element, context);
        const gap = text === '' || /\s$/.test(text) ? '' : ' ';
        const at = text.length + gap.length;
        const added = detail.spans.map((span) => ({
          ...span,
          start: span.start + at,
          end: span.end + at,
        }));
        const settings = { content: text + gap + detail.text, spans: [...spans, ...added] };
        return stepsOf(state, { type: 'scene/elementSet', id: element.id, settings }, INSERT);
      });
    },
  };
}

/** What the text shows, with what goes on following the person. */
function textOf(element: SceneElement, context: ElementContext) {
  const known = definitionOf(element.type).textOf?.(element, context);
  if (known === undefined || known.from === 'placeholder') return { text: '', spans: [] };
  return { text: known.lines.join('\n'), spans: known.bound ?? known.spans ?? [] };
}

/** A blank field shows its name while the text is edited, and nothing in the signature. */
function detailOf(field: BoundField, person: Person) {
  const { text, href } = boundWords(person, field, '');
  const words = text === '' ? fieldLabel(field) : text;
  const link = href === null ? {} : { href };
  const spans: readonly TextSpan[] = [{ start: 0, end: words.length, field, ...link }];
  return { text: words, spans };
}

export const DETAIL_COMMANDS = PERSON_FIELDS.map(({ id, label }) => ({
  label,
  field: id,
  command: insertDetail(id, label),
}));

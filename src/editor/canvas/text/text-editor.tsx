import type { ComponentProps, CSSProperties } from 'react';
import { textDirection } from '../../../base/text';
import { letterCss, withoutLines } from '../../../email/letters';
import { bindTyped } from '../../../scene/text/bind-typed';
import { FONT_FACES } from '../../../scene/text/fonts';
import type { ElementDefinition, ElementWords } from '../../../scene/element-definition';
import { paledLook, type TextLook } from '../../../scene/kinds/text/text-look';
import { opacityOf } from '../../../scene/drawing/opacity';
import { placeWords } from '../../../scene/kinds/text/words-place';
import { definitionOf } from '../../../scene/registry';
import { findById } from '../../../scene/selection';
import type { SceneElement } from '../../../scene/scene';
import { useAppSelector } from '../../../store/hooks';
import type { TextEdit } from '../../../store/canvas/text-edit-slice';
import { useLazy } from '../../../ui/hooks/use-lazy';
import { useElementContext } from '../../element-context';
import { PARTS } from '../../lazy-parts';
import { BESIDE_RULERS } from '../../gestures/viewport';
import { selectScene } from '../../selectors';
import { nameOf } from '../../steps';
import { selectDisplayedElement } from '../drawing/displayed';
import { useLiveViewport } from '../viewport/live-viewport';
import type { FieldText } from './rich-text-node';
import { useTextField } from './use-text-field';

/** The text that is edited in place: an editable node where its drawing is, set just as that is. */
export function TextEditor() {
  const edit = useAppSelector((state) => (state.view.isPreview ? null : state.textEdit));
  const element = useAppSelector((state) =>
    edit === null ? undefined : selectDisplayedElement(state, edit.id),
  );
  if (edit === null || element === undefined) return null;
  const { textOf } = definitionOf(element.type);
  if (textOf === undefined) return null;
  return (
    <div data-text-editor="" className="pointer-events-none absolute inset-0 overflow-clip">
      <Field key={edit.id} edit={edit} element={element} textOf={textOf} />
    </div>
  );
}

/** No field of a form is set as its text is. */
const AS_TEXT_BOX = { role: 'textbox', tabIndex: 0, 'aria-multiline': true } as const;

/** As wide as that of what is selected. */
const OUTLINE_PX = 1.5;

/** Less would hide the caret. */
const LEAST_OPACITY = 0.25;

type TextOf = NonNullable<ElementDefinition['textOf']>;

interface FieldProps {
  readonly edit: TextEdit;
  readonly element: SceneElement;
  readonly textOf: TextOf;
}

function Field({ edit, element, textOf }: FieldProps) {
  const context = useElementContext();
  const { zoom, panX, panY } = useLiveViewport();
  const known = textOf(element, context);
  const fieldText = known.from === 'placeholder' ? '' : known.lines.join('\n');
  const first = { text: fieldText, spans: known.bound ?? known.spans ?? [] };
  const bind = (typed: FieldText): FieldText => ({
    ...typed,
    spans: bindTyped(typed, element, context),
  });
  const { text, isRich, field } = useTextField(edit, { first, element, look: known.look, bind });
  const words = text === '' ? blankWords(textOf({ ...element, content: '' }, context)) : known;
  const placeholder = text === '' ? words.lines.join('\n') : undefined;
  const { top } = placeWords(words, element, context);
  const { x, y, wrap = false } = element;
  const { box } = words;
  const { part } = edit;
  // What is in the design is selected, and outlined by that.
  const isNew = useAppSelector((state) => findById(selectScene(state), edit.id) === null);
  return (
    <>
      <div className="absolute inset-0" style={{ clipPath: BESIDE_RULERS }}>
        <div
          {...AS_TEXT_BOX}
          aria-label={`Text of ${nameOf([element])}`}
          contentEditable="plaintext-only"
          spellCheck
          dir={textDirection((placeholder ?? text).replaceAll('\n', ' '))}
          data-placeholder={placeholder}
          className="pointer-events-auto absolute top-0 left-0 cursor-text outline-none select-text letters-of-mails [font-synthesis:style_weight_small-caps] before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:content-[attr(data-placeholder)]"
          style={{
            width: box.width,
            minHeight: box.y + box.height - top,
            whiteSpace: wrap ? 'pre-wrap' : 'pre',
            transformOrigin: '0 0',
            transform: `translate(${panX}px, ${panY}px) scale(${zoom}) translate(${x + box.x}px, ${y + top}px)`,
            ...(isNew && {
              outline: `${OUTLINE_PX / zoom}px solid var(--accent)`,
              outlineOffset: 0,
            }),
            opacity: Math.max(LEAST_OPACITY, opacityOf(element)),
            ...lettersOf(isRich ? withoutLines(words.look) : words.look),
          }}
          {...field}
        />
      </div>
      <LazyFieldParts element={element} part={part} fieldRef={field.ref} />
    </>
  );
}

function LazyFieldParts(props: ComponentProps<(typeof import('./field-parts'))['FieldParts']>) {
  const parts = useLazy(PARTS);
  return parts && <parts.FieldParts {...props} />;
}

/** What stands in the empty field: whatever it is, it is no text of the element's own. */
function blankWords(words: ElementWords): ElementWords {
  const { from, look, background } = words;
  return from === 'placeholder' ? words : { ...words, look: paledLook(look, background) };
}

/** A text's style in CSS, as its drawing has it in SVG. */
function lettersOf(look: TextLook): CSSProperties {
  return {
    fontFamily: FONT_FACES[look.fontName].stack,
    fontSize: look.size,
    fontWeight: look.weight,
    ...letterCss(look),
    textAlign: look.align,
    letterSpacing: look.letterSpacing,
    lineHeight: `${look.lineHeight}px`,
    color: look.color,
  };
}

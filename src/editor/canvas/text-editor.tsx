import type { CSSProperties } from 'react';
import { textDirection } from '../../model/text';
import { FONT_FACES } from '../../scene/fonts';
import { textLook, type TextLook } from '../../scene/kinds/text-look';
import { findElement } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { useAppSelector } from '../../store/hooks';
import type { TextEdit } from '../../store/canvas/text-edit-slice';
import { useElementContext } from '../element-context';
import { nameOf } from '../steps';
import { selectDisplayedElement } from './displayed';
import { useDrawnView } from './live-view';
import { useTextField } from './use-text-field';

/** The text that is edited in place: an editable node where its drawing is, set just as that is. */
export function TextEditor() {
  const edit = useAppSelector((state) => (state.view.isPreview ? null : state.textEdit));
  const element = useAppSelector((state) =>
    edit === null ? undefined : selectDisplayedElement(state, edit.id),
  );
  if (edit === null || element === undefined) return null;
  return (
    <div className="pointer-events-none absolute inset-0 overflow-clip">
      <Field key={edit.id} edit={edit} element={element} />
    </div>
  );
}

/** No field of a form is set as its text is. */
const AS_TEXT_BOX = { role: 'textbox', tabIndex: 0, 'aria-multiline': true } as const;

interface FieldProps {
  readonly edit: TextEdit;
  readonly element: SceneElement;
}

function Field({ edit, element }: FieldProps) {
  const context = useElementContext();
  const { zoom, panX, panY } = useDrawnView();
  const { textOf } = findElement(element.type);
  const shown = textOf?.(element, context);
  const first = shown === undefined || shown.from === 'placeholder' ? '' : shown.lines.join('\n');
  const { text, fieldRef, ...handlers } = useTextField(edit, first);
  const placeholder = textOf?.({ ...element, content: '' }, context).lines.join('\n') ?? '';
  const { x, y, width, height, wrap = false, style } = element;
  return (
    <div
      ref={fieldRef}
      {...AS_TEXT_BOX}
      aria-label={`Text of ${nameOf([element])}`}
      contentEditable="plaintext-only"
      spellCheck
      dir={textDirection((text || placeholder).replaceAll('\n', ' '))}
      data-placeholder={text === '' ? placeholder : undefined}
      className="pointer-events-auto absolute top-0 left-0 cursor-text outline-none select-text [font-synthesis:style_weight] tracking-normal before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:content-[attr(data-placeholder)]"
      style={{
        width,
        minHeight: height,
        whiteSpace: wrap ? 'pre-wrap' : 'pre',
        transformOrigin: '0 0',
        transform: `translate(${panX}px, ${panY}px) scale(${zoom}) translate(${x}px, ${y}px)`,
        ...lettersOf(textLook(style, text === '')),
      }}
      {...handlers}
    />
  );
}

/** A text's style in CSS, as its drawing has it in SVG. */
function lettersOf(look: TextLook): CSSProperties {
  return {
    fontFamily: FONT_FACES[look.fontName].stack,
    fontSize: look.size,
    fontWeight: look.weight,
    fontStyle: look.italic ? 'italic' : 'normal',
    textDecoration: look.underline ? 'underline' : 'none',
    textAlign: look.align,
    lineHeight: `${look.lineHeight}px`,
    color: look.color,
  };
}

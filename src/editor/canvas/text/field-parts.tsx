import type { RefObject } from 'react';
import type { SceneElement } from '../../../scene/scene';
import type { TextPart } from '../../../store/canvas/text-edit-slice';
import { PartBar } from './part-bar';
import { useCaretInView } from './use-caret-in-view';

interface FieldPartsProps {
  readonly element: SceneElement;
  readonly part: TextPart | undefined;
  readonly fieldRef: RefObject<HTMLElement | null>;
}

/** What comes with the field of a text, once it has loaded. */
export function FieldParts({ element, part, fieldRef }: FieldPartsProps) {
  useCaretInView(fieldRef, element.id);
  const hasLetters = part !== undefined && part.start < part.end;
  return hasLetters && <PartBar element={element} part={part} fieldRef={fieldRef} />;
}

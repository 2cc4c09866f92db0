import type { ReactNode } from 'react';
import { blendNote } from '../../model/color/blend-note';
import { parseHex, WHITE, type Hex } from '../../model/color/color';
import { parseCssColor } from '../../model/color/css-color';
import type { StyleChange } from '../../scene/actions';
import { backgroundBelow } from '../../scene/drawing/background-below';
import type { SceneElement } from '../../scene/scene';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { ColorField } from '../../ui/fields/color-field';
import { useElementContext } from '../element-context';
import { selectScene } from '../selectors';
import { selectPaletteColors, selectRecentColors } from './panel-state';
import { styledWith } from './sections/section-props';
import { sharedLook } from './shared-value';
import { useEdit } from './use-edit';

interface StyleColorFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  /** The step of the history. */
  readonly step: string;
  readonly elements: readonly SceneElement[];
  readonly read: (element: SceneElement) => Hex;
  readonly write: (color: Hex) => StyleChange;
  readonly disabled?: boolean;
  /** What else the picker sets. */
  readonly belowPicker?: ReactNode;
}

/** A color of the selected elements: shown while it is chosen, a step when it is. */
export function StyleColorField(props: StyleColorFieldProps) {
  const { label, isLabelHidden, hint, step, elements, read, write, disabled } = props;
  const { belowPicker } = props;
  const { draft, commit } = useEdit();
  const swatches = useAppSelector(selectPaletteColors);
  const recent = useAppSelector(selectRecentColors);
  const shared = sharedLook(elements, read);
  const [first] = elements;
  const store = useAppStore();
  const context = useElementContext();
  // It takes a walk over the elements, so whole digits do not ask. The field need not be rendered where these move.
  const background = (): Hex => {
    const scene = selectScene(store.getState());
    const now = scene.elements.find(({ id }) => id === first?.id) ?? first;
    return now === undefined ? WHITE : backgroundBelow(scene, now, context);
  };
  const parse = (text: string): Hex | null => parseHex(text) ?? parseCssColor(text, background());
  const styled = (text: string) => styledWith(elements, write(parseCssColor(text) ?? '#000000'));
  return (
    <ColorField
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      value={shared ?? (first === undefined ? '#000000' : read(first))}
      isMixed={shared === null}
      parse={parse}
      explain={(text) => blendNote(text, background())}
      swatches={[...swatches, ...recent]}
      belowPicker={belowPicker}
      disabled={disabled}
      onDraft={(color) => draft(styled(color), step)}
      onCommit={(color) => commit(styled(color), step)}
      onTyped={(color, group) => commit(styled(color), step, group)}
    />
  );
}

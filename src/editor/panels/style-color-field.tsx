import { parseCssColor } from '../../model/css-color';
import type { Hex } from '../../model/color';
import type { StyleChange } from '../../scene/actions';
import type { SceneElement } from '../../scene/scene';
import { useAppSelector } from '../../store/hooks';
import { ColorField } from '../../ui/color-field';
import { selectPaletteColors, selectRecentColors } from './panel-state';
import { idsOf } from './section-props';
import { sharedValue } from './shared-value';
import { useEdit } from './use-edit';

interface StyleColorFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** The step of the history. */
  readonly step: string;
  readonly elements: readonly SceneElement[];
  readonly read: (element: SceneElement) => Hex;
  readonly write: (color: Hex) => StyleChange;
  readonly disabled?: boolean;
}

/** A color of the selected elements: shown while it is chosen, a step when it is. */
export function StyleColorField(props: StyleColorFieldProps) {
  const { label, isLabelHidden, step, elements, read, write, disabled } = props;
  const { draft, commit } = useEdit();
  const swatches = useAppSelector(selectPaletteColors);
  const recent = useAppSelector(selectRecentColors);
  const shared = sharedValue(elements, read);
  const [first] = elements;
  const styled = (text: string) =>
    ({
      type: 'scene/elementsStyled',
      ids: idsOf(elements),
      style: write(parseCssColor(text) ?? '#000000'),
    }) as const;
  return (
    <ColorField
      label={label}
      isLabelHidden={isLabelHidden}
      value={shared ?? (first === undefined ? '#000000' : read(first))}
      isMixed={shared === null}
      parse={parseCssColor}
      swatches={[...swatches, ...recent]}
      disabled={disabled}
      onDraft={(color) => draft(styled(color), step)}
      onCommit={(color) => commit(styled(color), step)}
    />
  );
}

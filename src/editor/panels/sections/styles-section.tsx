import { parseCssColor } from '../../../model/color/css-color';
import { SCENE_LIMITS } from '../../../scene/limits';
import { FONT_NAMES } from '../../../scene/scene';
import { stylesOf } from '../../../scene/styles/design-styles';
import { type DesignStyles } from '../../../scene/properties/design-styles';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { ColorField } from '../../../ui/fields/color-field';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { selectDisplayedScene } from '../../canvas/drawing/displayed';
import { applyStyles } from '../../commands/properties';
import { useCommand } from '../../use-command';
import { selectPaletteColors, selectRecentColors } from '../panel-state';
import { useNumberEdit } from '../shared-value';
import { FONT_OPTIONS } from '../font-choices';
import { useEdit } from '../use-edit';
import { PanelSection } from './panel-section';

/** One font, three sizes and an accent color for the whole design. */
export function StylesSection() {
  const styles = useAppSelector((state) => stylesOf(selectDisplayedScene(state)));
  const { commit } = useEdit();
  return (
    <PanelSection title="Design styles" footer={<ApplyButton />}>
      <SelectField
        label="Design font"
        value={styles.font}
        options={FONT_OPTIONS}
        onChange={(value) => {
          const font = FONT_NAMES.find((name) => name === value);
          if (font !== undefined) commit(changed({ font }), 'Design font');
        }}
      />
      <div className="grid grid-cols-3 gap-2">
        <SizeField label="Heading" name="heading" value={styles.heading} />
        <SizeField label="Body" name="text" value={styles.text} />
        <SizeField label="Small" name="small" value={styles.small} />
      </div>
      <AccentField accent={styles.accent} />
    </PanelSection>
  );
}

interface SizeFieldProps {
  readonly label: string;
  readonly name: 'heading' | 'text' | 'small';
  readonly value: number;
}

function SizeField({ label, name, value }: SizeFieldProps) {
  const edit = useNumberEdit(`${label} size`, (size) => changed({ [name]: size }));
  const { min, max } = SCENE_LIMITS.fontSize;
  return <NumberField label={label} value={value} fallback={value} min={min} max={max} {...edit} />;
}

function AccentField({ accent }: Pick<Required<DesignStyles>, 'accent'>) {
  const palette = useAppSelector(selectPaletteColors);
  const recent = useAppSelector(selectRecentColors);
  const { draft, commit } = useEdit();
  const withAccent = (color: string) => changed({ accent: parseCssColor(color) ?? accent });
  return (
    <ColorField
      label="Accent color"
      value={accent}
      parse={parseCssColor}
      swatches={[...palette, ...recent]}
      onDraft={(color) => draft(withAccent(color), 'Accent color')}
      onCommit={(color) => commit(withAccent(color), 'Accent color')}
      onTyped={(color, group) => commit(withAccent(color), 'Accent color', group)}
    />
  );
}

/** For elements with other fonts, sizes and colors of their own. */
function ApplyButton() {
  const { label, isEnabled, reason, run } = useCommand(applyStyles);
  return (
    <Button disabledReason={isEnabled ? null : reason} onClick={run}>
      {label}
    </Button>
  );
}

function changed(styles: DesignStyles) {
  return { type: 'scene/stylesChanged', styles } as const;
}

import { Minus, Plus } from 'lucide-react';
import type { Hex } from '../../../../model/color/color';
import { SCENE_LIMITS } from '../../../../scene/limits';
import { BORDER_STYLES, type BorderStyle, type SceneElement } from '../../../../scene/scene';
import { Button } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { NumberField } from '../../../../ui/fields/number-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { FillFields } from './fill-fields';
import { PanelSection } from '../panel-section';
import { borderWidthOf } from './shape-style';
import { styledWith, type SectionProps } from '../section-props';
import { wholeStyle } from '../../../../scene/properties/whole-style';
import { sharedValue, useNumberEdit } from '../../shared-value';
import { StyleColorField } from '../../style-color-field';
import { useEdit } from '../../use-edit';

const NEW_BORDER = { color: '#9ca3af', width: 1 } as const;

/** What a shape is filled with, and its border. */
export function ShapeColorsSection(props: SectionProps) {
  const { elements, isLocked } = props;
  const hasBorder = elements.some((element) => borderWidthOf(element) > 0);
  return (
    <PanelSection title="Shape Colors" isLocked={isLocked}>
      <FillFields elements={elements} isLocked={isLocked} />
      {hasBorder && <BorderFields {...props} />}
      {!hasBorder && !isLocked && <AddBorder elements={elements} />}
    </PanelSection>
  );
}

function BorderFields({ elements, isAdvanced }: SectionProps) {
  const { commit } = useEdit();
  const withBorder = (borderWidth: number) => styledWith(elements, { borderWidth });
  const edit = useNumberEdit('Border width', withBorder);
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-1 gap-y-2">
        <div className="min-w-36 flex-1">
          <StyleColorField
            label="Border"
            step="Border color"
            elements={elements}
            read={borderColorOf}
            write={(borderColor) => ({ borderColor })}
          />
        </div>
        <NumberField
          label="Border width"
          className="w-20"
          value={sharedValue(elements, borderWidthOf)}
          fallback={NEW_BORDER.width}
          {...SCENE_LIMITS.borderWidth}
          {...edit}
        />
        <IconButton
          label="Remove border"
          icon={<Minus className="size-4" aria-hidden="true" />}
          tooltipSide="left"
          onClick={() => commit(withBorder(0), 'Remove border')}
        />
      </div>
      {isAdvanced && elements.every(takesBorderStyle) && <BorderStyleField elements={elements} />}
    </>
  );
}

const STYLES: Readonly<Record<BorderStyle, string>> = {
  solid: 'Solid',
  dashed: 'Dashed',
  double: 'Double',
};

function BorderStyleField({ elements }: Pick<SectionProps, 'elements'>) {
  const { commit } = useEdit();
  const choose = (value: string): void => {
    const borderStyle = BORDER_STYLES.find((each) => each === value);
    if (borderStyle === undefined) return;
    commit(styledWith(elements, { borderStyle }), LABEL);
  };
  return (
    <SelectField
      label={LABEL}
      value={sharedValue(elements, (element) => wholeStyle(element).borderStyle ?? 'solid')}
      options={BORDER_STYLES.map((value) => ({ value, label: STYLES[value] }))}
      onChange={choose}
    />
  );
}

const LABEL = 'Border style';

/** Around a gradient a border is always solid. */
function takesBorderStyle(element: SceneElement): boolean {
  return wholeStyle(element).background === undefined;
}

function AddBorder({ elements }: Pick<SectionProps, 'elements'>) {
  const { commit } = useEdit();
  const style = { borderColor: NEW_BORDER.color, borderWidth: NEW_BORDER.width };
  return (
    <Button
      variant="ghost"
      className="-mx-2 justify-self-start"
      icon={<Plus className="size-4" aria-hidden="true" />}
      onClick={() => commit(styledWith(elements, style), 'Add border')}
    >
      Border
    </Button>
  );
}

function borderColorOf(element: SceneElement): Hex {
  return wholeStyle(element).borderColor ?? NEW_BORDER.color;
}

import { GENERATOR_LABELS } from '../../model/messages/messages';
import { WHITE, type Hex } from '../../model/color/color';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { SwitchField } from '../../ui/fields/switch-field';
import { useElementContext } from '../element-context';
import { StyleColorField } from './style-color-field';
import { useEdit } from './use-edit';

interface LogoPlateProps {
  readonly element: SceneElement;
  readonly isLocked: boolean;
}

/** The ground that becomes part of a picture. There is none for a linked one, which nobody can draw on. */
export function LogoPlate({ element, isLocked }: LogoPlateProps) {
  const context = useElementContext();
  const { commit } = useEdit();
  const { label, picture } = definitionOf(element.type);
  if (picture?.addressOf(element, context).startsWith('data:') !== true) return null;
  const { id, style } = element;
  const { logoGround, logoGroundSwitch } = groundLabels(label);
  const setGround = (backgroundColor: Hex | undefined): void =>
    commit({ type: 'scene/elementsStyled', ids: [id], style: { backgroundColor } }, logoGround);
  return (
    <>
      <SwitchField
        label={logoGroundSwitch}
        isOn={style.backgroundColor !== undefined}
        disabled={isLocked}
        onChange={(isOn) => setGround(isOn ? WHITE : undefined)}
      />
      {style.backgroundColor !== undefined && (
        <StyleColorField
          label={logoGround}
          step={logoGround}
          elements={[element]}
          read={groundOf}
          write={(backgroundColor) => ({ backgroundColor })}
          disabled={isLocked}
        />
      )}
    </>
  );
}

/** What the form calls it of a logo, and the same of any other picture. */
function groundLabels(label: string): GroundLabels {
  if (label === definitionOf('logo').label) return GENERATOR_LABELS;
  const logoGround = `${label} background`;
  return { logoGround, logoGroundSwitch: `Background behind the ${label.toLowerCase()}` };
}

type GroundLabels = Readonly<Record<'logoGround' | 'logoGroundSwitch', string>>;

function groundOf({ style }: SceneElement): Hex {
  return style.backgroundColor ?? WHITE;
}

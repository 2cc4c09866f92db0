import { GENERATOR_LABELS } from '../../model/messages';
import { WHITE, type Hex } from '../../model/color';
import { pictureAddress } from '../../scene/kinds/picture-placing';
import type { SceneElement } from '../../scene/scene';
import { SwitchField } from '../../ui/switch-field';
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
  if (!pictureAddress(element, context).startsWith('data:')) return null;
  const { id, style } = element;
  const { logoGround, logoGroundSwitch } = GENERATOR_LABELS;
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

function groundOf({ style }: SceneElement): Hex {
  return style.backgroundColor ?? WHITE;
}

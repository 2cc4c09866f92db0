import { GENERATOR_LABELS } from '../../model/messages/messages';
import { WHITE, type Hex } from '../../model/color/color';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { SwitchField } from '../../ui/fields/switch-field';
import { useElementContext } from '../element-context';
import { StyleColorField } from './style-color-field';
import { useEdit } from './use-edit';

interface LogoBackingProps {
  readonly element: SceneElement;
  readonly isLocked: boolean;
}

/** The background that becomes part of a picture. A linked picture has none, since it cannot be drawn on. */
export function LogoBacking({ element, isLocked }: LogoBackingProps) {
  const context = useElementContext();
  const { commit } = useEdit();
  const { label, picture } = definitionOf(element.type);
  if (picture?.addressOf(element, context).startsWith('data:') !== true) return null;
  const { id, style } = element;
  const { logoBackground, logoBackgroundSwitch } = backgroundLabels(label);
  const setBackground = (backgroundColor: Hex | null): void =>
    commit({ type: 'scene/elementsStyled', ids: [id], style: { backgroundColor } }, logoBackground);
  return (
    <>
      <SwitchField
        label={logoBackgroundSwitch}
        isOn={style.backgroundColor !== undefined}
        disabled={isLocked}
        onChange={(isOn) => setBackground(isOn ? WHITE : null)}
      />
      {style.backgroundColor !== undefined && (
        <StyleColorField
          label={logoBackground}
          step={logoBackground}
          elements={[element]}
          read={backgroundOf}
          write={(backgroundColor) => ({ backgroundColor })}
          disabled={isLocked}
        />
      )}
    </>
  );
}

/** What the form calls it of a logo, and the same of any other picture. */
function backgroundLabels(label: string): BackgroundLabels {
  if (label === definitionOf('logo').label) return GENERATOR_LABELS;
  const logoBackground = `${label} background`;
  return { logoBackground, logoBackgroundSwitch: `Background behind the ${label.toLowerCase()}` };
}

type BackgroundLabels = Readonly<Record<'logoBackground' | 'logoBackgroundSwitch', string>>;

function backgroundOf({ style }: SceneElement): Hex {
  return style.backgroundColor ?? WHITE;
}

import { HexColorPicker } from 'react-colorful';
import { EyeDropperButton } from './eye-dropper';

interface ColorPickerProps {
  readonly color: string;
  readonly onChange: (color: string) => void;
  readonly onChangeEnd: (color: string) => void;
}

/** The field and the hue slider of a color, and what reads one off the screen. Loaded when a color popover is first opened. */
export function ColorPicker({ color, onChange, onChangeEnd }: ColorPickerProps) {
  return (
    <>
      <HexColorPicker color={color} onChange={onChange} onChangeEnd={onChangeEnd} />
      <EyeDropperButton onPick={onChangeEnd} />
    </>
  );
}

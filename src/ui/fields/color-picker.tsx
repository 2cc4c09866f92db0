import { use } from 'react';
import { HexColorPicker } from 'react-colorful';
import { EyeDropperButton } from './eye-dropper';
import { HexField } from './hex-field';
import { PickerPlace } from './picker-place';

interface ColorPickerProps {
  readonly color: string;
  /** The color that a text means; null for none. */
  readonly parse: (text: string) => string | null;
  readonly onChange: (color: string) => void;
  readonly onChangeEnd: (color: string) => void;
}

/** The field and the hue slider of a color, its digits, and what reads one off the screen. Loaded when a color popover is first opened. */
export function ColorPicker({ color, parse, onChange, onChangeEnd }: ColorPickerProps) {
  // Within a panel, the field that it belongs to is just above.
  const isApart = use(PickerPlace).kind === 'floating';
  return (
    <>
      <HexColorPicker color={color} onChange={onChange} onChangeEnd={onChangeEnd} />
      {isApart && <HexField color={color} parse={parse} onColor={onChangeEnd} className="mt-3" />}
      <EyeDropperButton onPick={onChangeEnd} />
    </>
  );
}

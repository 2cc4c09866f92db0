import { use, useRef, useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { EyeDropperButton } from './eye-dropper';
import { Field, FIELD_CLASSES } from './field';
import { isUndoKey, PAGE_UNDO } from './page-undo';
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

interface HexFieldProps {
  /** Null where several that differ are shown. */
  readonly color: string | null;
  /** The color that a text means; null for none. */
  readonly parse: (text: string) => string | null;
  readonly className?: string;
  readonly onColor: (color: string) => void;
}

/** The digits of a color, taken when the field is left, or by Enter. What is no color changes nothing, and the digits come back. */
export function HexField({ color, parse, onColor, className }: HexFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // The field loses the focus as the picker closes, before it is rendered again.
  const latest = useRef<string | null>(null);
  const type = (text: string | null): void => {
    latest.current = text;
    setTyped(text);
  };
  const settle = (): void => {
    const text = latest.current;
    type(null);
    const read = text === null ? null : (parse(text) ?? parse(text.replaceAll(/\s/g, '')));
    if (read !== null && read !== color) onColor(read);
  };
  return (
    <Field label="Hex" isLabelHidden className={className}>
      {(control) => (
        <input
          {...control}
          {...PAGE_UNDO}
          type="text"
          value={typed ?? color ?? ''}
          placeholder={color === null ? 'Mixed' : undefined}
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            const isUndo = isUndoKey(event);
            if (isUndo && typed !== null) event.preventDefault();
            if (event.key === 'Enter') {
              // It would go on in the text that gets the focus.
              event.preventDefault();
              settle();
            }
            if (event.key === 'Escape' || isUndo) type(null);
          }}
          className={`${FIELD_CLASSES} h-control tabular-nums`}
        />
      )}
    </Field>
  );
}

import { useState } from 'react';
import type { Hex } from '../../model/color/color';
import { DEFAULT_TEXT_STYLE } from '../../scene/kinds/text/text-look';
import type { SceneElement } from '../../scene/scene';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { type NamedColor, SHOWN_TEXT_COLORS, TEXT_COLORS, WHITE_TEXT } from './text-choices';
import { selectPaletteColors, selectRecentColors } from './panel-state';
import { styledWith, type SectionProps } from './sections/section-props';
import { wholeStyle } from '../../scene/properties/whole-style';
import { sharedLook } from './shared-value';
import { StyleColorField } from './style-color-field';
import { SwatchRow } from './swatch-row';

import { useEdit } from './use-edit';

const STEP = 'Text color';
const FIRST = [...TEXT_COLORS.slice(0, SHOWN_TEXT_COLORS), WHITE_TEXT];
const REST = TEXT_COLORS.slice(SHOWN_TEXT_COLORS);

/** The color of text: by swatch, by picker, or written. */
export function TextColorField({ elements }: Pick<SectionProps, 'elements'>) {
  const { commit } = useEdit();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = sharedLook(elements, colorOf);
  const pick = (color: Hex): void => commit(styledWith(elements, { color }), STEP);
  const row = { chosen, onPick: pick };
  return (
    <div data-keeps-text="" className="grid gap-2">
      <StyleColorField
        label={STEP}
        step={STEP}
        elements={elements}
        read={colorOf}
        write={(color) => ({ color })}
      />
      <SwatchRow label="Text colors" colors={FIRST} {...row} />
      {isOpen && (
        <>
          <SwatchRow label="More text colors" colors={REST} {...row} />
          <PaletteColors {...row} />
          <RecentColors {...row} />
        </>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        className="-mx-2 justify-self-start text-ink-muted"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Fewer colors' : 'More colors'}
      </Button>
    </div>
  );
}

interface RowProps {
  readonly chosen: Hex | null;
  readonly onPick: (color: Hex) => void;
}

export function PaletteColors(row: RowProps) {
  const palette = useAppSelector(selectPaletteColors);
  return (
    <>
      <p className="text-xs text-ink-muted">Palette</p>
      <SwatchRow label="Palette" colors={palette.map(named)} {...row} />
    </>
  );
}

/** Those used last. */
export function RecentColors(row: RowProps) {
  const recent = useAppSelector(selectRecentColors);
  if (recent.length === 0) return null;
  return (
    <>
      <p className="text-xs text-ink-muted">Recent</p>
      <SwatchRow label="Recent colors" colors={recent.map(named)} {...row} />
    </>
  );
}

/** A color without a name goes by its digits. */
function named(color: Hex): NamedColor {
  return { name: color, color };
}

/** The color that a text has as a whole. */
export function colorOf(element: SceneElement): Hex {
  return wholeStyle(element).color ?? DEFAULT_TEXT_STYLE.color;
}

import { use, useEffect, useRef, type RefObject } from 'react';
import { textLook } from '../../../scene/kinds/text/text-look';
import { FONT_NAMES, type FontName, type SceneElement } from '../../../scene/scene';
import { FONT_FACES } from '../../../scene/text/fonts';
import { cx } from '../../../ui/cx';
import { Button } from '../../../ui/buttons/button';
import { ClosePopover } from '../../../ui/overlays/popover-panel';
import { SCENE_LIMITS } from '../../../scene/limits';
import { NumberField } from '../../../ui/fields/number-field';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { styledWith } from '../../panels/sections/section-props';
import { sharedLook, useNumberEdit } from '../../panels/shared-value';
import { useEdit } from '../../panels/use-edit';

interface PartFontsProps {
  readonly id: string;
  /** The element as the part looks. */
  readonly shown: SceneElement;
  readonly fieldRef: RefObject<HTMLElement | null>;
}

/**
 * What floats at a text is one line under a finger, scrolled across: it leaves the text in sight, and the bar that has opened it.
 * What is ringed at its edge is not cut.
 */
export const CHOICES =
  '-m-1 grid gap-2 overflow-auto overscroll-contain p-1 pointer-coarse:flex pointer-coarse:w-[min(30rem,100vw-3rem)] pointer-coarse:items-center';

/** The size and the fonts that a part of a text can have, each font named in its own letters. */
export function PartFonts({ id, shown, fieldRef }: PartFontsProps) {
  const close = use(ClosePopover);
  const { commit } = useEdit();
  const pick = (fontFamily: FontName): void => {
    const style = { fontFamily, firstFonts: null };
    commit({ type: 'scene/elementsStyled', ids: [id], style }, 'Font');
    close();
    fieldRef.current?.focus({ preventScroll: true });
  };
  const chosen = sharedLook([shown], fontNameOf);
  const size = sharedLook([shown], ({ style }) => textLook(style).size);
  const sizeEdit = useNumberEdit('Font size', (fontSize) => styledWith([shown], { fontSize }));
  const sizeRef = useRef<HTMLDivElement>(null);
  const isTouch = useMediaQuery('(pointer: coarse)');
  // What is typed now is a size, and would replace the words. A finger has to see the fonts, not a keyboard over them.
  useEffect(() => {
    if (isTouch) return;
    // The panel around takes the focus first.
    queueMicrotask(() => sizeRef.current?.querySelector('input')?.focus({ preventScroll: true }));
  }, [isTouch]);
  return (
    <div className={cx(CHOICES, 'w-74')}>
      <div ref={sizeRef} className="flex shrink-0 items-center gap-3 ps-2.5">
        <span aria-hidden="true" className="text-sm font-medium">
          Size
        </span>
        <NumberField
          label="Size"
          isLabelHidden
          value={size}
          fallback={textLook(shown.style).size}
          min={SCENE_LIMITS.fontSize.min}
          max={SCENE_LIMITS.fontSize.max}
          suffix="px"
          className="w-24"
          {...sizeEdit}
        />
      </div>
      <div className="grid grid-cols-2 gap-1 pointer-coarse:flex">
        {FONT_NAMES.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === chosen ? 'secondary' : 'ghost'}
            aria-pressed={name === chosen}
            onClick={() => pick(name)}
            className="shrink-0 justify-start"
            style={{ fontFamily: FONT_FACES[name].stack }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Null for a font that comes after others. */
function fontNameOf({ style }: SceneElement): FontName | null {
  const { fontName, firstFonts } = textLook(style);
  return firstFonts === '' ? fontName : null;
}

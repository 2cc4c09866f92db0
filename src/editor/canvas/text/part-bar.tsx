import { Link, Palette, Type } from 'lucide-react';
import {
  use,
  useLayoutEffect,
  useRef,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  type FormEvent,
} from 'react';
import { parseHex, type Hex } from '../../../model/color/color';
import { parseCssColor } from '../../../model/color/css-color';
import type { Rect } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { SceneElement } from '../../../scene/scene';
import { isPartHref } from '../../../scene/properties/placed-element';
import type { TextPart } from '../../../store/canvas/text-edit-slice';
import { shortcutText } from '../../../store/shortcut-text';
import { cx } from '../../../ui/cx';
import { Button } from '../../../ui/buttons/button';
import { PICKER } from '../../../ui/fields/lazy-picker';
import { TextField } from '../../../ui/fields/text-field';
import { IconButton } from '../../../ui/buttons/icon-button';
import { useLazy } from '../../../ui/hooks/use-lazy';
import { isMacLike } from '../../../ui/is-mac-like';
import { Popover } from '../../../ui/overlays/popover';
import { ClosePopover } from '../../../ui/overlays/popover-panel';
import { sharedLook } from '../../panels/shared-value';
import { SwatchRow } from '../../panels/swatch-row';
import { TEXT_COLORS } from '../../panels/text-choices';
import { colorOf, PaletteColors, RecentColors } from '../../panels/text-color-field';
import { TextStyleToggles } from '../../panels/text-style-toggles';
import { useEdit } from '../../panels/use-edit';
import { floatsOver } from '../../commands/views/column';
import { asPart, LINK_KEY, linkIn, setPart } from '../../part-of-text';
import { partBarPlace } from './part-bar-place';
import { CHOICES, PartFonts } from './part-fonts';
import { useInteractionStore } from '../pointer/interaction-store';
import { rangeOf } from './rich-text-node';
import { useShownPart } from './use-shown-part';

interface PartBarProps {
  readonly element: SceneElement;
  readonly part: TextPart;
  readonly fieldRef: RefObject<HTMLElement | null>;
}

/** Rows of swatches one after another, without the words above each. */
const IN_LINE =
  'pointer-coarse:[&_button]:size-11 pointer-coarse:[&>fieldset]:flex pointer-coarse:[&>fieldset]:shrink-0 pointer-coarse:[&>fieldset]:gap-1.5 pointer-coarse:[&>p]:hidden';

/** What can be done with the part of a text that is selected in its field. */
export function PartBar({ element, part, fieldRef }: PartBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  usePlace(ref, fieldRef, part);
  useShownPart(fieldRef, part);
  const shown = asPart(element, { textEdit: { id: element.id, caret: null, group: '', part } });
  const href = linkIn(part);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Selected text"
      data-keeps-text=""
      className="pointer-events-auto absolute top-0 left-0 z-10 flex w-max items-center gap-1 rounded-card bg-raised p-1 shadow-float"
    >
      <TextStyleToggles elements={[shown]} isOfPart />
      <Popover
        label="Font and size of the selected text"
        side="top"
        align="center"
        trigger={
          <IconButton label="Font and size" icon={<Type className="size-4" aria-hidden="true" />} />
        }
      >
        <PartFonts id={element.id} shown={shown} fieldRef={fieldRef} />
      </Popover>
      <Popover
        label="Color of the selected text"
        side="top"
        align="center"
        trigger={
          <IconButton label="Color" icon={<Palette className="size-4" aria-hidden="true" />} />
        }
      >
        <PartColors element={element} shown={shown} fieldRef={fieldRef} />
      </Popover>
      <Popover
        label="Link of the selected text"
        side="top"
        align="end"
        trigger={
          <IconButton
            label="Link"
            shortcut={shortcutText(LINK_KEY, isMacLike())}
            isPressed={href !== undefined}
            data-part-link=""
            icon={<Link className="size-4" aria-hidden="true" />}
          />
        }
      >
        <PartLink id={element.id} part={part} href={href ?? ''} fieldRef={fieldRef} />
      </Popover>
    </div>
  );
}

interface PartColorsProps extends Pick<PartBarProps, 'element' | 'fieldRef'> {
  /** The element as the part looks. */
  readonly shown: SceneElement;
}

function PartColors({ element: { id }, shown, fieldRef }: PartColorsProps) {
  const close = use(ClosePopover);
  const { commit } = useEdit();
  const pick = (color: Hex): void => {
    commit({ type: 'scene/elementsStyled', ids: [id], style: { color } }, 'Text color');
    close();
    fieldRef.current?.focus({ preventScroll: true });
  };
  const picker = useLazy(PICKER);
  const chosen = sharedLook([shown], colorOf);
  const row = { chosen, onPick: pick };
  return (
    <div className={cx(CHOICES, 'w-66', IN_LINE)}>
      <PaletteColors {...row} />
      <SwatchRow label="Text colors" colors={TEXT_COLORS} {...row} />
      <RecentColors {...row} />
      {picker && (
        <picker.HexField
          color={chosen}
          parse={parseCssColor}
          onColor={(color) => {
            const hex = parseHex(color);
            if (hex !== null) pick(hex);
          }}
          className="shrink-0 pointer-coarse:w-28"
        />
      )}
    </div>
  );
}

/** Keeps the bar in its place, also as a keyboard on the screen comes and goes, and notices away from it. */
function usePlace(
  ref: RefObject<HTMLElement | null>,
  fieldRef: RefObject<HTMLElement | null>,
  part: TextPart,
): void {
  const { change } = useInteractionStore();
  const place = useEffectEvent(() => {
    change({ bar: placeBeside(ref.current, fieldRef.current, part) });
  });
  useLayoutEffect(() => place());
  useEffect(() => {
    const ends = new AbortController();
    for (const type of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(type, () => place(), { signal: ends.signal });
    return () => {
      ends.abort();
      change({ bar: null });
    };
  }, [change]);
}

/** Between the bar and the button that ends the writing on a phone, in px. */
const FOOT_GAP_PX = 8;

/** Puts the bar near the thumb or beside the text, within the canvas. */
function placeBeside(
  bar: HTMLElement | null,
  field: HTMLElement | null,
  part: TextPart,
): Rect | null {
  const around = bar?.parentElement?.getBoundingClientRect();
  if (bar === null || field === null || around === undefined) return null;
  const { width, height } = around;
  const within = (box: DOMRect): Rect => ({
    x: box.x - around.x,
    y: box.y - around.y,
    width: box.width,
    height: box.height,
  });
  const whole = rangeOf(field, { start: 0, end: part.text.length });
  const done = document.querySelector('[data-writing-bar]')?.getBoundingClientRect();
  const size = { width: bar.offsetWidth, height: bar.offsetHeight };
  const place = partBarPlace({
    bar: size,
    words: within(rangeOf(field, part).getBoundingClientRect()),
    lines: [...whole.getClientRects()].map(within),
    room: { width, height: height - floatsOver({ width, height }) },
    foot: done && done.y - around.y - FOOT_GAP_PX - size.height,
  });
  bar.style.transform = `translate(${place.x}px, ${place.y}px)`;
  return { ...place, ...size };
}

interface PartLinkProps {
  readonly id: string;
  readonly part: TextPart;
  /** Where it leads now; blank where nowhere. */
  readonly href: string;
  readonly fieldRef: RefObject<HTMLElement | null>;
}

/** Asks for the link of a part of a text. A link is underlined, to distinguish it from the text around it. */
function PartLink({ id, part, href, fieldRef }: PartLinkProps) {
  const close = use(ClosePopover);
  const { commit } = useEdit();
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href);
  const [isRefused, setIsRefused] = useState(false);
  // The panel around takes the focus first.
  useEffect(() => queueMicrotask(() => inputRef.current?.select()), []);
  const finish = (): void => {
    close();
    fieldRef.current?.focus({ preventScroll: true });
  };
  const link = (event: FormEvent): void => {
    event.preventDefault();
    const address = typed.trim();
    if (!isPartHref(address)) {
      setIsRefused(true);
      return;
    }
    commit(setPart(id, part, { href: address, underline: true }), 'Link');
    finish();
  };
  return (
    <form className="grid w-64 gap-3" onSubmit={link}>
      <TextField
        ref={inputRef}
        label="Address"
        value={typed}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        maxLength={SCENE_LIMITS.href}
        error={isRefused ? 'Enter a web address, email or phone number.' : undefined}
        onChange={(text) => {
          setTyped(text);
          setIsRefused(false);
        }}
      />
      <div className="flex justify-end gap-2">
        {href !== '' && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              commit(setPart(id, part, { href: undefined, underline: undefined }), 'Remove link');
              finish();
            }}
          >
            Remove link
          </Button>
        )}
        <Button type="submit" size="sm" variant="primary">
          {href === '' ? 'Add link' : 'Change link'}
        </Button>
      </div>
    </form>
  );
}

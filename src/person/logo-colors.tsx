import { Check, Palette as PaletteIcon, X } from 'lucide-react';
import { useState } from 'react';
import { paletteToScheme } from '../model/color/color-scheme';
import { isHeld } from '../model/picture/held-pictures';
import { LOGO_COLORS } from '../model/messages/logo-color-messages';
import { PALETTE_COLORS, type Palette } from '../model/color/palettes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { LogoPalette } from '../model/color/logo-palette';
import { applyLogoPalette } from '../pictures/state/logo-palette';
import { logoColorsDismissed } from '../pictures/state/pictures-slice';
import { selectHeldPictures } from '../pictures/state/held-pictures';
import { applyToAll } from '../saving/state/palette-for-all';
import type { StepPlace } from '../store/signature/history-types';
import { Button } from '../ui/buttons/button';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/buttons/icon-button';
import { SwitchField } from '../ui/fields/switch-field';
import { selectHasOthers } from './select-has-others';
import { useLogoPalette } from './use-logo-palette';

interface LogoColorsProps {
  /** Of the logo; blank for none. */
  readonly address: string;
  readonly place: StepPlace;
}

/**
 * Offers the palette of a logo. It has its room from the moment there is a logo, so that nothing moves when the colors come; one
 * that is not loaded before the visitor allows it has none.
 */
export function LogoColors({ address: given, place }: LogoColorsProps) {
  const dispatch = useAppDispatch();
  const address = useAppSelector((state) =>
    isHeld(given, selectHeldPictures(state)) ? '' : given,
  );
  const found = useLogoPalette(address);
  const isDismissed = useAppSelector(({ pictures }) => pictures.colorsDismissed.includes(address));
  if (address === '' || isDismissed) return null;
  const palette = found?.ok === true ? found.value : null;
  return (
    <section
      aria-label={LOGO_COLORS.title}
      aria-busy={found === null}
      className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] rounded-card border p-2.5"
    >
      <Offer palette={palette} place={place} isShown={found?.ok !== false} />
      {found?.ok === false && <Problem problem={found.problem} />}
      <IconButton
        label="Dismiss"
        size="sm"
        icon={<X className="size-4" aria-hidden="true" />}
        onClick={() => dispatch(logoColorsDismissed(address))}
        className="absolute end-1 top-1"
      />
    </section>
  );
}

interface OfferProps {
  readonly palette: Palette | null;
  readonly place: StepPlace;
  /** False where something else stands in its room. */
  readonly isShown: boolean;
}

function Offer({ palette, place, isShown }: OfferProps) {
  const dispatch = useAppDispatch();
  const scheme = palette && paletteToScheme(palette);
  const isInUse = useAppSelector(
    (state) => scheme !== null && state.signature.present.person.colorScheme === scheme,
  );
  const hasOthers = useAppSelector(selectHasOthers);
  const [isForAll, setIsForAll] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const reason = isInUse && !isForAll ? LOGO_COLORS.usedAlready : null;
  const apply = async (): Promise<void> => {
    if (palette === null || scheme === null) return;
    if (!isForAll) {
      dispatch(applyLogoPalette(palette, place));
      return;
    }
    setIsBusy(true);
    await dispatch(applyToAll(scheme, place));
    setIsBusy(false);
  };
  return (
    <div className={cx('col-start-1 row-start-1 grid gap-2', !isShown && 'invisible')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pe-7 text-sm">
        <Strip palette={palette} />
        <span className="min-w-0 truncate">{isInUse ? LOGO_COLORS.inUse : LOGO_COLORS.title}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          isBusy={isBusy}
          disabledReason={palette === null ? LOGO_COLORS.waiting : reason}
          icon={
            isInUse ? (
              <Check className="size-4" aria-hidden="true" />
            ) : (
              <PaletteIcon className="size-4" aria-hidden="true" />
            )
          }
          onClick={() => void apply()}
        >
          {LOGO_COLORS.apply}
        </Button>
        {hasOthers && (
          <SwitchField label={LOGO_COLORS.all} isOn={isForAll} onChange={setIsForAll} />
        )}
      </div>
    </div>
  );
}

/** The colors side by side; without any as long as they are on their way. */
function Strip({ palette }: Pick<OfferProps, 'palette'>) {
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 overflow-clip rounded-[4px] border border-edge/60 bg-sunken forced-color-adjust-none"
    >
      {PALETTE_COLORS.map((part) => (
        <span key={part} className="size-4" style={{ backgroundColor: palette?.[part] }} />
      ))}
    </span>
  );
}

function Problem({ problem }: Pick<Extract<LogoPalette, { ok: false }>, 'problem'>) {
  return (
    <p className="col-start-1 row-start-1 self-center pe-7 text-sm text-ink-muted">
      {LOGO_COLORS[problem]}
    </p>
  );
}

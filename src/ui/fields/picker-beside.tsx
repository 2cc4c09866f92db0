import {
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Popover } from '../overlays/popover';
import { SwatchButton } from './color-swatch';
import { PickerPlace } from './picker-place';

interface PickerBesideProps {
  /** Of the color. */
  readonly label: string;
  readonly color: string;
  readonly disabled: boolean;
  readonly picker: ReactNode;
  /** The text field, with room for the swatch at its start. */
  readonly children: ReactNode;
}

const SWATCH =
  'finger-target absolute start-1 top-[calc(var(--control)/2)] size-6 -translate-y-1/2 pointer-coarse:size-8';

/** A text field with a swatch in it that opens a picker, where the panel around has its pickers. */
export function PickerBeside({ label, color, disabled, picker, children }: PickerBesideProps) {
  const place = use(PickerPlace);
  const swatch = { className: SWATCH, label: `${label}: open the color picker`, color, disabled };
  const name = `${label}: choose a color`;
  if (place.kind === 'within') {
    return <Unfolded {...{ name, swatch, picker, children }} />;
  }
  return (
    <div dir="ltr" className="relative">
      <Popover
        label={name}
        side={place.side}
        avoid={place.avoid}
        trigger={<SwatchButton {...swatch} />}
      >
        {picker}
      </Popover>
      {children}
    </div>
  );
}

interface UnfoldedProps extends Pick<PickerBesideProps, 'picker' | 'children'> {
  readonly name: string;
  readonly swatch: Parameters<typeof SwatchButton>[0];
}

/** The picker below its field, in the flow of the panel: what is above the field stays in sight. */
function Unfolded({ name, swatch, picker, children }: UnfoldedProps) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) around.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const close = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    around.current?.querySelector('button')?.focus();
    setIsOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape folds it, wherever in it the focus is.
    <div ref={around} dir="ltr" className="relative scroll-mb-1" onKeyDown={close}>
      <SwatchButton
        {...swatch}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {children}
      {isOpen && (
        <fieldset id={id} aria-label={name} data-unfolded="" className="mt-2">
          {picker}
        </fieldset>
      )}
    </div>
  );
}

import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { historyNavigation } from '../../store/signature/history-navigation';
import type {
  SignatureHistory,
  SignatureState,
  StepPlace,
} from '../../store/signature/history-types';
import { Menu, MenuItem, MenuLabel } from '../../ui/overlays/menu';
import { HistoryButton } from './history-button';

interface HistoryMenuProps {
  readonly side: 'top' | 'bottom';
  /** Why nothing can be undone here now. */
  readonly disabledReason?: string | undefined;
  /** Given where it was loaded because it was asked for. */
  readonly openedBy?: 'key' | 'press' | undefined;
}

/** The steps that led here; each can be gone back to. */
export function HistoryMenu({ side, disabledReason, openedBy }: HistoryMenuProps) {
  return (
    <Menu
      side={side}
      align="end"
      openedBy={openedBy}
      trigger={<HistoryButton disabledReason={disabledReason} />}
    >
      <MenuLabel>History</MenuLabel>
      <Entries />
    </Menu>
  );
}

function Entries() {
  const history = useAppSelector((state) => state.signature);
  const dispatch = useAppDispatch();
  const entries = useMemo(() => historyEntries(history), [history]);
  return (
    <>
      {entries.map(({ label, place, steps }) => (
        <MenuItem
          key={steps}
          icon={steps === 0 ? <Check /> : undefined}
          onSelect={() => {
            if (steps !== 0) dispatch(historyNavigation.jumpBy(steps));
          }}
        >
          <span className="flex items-baseline gap-4">
            <span className={steps > 0 ? 'flex-1 text-ink-muted' : 'flex-1'}>
              {label}
              {steps === 0 && <span className="sr-only">, now</span>}
            </span>
            {place !== '' && (
              <span className="text-xs text-ink-muted">
                <span className="sr-only">, </span>
                {place}
              </span>
            )}
          </span>
        </MenuItem>
      ))}
    </>
  );
}

/** A state of the signature that the history can go to. */
interface HistoryEntry {
  readonly label: string;
  /** Where the step that led to it was made; blank for the first. */
  readonly place: string;
  /** How many steps it lies ahead of the present; negative for what lies behind. */
  readonly steps: number;
}

const FIRST_LABEL = 'Start';

const PLACES: Readonly<Record<StepPlace, string>> = {
  form: 'Form',
  details: 'Details',
  canvas: 'Canvas',
};

/** All states of the history, the latest first. */
function historyEntries({ past, present, future }: SignatureHistory): readonly HistoryEntry[] {
  const states = [...past, present, ...future];
  return states
    .map(({ step }: SignatureState, index) => ({
      label: step?.label ?? FIRST_LABEL,
      place: step === null ? '' : PLACES[step.place],
      steps: index - past.length,
    }))
    .toReversed();
}

import { Bookmark, BookmarkPlus, Check } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { VERSION_LABELS } from '../../model/messages/version-labels';
import { dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { historyNavigation } from '../../store/signature/history-navigation';
import type {
  SignatureHistory,
  SignatureState,
  StepPlace,
} from '../../store/signature/history-types';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu';
import { refreshVersions } from '../state/versions/versions';
import { versionShown } from '../state/versions/versions-slice';
import { HistoryButton } from './history-button';
import { dayAndTime, VERSION_WORDS } from './versions/copy';

interface HistoryMenuProps {
  readonly side: 'top' | 'bottom';
  /** Where the menu stands. */
  readonly here: StepPlace;
  /** Why nothing can be undone here now. */
  readonly disabledReason?: string | undefined;
  /** Given where it was loaded because it was asked for. */
  readonly openedBy?: 'key' | 'press' | undefined;
}

/** Named versions, and the steps that led here; each can be gone back to. */
export function HistoryMenu({ side, here, disabledReason, openedBy }: HistoryMenuProps) {
  return (
    <Menu
      side={side}
      align="end"
      openedBy={openedBy}
      trigger={<HistoryButton disabledReason={disabledReason} />}
    >
      <Versions />
      <MenuLabel>History</MenuLabel>
      <Entries here={here} />
      <NameThis />
    </Menu>
  );
}

/** How many versions the menu has room for. */
const MOST_VERSIONS = 5;

/** The states that have a name: one that is chosen is shown before it is used. */
function Versions() {
  const list = useAppSelector((state) => state.versions.list);
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(refreshVersions());
  }, [dispatch]);
  const show = (id: string | null): void => {
    dispatch(versionShown(id));
    dispatch(dialogChanged('versions'));
  };
  if (list.length === 0) return null;
  return (
    <>
      <MenuLabel>{VERSION_LABELS.all}</MenuLabel>
      {list.slice(0, MOST_VERSIONS).map(({ id, name, made }) => (
        <MenuItem key={id} icon={<Bookmark />} onSelect={() => show(id)}>
          <span className="flex items-baseline gap-4">
            <span className="max-w-60 flex-1 truncate max-sm:max-w-36">{name}</span>
            {name !== dayAndTime(made) && (
              <span className="text-xs text-ink-muted">
                <span className="sr-only">, </span>
                {dayAndTime(made)}
              </span>
            )}
          </span>
        </MenuItem>
      ))}
      {list.length > MOST_VERSIONS && (
        <MenuItem onSelect={() => show(null)}>{VERSION_WORDS.more(list.length)}</MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}

/** Stays in sight below however many steps. */
function NameThis() {
  const dispatch = useAppDispatch();
  return (
    <div className="sticky -bottom-1 -mx-1 mt-1 -mb-1 border-t bg-raised p-1">
      <MenuItem icon={<BookmarkPlus />} onSelect={() => dispatch(dialogChanged('nameVersion'))}>
        {VERSION_LABELS.name}
      </MenuItem>
    </div>
  );
}

/** Steps of another place have its name: most are of the one that the menu is opened at. */
function Entries({ here }: Pick<HistoryMenuProps, 'here'>) {
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
            {place !== null && place !== here && (
              <span className="text-xs text-ink-muted">
                <span className="sr-only">, </span>
                {PLACES[place]}
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
  /** Where the step that led to it was made; null for the first. */
  readonly place: StepPlace | null;
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
      place: step?.place ?? null,
      steps: index - past.length,
    }))
    .toReversed();
}

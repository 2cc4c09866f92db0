import { Check, History } from 'lucide-react';
import { useMemo } from 'react';
import { useBuilderDispatch, useBuilderSelector } from '../../store/builder-hooks';
import { travel } from '../../store/scene-travel';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu';
import { historyEntries } from './history-entries';

/** The steps that led here; each can be gone back to. */
export function HistoryMenu() {
  const hasSteps = useBuilderSelector(
    ({ scene }) => scene.past.length > 0 || scene.future.length > 0,
  );
  const isPreview = useBuilderSelector((state) => state.view.isPreview);
  const button = (
    <IconButton
      label="History"
      icon={<History className="size-4" aria-hidden="true" />}
      disabledReason={
        isPreview ? 'Leave the preview to edit.' : hasSteps ? undefined : 'Nothing happened yet.'
      }
    />
  );
  return (
    <Menu side="top" align="end" trigger={button}>
      <MenuLabel>History</MenuLabel>
      <Entries />
    </Menu>
  );
}

function Entries() {
  const history = useBuilderSelector((state) => state.scene);
  const dispatch = useBuilderDispatch();
  const entries = useMemo(() => historyEntries(history), [history]);
  return (
    <>
      {entries.map(({ label, steps }) => (
        <MenuItem
          key={steps}
          icon={steps === 0 ? <Check /> : undefined}
          onSelect={() => {
            if (steps !== 0) dispatch(travel.jumpBy(steps));
          }}
        >
          <span className={steps > 0 ? 'text-ink-muted' : undefined}>
            {label}
            {steps === 0 && <span className="sr-only">, now</span>}
          </span>
        </MenuItem>
      ))}
    </>
  );
}

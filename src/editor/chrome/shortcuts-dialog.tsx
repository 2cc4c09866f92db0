import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { dialogChanged } from '../../store/canvas/view-slice';
import { Dialog } from '../../ui/overlays/dialog';
import { focusCanvas } from '../canvas/focus-canvas';
import { BUILDER_COMMANDS } from '../commands';
import { byFamily } from './search-commands';
import { ShortcutList } from './shortcut-list';

const SECTIONS = byFamily(BUILDER_COMMANDS.filter(({ shortcuts }) => shortcuts !== undefined));

/** All keys, and what the pointer does. */
export function ShortcutsDialog() {
  const isOpen = useAppSelector(({ view }) => view.dialog === 'shortcuts');
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => dispatch(dialogChanged(null))}
      onClosed={() => focusCanvas(store.getState().selection)}
      title="Keyboard shortcuts"
      size="lg"
    >
      <div className="gap-x-10 sm:columns-2">
        <ShortcutList sections={SECTIONS} />
      </div>
    </Dialog>
  );
}

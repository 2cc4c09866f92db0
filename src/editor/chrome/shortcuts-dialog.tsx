import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { dialogChanged } from '../../store/canvas/view-slice';
import { Dialog } from '../../ui/dialog';
import { Kbd } from '../../ui/kbd';
import { focusCanvas } from '../canvas/focus-canvas';
import { BUILDER_COMMANDS } from '../commands';
import { shortcutText } from '../../store/shortcut-text';
import { isMacLike } from '../../ui/is-mac-like';
import { pointerHelp } from './help-text';
import { byFamily, shortcutLines } from './search-commands';

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
        <ShortcutList />
      </div>
    </Dialog>
  );
}

function ShortcutList() {
  const isMac = isMacLike();
  return (
    <>
      {SECTIONS.map(({ title, commands }) => (
        <Section key={title} title={title}>
          {shortcutLines(commands).map(({ does, keys }) => (
            <Line key={does} does={does} keys={keys.map((one) => shortcutText(one, isMac))} />
          ))}
        </Section>
      ))}
      <Section title="Pointer">
        {pointerHelp(isMac).map(({ keys, does }) => (
          <Line key={keys} does={does} keys={[keys]} />
        ))}
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface LineProps {
  readonly does: string;
  readonly keys: readonly string[];
}

function Line({ does, keys }: LineProps) {
  return (
    <div className="flex min-h-7 break-inside-avoid items-center gap-3 text-sm">
      <dt className="flex-1 text-ink-muted">{does}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}

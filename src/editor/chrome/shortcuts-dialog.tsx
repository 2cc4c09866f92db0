import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { dialogChanged } from '../../store/canvas/view-slice';
import type { Shortcut } from '../../store/command';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { shortcutText } from '../../store/shortcut-text';
import type { RootState } from '../../store/state';
import { isMacLike } from '../../ui/is-mac-like';
import { Kbd } from '../../ui/kbd';
import { Dialog } from '../../ui/overlays/dialog';
import { focusCanvas } from '../canvas/focus-canvas';
import { BUILDER_COMMANDS } from '../commands';
import type { BuilderCommand } from '../commands/builder-command';
import type { HelpLine } from './help-text';
import { byFamily, type CommandSection } from './search-commands';

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

/** All keys, and what the pointer does. */
function ShortcutList({ sections }: { readonly sections: readonly CommandSection[] }) {
  const isMac = isMacLike();
  return (
    <>
      {sections.map(({ title, commands }) => (
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

/** The lines of the list of shortcuts; commands that share a line list their keys together. */
export function shortcutLines(
  commands: readonly BuilderCommand[],
): readonly { readonly does: string; readonly keys: readonly Shortcut[] }[] {
  const names = new Set(commands.map(({ label, listedAs = label }) => listedAs));
  return [...names].map((does) => ({
    does,
    keys: commands.flatMap(({ label, listedAs = label, shortcuts = [] }) =>
      listedAs === does ? shortcuts : [],
    ),
  }));
}

/** What the pointer does, and what is held down meanwhile changes. */
export function pointerHelp(isMac: boolean): readonly HelpLine[] {
  const [mod, alt] = isMac ? ['⌘', '⌥'] : ['Ctrl', 'Alt'];
  return [
    { keys: 'Shift + click', does: 'Add to the selection, or remove from it' },
    { keys: `${alt} + drag`, does: 'Drag a duplicate' },
    { keys: 'Shift + drag', does: 'Move along one axis' },
    { keys: `${mod} + drag`, does: 'Turn off snapping' },
    { keys: 'Drag out of a ruler', does: 'Add a line that things snap to' },
    { keys: 'Shift + resize', does: 'Keep the proportions' },
    { keys: `${alt} + resize`, does: 'Resize from the center' },
    { keys: 'Double click', does: 'Edit a text or crop a picture in place' },
    { keys: 'Double click on a side', does: 'Unwrap a text' },
    { keys: 'Right click', does: 'Open the menu' },
    { keys: 'Wheel', does: 'Pan the canvas' },
    { keys: `${mod} + wheel, or pinch`, does: 'Zoom at the pointer' },
    { keys: 'Space + drag, or middle button', does: 'Pan the canvas' },
    { keys: `${alt} + arrow on a layer`, does: 'Move it: up, down, into a group, out of it' },
  ];
}

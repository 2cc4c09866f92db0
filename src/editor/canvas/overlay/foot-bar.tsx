import { Ellipsis, Palette, ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { cx } from '../../../ui/cx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu';
import { PopoverPanel } from '../../../ui/overlays/popover-panel';
import { CommandItem } from '../../chrome/command-item';
import { commandIcon } from '../../chrome/command-icons';
import { DISTRIBUTE_COMMANDS } from '../../commands/align';
import { group, ungroup, unlock } from '../../commands/arrange';
import type { BuilderCommand } from '../../commands/builder-command';
import { choosePicture } from '../../commands/clipboard/replace-picture';
import { cropPicture } from '../../commands/crop-picture';
import { deleteSelected, duplicateSelected, undo } from '../../commands/edit';
import { editText } from '../../commands/edit-text';
import { labelShape } from '../../commands/label-shape';
import { TOOL_COMMANDS } from '../../commands/tools';
import { toggleEmailView } from '../../commands/view';
import { FindingsList } from '../../findings/findings-list';
import { selectOpenFindings } from '../../findings/select-findings';
import { useShowPanel } from '../../panels/show-panel';
import { useCommand } from '../../use-command';
import { ContextMenuItems } from '../context-menu-items';
import { useHasOneRow } from '../use-has-one-row';
import { BARS, commandsOf } from './selection-bar';
import { useFreeSelection } from './use-free-selection';
import { WritingBar } from './writing-bar';

/** What is shown where it can be done: each is for one kind of element. */
export const FOOT_OWN = [editText, choosePicture, cropPicture, labelShape, unlock] as const;

/** What can be done with whatever is selected. */
export const FOOT_ALWAYS = [duplicateSelected, deleteSelected] as const;

/** What is shown beside these for several elements, where it can be done: what makes one of them is seen before the row is moved. */
export const FOOT_SEVERAL = [
  ...new Set([
    group,
    ungroup,
    ...BARS.plain.bar.flat().flatMap(commandsOf),
    ...DISTRIBUTE_COMMANDS,
  ]),
];

/** Shorter words for what has little room; each is a part of the command's own. */
const SHORT: Readonly<Record<string, string>> = {
  'edit.picture': 'Replace',
  'edit.label': 'Label',
  'view.tool.marquee': 'Several',
  'arrange.align.left': 'Left',
  'arrange.align.center': 'Center',
  'arrange.align.right': 'Right',
  'arrange.align.top': 'Top',
  'arrange.align.middle': 'Middle',
  'arrange.align.bottom': 'Bottom',
  'arrange.distribute.x': 'Horizontally',
  'arrange.distribute.y': 'Vertically',
};

/** On a phone, what can be done with the selection: near the thumb, above the toolbar. While a text is written, what ends that. */
export function FootBar() {
  const isWriting = useAppSelector(({ textEdit }) => textEdit !== null);
  return isWriting ? <WritingBar /> : <ChosenBar />;
}

function ChosenBar() {
  const ref = useRef<HTMLDivElement>(null);
  const isSeveral = useAppSelector((state) => state.selection.length > 1);
  const row = useRef<HTMLDivElement>(null);
  const hasOneRow = useHasOneRow();
  useFreeSelection(ref);
  useCutMark(row);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Selection"
      data-foot-bar=""
      className="pointer-events-auto flex max-w-full min-w-0 rounded-card bg-raised p-1 shadow-float max-sm:w-full short:p-0.5"
    >
      <div
        ref={row}
        className="flex min-w-0 grow overflow-x-auto [scrollbar-width:none] data-cut:[mask-image:linear-gradient(to_right,#000_calc(100%-32px),transparent)]"
      >
        {FOOT_OWN.map((command) => (
          <OwnButton key={command.id} command={command} />
        ))}
        <StyleButton />
        {FOOT_ALWAYS.map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
        <SeveralButton />
        {isSeveral &&
          FOOT_SEVERAL.map((command) => <OwnButton key={command.id} command={command} />)}
      </div>
      {hasOneRow && <CommandButton command={undo} />}
      <MoreButton />
    </div>
  );
}

/** Marks a row that goes on beyond its end: that is faded. */
function useCutMark(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const mark = (): void => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.toggleAttribute('data-cut', left > 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const node of [row, ...row.children]) observer.observe(node);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', mark);
    };
  });
}

function OwnButton({ command }: { readonly command: BuilderCommand }) {
  const { isEnabled } = useCommand(command);
  return isEnabled && <CommandButton command={command} />;
}

function CommandButton({ command }: { readonly command: BuilderCommand }) {
  const { label, isEnabled, run } = useCommand(command);
  return (
    <FootButton
      label={label}
      short={SHORT[command.id]}
      Icon={commandIcon(command)}
      aria-disabled={isEnabled ? undefined : true}
      onClick={run}
    />
  );
}

/** Opens the panel of the selection, where its looks begin. */
function StyleButton() {
  const show = useShowPanel();
  const open = (): void => {
    show('properties');
    showLooks(FRAMES_TO_COME);
  };
  return <FootButton label="Style" Icon={Palette} onClick={open} />;
}

/** The sections with which the looks of an element begin; those before are about what and where it is. */
const LOOKS = ['typography', 'shape-colors', 'social-style', 'badge', 'glyph', 'shape'] as const;
const LOOKS_SECTIONS = LOOKS.map((section) => `[data-section="${section}"]`).join();

/** How long the panel may take to come. */
const FRAMES_TO_COME = 30;

/** Scrolls the panel to where the looks begin, once it has come. */
function showLooks(frames: number): void {
  requestAnimationFrame(() => {
    const section = document.querySelector(LOOKS_SECTIONS);
    if (section !== null) section.scrollIntoView({ block: 'start' });
    else if (frames > 0) showLooks(frames - 1);
  });
}

/** Whether taps select one more. */
function SeveralButton() {
  const isOn = useAppSelector(({ view }) => view.tool === 'marquee');
  const { run } = useCommand(TOOL_COMMANDS[isOn ? 'select' : 'marquee']);
  const { marquee } = TOOL_COMMANDS;
  return (
    <FootButton
      label={marquee.label}
      short={SHORT[marquee.id]}
      Icon={commandIcon(marquee)}
      aria-pressed={isOn}
      onClick={run}
    />
  );
}

/** What the bar has itself. */
const IN_BAR: ReadonlySet<BuilderCommand> = new Set([...FOOT_OWN, ...FOOT_ALWAYS, group, ungroup]);

/** What the bar has not, and what it stands in the place of: the checks and the email view. */
function MoreButton() {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const [hasChecks, setHasChecks] = useState(false);
  const hasOneRow = useHasOneRow();
  const count = useAppSelector((state) => selectOpenFindings(state).length);
  const isEmailOpen = useAppSelector((state) => state.view.isEmailOpen);
  const Icon = count === 0 ? ShieldCheck : TriangleAlert;
  return (
    <>
      <span ref={anchorRef} className="contents">
        <Menu side="top" align="end" trigger={<FootButton label="More" Icon={Ellipsis} />}>
          <ContextMenuItems without={IN_BAR} />
          <MenuSeparator />
          <MenuItem icon={<Icon />} onSelect={() => setHasChecks(true)}>
            {count === 0 ? 'Checks' : `Checks: ${count} open`}
          </MenuItem>
          <CommandItem command={toggleEmailView} isOn={isEmailOpen} />
        </Menu>
      </span>
      {hasChecks && (
        <PopoverPanel
          {...{ id, anchorRef, side: 'top', align: 'end' }}
          label="Checks"
          onClose={() => setHasChecks(false)}
        >
          {/* An open sheet leaves it so much above the bar. */}
          <div
            className={cx(
              'scroll-thin overflow-y-auto',
              hasOneRow ? 'max-h-[28dvh]' : 'max-h-[50dvh]',
            )}
          >
            <FindingsList />
          </div>
        </PopoverPanel>
      )}
    </>
  );
}

interface FootButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly short?: string | undefined;
  readonly Icon: LucideIcon;
}

/** A picture with its word below: a finger has no tooltip. */
function FootButton({ label, short = label, Icon, ...rest }: FootButtonProps) {
  const isPressed = rest['aria-pressed'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'flex h-11 min-w-14 shrink-0 grow flex-col items-center justify-center gap-1 rounded-control px-1.5 text-[11px] leading-none font-medium whitespace-nowrap active:bg-wash aria-disabled:text-ink-faint data-menu-open:bg-wash short:min-w-11',
        isPressed ? 'bg-accent-soft text-accent' : 'text-ink-muted',
      )}
    >
      <Icon className="size-4.5" aria-hidden="true" />
      <span aria-hidden="true" className="short:hidden">
        {short}
      </span>
    </button>
  );
}

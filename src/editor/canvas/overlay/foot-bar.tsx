import { AlignStartVertical, Ellipsis, Palette, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { cx } from '../../../ui/cx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu';
import { PopoverPanel } from '../../../ui/overlays/popover-panel';
import { CommandItem } from '../../chrome/command-item';
import { commandIcon } from '../../chrome/command-icons';
import { ALIGN_COMMANDS, DISTRIBUTE_COMMANDS } from '../../commands/places/align';
import { group, ungroup, unlock } from '../../commands/places/arrange';
import type { BuilderCommand } from '../../commands/builder-command';
import { choosePicture } from '../../commands/clipboard/replace-picture';
import { cropPicture } from '../../commands/crop-picture';
import { deleteSelected, duplicateSelected, undo } from '../../commands/edit';
import { editText } from '../../commands/texts/edit-text';
import { labelShape } from '../../commands/texts/label-shape';
import { TOOL_COMMANDS } from '../../commands/tools';
import { toggleEmailView } from '../../commands/views/view';
import { FindingsList } from '../../findings/findings-list';
import { selectOpenFindings } from '../../findings/select-findings';
import { useShowPanel } from '../../panels/show-panel';
import { useCommand } from '../../use-command';
import { ContextMenuItems } from '../context-menu-items';
import { useHasOneRow } from '../use-has-one-row';
import { FootButton } from './foot-button';
import { useCutOff } from './use-cut-off';
import { useFreeSelection } from './use-free-selection';
import { WritingBar } from './writing-bar';

/** What is shown where it can be done: each is for one kind of element. */
export const FOOT_OWN = [editText, choosePicture, cropPicture, labelShape, unlock] as const;

/** What can be done with whatever is selected. */
export const FOOT_ALWAYS = [duplicateSelected, deleteSelected] as const;

/** What is shown beside these for several elements, where it can be done. */
const FOOT_GROUPING = [group, ungroup] as const;

/** What one button of several elements opens. */
const FOOT_ALIGNING: readonly BuilderCommand[] = [...ALIGN_COMMANDS, ...DISTRIBUTE_COMMANDS];

export const FOOT_SEVERAL: readonly BuilderCommand[] = [...FOOT_GROUPING, ...FOOT_ALIGNING];

/** Shorter words for what has little room; each is a part of the command's own. */
const SHORT: Readonly<Record<string, string>> = {
  'edit.picture': 'Replace',
  'edit.label': 'Label',
  'view.tool.marquee': 'Several',
};

/**
 * On a phone, what can be done with the selection: near the thumb, above the toolbar. While a text is written, what ends that; while
 * a picture is cropped, the bar of the crop stands in its place.
 */
export function FootBar() {
  const isWriting = useAppSelector(({ textEdit }) => textEdit !== null);
  const isCropping = useAppSelector(({ view }) => view.cropped !== null);
  if (isCropping) return null;
  return isWriting ? <WritingBar /> : <ChosenBar />;
}

function ChosenBar() {
  const ref = useRef<HTMLDivElement>(null);
  const isSeveral = useAppSelector((state) => state.selection.length > 1);
  const row = useRef<HTMLDivElement>(null);
  const hasOneRow = useHasOneRow();
  useFreeSelection(ref);
  const cut = useCutOff(row);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Selection"
      data-foot-bar=""
      className="pointer-events-auto flex max-w-full min-w-0 rounded-card bg-raised p-1 shadow-float max-sm:w-full short:p-0.5 [&>button]:grow-0 [&>span_button]:grow-0"
    >
      {/* What does not fit stands in a second line, which is not seen: the menu has it. */}
      <div ref={row} className="relative flex h-11 min-w-0 grow flex-wrap overflow-clip">
        {FOOT_OWN.map((command) => (
          <OwnButton key={command.id} command={command} />
        ))}
        <StyleButton />
        {FOOT_ALWAYS.map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
        <SeveralButton />
        {isSeveral &&
          FOOT_GROUPING.map((command) => <OwnButton key={command.id} command={command} />)}
        {isSeveral && <AlignButton />}
      </div>
      {hasOneRow && <CommandButton command={undo} />}
      <MoreButton cut={cut} />
    </div>
  );
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
      data-foot={command.id}
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
  return <FootButton label="Style" Icon={Palette} data-foot="style" onClick={open} />;
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
      data-foot={marquee.id}
      aria-pressed={isOn}
      onClick={run}
    />
  );
}

const ALIGN = 'Align';

/** Opens what puts several elements in line. */
function AlignButton() {
  const button = <FootButton label={ALIGN} Icon={AlignStartVertical} data-foot={ALIGN} />;
  return (
    <Menu side="top" align="end" trigger={button}>
      {FOOT_ALIGNING.map((command) => {
        const Icon = commandIcon(command);
        return <CommandItem key={command.id} command={command} icon={<Icon />} />;
      })}
    </Menu>
  );
}

/** What the bar has itself, or what its menu begins with where it finds no room. */
const IN_BAR: ReadonlySet<BuilderCommand> = new Set([
  ...FOOT_OWN,
  ...FOOT_ALWAYS,
  ...FOOT_GROUPING,
]);
const IN_WIDE_BAR: ReadonlySet<BuilderCommand> = new Set([...IN_BAR, ...FOOT_ALIGNING]);

/** What found no room in the bar, but what has a menu of its own. */
function CutItems({ cut }: { readonly cut: readonly string[] }) {
  const isOn = useAppSelector(({ view }) => view.tool === 'marquee');
  const several = TOOL_COMMANDS[isOn ? 'select' : 'marquee'];
  const commands = [...IN_BAR].filter(({ id }) => cut.includes(id));
  if (cut.includes(TOOL_COMMANDS.marquee.id)) commands.push(several);
  if (commands.length === 0) return null;
  return (
    <>
      {commands.map((command) => (
        <CommandItem key={command.id} command={command} />
      ))}
      <MenuSeparator />
    </>
  );
}

/** What the bar has not, and what it stands in the place of: the checks and the email view. */
function MoreButton({ cut }: { readonly cut: readonly string[] }) {
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
          <CutItems cut={cut} />
          <ContextMenuItems without={cut.includes(ALIGN) ? IN_BAR : IN_WIDE_BAR} />
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
              'more-below scroll-thin overflow-y-auto',
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

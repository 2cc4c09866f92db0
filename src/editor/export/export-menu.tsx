import { ChevronDown, Copy, Download, Mail } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { CODE_MODE_WORDS } from '../../model/code-modes';
import { OPENER } from '../../destinations/opener';
import { useLazyDialog } from '../../output/page/use-lazy-dialog';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '../../ui/overlays/menu';
import type { BuilderCommand } from '../commands/builder-command';
import { copyDesign, exportDesign } from '../commands/file';
import {
  copyHtml,
  copySignature,
  trimToContent,
  shortestCode,
  openUseItIn,
  viewHtml,
  viewPlainText,
} from '../commands/export';
import { selectScene } from '../selectors';
import { useCommand } from '../use-command';
import { PARTS } from '../lazy-parts';

const CODE_DIALOGS = ['html', 'text'] as const;

/** The other ways to export the signature, beside the button that copies it. */
export function ExportMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const { code: dialogs } = useLazyDialog(CODE_DIALOGS, PARTS);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const trigger = (
    <Button
      ref={button}
      {...OPENER}
      variant="primary"
      aria-label="Export options"
      className="rounded-s-none border-s-on-accent/30 px-1.5! outline-on-accent focus-visible:-outline-offset-4 pointer-coarse:px-3.5!"
    >
      <ChevronDown className="size-4" aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <Menu align="end" trigger={trigger}>
        <Item command={openUseItIn} icon={<Mail />} />
        <MenuSeparator />
        <Item command={copySignature} icon={<Copy />} />
        <Item command={exportDesign} icon={<Download />}>
          Download HTML
        </Item>
        <Item command={copyHtml} />
        {isNarrow && <Item command={copyDesign} />}
        <MenuSeparator />
        <Item command={viewHtml} />
        <Item command={viewPlainText} />
        <MenuSeparator />
        <TrimItem />
        <ShortestItem />
      </Menu>
      {dialogs && <dialogs.CodeDialog onClosed={() => button.current?.focus()} />}
    </>
  );
}

interface ItemProps {
  readonly command: BuilderCommand;
  readonly icon?: ReactNode;
  /** Its text, in place of the command's label. */
  readonly children?: string;
}

function Item({ command, icon, children }: ItemProps) {
  const { label, isEnabled, run } = useCommand(command);
  return (
    <MenuItem icon={icon} disabled={!isEnabled} onSelect={run}>
      {children ?? label}
    </MenuItem>
  );
}

function TrimItem() {
  const { label, isEnabled, run } = useCommand(trimToContent);
  const isOn = useAppSelector((state) => selectScene(state).frame.trim);
  return (
    <MenuCheckItem isChecked={isOn} disabled={!isEnabled} onChange={run}>
      {label}
    </MenuCheckItem>
  );
}

function ShortestItem() {
  const { label, isEnabled, run } = useCommand(shortestCode);
  const isOn = useAppSelector(({ signature: { present } }) => present.look.code === 'shortest');
  return (
    <MenuCheckItem
      isChecked={isOn}
      hint={CODE_MODE_WORDS.hint}
      disabled={!isEnabled}
      onChange={run}
    >
      {label}
    </MenuCheckItem>
  );
}

import { ArrowLeft, Braces, ClipboardCopy, Download, FileUp, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OPENER } from '../../destinations/opener';
import { SignatureMenu } from '../../saving/page/signature-menu';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SIGNATURE_FILES } from '../../saving/state/files/file-name';
import { Button } from '../../ui/buttons/button';
import { buttonClasses } from '../../ui/buttons/button-classes';
import { cx } from '../../ui/cx';
import { FileButton } from '../../ui/fields/file-button';
import type { BuilderCommand } from '../commands/builder-command';
import { copySignature, openUseItIn } from '../commands/export';
import { copyDesign, exportDesign } from '../commands/file';
import { importFiles } from '../commands/clipboard/import-design';
import { MAIL_FILES } from '../../import/page/mail-files';
import { selectSelected } from '../selectors';
import { ExportMenu } from '../export/export-menu';
import { useCommand } from '../use-command';
import { statusLine } from './status-line';

/** The link back to the form, what is selected, and the actions on all of it. */
export function EditorHeader() {
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b bg-panel px-3 not-short:pointer-coarse:h-14">
      <Link
        to="/"
        aria-label="Back to Form Builder"
        className={cx(buttonClasses({ variant: 'ghost' }), 'finger-target relative max-sm:px-2')}
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        <span className="max-sm:hidden">Back to Form Builder</span>
      </Link>
      <span aria-hidden="true" className="h-5 border-l max-md:hidden" />
      <SignatureMenu className="w-48 max-lg:w-40 max-md:flex-1" />
      <div className="min-w-0 flex-1 truncate ps-1 max-lg:sr-only">
        <h1 className="inline text-sm whitespace-nowrap font-semibold">Drag & Drop Builder</h1>
        <StatusLine />
      </div>
      <div className="ms-auto flex items-center gap-2">
        <ImportButton />
        <QuietButton command={copyDesign} icon={<Braces {...ICON} />} narrow="below xl" />
        <QuietButton command={exportDesign} icon={<Download {...ICON} />} narrow="below md" />
        <UseItInButton />
        <div className="flex">
          <CopySignatureButton />
          <ExportMenu />
        </div>
      </div>
    </header>
  );
}

const ICON = { className: 'size-4', 'aria-hidden': true } as const;

function StatusLine() {
  const text = useAppSelector((state) => statusLine(selectSelected(state)));
  return (
    <p
      data-status-line=""
      className="ms-3 inline text-sm whitespace-nowrap text-ink-muted tabular-nums max-xl:sr-only"
    >
      {text}
    </p>
  );
}

function ImportButton() {
  const dispatch = useAppDispatch();
  const label = 'Import Design';
  return (
    <FileButton
      variant="ghost"
      inputLabel="Design file"
      accept={`${SIGNATURE_FILES},${MAIL_FILES}`}
      canTakeMany
      icon={<FileUp className="size-4" aria-hidden="true" />}
      aria-label={label}
      title={label}
      className="finger-target relative max-xl:px-2 max-sm:hidden"
      onFiles={(files) => void dispatch(importFiles(files))}
    >
      <span className="max-xl:hidden">{label}</span>
    </FileButton>
  );
}

/** One tap away on a phone, too. */
function UseItInButton() {
  const { label, reason, run } = useCommand(openUseItIn);
  return (
    <Button
      {...OPENER}
      variant="ghost"
      aria-label={label}
      className="finger-target relative max-xl:px-2"
      disabledReason={reason ?? null}
      icon={<Mail className="size-4" aria-hidden="true" />}
      onClick={run}
    >
      <span className="max-xl:hidden">{label}</span>
    </Button>
  );
}

/** What nearly everyone comes for. */
function CopySignatureButton() {
  const { label, isEnabled, reason, run } = useCommand(copySignature);
  return (
    <Button
      variant="primary"
      className="rounded-e-none max-md:px-2.5 focus-visible:-outline-offset-4 not-aria-disabled:outline-on-accent"
      aria-label={label}
      icon={<ClipboardCopy className="size-4" aria-hidden="true" />}
      disabledReason={isEnabled ? null : reason}
      onClick={run}
    >
      <span className="md:hidden">Copy</span>
      <span className="max-md:hidden">{label}</span>
    </Button>
  );
}

interface QuietButtonProps {
  readonly command: BuilderCommand;
  readonly icon: ReactNode;
  /** Where the picture alone stays; on a phone it is in the menu beside Copy. */
  readonly narrow: keyof typeof NARROW;
}

const NARROW = {
  'below md': { button: 'max-md:px-2 max-sm:hidden', label: 'max-md:hidden' },
  'below xl': { button: 'max-xl:px-2 max-sm:hidden', label: 'max-xl:hidden' },
} as const;

function QuietButton({ command, icon, narrow }: QuietButtonProps) {
  const { label, run } = useCommand(command);
  return (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={label}
      title={label}
      className={cx('finger-target relative', NARROW[narrow].button)}
      onClick={run}
    >
      <span className={NARROW[narrow].label}>{label}</span>
    </Button>
  );
}

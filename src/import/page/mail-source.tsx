import { FileUp } from 'lucide-react';
import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { Notice } from '../../ui/notice';
import { mailFromClipboard, type PastedMail } from '../core/clipboard-mail';
import type { ImportedMail } from '../core/mail';
import { MAIL_FILES } from './mail-files';
import { mailOfFiles } from './mail-of-files';
import { ReadingFile } from './reading-file';

interface MailSourceProps {
  readonly label: string;
  readonly onMail: (mail: ImportedMail) => void;
  /** Files that are something else: what a file chooser offers, and who takes them; false for what is none. */
  readonly others?: OtherFiles | undefined;
}

export interface OtherFiles {
  readonly accept: string;
  readonly take: (files: readonly File[]) => boolean;
}

const HINT = 'Ctrl+V, or ⌘V on a Mac. HTML source will do, too.';
const NOT_MAIL =
  'There is no signature in what you pasted. Copy it from an email, with its pictures.';

/** The ways in for a mail from elsewhere: paste, HTML source, a file. */
export function MailSource({ label, onMail, others }: MailSourceProps) {
  const [source, setSource] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { isReading, read, cancel } = useMailFiles(onMail);
  const take = (pasted: PastedMail): void => {
    const mail = mailFromClipboard(pasted);
    setIsRefused(mail === null);
    if (mail !== null) onMail(mail);
  };
  const takeFiles = (files: readonly File[]): void => {
    if (others?.take(files) !== true) void read(files);
  };
  const box = useRef<HTMLDivElement>(null);
  usePasteAnywhere(box, (data) => {
    const [html = '', rtf = '', text = ''] = ['text/html', 'text/rtf', 'text/plain'].map((type) =>
      data.getData(type),
    );
    if (html === '' && text === '') takeFiles([...data.files]);
    else take({ html, rtf, text });
  });
  return (
    <div ref={box} className="grid gap-4">
      <TextAreaField
        label={label}
        hint={HINT}
        rows={4}
        value={source}
        onChange={setSource}
        spellCheck={false}
      />
      {source.trim() !== '' && (
        <Button
          className="justify-self-start"
          onClick={() => take({ html: source, rtf: '', text: source })}
        >
          Read the HTML
        </Button>
      )}
      {isRefused && (
        <Notice tone="warning" announce="at once">
          {NOT_MAIL}
        </Notice>
      )}
      <FileDrop
        label="Or choose a file"
        hint="An email (.eml), a saved signature (.htm with its pictures, .mailsignature), or a .zip of them"
        accept={others === undefined ? MAIL_FILES : `${MAIL_FILES},${others.accept}`}
        canTakeMany
        icon={<FileUp aria-hidden="true" />}
        onFiles={takeFiles}
      />
      {isReading && <ReadingFile onCancel={cancel} />}
    </div>
  );
}

/** Reads files as a mail from elsewhere, the last that were chosen; stops when it is cancelled or gone. */
function useMailFiles(onMail: (mail: ImportedMail) => void) {
  const dispatch = useAppDispatch();
  const [reading, setReading] = useState<AbortController | null>(null);
  useEffect(() => () => reading?.abort(), [reading]);
  const read = async (files: readonly File[]): Promise<void> => {
    const begun = new AbortController();
    setReading(begun);
    const mail = await dispatch(mailOfFiles(files, begun.signal));
    setReading((current) => (current === begun ? null : current));
    if (mail !== null) onMail(mail);
  };
  return { isReading: reading !== null, read, cancel: () => setReading(null) };
}

const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/**
 * Takes what is pasted while a dialog asks for it, wherever in the dialog the focus is: a dialog that opens has it on itself.
 * What is pasted into a field outside `box` is that field's.
 */
function usePasteAnywhere(
  box: RefObject<HTMLElement | null>,
  onPaste: (data: DataTransfer) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const { target, clipboardData } = event;
    const isOurs = target instanceof Element && box.current?.contains(target) === true;
    const isOthers = target instanceof Element && !isOurs && target.closest(FIELDS) !== null;
    if (clipboardData === null || isOthers) return;
    event.preventDefault();
    // The page behind the dialog would take it, too.
    event.stopPropagation();
    onPaste(clipboardData);
  });
  useEffect(() => {
    document.addEventListener('paste', paste, true);
    return () => document.removeEventListener('paste', paste, true);
  }, []);
}

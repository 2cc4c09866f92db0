import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { Notice } from '../../ui/notice';
import { looksLikeHtml, mailFromClipboard, type PastedMail } from '../core/clipboard-mail';
import type { ImportedMail } from '../core/mail';
import { isSignatureText } from '../core/text-mail';
import { MAIL_FILES } from './mail-files';
import { mailOfFiles } from './mail-of-files';
import { ReadingFile } from './reading-file';
import { usePasteAnywhere } from './use-paste-anywhere';

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

const HINT = 'Ctrl+V, or ⌘V on a Mac. Plain text and HTML source will do, too.';
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
  usePasteAnywhere(box, ({ files, ...pasted }) => {
    if (pasted.html === '' && pasted.text === '') takeFiles(files);
    else take(pasted);
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
          {isText(source) ? 'Read the text' : 'Read the HTML'}
        </Button>
      )}
      {isRefused && (
        <Notice tone="warning" announce="at once">
          {NOT_MAIL}
        </Notice>
      )}
      <FileDrop
        label="Or choose a file"
        hint="An email (.eml), a saved signature (.htm with its pictures, .mailsignature), a text (.txt), or a .zip of them"
        accept={others === undefined ? MAIL_FILES : `${MAIL_FILES},${others.accept}`}
        canTakeMany
        icon={<FileUp aria-hidden="true" />}
        onFiles={takeFiles}
      />
      {isReading && <ReadingFile onCancel={cancel} />}
    </div>
  );
}

function isText(source: string): boolean {
  return !looksLikeHtml(source) && isSignatureText(source);
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

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { mailFromClipboard, type PastedMail } from '../core/clipboard-mail';
import type { ForeignMail } from '../core/mail';
import { Button } from '../../ui/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { Notice } from '../../ui/notice';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { MAIL_FILES } from './mail-files';
import { ReadingFile } from './reading-file';
import { useMailFiles } from './use-mail-files';
import { usePasteAnywhere } from './use-paste-anywhere';

interface MailSourceProps {
  readonly label: string;
  readonly onMail: (mail: ForeignMail) => void;
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

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { looksLikeHtml } from '../core/clipboard-mail';
import type { ImportedMail } from '../core/mail';
import { isSignatureText } from '../core/text-mail';
import { MAIL_FILES } from './mail-files';
import { NotMail } from './not-mail';
import { ReadingFile } from './reading-file';
import { usePastedMail } from './use-pasted-mail';

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

const HINT = (
  <>
    <span className="pointer-coarse:hidden">Ctrl+V, or ⌘V on a Mac. </span>
    Plain text and HTML source will do, too.
  </>
);

/** The ways in for a mail from elsewhere: paste, HTML source, a file. */
export function MailSource({ label, onMail, others }: MailSourceProps) {
  const [source, setSource] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { isRefused, take, takeFiles, isReading, cancel } = usePastedMail(
    box,
    onMail,
    others?.take,
  );
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
      {isRefused && <NotMail />}
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

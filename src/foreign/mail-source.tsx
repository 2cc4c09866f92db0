import { FileUp } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button';
import { FileDrop } from '../../ui/file-drop';
import { Notice } from '../../ui/notice';
import { TextAreaField } from '../../ui/text-area-field';
import { importMailFiles, importPasted } from './begin-import';
import { MAIL_FILES } from './mail-files';
import { IMPORT_WORDS } from './words';

/** The ways in: paste, HTML source, a file. */
export function ImportSource() {
  const dispatch = useAppDispatch();
  const [source, setSource] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const take = (html: string, rtf: string, text: string): void => {
    setIsRefused(!dispatch(importPasted({ html, rtf, text })));
  };
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData: data } = event;
    const [html = '', rtf = '', text = ''] = ['text/html', 'text/rtf', 'text/plain'].map((type) =>
      data.getData(type),
    );
    event.preventDefault();
    if (html === '' && text === '') void dispatch(importMailFiles([...data.files]));
    else take(html, rtf, text);
  };
  const { intro, paste: label, source: hint, notMail, file, fileHint } = IMPORT_WORDS;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">{intro}</p>
      <TextAreaField
        label={label}
        hint={hint}
        rows={4}
        value={source}
        onChange={setSource}
        onPaste={paste}
        spellCheck={false}
      />
      {source.trim() !== '' && (
        <Button className="justify-self-start" onClick={() => take(source, '', source)}>
          Read the HTML
        </Button>
      )}
      {isRefused && (
        <Notice tone="warning" announce="at once">
          {notMail}
        </Notice>
      )}
      <FileDrop
        label={file}
        hint={fileHint}
        accept={MAIL_FILES}
        canTakeMany
        icon={<FileUp aria-hidden="true" />}
        onFiles={(files) => void dispatch(importMailFiles(files))}
      />
    </div>
  );
}

import { FileUp } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import type { ListProblem } from '../../core/list/table';
import { Button } from '../../../ui/button';
import { FileDrop } from '../../../ui/fields/file-drop';
import { Notice } from '../../../ui/notice';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { LIST_WORDS } from '../words';
import { readListFile } from './read-list-file';
import { SAMPLE_LIST } from './sample-list';
import { beginList, takeList } from './take-list';

interface ListSourcesProps {
  /** Called when there is a new list. */
  readonly onTaken?: (() => void) | undefined;
}

/** The ways in for a list: paste, a file, by hand, or a sample to look at. */
export function ListSources({ onTaken }: ListSourcesProps) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const { problem, isReading, take, takeFile } = useTaking(onTaken);
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    const [file] = event.clipboardData.files;
    if (pasted === '' && file === undefined) return;
    event.preventDefault();
    if (pasted !== '') void take(pasted, LIST_WORDS.pasted);
    else if (file !== undefined) void takeFile(file);
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <TextAreaField
          label={LIST_WORDS.paste}
          hint={LIST_WORDS.pasteHint}
          rows={5}
          placeholder={LIST_WORDS.pasteExample}
          value={text}
          onChange={setText}
          onPaste={paste}
          spellCheck={false}
        />
        <div className="grid content-start md:pt-6">
          <FileDrop
            label={LIST_WORDS.file}
            hint={LIST_WORDS.fileHint}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            icon={<FileUp aria-hidden="true" />}
            isBusy={isReading}
            onFiles={([file]) => {
              if (file !== undefined) void takeFile(file);
            }}
          />
        </div>
      </div>
      {problem !== null && <ListRefused problem={problem} />}
      <div className="flex flex-wrap gap-2">
        {text.trim() !== '' && (
          <Button variant="primary" onClick={() => void take(text, LIST_WORDS.pasted)}>
            {LIST_WORDS.read}
          </Button>
        )}
        <Button
          onClick={() => {
            dispatch(beginList());
            onTaken?.();
          }}
        >
          {LIST_WORDS.type}
        </Button>
        <Button variant="ghost" onClick={() => void take(SAMPLE_LIST, LIST_WORDS.sampleName)}>
          {LIST_WORDS.sample}
        </Button>
      </div>
      <output className="sr-only">{isReading && LIST_WORDS.reading}</output>
    </div>
  );
}

function useTaking(onTaken: (() => void) | undefined) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<ListProblem | null>(null);
  const [isReading, setIsReading] = useState(false);
  const take = async (source: string | Uint8Array, name: string): Promise<void> => {
    setIsReading(true);
    const found = await dispatch(takeList(source, name));
    setIsReading(false);
    setProblem(found);
    if (found === null) onTaken?.();
  };
  const takeFile = async (file: File): Promise<void> => {
    setIsReading(true);
    const read = await readListFile(file);
    if (read.ok) {
      await take(read.value, file.name);
      return;
    }
    setIsReading(false);
    setProblem({ line: 0, column: null, message: read.problem });
  };
  return { problem, isReading, take, takeFile };
}

function ListRefused({ problem: { line, column, message } }: { readonly problem: ListProblem }) {
  const place = line === 0 ? '' : `Line ${line}${column === null ? '' : `, ${column}`}: `;
  return (
    <Notice tone="warning" announce="at once">
      {place}
      {message}
    </Notice>
  );
}

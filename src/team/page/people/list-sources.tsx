import { FileUp } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { FileDrop } from '../../../ui/fields/file-drop';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Notice } from '../../../ui/notice';
import type { ListProblem } from '../../core/list/table';
import { LIST_WORDS } from '../copy';
import { LIST_FILES, readListFile, refusal } from './read-list-file';
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
          rows={6}
          placeholder={LIST_WORDS.pasteExample}
          value={text}
          onChange={setText}
          onPaste={paste}
          spellCheck={false}
        />
        <div className="grid max-md:content-start md:pt-6 md:pb-5.5">
          <FileDrop
            label={LIST_WORDS.file}
            hint={LIST_WORDS.fileHint}
            accept={LIST_FILES}
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

function ListRefused({ problem }: { readonly problem: ListProblem }) {
  return (
    <Notice tone="warning" announce="at once">
      {refusal(problem)}
    </Notice>
  );
}

/** Eight made-up people to look at: a guest, a blocked account and one without a phone among them. */
export const SAMPLE_LIST = [
  'Name,Email,Job title,Department,Phone,City,Country,User type,Account enabled',
  'Amara Okafor,amara.okafor@example.com,Head of Sales,Sales,+49 30 5550 1210,Berlin,Germany,Member,True',
  'Jonas Weber,jonas.weber@example.com,Account Manager,Sales,+49 30 5550 1211,Berlin,Germany,Member,True',
  'Chloé Martin,chloe.martin@example.com,Customer Success Manager,Support,+33 1 5555 0102,Paris,France,Member,True',
  'Mateo García-Luna de la Vega,mateo.garcia@example.com,Senior Director of International Partnerships,Sales,+34 91 555 01 03,Madrid,Spain,Member,True',
  'Yuki Tanaka,yuki.tanaka@example.com,Product Designer,Design,,Berlin,Germany,Member,True',
  'Priya Raman,priya.raman@example.com,Engineer,Engineering,extension on request,Berlin,Germany,Member,True',
  'Sam Guest,sam@partner.example,Consultant,Sales,+44 20 7946 0104,London,United Kingdom,Guest,True',
  'Lena Fischer,lena.fischer@example.com,Engineer,Engineering,+49 30 5550 1299,Berlin,Germany,Member,False',
].join('\n');

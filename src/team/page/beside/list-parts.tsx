import { ClipboardPaste } from 'lucide-react';
import { useRef, useState, type ClipboardEvent } from 'react';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { encodingLabel } from '../../core/list/encodings/encoding';
import type { BesideList } from '../../state/beside-lists';
import { LIST_WORDS } from '../copy';
import { ReadAsField } from '../parts/read-as-field';
import { BESIDE_WORDS } from './copy';
import { readBesideAs, takeBesideList, type TableBeside, type Taken } from './take-beside';

/** Takes a list and shows what became of it, with the way back. Returns whether it was taken. */
export type TakeBeside = (taking: AppThunk<Promise<Taken>>, title?: string) => Promise<boolean>;

interface ListPartsProps {
  readonly of: TableBeside;
  readonly list: BesideList | null;
  readonly take: TakeBeside;
}

/** What lists beside that of people have, and photos have not: a field to paste cells into, and how the file was read. */
export function ListParts({ of, list, take }: ListPartsProps) {
  const { title, encoding: label } = BESIDE_WORDS[of];
  return (
    <>
      {list?.source !== undefined && (
        <ReadAsField
          label={label}
          // That it was guessed is among the problems of the list.
          lead=""
          source={list.source}
          onChoose={(encoding) =>
            void take(
              readBesideAs(of, encoding),
              BESIDE_WORDS.readAs(title, encodingLabel(encoding)),
            )
          }
        />
      )}
      <PasteList of={of} take={take} />
    </>
  );
}

/** A field for cells out of a spreadsheet, behind a button: most lists come as files. */
function PasteList({ of, take }: Pick<ListPartsProps, 'of' | 'take'>) {
  const { paste, pasteHere, pasteExample } = BESIDE_WORDS[of];
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const read = async (given: string): Promise<void> => {
    // Where it is no list it can be changed.
    setText(given);
    if (!(await take(takeBesideList(of, given)))) return;
    setText('');
    setIsOpen(false);
    button.current?.focus();
  };
  const pasteAll = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // What is pasted into cells that stand there already is a part of them.
    if (pasted.trim() === '' || text.trim() !== '') return;
    event.preventDefault();
    void read(pasted);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        className="-ms-3"
        icon={<ClipboardPaste className="size-3.5" aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {paste}
      </Button>
      {isOpen && (
        <div className="grid w-full gap-2">
          <TextAreaField
            label={pasteHere}
            hint={LIST_WORDS.pasteHint}
            rows={4}
            placeholder={pasteExample}
            value={text}
            onChange={setText}
            onPaste={pasteAll}
            spellCheck={false}
          />
          {text.trim() !== '' && (
            <Button className="justify-self-start" onClick={() => void read(text)}>
              {BESIDE_WORDS.readPasted}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

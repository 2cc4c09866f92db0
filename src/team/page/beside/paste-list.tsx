import { useState, type ClipboardEvent } from 'react';
import { Button } from '../../../ui/buttons/button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { LIST_WORDS } from '../copy';
import { BESIDE_WORDS } from './copy';
import type { TableBeside } from './take-beside';

interface PasteListProps {
  readonly of: TableBeside;
  /** Returns whether the text was a list. */
  readonly take: (text: string) => Promise<boolean>;
  readonly onTaken: () => void;
}

/** A field for cells out of a spreadsheet, which has the focus from the start. */
export function PasteList({ of, take, onTaken }: PasteListProps) {
  const { pasteHere, pasteExample } = BESIDE_WORDS[of];
  const [text, setText] = useState('');
  const read = async (given: string): Promise<void> => {
    // Where it is no list it can be changed.
    setText(given);
    if (await take(given)) onTaken();
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // What is pasted into cells that stand there already is a part of them.
    if (pasted.trim() === '' || text.trim() !== '') return;
    event.preventDefault();
    void read(pasted);
  };
  return (
    <div className="grid gap-2">
      <TextAreaField
        ref={focusOn}
        label={pasteHere}
        hint={LIST_WORDS.pasteHint}
        rows={4}
        placeholder={pasteExample}
        value={text}
        onChange={setText}
        onPaste={paste}
        spellCheck={false}
      />
      {text.trim() !== '' && (
        <Button className="justify-self-start" onClick={() => void read(text)}>
          {BESIDE_WORDS.readPasted}
        </Button>
      )}
    </div>
  );
}

function focusOn(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

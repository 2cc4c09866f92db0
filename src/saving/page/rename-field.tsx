import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/fields/text-field';
import { useTypedSoon } from '../../ui/fields/use-typed-soon';
import { LIST_WORDS } from './words';

interface RenameFieldProps {
  readonly name: string;
  /** What it is called while the name is blank. */
  readonly placeholder: string;
  readonly maxLength: number;
  /** Gets the name whenever it is another one: while it is typed, too, so that it is saved, and the old one by Escape. */
  readonly onName: (name: string) => void;
  readonly onEnd: () => void;
}

/** The name of a signature, to be changed: Enter and leaving the field take it, Escape does not. */
export function RenameField({ name, placeholder, maxLength, onName, onEnd }: RenameFieldProps) {
  const [before] = useState(name);
  const [text, setText] = useState(name);
  const given = useRef(name);
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, []);
  const give = (typed: string): void => {
    if (typed === given.current) return;
    given.current = typed;
    onName(typed);
  };
  const soon = useTypedSoon(give);
  const end = (taken: string): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    soon.drop();
    give(taken);
    onEnd();
  };
  return (
    <div data-own-escape="" className="min-w-0 flex-1">
      <TextField
        ref={field}
        label={LIST_WORDS.nameField}
        isLabelHidden
        value={text}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(typed) => {
          setText(typed);
          soon.note(typed);
        }}
        onBlur={() => end(text)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') end(text);
          else if (event.key === 'Escape') end(before);
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}

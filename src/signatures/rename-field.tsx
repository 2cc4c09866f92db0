import { useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/text-field';
import { LIST_WORDS } from './words';

interface RenameFieldProps {
  readonly name: string;
  /** What it is called while the name is blank. */
  readonly placeholder: string;
  readonly maxLength: number;
  /** Gets the new name; null where it stays as it was. */
  readonly onEnd: (name: string | null) => void;
}

/** The name of a signature, to be changed: Enter and leaving the field take it, Escape does not. */
export function RenameField({ name, placeholder, maxLength, onEnd }: RenameFieldProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, []);
  const end = (taken: string | null): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(taken === name ? null : taken);
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
        onChange={setText}
        onBlur={() => end(text)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') end(text);
          else if (event.key === 'Escape') end(null);
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}

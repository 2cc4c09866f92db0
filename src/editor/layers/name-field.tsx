import { useEffect, useRef, useState } from 'react';
import { useTypedSoon } from '../../ui/fields/use-typed-soon';

interface NameFieldProps {
  readonly name: string;
  /** What is typed so far, so that it is saved. Escape takes it back. */
  readonly onTyped: (text: string) => void;
  /** What was typed when the field was left or Enter pressed; null after Escape. */
  readonly onEnd: (text: string | null) => void;
}

/** A field in place of a name. */
export function NameField({ name, onTyped, onEnd }: NameFieldProps) {
  const [before] = useState(name);
  const [text, setText] = useState(name);
  const soon = useTypedSoon(onTyped);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const end = (result: string | null): void => {
    // Handing the focus on blurs the field, which is no second end.
    if (isOver.current) return;
    isOver.current = true;
    soon.drop();
    onEnd(result);
  };
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      ref={input}
      type="text"
      aria-label={`New name of ${before}`}
      spellCheck={false}
      autoComplete="off"
      maxLength={80}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        soon.note(event.target.value);
      }}
      onBlur={() => end(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        end(event.key === 'Enter' ? text : null);
      }}
      className="h-6 w-full min-w-0 rounded-[4px] border border-accent bg-panel px-1 text-field outline-none select-text pointer-coarse:h-9"
    />
  );
}

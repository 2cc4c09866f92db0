import { useRef, type ComponentProps } from 'react';
import { Button } from '../buttons/button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Names the field behind the button. */
  readonly inputLabel: string;
  /** What the file chooser offers, such as `image/*`. */
  readonly accept: string;
  readonly canTakeMany?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's file chooser. */
export function FileButton({
  inputLabel,
  accept,
  canTakeMany = false,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={canTakeMany}
        hidden
        aria-label={inputLabel}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // So that choosing the same file again is a change again.
          event.target.value = '';
        }}
      />
    </>
  );
}

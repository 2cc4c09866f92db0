import { useRef, type ComponentProps } from 'react';
import { Button } from '../buttons/button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Names the field behind the button. */
  readonly inputLabel: string;
  /** What the file chooser offers, such as `image/*`. */
  readonly accept: string;
  readonly canTakeMany?: boolean | undefined;
  /** Takes all files of a folder, with those of folders in it; files alone where the browser has no such chooser. */
  readonly isFolder?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** React has no type for it. */
const AS_FOLDER = { webkitdirectory: '' };

/** A button that opens the browser's file chooser. */
export function FileButton({
  inputLabel,
  accept,
  canTakeMany = false,
  isFolder = false,
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
        multiple={canTakeMany || isFolder}
        {...(isFolder && AS_FOLDER)}
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

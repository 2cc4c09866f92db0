import { useRef, type ReactNode } from 'react';
import { cx } from '../cx';
import { takeDropped } from './dropped-files';
import { useFileDrop } from './use-file-drop';
import { Spinner } from '../spinner';

interface FileDropProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  /** What the file chooser offers, such as `image/*`. Dropped files are handed on unchecked. */
  readonly accept?: string | undefined;
  readonly canTakeMany?: boolean | undefined;
  /** Shows that a file is being read; another one is taken all the same. */
  readonly isBusy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A dashed box that takes files: by a click, by keyboard or by dropping them on it. One that takes many takes those of folders, too. */
export function FileDrop({
  label,
  hint,
  icon,
  accept,
  canTakeMany = false,
  isBusy = false,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (list: Iterable<File>) => {
    const files = [...list].slice(0, canTakeMany ? undefined : 1);
    if (!disabled && files.length > 0) onFiles(files);
  };
  const { isOver, dropHandlers } = useFileDrop((data) =>
    canTakeMany ? takeDropped(data, take) : take(data.files),
  );
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-busy={isBusy || undefined}
        onClick={() => input.current?.click()}
        {...dropHandlers}
        className={cx(
          'flex w-full flex-col items-center gap-1 rounded-card border border-dashed px-4 py-6 text-center transition-colors duration-120 disabled:cursor-not-allowed disabled:text-ink-faint',
          isOver && !disabled ? 'border-accent bg-accent-soft' : 'border-edge',
          !disabled && 'hover:border-accent hover:bg-accent-soft',
        )}
      >
        <span
          aria-hidden="true"
          className="pointer-events-none mb-1 flex text-ink-muted [&>svg]:size-5"
        >
          {isBusy ? <Spinner /> : icon}
        </span>
        <span className="text-base font-medium">{label}</span>
        {hint !== undefined && (
          <span className={cx('text-xs', !disabled && 'text-ink-muted')}>{hint}</span>
        )}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={canTakeMany}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files ?? []);
          // So that choosing the same file again is a change again.
          event.target.value = '';
        }}
      />
    </>
  );
}

import { Copy, Download, Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SHARE_WORDS } from '../../model/messages/share-messages';
import { NONE_HELD } from '../../model/picture/held-pictures';
import { SmallPicture } from '../../output/page/small-picture';
import { useAppDispatch } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { TextField } from '../../ui/fields/text-field';
import { useDebouncedInput } from '../../ui/fields/use-debounced-input';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu';
import { copyLinkTo } from '../state/files/copy-link';
import { saveSignatureFile } from '../state/files/save-file';
import { LONGEST_NAME, nameOf, type Header } from '../state/header';
import { deleteSignature, duplicateSignature, renameSignature } from '../state/list';
import { switchTo } from '../state/open-signature';
import { ago } from './undo-redo';
import { LIST_WORDS } from './copy';

interface SignatureRowProps {
  readonly header: Header;
  /** What it is called among the others. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly nowMs: number;
  /** Closes the list. */
  readonly onDone: () => void;
  /** Takes the focus when the row goes. */
  readonly onGone: () => void;
}

/** A signature in the list: pressing it opens it. */
export function SignatureRow({ header, name, isOpen, nowMs, onDone, onGone }: SignatureRowProps) {
  const [isNaming, setIsNaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const { id } = header;
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !isNaming) more.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const menu = (
    <Menu
      align="end"
      trigger={
        <IconButton
          ref={more}
          label={LIST_WORDS.more(name)}
          icon={<Ellipsis className="size-4" aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => setIsNaming(true)}>
        {LIST_WORDS.rename}
      </MenuItem>
      <MenuItem
        icon={<Copy />}
        onSelect={() => {
          onDone();
          void dispatch(duplicateSignature(id));
        }}
      >
        {LIST_WORDS.duplicate}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => void dispatch(saveSignatureFile(id))}>
        {LIST_WORDS.saveFile}
      </MenuItem>
      <MenuItem
        icon={<Link2 />}
        onSelect={() => {
          onDone();
          void dispatch(copyLinkTo(id));
        }}
      >
        {SHARE_WORDS.copy}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        onSelect={() => {
          onGone();
          void dispatch(deleteSignature(id));
        }}
      >
        {LIST_WORDS.remove}
      </MenuItem>
    </Menu>
  );
  return (
    <li
      className={cx(
        'flex items-center gap-1 rounded-control pe-1',
        isOpen ? 'bg-accent-soft' : 'hover:bg-wash',
      )}
    >
      {isNaming ? (
        <div className="flex min-w-0 flex-1 items-center gap-3 p-1.5">
          <Picture html={header.picture} />
          <RenameField
            name={header.name}
            placeholder={header.name === '' ? name : nameOf({ ...header, name: '' })}
            maxLength={LONGEST_NAME}
            onName={(text) => void dispatch(renameSignature(id, text))}
            onEnd={() => setIsNaming(false)}
          />
        </div>
      ) : (
        <button
          type="button"
          aria-current={isOpen ? 'true' : undefined}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-control p-1.5 text-start"
          onClick={() => {
            onDone();
            if (!isOpen) void dispatch(switchTo(id));
          }}
        >
          <Picture html={header.picture} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{name}</span>{' '}
            <span className="block truncate text-xs text-ink-muted">
              {isOpen ? LIST_WORDS.open : LIST_WORDS.edited(ago(header.edited, nowMs))}
            </span>
          </span>
        </button>
      )}
      {menu}
    </li>
  );
}

/** What a signature looks like, on the background of a mail. */
function Picture({ html }: { readonly html: string }) {
  const make = useMemo(() => () => html, [html]);
  return (
    <span
      aria-hidden="true"
      className="block h-14 w-24 shrink-0 overflow-clip rounded-control border bg-white forced-color-adjust-none"
    >
      <SmallPicture make={make} held={NONE_HELD} isFitted placeholder={<Placeholder />} />
    </span>
  );
}

/** Gray lines where there is nothing to be seen. */
function Placeholder() {
  return (
    <span className="absolute inset-0 grid content-center gap-1.5 px-3">
      <span className="h-1 w-3/4 rounded-full bg-[#e4e1da]" />
      <span className="h-1 w-1/2 rounded-full bg-[#e4e1da]" />
    </span>
  );
}

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
function RenameField({ name, placeholder, maxLength, onName, onEnd }: RenameFieldProps) {
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
  const soon = useDebouncedInput(give);
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

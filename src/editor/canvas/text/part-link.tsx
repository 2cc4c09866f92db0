import { use, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { TextPart } from '../../../store/canvas/text-edit-slice';
import { SCENE_LIMITS } from '../../../scene/limits';
import { isPartHref } from '../../../scene/text/spans';
import { Button } from '../../../ui/button';
import { ClosePopover } from '../../../ui/overlays/popover-panel';
import { TextField } from '../../../ui/fields/text-field';
import { useEdit } from '../../panels/use-edit';
import { setPart } from '../../part-of-text';

interface PartLinkProps {
  readonly id: string;
  readonly part: TextPart;
  /** Where it leads now; blank where nowhere. */
  readonly href: string;
  readonly fieldRef: RefObject<HTMLElement | null>;
}

/** Asks where a part of a text should lead. A link is underlined, so that it can be told from the words around it. */
export function PartLink({ id, part, href, fieldRef }: PartLinkProps) {
  const close = use(ClosePopover);
  const { commit } = useEdit();
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href);
  const [isRefused, setIsRefused] = useState(false);
  // The panel around takes the focus first.
  useEffect(() => queueMicrotask(() => inputRef.current?.select()), []);
  const finish = (): void => {
    close();
    fieldRef.current?.focus({ preventScroll: true });
  };
  const link = (event: FormEvent): void => {
    event.preventDefault();
    const address = typed.trim();
    if (!isPartHref(address)) {
      setIsRefused(true);
      return;
    }
    commit(setPart(id, part, { href: address, underline: true }), 'Link');
    finish();
  };
  return (
    <form className="grid w-64 gap-3" onSubmit={link}>
      <TextField
        ref={inputRef}
        label="Address"
        value={typed}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        maxLength={SCENE_LIMITS.href}
        error={isRefused ? 'Enter a web address, email or phone number.' : undefined}
        onChange={(text) => {
          setTyped(text);
          setIsRefused(false);
        }}
      />
      <div className="flex justify-end gap-2">
        {href !== '' && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              commit(setPart(id, part, { href: undefined, underline: undefined }), 'Remove link');
              finish();
            }}
          >
            Remove link
          </Button>
        )}
        <Button type="submit" size="sm" variant="primary">
          {href === '' ? 'Add link' : 'Change link'}
        </Button>
      </div>
    </form>
  );
}

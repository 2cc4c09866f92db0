import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { Member } from '../../core/list/member';
import { nameOf } from '../../core/list/people/facts';
import { emailDisplay } from '../../../model/person/web/email';
import { cx } from '../../../ui/cx';
import { FIELD_CLASSES } from '../../../ui/fields/field';
import { IconButton } from '../../../ui/buttons/icon-button';
import { useTeamView } from '../parts/team-view';
import { PREVIEW_WORDS } from '../copy';

/** Looks for a person by name or address, and leads to the one before and after. */
export function PersonPicker() {
  const { members, chosen, choose } = useTeamView();
  const at = chosen === null ? -1 : members.indexOf(chosen);
  const step = (by: number): void => {
    const next = members[(at + by + members.length) % members.length];
    if (next !== undefined) choose(next.address);
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1.5">
        <PersonSearch />
        <IconButton
          label={PREVIEW_WORDS.previous}
          icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <IconButton
          label={PREVIEW_WORDS.next}
          icon={<ChevronRight className="size-4" aria-hidden="true" />}
          onClick={() => step(1)}
        />
      </div>
      <p aria-live="polite" className="flex justify-between gap-3 text-xs text-ink-muted">
        <span className="min-w-0 truncate">{emailDisplay(chosen?.address ?? '')}</span>
        <span className="shrink-0 tabular-nums">{PREVIEW_WORDS.place(at + 1, members.length)}</span>
      </p>
    </div>
  );
}

const MOST_FOUND = 8;
const AS_LIST = { role: 'listbox' };
const AS_OPTION = { role: 'option', 'aria-selected': false };
const AS_ACTIVE = { 'aria-selected': true };

function PersonSearch() {
  const id = useId();
  const { members, chosen, choose } = useTeamView();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = useMemo(() => (text === null ? [] : foundIn(members, text)), [members, text]);
  const take = (member: Member | undefined): void => {
    if (member !== undefined) choose(member.address);
    setText(null);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take(found[active]);
    else if (event.key === 'Escape') setText(null);
    else if (event.key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
    else return;
    event.preventDefault();
  };
  const isOpen = text !== null && text.trim() !== '';
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
        aria-hidden="true"
      />
      <input
        role="combobox"
        aria-label={PREVIEW_WORDS.search}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={PREVIEW_WORDS.search}
        value={text ?? (chosen === null ? '' : titleOf(chosen))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(null)}
        onKeyDown={keys}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        className={cx(FIELD_CLASSES, 'h-control ps-8')}
      />
      {isOpen && (
        <div
          id={id}
          {...AS_LIST}
          aria-label={PREVIEW_WORDS.search}
          className="absolute inset-x-0 top-full z-30 mt-1 rounded-card bg-raised p-1 shadow-float"
        >
          {found.map((member, index) => (
            <button
              key={member.address}
              type="button"
              {...AS_OPTION}
              {...(index === active && AS_ACTIVE)}
              id={`${id}-${index}`}
              tabIndex={-1}
              // The field keeps the focus until one is taken.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(member)}
              className={cx(
                'block w-full rounded-control px-2 py-1.5 text-start text-sm',
                index === active ? 'bg-wash' : 'hover:bg-wash',
              )}
            >
              <span className="block truncate font-medium">{titleOf(member)}</span>
              <span className="block truncate text-xs text-ink-muted">
                {emailDisplay(member.address)}
              </span>
            </button>
          ))}
          {found.length === 0 && (
            <p className="px-2 py-1.5 text-sm text-ink-muted">{PREVIEW_WORDS.none}</p>
          )}
        </div>
      )}
    </div>
  );
}

function titleOf({ facts, address }: Member): string {
  return nameOf(facts) || emailDisplay(address);
}

function foundIn(members: readonly Member[], text: string): readonly Member[] {
  const wanted = text.trim().toLowerCase();
  const found: Member[] = [];
  for (const member of members) {
    if (found.length === MOST_FOUND) break;
    const { address, facts } = member;
    const known = `${nameOf(facts)} ${address} ${facts.email ?? ''}`;
    if (known.toLowerCase().includes(wanted)) found.push(member);
  }
  return found;
}

import { useRef } from 'react';
import { formatCount } from '../../../base/text';
import { useAppDispatch } from '../../../store/hooks';
import { withMapped } from '../../state/edit-table';
import { followAdvice } from '../../state/follow-advice';
import { listChanged, type TeamList } from '../../state/team-slice';
import { mappedFields } from '../../core/list/columns/map-columns';
import type { People } from '../../core/list/member';
import type { ListProblem } from '../../core/list/table';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { FIX_WORDS, LIST_WORDS } from '../copy';
import { showUndo } from '../parts/show-undo';
import { columnName } from './column-name';
import { ColumnsReport } from './columns-report';
import type { SheetNotes } from './sheet';

interface ListNotesProps {
  readonly list: TeamList;
  readonly people: People | null;
  readonly notes: SheetNotes;
}

/** What the list comes to, and what concerns it as a whole. */
export function ListNotes({ list, people, notes }: ListNotesProps) {
  const fields = mappedFields(list.mapping, list.table.header);
  const hasAddresses = fields.includes('email') || fields.includes('userPrincipalName');
  const box = useRef<HTMLElement>(null);
  // What is wrong comes before what could be done with less work.
  const advice = notes.advice.toSorted(
    (a, b) => Number(a.isAdvice ?? false) - Number(b.isAdvice ?? false),
  );
  const wrong = [...notes.problems.values()].flat().length;
  return (
    <section
      ref={box}
      aria-label={FIX_WORDS.about}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card"
    >
      {people !== null && hasAddresses && <Numbers people={people} wrong={wrong} />}
      {!hasAddresses && <AddressColumn list={list} />}
      <ColumnsReport list={list} />
      {hasAddresses && advice.length > 0 && (
        <ul className="grid gap-1.5">
          {advice.map((each) => (
            <li key={`${each.column} ${each.message}`}>
              <AdviceNotice
                advice={each}
                onFollowed={() => box.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AdviceNoticeProps {
  readonly advice: ListProblem;
  /** Called when it was followed: it will be gone with the button that had the focus. */
  readonly onFollowed: () => void;
}

/** Advice, with what follows it in all cells at once where that can be done. */
function AdviceNotice({ advice, onFollowed }: AdviceNoticeProps) {
  const { column, message, fixable, fix = [] } = advice;
  const dispatch = useAppDispatch();
  const words = fixable === undefined || fix.length === 0 ? null : FIX_WORDS[fixable];
  const follow = (): void => {
    const undo = dispatch(followAdvice(fix));
    onFollowed();
    if (words !== null) showUndo(words.done(fix.length), FIX_WORDS.done, undo);
  };
  return (
    <Notice
      action={words === null ? undefined : { label: words.offer(fix.length), onSelect: follow }}
    >
      {column === null ? '' : `${column}: `}
      {message}
    </Notice>
  );
}

interface NumbersProps {
  readonly people: People;
  readonly wrong: number;
}

function Numbers({ people: { members, skipped }, wrong }: NumbersProps) {
  const others = skipped.length === 1 ? 'row without one' : 'rows without one';
  return (
    <ul aria-live="polite" className="flex flex-wrap gap-x-8 gap-y-2">
      <Count label={members.length === 1 ? 'person gets a signature' : 'people get a signature'}>
        {members.length}
      </Count>
      {skipped.length > 0 && <Count label={others}>{skipped.length}</Count>}
      {wrong > 0 && (
        <Count label={wrong === 1 ? 'problem to look at' : 'problems to look at'}>{wrong}</Count>
      )}
    </ul>
  );
}

function Count({ label, children }: { readonly label: string; readonly children: number }) {
  return (
    <li className="text-sm text-ink-muted">
      <span className="me-1 text-xl font-semibold text-ink tabular-nums">
        {formatCount(children)}
      </span>{' '}
      {label}
    </li>
  );
}

/** Without addresses there are no signatures: this is asked before all else. */
function AddressColumn({ list }: { readonly list: TeamList }) {
  const dispatch = useAppDispatch();
  const { header } = list.table;
  const options = header.map((_name, place) => ({
    value: String(place),
    label: columnName(header, place),
  }));
  return (
    <Notice tone="warning">
      <SelectField
        label={LIST_WORDS.noAddress}
        value=""
        options={[{ value: '', label: '' }, ...options]}
        onChange={(place) => {
          if (place === '') return;
          const mapping = withMapped(list.mapping, Number(place), 'email');
          dispatch(listChanged({ ...list, mapping }));
        }}
        className="max-w-72"
      />
    </Notice>
  );
}

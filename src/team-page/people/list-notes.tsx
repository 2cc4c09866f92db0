import type { ReactNode } from 'react';
import { formatCount } from '../../model/text';
import { useAppDispatch } from '../../store/hooks';
import { withMapped } from '../../store/team/edit-table';
import { listChanged, type TeamList } from '../../store/team/team-slice';
import type { People } from '../../team/list/member';
import type { ListProblem } from '../../team/list/table';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { LIST_WORDS, people as countPeople, rows } from '../words';
import { columnName } from './column-name';

interface ListNotesProps {
  readonly list: TeamList;
  readonly people: People | null;
  readonly advice: readonly ListProblem[];
}

/** What the list comes to, and what concerns it as a whole. */
export function ListNotes({ list, people, advice }: ListNotesProps) {
  const { email, userPrincipalName } = list.mapping;
  const hasAddresses = email !== undefined || userPrincipalName !== undefined;
  return (
    <>
      {people !== null && hasAddresses && <Numbers people={people} />}
      {!hasAddresses && <AddressColumn list={list} />}
      {hasAddresses && advice.length > 0 && (
        <ul className="grid gap-1.5">
          {advice.map(({ column, message }) => (
            <li key={`${column} ${message}`}>
              <Notice>
                {column === null ? '' : `${column}: `}
                {message}
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Numbers({ people: { members, skipped, problems } }: { readonly people: People }) {
  const wrong = problems.filter(({ line }) => line !== 0).length;
  return (
    <dl aria-live="polite" className="flex flex-wrap gap-x-8 gap-y-2">
      <Number label="get a signature" said={countPeople(members.length)}>
        {members.length}
      </Number>
      {skipped.length > 0 && (
        <Number
          label={skipped.length === 1 ? 'row without one' : 'rows without one'}
          said={rows(skipped.length)}
        >
          {skipped.length}
        </Number>
      )}
      {wrong > 0 && (
        <Number
          label={wrong === 1 ? 'problem to look at' : 'problems to look at'}
          said={String(wrong)}
        >
          {wrong}
        </Number>
      )}
    </dl>
  );
}

interface NumberProps {
  readonly label: string;
  readonly said: string;
  readonly children: number;
}

function Number({ label, said, children }: NumberProps): ReactNode {
  return (
    <div className="flex items-baseline gap-1.5">
      <dd className="order-first text-xl font-semibold tabular-nums" aria-label={said}>
        {formatCount(children)}
      </dd>
      <dt className="text-sm text-ink-muted">{label}</dt>
    </div>
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
          const mapping = withMapped(list.mapping, globalThis.Number(place), 'email');
          dispatch(listChanged({ ...list, mapping }));
        }}
        className="max-w-72"
      />
    </Notice>
  );
}

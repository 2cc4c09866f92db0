import { formatCount } from '../../../base/text';
import { useAppDispatch } from '../../../store/hooks';
import { withMapped } from '../../state/edit-table';
import { listChanged, type TeamList } from '../../state/team-slice';
import { mappedFields } from '../../core/list/map-columns';
import type { People } from '../../core/list/member';
import type { ListProblem } from '../../core/list/table';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { LIST_WORDS } from '../copy';
import { columnName } from './column-name';
import { ColumnsReport } from './columns-report';

interface ListNotesProps {
  readonly list: TeamList;
  readonly people: People | null;
  readonly advice: readonly ListProblem[];
}

/** What the list comes to, and what concerns it as a whole. */
export function ListNotes({ list, people, advice }: ListNotesProps) {
  const fields = mappedFields(list.mapping, list.table.header);
  const hasAddresses = fields.includes('email') || fields.includes('userPrincipalName');
  return (
    <>
      {people !== null && hasAddresses && <Numbers people={people} />}
      {!hasAddresses && <AddressColumn list={list} />}
      <ColumnsReport list={list} />
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

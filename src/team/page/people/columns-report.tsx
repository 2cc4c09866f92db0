import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SelectField } from '../../../ui/fields/select-field';
import { reportColumns, type ColumnReport } from '../../core/list/columns/column-report';
import { isListFieldId, LIST_FIELDS, listFieldLabel } from '../../core/list/list-fields';
import { LOOKS_LIKE, SALUTATION_NOTE, TYPED_NOTE } from '../../core/list/list-report';
import type { TeamList } from '../../state/team-slice';
import { COLUMN_WORDS, TABLE_WORDS } from '../copy';
import { chooseColumn } from './choose-column';

/** What the columns of the list hold: those that are used, and those that are not with what they look like. */
export function ColumnsReport({ list: { table, mapping } }: { readonly list: TeamList }) {
  const chosen = useAppSelector((state) => state.team.setup.columns);
  const columns = useMemo(() => reportColumns(table, mapping, chosen), [table, mapping, chosen]);
  const used = columns.filter(({ use }) => use === 'field');
  const typed = columns.filter(({ use }) => use === 'type');
  const unused = columns.filter(({ use, looks }) => use === 'unused' && looks !== 'blank');
  const notes = [
    ...(typed.length > 0 ? [`${COLUMN_WORDS.typed(typed.length)} ${TYPED_NOTE}`] : []),
    ...(used.some(({ field }) => field === 'salutation') ? [SALUTATION_NOTE] : []),
  ];
  return (
    <div className="grid gap-3 text-sm">
      <ul aria-label={COLUMN_WORDS.used} className="flex flex-wrap gap-x-4 gap-y-1">
        {used.map((column) => (
          <UsedColumn key={column.place} column={column} />
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-ink-muted">
          {note}
        </p>
      ))}
      {unused.length > 0 && <UnusedColumns columns={unused} />}
    </div>
  );
}

function UsedColumn({ column: { name, field } }: { readonly column: ColumnReport }) {
  const label = field === null ? '' : listFieldLabel(field);
  const isSame = label.toLowerCase() === name.toLowerCase();
  return (
    <li className="flex max-w-full min-w-0 items-center gap-1.5">
      {!isSame && (
        <>
          <span className="min-w-0 truncate text-ink-muted">{name}</span>
          <span aria-hidden="true" className="shrink-0 text-ink-muted">
            →
          </span>
        </>
      )}
      <span className="shrink-0 font-medium">{label}</span>
    </li>
  );
}

function rank({ isDoubtful, why }: ColumnReport): number {
  if (isDoubtful) return 0;
  return why === 'private' ? 2 : 1;
}

/** Those that probably hold what a signature shows come first, private ones last. */
function UnusedColumns({ columns }: { readonly columns: readonly ColumnReport[] }) {
  const sorted = columns.toSorted((a, b) => rank(a) - rank(b));
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium">{COLUMN_WORDS.unused(columns.length)}</h3>
      <ul className="grid max-h-72 scroll-thin gap-2 overflow-y-auto p-0.5 sm:grid-cols-2">
        {sorted.map((column) => (
          <UnusedColumn key={column.place} column={column} />
        ))}
      </ul>
    </div>
  );
}

const OPTIONS = [
  { value: '', label: TABLE_WORDS.unused },
  ...LIST_FIELDS.map(({ id, label }) => ({ value: id, label })),
];

function UnusedColumn({ column }: { readonly column: ColumnReport }) {
  const { place, name, looks, why } = column;
  const dispatch = useAppDispatch();
  const looksLike = why === 'private' ? COLUMN_WORDS.private : LOOKS_LIKE[looks];
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border bg-panel py-1.5 ps-3 pe-1.5">
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        <span className="block truncate text-xs text-ink-muted">{looksLike}</span>
      </p>
      <SelectField
        label={COLUMN_WORDS.choice(name)}
        isLabelHidden
        value=""
        options={OPTIONS}
        onChange={(field) => {
          if (isListFieldId(field)) dispatch(chooseColumn(place, field));
        }}
        className="w-32 shrink-0"
      />
    </li>
  );
}

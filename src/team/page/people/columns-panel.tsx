import { useAppDispatch } from '../../../store/hooks';
import { fieldOf } from '../../state/edit-table';
import type { TeamList } from '../../state/team-slice';
import { isListFieldId, LIST_FIELDS } from '../../core/list/list-fields';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { SelectField } from '../../../ui/fields/select-field';
import { COLUMN_WORDS, TABLE_WORDS } from '../words';
import { chooseColumn } from './choose-column';
import { columnName } from './column-name';

const OPTIONS = [
  { value: '', label: TABLE_WORDS.unused },
  ...LIST_FIELDS.map(({ id, label }) => ({ value: id, label })),
];

/** What each column holds: found by its name, and to be chosen. */
export function ColumnsPanel({ list }: { readonly list: TeamList }) {
  const { header } = list.table;
  const used = Object.keys(list.mapping).length;
  return (
    <CollapsibleSection
      title={COLUMN_WORDS.title}
      headingLevel={3}
      description={COLUMN_WORDS.lead}
      summary={COLUMN_WORDS.summary(used, header.length)}
    >
      <ul className="grid max-h-96 scroll-thin gap-x-6 gap-y-3 overflow-y-auto p-1 sm:grid-cols-2 xl:grid-cols-3">
        {header.map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- several may be called the same
          <li key={`${place} ${name}`} className="min-w-0">
            <ColumnChoice list={list} place={place} />
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  );
}

function ColumnChoice({ list, place }: { readonly list: TeamList; readonly place: number }) {
  const dispatch = useAppDispatch();
  const { table, mapping } = list;
  const name = columnName(table.header, place);
  const example = table.rows.find(({ cells }) => cells[place]?.trim())?.cells[place];
  return (
    <SelectField
      label={name}
      hint={<span className="block truncate">{example ?? ' '}</span>}
      value={fieldOf(mapping, place) ?? ''}
      options={OPTIONS}
      onChange={(field) => dispatch(chooseColumn(place, isListFieldId(field) ? field : null))}
    />
  );
}

import { Columns3, Plus, Trash2 } from 'lucide-react';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import { changeTable } from '../../state/change-table';
import { withColumn, withoutRows, withRows, withRowsAgain } from '../../state/edit-table';
import { listChanged, type TeamList } from '../../state/team-slice';
import { isListFieldId, LIST_FIELDS, listFieldLabel } from '../../core/list/list-fields';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { SelectField } from '../../../ui/fields/select-field';
import { showUndo } from '../parts/show-undo';
import { TABLE_WORDS } from '../copy';

interface TableToolsProps {
  readonly list: TeamList;
  readonly selected: ReadonlySet<number>;
  readonly showsAll: boolean;
  readonly onShowAll: (showsAll: boolean) => void;
  readonly onRemoved: () => void;
}

/** What adds rows and columns to the table, and takes rows away. */
export function TableTools({ list, selected, showsAll, onShowAll, onRemoved }: TableToolsProps) {
  const dispatch = useAppDispatch();
  const used = Object.keys(list.mapping).length;
  const hasUnused = used > 0 && used < list.table.header.length;
  return (
    <div className="flex flex-wrap items-center gap-1">
      {hasUnused && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Columns3 className="size-3.5" aria-hidden="true" />}
          onClick={() => onShowAll(!showsAll)}
        >
          {showsAll ? TABLE_WORDS.showUsed : TABLE_WORDS.showAll}
        </Button>
      )}
      <SelectField
        label={TABLE_WORDS.addColumnLabel}
        isLabelHidden
        value=""
        options={[
          { value: '', label: TABLE_WORDS.addColumn },
          ...LIST_FIELDS.filter(({ id }) => list.mapping[id] === undefined).map(
            ({ id, label }) => ({ value: id, label }),
          ),
        ]}
        onChange={(field) => {
          if (isListFieldId(field))
            dispatch(listChanged(withColumn(list, field, listFieldLabel(field))));
        }}
        className="w-36 pointer-coarse:w-44"
      />
      <Button
        size="sm"
        icon={<Plus className="size-3.5" aria-hidden="true" />}
        onClick={() => dispatch(changeTable((table) => withRows(table, [[]])))}
      >
        {TABLE_WORDS.addRow}
      </Button>
      <RemoveButton selected={selected} onRemoved={onRemoved} />
    </div>
  );
}

function RemoveButton({ selected, onRemoved }: Pick<TableToolsProps, 'selected' | 'onRemoved'>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const remove = (): void => {
    const { list } = store.getState().team;
    if (list === null) return;
    const { table, removed } = withoutRows(list.table, selected);
    dispatch(listChanged({ ...list, table }));
    onRemoved();
    showUndo(TABLE_WORDS.removed(removed.length), '', () =>
      dispatch(changeTable((now) => withRowsAgain(now, removed))),
    );
  };
  return (
    <IconButton
      label={TABLE_WORDS.remove(selected.size)}
      icon={<Trash2 className="size-4" aria-hidden="true" />}
      size="sm"
      disabledReason={selected.size === 0 ? TABLE_WORDS.noneSelected : undefined}
      className={selected.size > 0 ? 'text-danger!' : undefined}
      onClick={remove}
    />
  );
}

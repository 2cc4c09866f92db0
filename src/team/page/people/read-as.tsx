import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { SelectField } from '../../../ui/fields/select-field';
import { ENCODINGS } from '../../core/list/encodings/encodings.data';
import {
  encodingLabel,
  isListEncoding,
  type ListEncoding,
} from '../../core/list/encodings/encoding';
import type { ListSource } from '../../core/list/list-source';
import { listChanged, type TeamList } from '../../state/team-slice';
import { LIST_WORDS } from '../copy';
import { showUndo } from '../parts/show-undo';
import { canReadAgain, readListAs } from './take-list';

/** How a file was read: which sheet of a workbook, or what its letters were taken for, to be changed where they look wrong. */
export function ReadAs({ list }: { readonly list: TeamList }) {
  const { source } = list;
  if (source === undefined) return null;
  if (source.sheet !== null) {
    return <p className="text-sm text-ink-muted">{LIST_WORDS.sheet(source.sheet)}</p>;
  }
  if (source.encoding === null) return null;
  // In plain ASCII nothing can look wrong.
  const isWorthAsking = source.isGuessed || source.sample !== '' || source.encoding !== 'utf-8';
  return isWorthAsking ? (
    <ReadAsField list={list} source={source} encoding={source.encoding} />
  ) : null;
}

interface ReadAsFieldProps {
  readonly list: TeamList;
  readonly source: ListSource;
  readonly encoding: ListEncoding;
}

const OPTIONS = ENCODINGS.map(({ id, label }) => ({ value: id, label }));

function ReadAsField({ list, source, encoding }: ReadAsFieldProps) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  const isHere = dispatch(canReadAgain());
  const choose = async (chosen: string): Promise<void> => {
    if (!isListEncoding(chosen)) return;
    const found = await dispatch(readListAs(chosen));
    setProblem(found?.message);
    if (found !== null) return;
    showUndo(LIST_WORDS.readAsChosen(encodingLabel(chosen)), '', () => dispatch(listChanged(list)));
  };
  return (
    <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <SelectField
        label={LIST_WORDS.readAs}
        value={encoding}
        options={OPTIONS}
        disabled={!isHere}
        error={problem}
        onChange={(chosen) => void choose(chosen)}
      />
      <p className="min-w-0 text-sm sm:pb-1.5">
        {source.isGuessed && <span className="text-ink-muted">{LIST_WORDS.readAsLead} </span>}
        {!isHere && <span className="text-ink-muted">{LIST_WORDS.readAsLost} </span>}
        <span className="block font-medium wrap-anywhere">{source.sample}</span>
      </p>
    </div>
  );
}

import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { encodingLabel, type ListEncoding } from '../../core/list/encodings/encoding';
import { listChanged, type TeamList } from '../../state/team-slice';
import { LIST_WORDS } from '../copy';
import { ReadAsField } from '../parts/read-as-field';
import { showUndo } from '../parts/show-undo';
import { readListAs } from './take-list';

/** How a file was read: which sheet of a workbook, or what its letters were taken for, to be changed where they look wrong. */
export function ReadAs({ list }: { readonly list: TeamList }) {
  const { source } = list;
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  if (source === undefined) return null;
  if (source.sheet !== null) {
    return <p className="text-sm text-ink-muted">{LIST_WORDS.sheet(source.sheet)}</p>;
  }
  const choose = async (chosen: ListEncoding): Promise<void> => {
    const found = await dispatch(readListAs(chosen));
    setProblem(found?.message);
    if (found !== null) return;
    showUndo(LIST_WORDS.readAsChosen(encodingLabel(chosen)), '', () => dispatch(listChanged(list)));
  };
  return (
    <ReadAsField
      label={LIST_WORDS.readAs}
      lead={source.isGuessed ? LIST_WORDS.readAsLead : ''}
      source={source}
      sample={source.sample}
      error={problem}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}

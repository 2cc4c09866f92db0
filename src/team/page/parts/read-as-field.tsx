import { useAppDispatch } from '../../../store/hooks';
import { SelectField } from '../../../ui/fields/select-field';
import { isListEncoding, type ListEncoding } from '../../core/list/encodings/encoding';
import { ENCODINGS } from '../../core/list/encodings/encodings.data';
import type { ListSource } from '../../core/list/list-source';
import { LIST_WORDS } from '../copy';
import { canReadAgain } from '../people/take-list';

interface ReadAsFieldProps {
  readonly label: string;
  /** Why it is asked; blank where that is stated elsewhere. */
  readonly lead: string;
  readonly source: ListSource;
  /** Words of the file to judge by; blank where they stand elsewhere. */
  readonly sample: string;
  readonly error?: string | undefined;
  readonly onChoose: (encoding: ListEncoding) => void;
}

const OPTIONS = ENCODINGS.map(({ id, label }) => ({ value: id, label }));

/** What the letters of a file were taken for, to be changed where they look wrong; nothing where they cannot. */
export function ReadAsField({ label, lead, source, sample, error, onChoose }: ReadAsFieldProps) {
  const dispatch = useAppDispatch();
  const { encoding, isGuessed } = source;
  // In plain ASCII nothing can look wrong.
  if (encoding === null || !(isGuessed || source.sample !== '' || encoding !== 'utf-8'))
    return null;
  const isHere = dispatch(canReadAgain(source));
  return (
    <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <SelectField
        label={label}
        value={encoding}
        options={OPTIONS}
        disabled={!isHere}
        error={error}
        onChange={(chosen) => {
          if (isListEncoding(chosen)) onChoose(chosen);
        }}
      />
      <p className="min-w-0 text-sm sm:pb-1.5">
        {lead !== '' && <span className="text-ink-muted">{lead} </span>}
        {!isHere && <span className="text-ink-muted">{LIST_WORDS.readAsLost} </span>}
        <span className="block font-medium wrap-anywhere">{sample}</span>
      </p>
    </div>
  );
}

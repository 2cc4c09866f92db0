import { Plus, Trash2 } from 'lucide-react';
import { ownLineProblem } from '../model/person/fields';
import { BLANK_LINE, OWN_LINE_LIMITS, type OwnLine } from '../model/person/own-lines';
import { useAppSelector } from '../store/hooks';
import type { StepName } from '../store/signature/edit-form';
import { Button } from '../ui/buttons/button';
import { IconButton } from '../ui/buttons/icon-button';
import { TextField } from '../ui/fields/text-field';
import { useEditSession } from '../ui/fields/use-edit-session';

const FIELDS = ['label', 'value', 'link'] as const;
const FIELD_LABELS = { label: 'Label', value: 'Text', link: 'Link' } as const;
const EXAMPLES = { label: 'VAT no.', value: 'GB 123 4567 89', link: 'https://' } as const;

interface OwnLinesProps {
  readonly onChange: (lines: readonly OwnLine[], step: StepName) => void;
}

/** Lines that no other field is for: each with a label, a text and a link, any of which may stay blank. */
export function OwnLines({ onChange }: OwnLinesProps) {
  const lines = useAppSelector((state) => state.signature.present.person.lines);
  return (
    <fieldset className="@container grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">Extra lines</legend>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines differ by their places alone
        <OwnLineFields key={index} line={line} index={index} lines={lines} onChange={onChange} />
      ))}
      {lines.length < OWN_LINE_LIMITS.count && (
        <Button
          className="justify-self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...lines, BLANK_LINE], { label: 'Add a line' })}
        >
          Add a line
        </Button>
      )}
    </fieldset>
  );
}

interface OwnLineFieldsProps extends OwnLinesProps {
  readonly line: OwnLine;
  readonly index: number;
  readonly lines: readonly OwnLine[];
}

function OwnLineFields({ line, index, lines, onChange }: OwnLineFieldsProps) {
  const session = useEditSession();
  const name = `Line ${index + 1}`;
  const change = (part: Partial<OwnLine>): void => {
    const step = { label: name, group: session.group() };
    onChange(lines.with(index, { ...line, ...part }), step);
  };
  const remove = (): void => {
    onChange(lines.toSpliced(index, 1), { label: 'Remove a line' });
  };
  return (
    <fieldset
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-control border p-2 @md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)_auto]"
    >
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={FIELD_LABELS[field]}
          isLabelHidden
          className={field === 'label' ? undefined : '@max-md:col-span-2'}
          name={index === 0 && field === 'value' ? 'lines' : undefined}
          autoComplete="off"
          value={line[field]}
          placeholder={EXAMPLES[field]}
          maxLength={OWN_LINE_LIMITS[field]}
          error={field === 'link' ? (ownLineProblem(line) ?? undefined) : undefined}
          onFocus={session.begin}
          onChange={(text) => change({ [field]: text })}
        />
      ))}
      <IconButton
        label={`Remove ${name.toLowerCase()}`}
        className="col-start-2 row-start-1 @md:col-start-4"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={remove}
      />
    </fieldset>
  );
}

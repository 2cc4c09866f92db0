import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BoundField } from '../../model/person/bound-field-ids';
import { boundWords } from '../../model/person/bound-fields';
import { shownLine, type OwnLine } from '../../model/person/own-lines';
import { useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/buttons/icon-button';
import { SelectField } from '../../ui/fields/select-field';
import type { BuilderCommand } from '../commands/builder-command';
import { DETAIL_COMMANDS, INSERT, insertDetail } from '../commands/texts/insert-detail';
import { selectPerson } from '../selectors';
import { useCommand } from '../use-command';

interface Detail {
  readonly label: string;
  readonly field: BoundField;
  readonly command: BuilderCommand;
}

/** Puts words of the person's into the text: at the caret while it is edited, else at its end. They follow the details. */
export function InsertDetail() {
  const person = useAppSelector(selectPerson);
  const details = [...DETAIL_COMMANDS, ...linesOf(person.lines)];
  const [chosen, setChosen] = useState('');
  const detail = details.find(({ command }) => command.id === chosen) ?? details[0];
  const isBlank = detail !== undefined && boundWords(person, detail.field, '').text === '';
  return (
    <div data-keeps-text="" className="grid gap-1">
      <div className="flex items-end gap-1">
        <SelectField
          label={INSERT}
          className="min-w-0 flex-1"
          value={detail?.command.id ?? ''}
          options={details.map(({ label, command }) => ({ value: command.id, label }))}
          onChange={setChosen}
        />
        {detail && <InsertButton {...detail} />}
      </div>
      {isBlank && (
        <p className="text-xs text-ink-muted">Blank so far: it is shown once it is filled in.</p>
      )}
    </div>
  );
}

function InsertButton({ command }: Pick<Detail, 'command'>) {
  const { label, isEnabled, reason, run } = useCommand(command);
  return (
    <IconButton
      label={label}
      icon={<Plus className="size-4" aria-hidden="true" />}
      disabled={!isEnabled}
      disabledReason={reason}
      tooltipSide="left"
      onClick={run}
    />
  );
}

/** The lines of one's own that show anything. */
function linesOf(lines: readonly OwnLine[]): readonly Detail[] {
  return lines.flatMap((line, index) => {
    const shown = shownLine(line);
    if (shown === null) return [];
    const label = shown.label || shown.value;
    const field = `lines.${index}` as const;
    return [{ label, field, command: insertDetail(field, label) }];
  });
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { shownLine, type OwnLine } from '../../model/person/own-lines';
import { useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/buttons/icon-button';
import { SelectField } from '../../ui/fields/select-field';
import type { BuilderCommand } from '../commands/builder-command';
import { DETAIL_COMMANDS, INSERT, insertDetail } from '../commands/insert-detail';
import { selectPerson } from '../selectors';
import { useCommand } from '../use-command';

interface Detail {
  readonly label: string;
  readonly command: BuilderCommand;
}

/** Puts words of the person's into the text: at the caret while it is edited, else at its end. They follow the details. */
export function InsertDetail() {
  const { lines } = useAppSelector(selectPerson);
  const details = [...DETAIL_COMMANDS, ...linesOf(lines)];
  const [chosen, setChosen] = useState('');
  const detail = details.find(({ command }) => command.id === chosen) ?? details[0];
  return (
    <div data-keeps-text="" className="flex items-end gap-1">
      <SelectField
        label={INSERT}
        className="min-w-0 flex-1"
        value={detail?.command.id ?? ''}
        options={details.map(({ label, command }) => ({ value: command.id, label }))}
        onChange={setChosen}
      />
      {detail && <InsertButton {...detail} />}
    </div>
  );
}

function InsertButton({ command }: Detail) {
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
    return [{ label, command: insertDetail(`lines.${index}`, label) }];
  });
}

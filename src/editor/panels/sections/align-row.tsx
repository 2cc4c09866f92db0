import { commandIcon } from '../../chrome/command-icons';
import { ToolbarButton } from '../../chrome/toolbar-button';
import { ALIGN_COMMANDS, ALIGN_TO_FRAME_COMMANDS } from '../../commands/align';

/** Takes all that is selected, as it is arranged, to an edge or the middle of the frame. */
export function AlignRow() {
  return (
    <fieldset aria-label="Align to frame" className="-ms-1.5 flex min-w-0 flex-wrap">
      {ALIGN_TO_FRAME_COMMANDS.map((command, index) => {
        const among = ALIGN_COMMANDS[index] ?? command;
        return <ToolbarButton key={command.id} command={command} Icon={commandIcon(among)} />;
      })}
    </fieldset>
  );
}

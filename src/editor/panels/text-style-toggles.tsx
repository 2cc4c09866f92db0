import { Bold, Italic, Underline, type LucideIcon } from 'lucide-react';
import { letterCss } from '../../email/letters';
import { shortcutText } from '../../store/shortcut-text';
import { useAppDispatch } from '../../store/hooks';
import { isMacLike } from '../../ui/is-mac-like';
import { ToggleGroup } from '../../ui/buttons/toggle-group';
import { runCommand } from '../commands/builder-command';
import { TEXT_STYLE_COMMANDS, type TextStyleCommand } from '../commands/texts/text-style';
import type { SectionProps } from './sections/section-props';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'style.bold': Bold,
  'style.italic': Italic,
  'style.underline': Underline,
};

/** Letters that look as the command makes them, in place of an icon. */
function Sample({ flag }: Pick<TextStyleCommand, 'flag'>) {
  const style = flag === undefined ? {} : letterCss({ [flag]: true });
  return (
    <span
      aria-hidden="true"
      className="text-sm font-semibold [font-synthesis:small-caps]"
      style={style}
    >
      Aa
    </span>
  );
}

interface TextStyleTogglesProps extends Pick<SectionProps, 'elements'> {
  /** Whether they are for a part of a text. */
  readonly isOfPart?: boolean;
}

/** How letters are set, bold and the like: on where all elements are. */
export function TextStyleToggles({ elements, isOfPart = false }: TextStyleTogglesProps) {
  const dispatch = useAppDispatch();
  const commands = TEXT_STYLE_COMMANDS.filter(({ isOfParts }) => isOfParts || !isOfPart);
  const toggles = commands.map((command) => {
    const Icon = ICONS[command.id];
    const [shortcut] = command.shortcuts;
    return {
      id: command.id,
      label: command.label,
      hint: shortcut ? `${command.label} (${shortcutText(shortcut, isMacLike())})` : command.label,
      icon: Icon ? <Icon className="size-4" aria-hidden="true" /> : <Sample flag={command.flag} />,
      isOn: command.isOnFor(elements),
      onPress: () => dispatch(runCommand(command)),
    };
  });
  return <ToggleGroup label="Text style" toggles={toggles} />;
}

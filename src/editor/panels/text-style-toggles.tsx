import { Bold, Italic, Underline, type LucideIcon } from 'lucide-react';
import { shortcutText } from '../../store/shortcut-text';
import { useAppDispatch } from '../../store/hooks';
import { isMacLike } from '../../ui/is-mac-like';
import { ToggleGroup } from '../../ui/toggle-group';
import { runCommand } from '../commands/builder-command';
import { TEXT_STYLE_COMMANDS } from '../commands/text-style';
import type { SectionProps } from './section-props';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'style.bold': Bold,
  'style.italic': Italic,
  'style.underline': Underline,
};

/** Bold, italic and underlined: on where all elements are. */
export function TextStyleToggles({ elements }: Pick<SectionProps, 'elements'>) {
  const dispatch = useAppDispatch();
  const toggles = TEXT_STYLE_COMMANDS.map((command) => {
    const Icon = ICONS[command.id];
    const [shortcut] = command.shortcuts;
    return {
      id: command.id,
      label: command.label,
      hint: `${command.label} (${shortcutText(shortcut, isMacLike())})`,
      icon: Icon && <Icon className="size-4" aria-hidden="true" />,
      isOn: command.isOnFor(elements),
      onPress: () => dispatch(runCommand(command)),
    };
  });
  return <ToggleGroup label="Text style" toggles={toggles} />;
}

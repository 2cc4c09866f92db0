import { Mail } from 'lucide-react';
import { useBuilderSelector } from '../../store/builder-hooks';
import { toggleEmailView } from '../commands/view';
import { ChecksButton } from './checks-button';
import { ToolbarButton } from './toolbar-button';

/** Floats in the corner of the canvas: what mails make of the design. */
export function MailBar() {
  const isEmailOpen = useBuilderSelector((state) => state.view.isEmailOpen);
  return (
    <div
      role="toolbar"
      aria-label="In mails"
      className="absolute right-2 bottom-17 flex items-center gap-0.5 rounded-card bg-raised p-1 shadow-float max-sm:bottom-26"
    >
      <ChecksButton />
      <ToolbarButton command={toggleEmailView} Icon={Mail} isPressed={isEmailOpen} />
    </div>
  );
}

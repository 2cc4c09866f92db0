import { Mail } from 'lucide-react';
import { useAppSelector } from '../../store/hooks';
import { toggleEmailView } from '../commands/view';
import { OutputProgress } from '../email/output-progress';
import { FindingsButton } from './findings-button';
import { ToolbarButton } from './toolbar-button';

/** Floats in the corner of the canvas: what mails make of the design. */
export function MailBar() {
  const isEmailOpen = useAppSelector((state) => state.view.isEmailOpen);
  return (
    <div className="pointer-events-none absolute right-2 bottom-17 flex max-w-[calc(100%-1rem)] flex-wrap items-end justify-end gap-2 max-sm:bottom-19 sm:short:right-12 sm:short:bottom-3">
      {!isEmailOpen && (
        <OutputProgress className="pointer-events-auto rounded-card bg-raised p-1 ps-3 shadow-float" />
      )}
      <div
        role="toolbar"
        aria-label="In email"
        className="pointer-events-auto flex items-center gap-0.5 rounded-card bg-raised p-1 shadow-float"
      >
        <FindingsButton />
        <ToolbarButton command={toggleEmailView} Icon={Mail} isPressed={isEmailOpen} />
      </div>
    </div>
  );
}

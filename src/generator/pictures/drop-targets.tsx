import { Building2, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cx } from '../../ui/cx';

/** Covers the page while a file is dragged over it: one half makes it the photo, the other the logo. */
export function DropTargets() {
  return (
    <div className="fixed inset-0 z-40 grid animate-fade-in gap-3 bg-scrim p-3 sm:grid-cols-2 sm:gap-6 sm:p-10">
      <Target kind="profile" icon={<UserRound />} label="Drop to use as photo" />
      <Target kind="logo" icon={<Building2 />} label="Drop to use as logo" />
    </div>
  );
}

interface TargetProps {
  readonly kind: 'profile' | 'logo';
  readonly icon: ReactNode;
  readonly label: string;
}

function Target({ kind, icon, label }: TargetProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      data-drop={kind}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      className={cx(
        'grid place-content-center justify-items-center gap-3 rounded-[12px] border-2 border-dashed p-6 text-center text-lg font-semibold transition-colors duration-120 *:pointer-events-none',
        isOver ? 'border-accent bg-accent-soft text-accent' : 'border-edge bg-raised text-ink',
      )}
    >
      <span aria-hidden="true" className="flex [&>svg]:size-8">
        {icon}
      </span>
      {label}
    </div>
  );
}

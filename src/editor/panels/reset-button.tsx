import { RotateCcw } from 'lucide-react';
import type { PropertySection } from '../../scene/element-definition';
import { IconButton } from '../../ui/icon-button';
import { resetSelected } from '../commands/properties';
import { useCommand } from '../use-command';
import { resetParts, resetSection } from './reset-parts';
import type { SectionProps } from './sections/section-props';

interface ResetButtonProps extends Pick<SectionProps, 'elements'> {
  /** Where it would stand: it does where its section begins what it resets. */
  readonly section: PropertySection;
}

/** Gives elements back what their types begin with, and names it. */
export function ResetButton({ elements, section }: ResetButtonProps) {
  const { label, isEnabled, reason, run: reset } = useCommand(resetSelected);
  if (resetSection(elements) !== section) return null;
  return (
    <IconButton
      size="sm"
      label={`${label}: ${resetParts(elements).join(', ')}`}
      icon={<RotateCcw className="size-4" aria-hidden="true" />}
      disabled={!isEnabled && reason === undefined}
      disabledReason={isEnabled ? undefined : reason}
      tooltipSide="left"
      onClick={reset}
    />
  );
}

import { RotateCcw } from 'lucide-react';
import type { PropertySection } from '../../scene/element-definition';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { IconButton } from '../../ui/buttons/icon-button';
import { resetSelected } from '../commands/properties';
import { useAppSelector } from '../../store/hooks';
import { useCommand } from '../use-command';
import { selectPanelSelection } from './panel-state';
import { sectionsFor } from './sections/sections-for';

interface ResetButtonProps {
  /** Where it would stand: it does where its section begins what it resets. */
  readonly section: PropertySection;
}

/** Gives elements back what their types begin with, and names it. */
export function ResetButton({ section }: ResetButtonProps) {
  const { shown: elements } = useAppSelector(selectPanelSelection);
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

/** What is reset in each section, as its button names it. */
const PARTS: Partial<Record<PropertySection, string>> = {
  size: 'size',
  'icon-size': 'size',
  'shape-colors': 'colors',
  corners: 'corners',
  typography: 'text style',
  'social-style': 'badge style',
};

const SIZES: ReadonlySet<PropertySection> = new Set(['size', 'icon-size'] as const);

/** What 'Reset to defaults' changes on these elements, in the order of their sections. */
export function resetParts(elements: readonly SceneElement[]): readonly string[] {
  const sections = elements.flatMap(({ type }) => sectionsResetOf(type));
  const parts = new Set(sections.map((section) => PARTS[section]));
  return [...new Set(Object.values(PARTS))].filter((part) => parts.has(part));
}

/** The section in which the button stands: the first that is shown of those that it resets. */
export function resetSection(elements: readonly SceneElement[]): PropertySection | undefined {
  const reset = new Set(elements.flatMap(({ type }) => sectionsResetOf(type)));
  const isSized = [...reset].some((section) => SIZES.has(section));
  return sectionsFor(elements).find((section) =>
    SIZES.has(section) ? isSized : reset.has(section),
  );
}

function sectionsResetOf(type: SceneElement['type']): readonly PropertySection[] {
  const { reset, sections } = definitionOf(type);
  return sections.filter(
    (section) => section in PARTS && (SIZES.has(section) ? reset.size : reset.style !== null),
  );
}

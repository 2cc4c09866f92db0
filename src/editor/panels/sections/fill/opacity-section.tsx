import { OpacityField } from '../../opacity-field';
import { PanelSection } from '../panel-section';
import type { SectionProps } from '../section-props';

/** How much of elements is seen. */
export function OpacitySection({ elements, isLocked }: SectionProps) {
  return (
    <PanelSection title="Opacity" isLocked={isLocked}>
      <OpacityField elements={elements} />
    </PanelSection>
  );
}

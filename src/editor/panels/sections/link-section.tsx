import { LinkField } from '../link-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';

/** Where a shape leads. */
export function LinkSection({ elements: [element], isLocked }: SectionProps) {
  return (
    <PanelSection title="Link" isLocked={isLocked}>
      <LinkField element={element} />
    </PanelSection>
  );
}

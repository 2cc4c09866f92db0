import { Ear } from 'lucide-react';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { HEARD_WORDS } from './copy';
import { HeardHere } from './heard-here';

/** What a screen reader reads of the signature, below its preview; closed at first. */
export function HeardSection() {
  return (
    <CollapsibleSection
      headingLevel={3}
      icon={<Ear />}
      title={HEARD_WORDS.title}
      description={HEARD_WORDS.description}
    >
      <HeardHere />
    </CollapsibleSection>
  );
}

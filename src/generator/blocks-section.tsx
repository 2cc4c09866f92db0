import { Blocks } from 'lucide-react';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { onUse } from '../ui/on-use';
import { FormSection } from './form-section';

const FIELDS = onUse(async () => ({ Fields: (await import('./block-fields')).BlockFields }));

/** What stands below the signature. */
export function BlocksSection() {
  const count = useAppSelector((state) => state.signature.present.person.blocks.length);
  return (
    <FormSection
      name="blocks"
      title={GENERATOR_LABELS.sections.blocks}
      description="Button, banner, QR code, disclaimer"
      icon={<Blocks />}
      summary={count === 0 ? undefined : `${count} added`}
      content={FIELDS}
      room="h-24"
    />
  );
}

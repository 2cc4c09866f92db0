import { Blocks } from 'lucide-react';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { useAppSelector } from '../../store/hooks';
import { FormSection } from './form-section';

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
      fields="BlockFields"
      room="h-24"
    />
  );
}

import { Palette as PaletteIcon } from 'lucide-react';
import { schemeTitle } from '../../model/color/color-scheme';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { TEMPLATE_LABELS } from '../../model/template-ids';
import { useAppSelector } from '../../store/hooks';
import { FormSection } from './form-section';

/** Templates and color schemes. */
export function StyleSection() {
  const template = useAppSelector((state) => state.signature.present.look.template);
  const scheme = useAppSelector((state) => state.signature.present.person.colorScheme);
  return (
    <FormSection
      name="style"
      title={GENERATOR_LABELS.sections.style}
      description="Templates and color schemes"
      icon={<PaletteIcon />}
      summary={`${TEMPLATE_LABELS[template]}, ${schemeTitle(scheme)}`}
      fields="StyleFields"
      room="h-[150vh]"
    />
  );
}

import { Palette as PaletteIcon } from 'lucide-react';
import { isCustomScheme } from '../model/color-scheme';
import { GENERATOR_LABELS } from '../model/messages';
import { paletteTitle } from '../model/palettes';
import { TEMPLATE_LABELS } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { onUse, useOnUse } from '../ui/on-use';
import { FormSection } from './form-section';

const STYLE_FIELDS = onUse(() => import('./style-fields'));

/** Templates and color schemes. */
export function StyleSection() {
  const template = useAppSelector((state) => state.signature.present.look.template);
  const scheme = useAppSelector((state) => state.signature.present.person.colorScheme);
  const colors = isCustomScheme(scheme) ? 'Custom colors' : paletteTitle(scheme);
  return (
    <FormSection
      name="style"
      title={GENERATOR_LABELS.sections.style}
      description="Templates and color schemes"
      icon={<PaletteIcon />}
      summary={`${TEMPLATE_LABELS[template]}, ${colors}`}
    >
      <FieldsOnUse />
    </FormSection>
  );
}

/** They come when the section is opened for the first time; until then their place is kept. */
function FieldsOnUse() {
  const code = useOnUse(STYLE_FIELDS);
  return code === null ? <div className="h-[150vh]" /> : <code.StyleFields />;
}

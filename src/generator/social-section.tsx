import { Share2 } from 'lucide-react';
import { GENERATOR_LABELS } from '../model/messages';
import { SOCIAL_NETWORKS } from '../model/social';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { chooseSocialStyle } from '../store/signature/edit-form';
import { SegmentedControl } from '../ui/segmented-control';
import { FormSection } from './form-section';
import { SocialField } from './signature-fields';

const STYLES = [
  { value: 'letters', label: 'Letters' },
  { value: 'icons', label: 'Icons' },
] as const;

/** The addresses of social profiles, and how they are shown. */
export function SocialSection() {
  const style = useAppSelector((state) => state.signature.present.look.socialStyle);
  const links = useAppSelector((state) => state.signature.present.person.socialLinks);
  const count = SOCIAL_NETWORKS.filter(({ id }) => (links[id] ?? '').trim() !== '').length;
  const dispatch = useAppDispatch();
  return (
    <FormSection
      name="social"
      title={GENERATOR_LABELS.sections.social}
      description="Connect social profiles"
      icon={<Share2 />}
      summary={count === 0 ? undefined : `${count} connected`}
    >
      <div className="grid gap-4">
        <div>
          <SegmentedControl
            label="Style of social links"
            isLabelHidden={false}
            value={style}
            options={STYLES}
            onChange={(value) => dispatch(chooseSocialStyle(value))}
          />
          <p className="mt-1.5 text-xs text-ink-muted">
            Letters show in every mail client. Icons are pictures, which Gmail leaves out.
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {SOCIAL_NETWORKS.map((network) => (
            <SocialField key={network.id} network={network} />
          ))}
        </div>
      </div>
    </FormSection>
  );
}

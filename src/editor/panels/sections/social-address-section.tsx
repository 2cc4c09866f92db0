import { socialFieldProblem } from '../../../model/person/fields';
import { PROFILE_CHARACTERS } from '../../../model/limits';
import { profileExample, SOCIAL_NETWORKS, type SocialNetwork } from '../../../model/person/social';
import { definitionOf } from '../../../scene/registry';
import { useAppSelector } from '../../../store/hooks';
import { TextField } from '../../../ui/fields/text-field';
import { selectPerson } from '../../selectors';
import { FollowsDetails } from '../../details/edit-details';
import { Profiles } from '../../details/profiles';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useTextSetting } from '../shared-value';

/** Where the social icons lead: a single one has an address of its own, the row follows the person. */
export function SocialAddressSection({ elements: [element], isLocked }: SectionProps) {
  const network = SOCIAL_NETWORKS.find(({ id }) => id === definitionOf(element.type).follows);
  return (
    <PanelSection title={network === undefined ? 'Addresses' : 'Address'} isLocked={isLocked}>
      {network === undefined ? <Profiles /> : <OwnAddress element={element} network={network} />}
    </PanelSection>
  );
}

interface OwnAddressProps {
  readonly element: SectionProps['elements'][0];
  readonly network: SocialNetwork;
}

function OwnAddress({ element, network }: OwnAddressProps) {
  const { id, content = '' } = element;
  const known = useAppSelector((state) => selectPerson(state).socialLinks?.[network.id] ?? '');
  const textSetting = useTextSetting(id);
  return (
    <TextField
      label={`${network.label} address`}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={PROFILE_CHARACTERS}
      error={socialFieldProblem(network.id, content) ?? undefined}
      value={content}
      placeholder={known || profileExample(network)}
      hint={known === '' ? undefined : <FollowsDetails />}
      {...textSetting('content', 'Address')}
    />
  );
}

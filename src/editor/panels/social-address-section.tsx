import { socialFieldProblem } from '../../model/fields';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../model/social';
import { useBuilderDispatch, useBuilderSelector } from '../../store/builder-hooks';
import type { BuilderThunk } from '../../store/builder-store';
import { TextField } from '../../ui/text-field';
import { selectPerson } from '../selectors';
import { personStep } from '../steps';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useEdit, useStay } from './use-edit';

/** Where the marks of social networks lead: a single one has an address of its own, the row follows the person. */
export function SocialAddressSection({ elements: [element], isLocked }: SectionProps) {
  const network = SOCIAL_NETWORKS.find(({ id }) => id === element.type);
  return (
    <PanelSection title={network === undefined ? 'Addresses' : 'Address'} isLocked={isLocked}>
      {network === undefined ? (
        SOCIAL_NETWORKS.map((known) => <PersonAddress key={known.id} network={known} />)
      ) : (
        <OwnAddress element={element} network={network} />
      )}
    </PanelSection>
  );
}

interface OwnAddressProps {
  readonly element: SectionProps['elements'][0];
  readonly network: SocialNetwork;
}

function OwnAddress({ element, network }: OwnAddressProps) {
  const { id, content = '' } = element;
  const known = useBuilderSelector((state) => selectPerson(state).socialLinks?.[network.id] ?? '');
  const { commit } = useEdit();
  const stay = useStay();
  return (
    <TextField
      {...addressTexts(network, content)}
      value={content}
      placeholder={known || exampleOf(network)}
      hint={known === '' ? undefined : 'Follows your details while it is blank.'}
      onFocus={stay.begin}
      onChange={(text) =>
        commit(
          { type: 'scene/elementSet', id, settings: { content: text } },
          'Address',
          stay.group(),
        )
      }
    />
  );
}

function PersonAddress({ network }: { readonly network: SocialNetwork }) {
  const person = useBuilderSelector(selectPerson);
  const dispatch = useBuilderDispatch();
  const stay = useStay();
  const value = person.socialLinks?.[network.id] ?? '';
  return (
    <TextField
      {...addressTexts(network, value)}
      value={value}
      placeholder={exampleOf(network)}
      onFocus={stay.begin}
      onChange={(text) => dispatch(addressStep(network, text, stay.group()))}
    />
  );
}

function addressStep({ id, label }: SocialNetwork, text: string, group: string): BuilderThunk {
  return (dispatch, getState) => {
    const person = selectPerson(getState());
    const socialLinks = { ...person.socialLinks, [id]: text };
    dispatch(personStep(getState(), { ...person, socialLinks }, `${label} address`, group));
  };
}

function addressTexts({ id, label }: SocialNetwork, value: string) {
  return {
    label: `${label} address`,
    inputMode: 'url',
    autoComplete: 'off',
    spellCheck: false,
    error: socialFieldProblem(id, value) ?? undefined,
  } as const;
}

function exampleOf({ host, profile }: SocialNetwork): string {
  return `${host}/${profile}name`;
}

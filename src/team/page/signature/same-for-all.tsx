import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { changeRules, selectSource } from '../../state/source';
import { setupChanged } from '../../state/team-slice';
import type { SharedFieldId } from '../../core/plan';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { SIGNATURE_WORDS } from '../words';
import { ExtrasFields } from './extras-fields';
import { PictureInput } from './picture-input';
import { SharedFields, withField } from './shared-fields';

const FIELDS = [
  'companyName',
  'website',
  'phone',
  'fax',
  'address',
  'secondAddress',
] as const satisfies readonly SharedFieldId[];

/** What is said of everybody, whatever the list says. */
export function SameForAll() {
  const rules = useAppSelector((state) => state.team.setup.rules);
  const person = useAppSelector((state) => selectSource(state)?.signature.person);
  const dispatch = useAppDispatch();
  const { constants, banner, disclaimer, exceptions } = rules;
  const said =
    Object.keys(constants).length + Number(banner !== undefined) + Number(disclaimer !== undefined);
  const shared = { companyName: person?.companyName ?? '', website: person?.website ?? '' };
  return (
    <CollapsibleSection
      title={SIGNATURE_WORDS.same}
      description={SIGNATURE_WORDS.sameLead}
      headingLevel={3}
      summary={said === 0 ? 'Nothing set' : `${said} set`}
    >
      <div className="grid gap-3">
        <SharedFields
          fields={FIELDS}
          value={constants}
          otherwise={shared}
          onChange={(next) => dispatch(changeRules({ constants: next }))}
        />
        <PictureInput
          label="Logo"
          kind="logo"
          value={constants.logoUrl ?? ''}
          onChange={(logo) =>
            dispatch(changeRules({ constants: withField(constants, 'logoUrl', logo) }))
          }
        />
        <ExtrasFields
          value={{ ...(banner && { banner }), ...(disclaimer && { disclaimer }) }}
          onChange={(extras) =>
            dispatch(setupChanged({ rules: { constants, exceptions, ...extras } }))
          }
        />
      </div>
    </CollapsibleSection>
  );
}

import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { fieldLabel } from '../../../model/person/fields';
import { sampleFields } from '../../../model/person/sample-fields';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { Notice } from '../../../ui/notice';
import type { SharedFieldId, Exception } from '../../core/plan';
import { selectSource, changeRules } from '../../state/source';
import { setupChanged } from '../../state/team-slice';
import { Section } from '../parts/section';
import { showUndo } from '../parts/show-undo';
import { useMade, useTeamView } from '../parts/team-view';
import { SIGNATURE_WORDS } from '../copy';
import { ChangeNotes } from './change-notes';
import { ExceptionCard, useShownMember } from './exception-card';
import { ExtrasFields } from './extras-fields';
import { groupsOf, largestGroup } from './groups';
import { PictureInput } from './picture-input';
import { SharedFields, withField } from './shared-fields';
import { SignatureChoice } from './signature-choice';

/** Which signature all get, what is the same in it for everybody, and who is an exception. */
export function SignatureSection() {
  return (
    <Section number={2} title="Signature">
      <SignatureChoice />
      <KindChoice />
      <SampleWarning />
      <SameForAll />
      <Exceptions />
      <ChangeNotes />
    </Section>
  );
}

const KINDS = (['template', 'scene'] as const).map((value) => ({
  value,
  label: SIGNATURE_WORDS.kinds[value],
}));

/** Asked only where there are both. */
function KindChoice() {
  const source = useAppSelector(selectSource);
  const dispatch = useAppDispatch();
  if (source === null || !source.hasDesign) return null;
  const { id, kind } = source;
  return (
    <SegmentedControl
      label={SIGNATURE_WORDS.kind}
      isLabelHidden={false}
      value={kind}
      options={KINDS}
      onChange={(next) => dispatch(setupChanged({ choice: { id, kind: next } }))}
    />
  );
}

/** What the first signature has of the sample is in all of them: a list has no columns for it. */
function SampleWarning() {
  const { members } = useTeamView();
  const made = useMade(members[0] ?? null);
  const isOpen = useAppSelector((state) => selectSource(state)?.id === state.saving.id);
  const left = made ? sampleFields(made.person).map(fieldLabel) : [];
  if (left.length === 0) return null;
  return (
    <Notice tone="warning">
      {SIGNATURE_WORDS.sample(left.join(', '))}
      {isOpen && (
        <>
          {' '}
          <Link to="/" className="font-semibold text-accent underline-offset-2 hover:underline">
            {SIGNATURE_WORDS.sampleLink}
          </Link>
        </>
      )}
    </Notice>
  );
}

const FIELDS = [
  'companyName',
  'website',
  'phone',
  'fax',
  'address',
  'secondAddress',
] as const satisfies readonly SharedFieldId[];

/** What is set for everybody, whatever the list has. */
function SameForAll() {
  const rules = useAppSelector((state) => state.team.setup.rules);
  const person = useAppSelector((state) => selectSource(state)?.signature.person);
  const dispatch = useAppDispatch();
  const { constants, banner, disclaimer, exceptions } = rules;
  const count =
    Object.keys(constants).length + Number(banner !== undefined) + Number(disclaimer !== undefined);
  const shared = { companyName: person?.companyName ?? '', website: person?.website ?? '' };
  return (
    <CollapsibleSection
      title={SIGNATURE_WORDS.same}
      description={SIGNATURE_WORDS.sameLead}
      headingLevel={3}
      summary={count === 0 ? 'Nothing set' : `${count} set`}
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

/** What is another for some: by department, country and the like. */
function Exceptions() {
  const { members } = useTeamView();
  const groups = useMemo(() => groupsOf(members), [members]);
  const exceptions = useAppSelector((state) => state.team.setup.rules.exceptions);
  const dispatch = useAppDispatch();
  const show = useShownMember();
  const first = largestGroup(groups, [...groups.keys()][0]);
  const add = (): void => {
    if (first === null) return;
    const added = { conditions: [first] };
    dispatch(changeExceptions((now) => [...now, added]));
    show(added);
  };
  const remove = (index: number): void => {
    const removed = exceptions[index];
    if (removed === undefined) return;
    dispatch(changeExceptions((now) => now.toSpliced(index, 1)));
    showUndo(SIGNATURE_WORDS.exceptionRemoved, '', () =>
      dispatch(changeExceptions((now) => now.toSpliced(index, 0, removed))),
    );
  };
  return (
    <CollapsibleSection
      title={SIGNATURE_WORDS.exceptions}
      description={SIGNATURE_WORDS.exceptionsLead}
      headingLevel={3}
      summary={exceptions.length === 0 ? 'None' : String(exceptions.length)}
    >
      <div className="grid gap-3">
        {exceptions.length > 0 && (
          <ul className="grid gap-3">
            {exceptions.map((exception, index) => (
              <ExceptionCard
                // oxlint-disable-next-line react/no-array-index-key -- two may be the same
                key={index}
                exception={exception}
                groups={groups}
                onChange={(changed) =>
                  dispatch(changeExceptions((now) => now.with(index, changed)))
                }
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        )}
        {first === null ? (
          <p className="text-sm text-ink-muted">{SIGNATURE_WORDS.noGroups}</p>
        ) : (
          <Button
            className="justify-self-start"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={add}
          >
            {SIGNATURE_WORDS.addException}
          </Button>
        )}
      </div>
    </CollapsibleSection>
  );
}

function changeExceptions(change: (now: readonly Exception[]) => readonly Exception[]): AppThunk {
  return (dispatch, getState) => {
    const { exceptions } = getState().team.setup.rules;
    dispatch(changeRules({ exceptions: change(exceptions) }));
  };
}

import { Link } from 'react-router-dom';
import { fieldLabel } from '../../../model/person/fields';
import { sampleFields } from '../../../model/person/sample-fields';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectSource } from '../../state/source';
import { setupChanged } from '../../state/team-slice';
import { Notice } from '../../../ui/notice';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { Section } from '../parts/section';
import { useMade, useTeamView } from '../parts/team-view';
import { SIGNATURE_WORDS } from '../words';
import { Exceptions } from './exceptions';
import { SameForAll } from './same-for-all';
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

/** What the sample says in the first signature is in all of them: a list has no columns for it. */
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

import { useCallback, useMemo } from 'react';
import { lazy } from '../../base/lazy';
import type { FormProposal } from '../../fixes/form/form-fix';
import { CODE_MODE_WORDS } from '../../model/code-modes';
import { clientNames } from '../../model/findings/clients';
import type { Finding } from '../../model/findings/findings';
import { type Severity, byGravity } from '../../model/findings/severity';
import { fieldLabel } from '../../model/person/fields';
import { isSample } from '../../model/person/sample-fields';
import { ClientRow } from '../../output/page/client-row';
import { HeardSection } from '../../output/page/heard/heard-section';
import { FindingReason } from '../../output/page/finding-reason';
import { destinationOf, FindingRoute, useFindingRoute } from '../../output/page/finding-route';
import { SizeMeter } from '../../output/page/size-meter';
import { useOptionParts } from '../../output/page/use-option-parts';
import { useTemplate } from '../../output/page/use-template';
import { exportOptions } from '../../output/state/compilers';
import { isSame } from '../../scene/operations/same';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import { changeParts, chooseCode } from '../../store/signature/edit-form';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk, RootState } from '../../store/state';
import { Button } from '../../ui/buttons/button';
import { SwitchField } from '../../ui/fields/switch-field';
import { Notice, type NoticeTone } from '../../ui/notice';
import { TextButton } from '../../ui/buttons/text-button';
import { useLazy } from '../../ui/hooks/use-lazy';
import { focusField } from '../focus-field';

interface OutputReportProps {
  /** Called when the visitor goes to a field. */
  readonly onLeave?: (() => void) | undefined;
}

/** The size of the signature, its support in mail clients, and its findings. */
export function OutputReport({ onLeave }: OutputReportProps) {
  const findings = useAppSelector(selectFormFindings);
  const differences = useAppSelector(({ output }) => output.differences);
  const html = useAppSelector(({ output }) => output.html);
  const needsStep = findings.some(
    (finding) => isOfPicturesInside(finding) && finding.severity !== 'info',
  );
  const isEmpty = useAppSelector(({ output }) => output.isEmpty);
  return (
    <>
      <div className="grid gap-2">
        <SizeMeter html={html} />
        <ShortestSwitch />
      </div>
      {html !== '' && !isEmpty && <ClientRow findings={findings} differences={differences} />}
      <FindingsList onLeave={onLeave} />
      {html !== '' && !isEmpty && <HeardSection />}
      <HowTo needsStep={needsStep} />
    </>
  );
}

function ShortestSwitch() {
  const code = useAppSelector(({ signature: { present } }) => present.look.code);
  const dispatch = useAppDispatch();
  return (
    <SwitchField
      label={CODE_MODE_WORDS.label}
      hint={CODE_MODE_WORDS.hint}
      isOn={code === 'shortest'}
      onChange={(isOn) => dispatch(chooseCode(isOn ? 'shortest' : 'whole'))}
    />
  );
}

/** How the signature gets into a mail client. Pictures that travel inside the HTML take a way of their own into some. */
function HowTo({ needsStep }: { readonly needsStep: boolean }) {
  return (
    <section aria-labelledby="how-to" className="border-t pt-4">
      <h3 id="how-to" className="text-sm font-semibold">
        How to use it
      </h3>
      <ol className="mt-1.5 grid list-decimal gap-1 ps-5 text-sm text-ink-muted">
        {(needsStep ? WAY_WITH_PICTURES : WAY).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

const WAY = [
  'Press Copy HTML.',
  'Open the signature settings of your email client: Outlook, Gmail or Apple Mail.',
  'Paste it there and save.',
];

const WAY_WITH_PICTURES = [
  'Press “Use it in…” and choose your email client.',
  'Follow the steps there: they bring your pictures along.',
];

const TONES: Readonly<Record<Severity, NoticeTone>> = {
  broken: 'danger',
  degraded: 'warning',
  info: 'info',
};

interface FindingsListProps {
  /** Called when the visitor goes to a field. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * The findings about the signature. They never keep the visitor from copying it. Those about pictures that travel inside the
 * HTML are one line: one way around all of them is known.
 */
export function FindingsList({ onLeave }: FindingsListProps) {
  const findings = useAppSelector(selectFormFindings);
  if (findings.length === 0) return null;
  const ofPictures = findings.filter(isOfPicturesInside);
  return (
    <ul aria-label="Good to know" className="grid gap-2">
      {ofPictures.length > 0 && (
        <li>
          <PicturesStep findings={ofPictures} onLeave={onLeave} />
        </li>
      )}
      {findings
        .filter((finding) => !ofPictures.includes(finding))
        .map((finding) => (
          <li key={`${finding.rule} ${finding.message}`}>
            <Notice tone={TONES[finding.severity]}>
              <p>{finding.message}</p>
              {finding.clients.length > 0 && (
                <p className="text-xs text-ink-muted">In {clientNames(finding.clients)}</p>
              )}
              <Actions finding={finding} onLeave={onLeave} />
            </Notice>
          </li>
        ))}
    </ul>
  );
}

interface PicturesStepProps extends FindingsListProps {
  readonly findings: readonly Finding[];
}

/** What pictures that travel inside the HTML need, and the way to it. */
function PicturesStep({ findings, onLeave }: PicturesStepProps) {
  const route = useFindingRoute(onLeave);
  const grave = findings.filter(({ severity }) => severity !== 'info');
  const clients = [...new Set(grave.flatMap((finding) => finding.clients))];
  const [destination = 'gmail'] = findings.flatMap((finding) => destinationOf(finding) ?? []);
  const first = grave.find(({ origin: [place] }) => place?.kind === 'field');
  const marks = findings.find(({ rule }) => rule === 'embedded-marks');
  return (
    <Notice>
      <p>Your pictures need one more step in {clientNames(clients)}.</p>
      <div className="mt-1 flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
        <TextButton onClick={() => route(destination)}>Show me</TextButton>
        {first !== undefined && <GoToField finding={first} onLeave={onLeave} />}
        <FindingReason reason={{ why: findings.map(({ message }) => message).join(' ') }} />
        {marks !== undefined && <FormFixButtons finding={marks} />}
      </div>
    </Notice>
  );
}

interface ActionsProps extends FindingsListProps {
  readonly finding: Finding;
}

/** What can be done about a finding, where it comes from, and why it is one. */
function Actions({ finding, onLeave }: ActionsProps) {
  // As long as the name is that of the sample, findings of severity `info` offer no fix.
  const isMendable = useAppSelector(
    ({ signature: { present } }) =>
      finding.severity !== 'info' || !isSample(present.person, 'fullName'),
  );
  return (
    <div className="mt-1 flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
      <GoToField finding={finding} onLeave={onLeave} />
      <FindingRoute finding={finding} onLeave={onLeave} />
      <FindingReason reason={finding.reason} />
      {/* They load late and so stand last: nothing else moves when they appear. */}
      {isMendable && <FormFixButtons finding={finding} />}
    </div>
  );
}

/** Leads to the field that a finding comes from; nothing where it comes from none. */
function GoToField({ finding, onLeave }: ActionsProps) {
  const [first] = finding.origin;
  if (first?.kind !== 'field') return null;
  const { field } = first;
  const go = (): void => {
    onLeave?.();
    focusField(field);
  };
  return <TextButton onClick={go}>{`Go to ${fieldLabel(field)}`}</TextButton>;
}

/** It brings along what makes and checks an output. */
const FORM_FIXES = lazy(() => import('../../fixes/form/form-fixes'));

/**
 * What can be done about a finding; nothing until that has loaded. It is worked out for the signature that the output was made
 * of: each offer makes outputs of its own, which is too much work for every key.
 */
function FormFixButtons({ finding }: { readonly finding: Finding }) {
  const source = useAppSelector((state) => state.output.source);
  return source !== null && <OfferButtons finding={finding} source={source} />;
}

interface OfferButtonsProps {
  readonly finding: Finding;
  readonly source: Signature;
}

function OfferButtons({ finding, source }: OfferButtonsProps) {
  const rasters = useAppSelector((state) => state.output.rasters);
  const dispatch = useAppDispatch();
  const template = useTemplate(source.look.template);
  const parts = useOptionParts(source);
  const fixing = useLazy(FORM_FIXES);
  const offersFor = useCallback(
    ({ person, look }: Signature): readonly FormProposal[] => {
      if (fixing === null || template === null || parts === null) return [];
      const options = exportOptions(look, parts, rasters, location.origin);
      return fixing.formFixesFor(finding, { person, template, options });
    },
    [fixing, template, parts, rasters, finding],
  );
  const offers = useMemo(() => offersFor(source), [offersFor, source]);
  return offers.map(({ label }) => (
    <Button key={label} size="sm" onClick={() => dispatch(carryOut(label, offersFor))}>
      {label}
    </Button>
  ));
}

/** Does what is offered about a finding, as one step: as the signature stands by now, which may be newer than the output. */
function carryOut(
  label: string,
  offersFor: (signature: Signature) => readonly FormProposal[],
): AppThunk {
  return (dispatch, getState) => {
    const offer = offersFor(getState().signature.present).find((other) => other.label === label);
    if (offer === undefined) return;
    const { person, ...look } = offer.change;
    dispatch(changeParts({ ...(person === undefined ? {} : { person }), look }, { label }));
  };
}

function isOfPicturesInside({ ofPicturesInside }: Finding): boolean {
  return ofPicturesInside === true;
}

/** The findings about the last output, the gravest first. The same list as long as they are the same. */
export const selectFormFindings = makeSelector(
  ({ output }: RootState) => [output.findings],
  (findings) => findings.toSorted(byGravity),
  isSame,
);

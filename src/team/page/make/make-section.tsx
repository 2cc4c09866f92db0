import { useId, useMemo, useState } from 'react';
import { websiteHref } from '../../../model/person/web/web-address';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { OptionGroup } from '../../../ui/fields/option-card';
import { RadioOption } from '../../../ui/fields/radio-option';
import { TextField } from '../../../ui/fields/text-field';
import { Notice } from '../../../ui/notice';
import type { Manifest } from '../../core/archive/manifest';
import type { PackId } from '../../core/packs/pack';
import { packProblems } from '../../core/packs/pack-problems';
import { makeArchive } from '../../state/archive';
import { selectWhyNot } from './why-not';
import { selectRun } from '../../state/run';
import type { TeamImages } from '../../core/setup/run-setup';
import { comparingChanged, setupChanged } from '../../state/team-slice';
import { Section } from '../parts/section';
import { useTeamView } from '../parts/team-view';
import { MAKE_WORDS } from '../copy';
import { AddinAddress } from './addin-address';
import { CommandHint } from './command-hint';
import { EarlierRun, type ChosenRun } from './earlier-run';
import { Made } from './made';
import { MakingBox } from './making-box';
import { ReviewPage } from './review-page';

/** How the signatures travel, what goes with them, and the archive. */
export function MakeSection() {
  const [earlier, setEarlier] = useState<ChosenRun | null>(null);
  const dispatch = useAppDispatch();
  const choose = (run: ChosenRun | null): void => {
    setEarlier(run);
    dispatch(comparingChanged({ status: 'idle' }));
  };
  return (
    <Section number={4} title="Make">
      <ImagesChoice />
      <PackChoice />
      <EarlierRun earlier={earlier} onChange={choose} />
      <ReviewPage earlier={earlier} />
      <Maker previous={earlier?.manifest ?? null} />
      <CommandHint earlier={earlier} />
    </Section>
  );
}

function Maker({ previous }: { readonly previous: Manifest | null }) {
  const { scene, members } = useTeamView();
  const dispatch = useAppDispatch();
  const making = useAppSelector((state) => state.team.making);
  const reason = useAppSelector(selectWhyNot);
  const isComparing = useAppSelector((state) => state.team.comparing.status === 'comparing');
  if (making.status === 'making') {
    return <MakingBox label={MAKE_WORDS.progress} progress={making.progress} />;
  }
  const isMade = making.status === 'made';
  const waits = isComparing ? MAKE_WORDS.waits : reason;
  return (
    <>
      {isMade && <Made making={making} />}
      <Button
        variant={isMade ? 'secondary' : 'primary'}
        size="lg"
        className="justify-self-start tabular-nums"
        disabledReason={members.length === 0 ? MAKE_WORDS.noPeople : waits}
        onClick={() => void dispatch(makeArchive(scene, previous))}
      >
        {isMade ? MAKE_WORDS.again : MAKE_WORDS.make(members.length)}
      </Button>
    </>
  );
}

/** The ways to bring the signatures to everybody, as check boxes. */
function PackChoice() {
  const id = useId();
  const chosen = useAppSelector((state) => state.team.setup.packs);
  const dispatch = useAppDispatch();
  const change = (pack: PackId, isOn: boolean): void => {
    const all = PACK_LINES.map((each) => each.id);
    const packs = all.filter((each) => (each === pack ? isOn : chosen.includes(each)));
    dispatch(setupChanged({ packs }));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{MAKE_WORDS.packs}</legend>
      <p className="mb-2 text-xs text-ink-muted">{MAKE_WORDS.packsLead}</p>
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {PACK_LINES.map((pack) => (
          <li key={pack.id}>
            <label className="flex items-start gap-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(pack.id)}
                aria-labelledby={`${id}-${pack.id}`}
                aria-describedby={`${id}-${pack.id}-what`}
                onChange={(event) => change(pack.id, event.target.checked)}
                className="mt-0.5 size-4 shrink-0"
              />
              <span>
                <span id={`${id}-${pack.id}`} className="block text-sm font-medium">
                  {pack.label}
                </span>
                <span id={`${id}-${pack.id}-what`} className="block text-xs text-ink-muted">
                  {pack.lead}
                </span>
              </span>
            </label>
            {pack.id === 'outlook-addin' && chosen.includes(pack.id) && <AddinAddress />}
            <PackProblems pack={pack.id} isChosen={chosen.includes(pack.id)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface PackProblemsProps {
  readonly pack: PackId;
  /** What concerns a pack that is not chosen is no warning. */
  readonly isChosen: boolean;
}

/** Who would not get by a pack what exceptions and other addresses set for them. */
function PackProblems({ pack, isChosen }: PackProblemsProps) {
  const { scene, members } = useTeamView();
  const plan = useAppSelector((state) => selectRun(state, scene)?.plan ?? null);
  const addresses = useAppSelector((state) => state.team.beside?.addresses);
  const problems = useMemo(
    () => (plan === null ? [] : packProblems(pack, { plan, members, addresses: addresses ?? [] })),
    [pack, plan, members, addresses],
  );
  if (problems.length === 0) return null;
  return (
    <div className="mt-2 mb-1 ms-6.5 grid gap-2">
      {problems.map((problem) => {
        // Names of commands stand in backticks.
        const words = problem.replaceAll('`', '');
        return isChosen ? (
          <Notice key={problem} tone="warning">
            {words}
          </Notice>
        ) : (
          <p key={problem} className="text-xs text-ink-muted">
            {words}
          </p>
        );
      })}
    </div>
  );
}

/** A way to bring signatures to a company, in a line. The packs themselves weigh a hundred times as much. */
interface PackLine {
  readonly id: PackId;
  /** As the pack calls itself. */
  readonly label: string;
  readonly lead: string;
}

/** All of them, in the order of the packs. */
export const PACK_LINES: readonly PackLine[] = [
  {
    id: 'google',
    label: 'Google Workspace (GAM7)',
    lead: 'Commands that set each person’s signature in Gmail.',
  },
  {
    id: 'apps-script',
    label: 'Google Workspace (Apps Script)',
    lead: 'A sheet of Google and its script do the same; nothing is installed.',
  },
  {
    id: 'exchange',
    label: 'Exchange Online (Outlook on the web, new Outlook)',
    lead: 'A PowerShell script for Outlook on the web and new Outlook.',
  },
  {
    id: 'transport-rule',
    label: 'Exchange transport rule',
    lead: 'Rules on the server add it below every email that leaves.',
  },
  {
    id: 'outlook-windows',
    label: 'Outlook for Windows (classic)',
    lead: 'A script for Intune or a group policy puts it on each computer.',
  },
  {
    id: 'outlook-addin',
    label: 'Outlook add-in',
    lead: 'Sets it while people write; its files lie on a server of yours.',
  },
  {
    id: 'set-outlooksignatures',
    label: 'Set-OutlookSignatures',
    lead: 'Templates for that free script, filled in from your directory.',
  },
  {
    id: 'thunderbird',
    label: 'Thunderbird',
    lead: 'One add-on and one policy for all computers.',
  },
  {
    id: 'apple-mail',
    label: 'Apple Mail',
    lead: 'A script that sets it in Mail on each Mac.',
  },
  {
    id: 'roundcube',
    label: 'Roundcube',
    lead: 'A PHP script for the server sets each identity.',
  },
  {
    id: 'sogo',
    label: 'SOGo',
    lead: 'A Python script sets each identity by sogo-tool.',
  },
  {
    id: 'mailcow',
    label: 'mailcow',
    lead: 'The same for SOGo in the containers of mailcow.',
  },
  {
    id: 'jmap',
    label: 'JMAP (Stalwart, Fastmail, Apache James, TMail)',
    lead: 'A Python script sets each identity over the network.',
  },
  {
    id: 'zimbra',
    label: 'Zimbra',
    lead: 'A Python script sets each signature by zmprov.',
  },
];

const MODES: readonly TeamImages[] = ['embed', 'link', 'hosted'];

/** How pictures travel, each way with a line that explains it. */
function ImagesChoice() {
  const name = useId();
  const { images, host } = useAppSelector((state) => state.team.setup);
  const dispatch = useAppDispatch();
  const isWrong = host.trim() !== '' && websiteHref(host) === null;
  return (
    <div className="grid gap-3">
      <OptionGroup label={MAKE_WORDS.pictures} className="gap-2 sm:grid-cols-3">
        {MODES.map((mode) => (
          <RadioOption
            key={mode}
            name={name}
            value={mode}
            caption={MAKE_WORDS.modes[mode].label}
            isSelected={mode === images}
            onSelect={() => dispatch(setupChanged({ images: mode }))}
            className="block"
            inputClassName="inset-0 rounded-card"
          >
            <span
              aria-hidden="true"
              className="ring-of-peer checked-of-peer block h-full rounded-card border px-3 py-2 text-ink transition-colors duration-120 group-hover:bg-wash peer-checked:border-accent peer-checked:bg-accent-soft"
            >
              <span className="block text-sm font-medium">{MAKE_WORDS.modes[mode].label}</span>
              <span className="block text-xs text-ink-muted">{MAKE_WORDS.modes[mode].lead}</span>
            </span>
          </RadioOption>
        ))}
      </OptionGroup>
      {images === 'hosted' && (
        <TextField
          label={MAKE_WORDS.host}
          hint={MAKE_WORDS.hostHint}
          error={isWrong ? MAKE_WORDS.hostProblem : undefined}
          type="url"
          value={host}
          onChange={(text) => dispatch(setupChanged({ host: text }))}
          className="max-w-md"
        />
      )}
    </div>
  );
}

import { useMemo, useState } from 'react';
import { toDarkBackground } from '../../../export/previews/dark-background';
import { clientNames } from '../../../model/findings/clients';
import type { Finding } from '../../../model/findings/findings';
import { byGravity, type Severity } from '../../../model/findings/severity';
import { SHOWN_BACKGROUNDS, SHOWN_WIDTHS } from '../../../output/page/mail-choices';
import {
  MAIL_COLORS,
  MAIL_WIDTHS,
  MailMessage,
  type MailBackground,
  type MailWidth,
} from '../../../output/page/mail-message';
import { PreviewFrame } from '../../../output/page/preview-frame';
import { SizeMeter } from '../../../output/page/size-meter';
import { Card } from '../../../ui/card';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { FitWidth } from '../../../ui/fit-width';
import { Notice, type NoticeTone } from '../../../ui/notice';
import { Spinner } from '../../../ui/spinner';
import { withOwnPictures } from '../../core/member';
import { nameOf } from '../../core/list/people/facts';
import type { Member } from '../../core/list/member';
import { useMade, useTeamView } from '../parts/team-view';
import { useHeldOf } from '../parts/use-held-of';
import { CHECK_WORDS, PREVIEW_WORDS } from '../copy';
import { PersonPicker } from './person-picker';

/** The signature of one person at the end of a message, and what is wrong with it. */
export function PreviewPane() {
  const { chosen } = useTeamView();
  const [width, setWidth] = useState<MailWidth>('desktop');
  const [background, setBackground] = useState<MailBackground>('light');
  if (chosen === null) return null;
  return (
    <Card className="flex max-h-full min-h-0 flex-col">
      <section aria-label={PREVIEW_WORDS.title} className="contents">
        <div className="grid gap-3 px-4 pt-4 pb-3">
          <div className="flex items-center justify-between gap-2">
            <h2 className="text-lg font-semibold">{PREVIEW_WORDS.title}</h2>
            <div className="flex gap-2">
              <SegmentedControl
                label="Width"
                isIconOnly
                value={width}
                options={SHOWN_WIDTHS}
                onChange={setWidth}
              />
              <SegmentedControl
                label="Background"
                isIconOnly
                value={background}
                options={SHOWN_BACKGROUNDS}
                onChange={setBackground}
              />
            </div>
          </div>
          <PersonPicker />
        </div>
        <section
          aria-label={PREVIEW_WORDS.result}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={0}
          className="grid min-h-0 scroll-thin content-start gap-4 overflow-y-auto px-4 pb-4 focus-visible:-outline-offset-2"
        >
          <PersonMail member={chosen} width={width} background={background} />
        </section>
      </section>
    </Card>
  );
}

interface PersonMailProps {
  readonly member: Member;
  readonly width: MailWidth;
  readonly background: MailBackground;
}

function PersonMail({ member, width, background }: PersonMailProps) {
  const made = useMade(member);
  const held = useHeldOf(member);
  const shown = useMemo(
    () => (made === undefined || made === null ? '' : withOwnPictures(made)),
    [made],
  );
  const name = nameOf(member.facts) || member.address;
  if (made === null) return <p className="text-sm text-danger">{CHECK_WORDS.failed}</p>;
  return (
    <>
      <FitWidth width={MAIL_WIDTHS[width]}>
        <MailMessage sender={name} width={width} background={background}>
          {made === undefined ? (
            <div className="grid h-28 place-items-center">
              <Spinner />
            </div>
          ) : (
            <PreviewFrame
              title={`Signature of ${name}`}
              html={background === 'dark' ? toDarkBackground(shown) : shown}
              held={held}
              background={MAIL_COLORS[background].background}
            />
          )}
        </MailMessage>
      </FitWidth>
      {made !== undefined && <SizeMeter html={made.html} />}
      {made !== undefined && <PersonFindings findings={made.findings} />}
    </>
  );
}

const TONES: Readonly<Record<Severity, NoticeTone>> = {
  broken: 'danger',
  degraded: 'warning',
  info: 'info',
};

/** What is wrong with one signature, the gravest first. */
function PersonFindings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={PREVIEW_WORDS.problems} className="grid gap-2">
      {findings.toSorted(byGravity).map((finding) => {
        const { message } = finding;
        return (
          <li key={`${finding.rule} ${message}`}>
            <Notice tone={TONES[finding.severity]}>
              <p>{message}</p>
              {finding.clients.length > 0 && (
                <p className="text-xs text-ink-muted">In {clientNames(finding.clients)}</p>
              )}
            </Notice>
          </li>
        );
      })}
    </ul>
  );
}

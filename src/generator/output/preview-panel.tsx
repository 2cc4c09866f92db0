import { Check, Copy, Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { lazy } from '../../base/lazy';
import { OPENER } from '../../destinations/opener';
import { toDarkBackground } from '../../export/previews/dark-background';
import { LIMITS } from '../../model/limits';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { SHOWN_BACKGROUNDS, SHOWN_WIDTHS } from '../../output/page/mail-choices';
import {
  type MailBackground,
  type MailWidth,
  MAIL_COLORS,
  MAIL_WIDTHS,
  MailMessage,
  type MailColors,
} from '../../output/page/mail-message';
import { FIRST_HEIGHT, PreviewFrame } from '../../output/page/preview-frame';
import { usePreviewHtml } from '../../output/page/preview-html';
import { PreviewsButton } from '../../output/page/previews/previews-button';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useRestedSelector } from '../../output/page/use-rested-selector';
import { Button } from '../../ui/buttons/button';
import { SteadyLabel } from '../../ui/buttons/steady-label';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { FitWidth } from '../../ui/fit-width';
import { Sheet } from '../../ui/overlays/sheet';
import { IS_PRERENDERING } from '../../ui/is-prerendering';
import { useHasJustChanged } from '../../ui/hooks/use-has-just-changed';
import { useLazy } from '../../ui/hooks/use-lazy';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { copySignature, downloadSignature, openUseItIn } from '../commands';
import { runCommand } from '../form-command';
import { EditOnCanvas } from '../edit-on-canvas';

/**
 * Where a screen is this low, as a phone's on its side or one that is zoomed, the signature comes first, and the sheet is a row
 * of buttons.
 */
const LOW = '(max-height: 500px)';

/** The signature as the end of a message. What can be done with it stays in reach at the foot. */
export function PreviewPanel() {
  const isLow = useMediaQuery(LOW);
  const view = useMailView();
  const head = (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div>
        <h2 className="text-lg font-semibold">{GENERATOR_LABELS.preview}</h2>
        <p className="text-sm text-ink-muted">{GENERATOR_LABELS.previewSubtitle}</p>
      </div>
      <MailSwitches {...view} />
    </div>
  );
  return (
    <Card className="flex h-full min-h-0 min-w-0 flex-col overflow-clip">
      {!isLow && <div className="paint-apart px-4 pt-4 pb-3 lg:px-5">{head}</div>}
      <div
        data-sample=""
        className={cx(
          'paint-apart grid min-h-0 flex-1 scroll-thin content-start gap-4 overflow-y-auto px-4 pb-4 lg:px-5',
          isLow && 'pt-4',
        )}
      >
        <MailMock width={view.width} background={view.background} isBare={isLow} />
        {isLow && head}
        <LazyReport />
      </div>
      <div className="paint-apart border-t px-4 py-3 lg:px-5">
        <OutputActions />
      </div>
    </Card>
  );
}

/** The same for a phone: a sheet that shows the signature and can be pulled up, the buttons within reach of a thumb. */
export function PreviewSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const isLow = useMediaQuery(LOW);
  const view = useMailView();
  const buttons = <OutputActions />;
  return (
    <Sheet
      title={GENERATOR_LABELS.preview}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      openHeight={isLow ? '60dvh' : '70dvh'}
      peekHeight={isLow ? 0 : 136}
      {...(isLow ? { header: <div className="px-4 pb-2">{buttons}</div> } : { footer: buttons })}
    >
      <div data-sample="" className={cx('grid gap-4 pb-2', isLow && 'px-4')}>
        <div className="grid justify-items-center gap-3">
          <MailMock width={view.width} background={view.background} isBare={!isOpen} />
          {isOpen && <MailSwitches {...view} />}
        </div>
        {/* While the sheet is down, it ends between the signature and its report. */}
        <div className={isOpen ? 'grid gap-4' : 'grid gap-4 pt-12'}>
          <LazyReport onLeave={() => setIsOpen(false)} />
        </div>
      </div>
    </Sheet>
  );
}

/** Loads with the first output, and shows nothing before that: parts that come one by one would push each other down. */
const REPORT = lazy(() => import('./output-report'));

function LazyReport({ onLeave }: { readonly onLeave?: () => void }) {
  const code = useLazy(REPORT);
  const hasOutput = useAppSelector(({ output }) => output.html !== '' || output.isEmpty);
  return hasOutput && code !== null && <code.OutputReport onLeave={onLeave} />;
}

/** How wide the message is shown, and on what. */
function useMailView() {
  const [width, onWidth] = useState<MailWidth>('desktop');
  const [background, onBackground] = useState<MailBackground>('light');
  return { width, background, onWidth, onBackground };
}

function MailSwitches({
  width,
  background,
  onWidth,
  onBackground,
}: ReturnType<typeof useMailView>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <EditOnCanvas />
      <PreviewsButton />
      <SegmentedControl
        label="Width"
        isIconOnly
        value={width}
        options={SHOWN_WIDTHS}
        onChange={onWidth}
      />
      <SegmentedControl
        label="Background"
        isIconOnly
        value={background}
        options={SHOWN_BACKGROUNDS}
        onChange={onBackground}
      />
    </div>
  );
}

/** The two plain ways to export the signature, and the dialog with steps for each mail client. */
function OutputActions() {
  const copies = useAppSelector((state) => state.output.copies);
  const dispatch = useAppDispatch();
  return (
    <div className="@container">
      <div className="flex gap-2 *:grow @lg:*:basis-0 @max-lg:*:px-2 @max-lg:[&_svg]:hidden @max-xs:gap-1 @max-xs:*:px-1 @max-xs:*:text-sm">
        <CopyButton copies={copies} onCopy={() => dispatch(runCommand(copySignature))} />
        <Button
          size="lg"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => dispatch(runCommand(downloadSignature))}
        >
          {downloadSignature.label}
        </Button>
        <Button
          {...OPENER}
          size="lg"
          icon={<Mail className="size-4" aria-hidden="true" />}
          onClick={() => dispatch(runCommand(openUseItIn))}
        >
          {openUseItIn.label}
        </Button>
      </div>
    </div>
  );
}

/** The id of the button. */
export const COPY_BUTTON = 'copy-html';

interface CopyButtonProps {
  /** How often a copy has succeeded: each time the button shows that for a while. */
  readonly copies: number;
  readonly onCopy: () => void;
}

function CopyButton({ copies, onCopy }: CopyButtonProps) {
  const isJustCopied = useHasJustChanged(copies, LIMITS.copiedIndicatorMs);
  const Icon = isJustCopied ? Check : Copy;
  const { label } = copySignature;
  const { copied } = GENERATOR_LABELS;
  return (
    <Button
      id={COPY_BUTTON}
      variant="primary"
      size="lg"
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={onCopy}
    >
      <SteadyLabel or={isJustCopied ? label : copied}>{isJustCopied ? copied : label}</SteadyLabel>
    </Button>
  );
}

interface MailMockProps {
  readonly width: MailWidth;
  readonly background: MailBackground;
  /** Shows the signature without the message above it. */
  readonly isBare?: boolean;
}

/** A picture or a letter: what is left of a template without any of them is bars and backgrounds. */
const SEEN = /<img|>\s*[^<\s]/;

/** The visitor's signature at the end of a message, at the width it has in a mail client. */
function MailMock({ width, background, isBare = false }: MailMockProps) {
  const html = usePreviewHtml();
  const isEmpty = useAppSelector(selectIsEmpty);
  const held = useAppSelector(selectHeldPictures);
  const name = useRestedSelector(selectName);
  return (
    <FitWidth width={MAIL_WIDTHS[width]}>
      <MailMessage sender={name} width={width} background={background} isBare={isBare}>
        {IS_PRERENDERING ? (
          <div style={{ height: FIRST_HEIGHT }} />
        ) : html === '' || (SEEN.test(html) && !isEmpty) ? (
          <PreviewFrame
            title="Your signature"
            html={background === 'dark' ? toDarkBackground(html) : html}
            held={held}
            background={MAIL_COLORS[background].background}
          />
        ) : (
          <EmptySignature {...MAIL_COLORS[background]} />
        )}
      </MailMessage>
    </FitWidth>
  );
}

function selectName({ signature }: RootState): string {
  return signature.present.person.fullName.trim();
}

/** Whether the last output was empty and the person has not changed since: a template's phrases alone count as empty. */
function selectIsEmpty({ output, signature: { present } }: RootState): boolean {
  return output.isEmpty && output.source?.person === present.person;
}

/** The outlines of a signature, and what makes them one, where there is nothing to be seen of one yet. */
function EmptySignature({ quiet, line }: Pick<MailColors, 'quiet' | 'line'>) {
  const box = { borderColor: line };
  const bar = { background: line };
  return (
    <div className="flex items-center gap-4">
      <span className="size-15 shrink-0 rounded-full border-2 border-dashed" style={box} />
      <span className="h-24 w-0.5 shrink-0" style={bar} />
      <div className="grid min-w-0 gap-3">
        <span aria-hidden="true" className="h-3 w-36 max-w-full rounded-full" style={bar} />
        <p className="text-base" style={{ color: quiet }}>
          Your signature appears here as you fill in the form.
        </p>
        <span aria-hidden="true" className="h-2 w-48 max-w-full rounded-full" style={bar} />
      </div>
    </div>
  );
}

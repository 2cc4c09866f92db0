import { useState } from 'react';
import type { MailGround, MailWidth } from '../../output/page/mail-message';
import { PreviewsButton } from '../../output/page/previews/previews-button';
import { SHOWN_GROUNDS, SHOWN_WIDTHS } from '../../output/page/mail-choices';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { Sheet } from '../../ui/overlays/sheet';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { MailMock } from './mail-mock';
import { EditOnCanvas } from '../edit-on-canvas';
import { OutputActions } from './output-actions';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/use-lazy';
import { useMediaQuery } from '../../ui/use-media-query';

/** The signature as the end of a message. What can be done with it stays in reach at the foot. */
export function PreviewPanel() {
  const view = useMailView();
  return (
    <Card className="flex h-full min-h-0 min-w-0 flex-col overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-4 pb-3 lg:px-5">
        <div>
          <h2 className="text-lg font-semibold">{GENERATOR_LABELS.preview}</h2>
          <p className="text-sm text-ink-muted">{GENERATOR_LABELS.previewSubtitle}</p>
        </div>
        <MailSwitches {...view} />
      </div>
      <div className="grid min-h-0 flex-1 scroll-thin content-start gap-4 overflow-y-auto px-4 pb-4 lg:px-5">
        <MailMock width={view.width} ground={view.ground} />
        <ReportOnUse />
      </div>
      <div className="border-t px-4 py-3 lg:px-5">
        <OutputActions />
      </div>
    </Card>
  );
}

/** Where a screen is this low, as a phone's on its side or one that is zoomed, the sheet is a row of buttons. */
const LOW = '(max-height: 500px)';

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
      peekHeight={isLow ? 0 : 120}
      {...(isLow ? { header: <div className="px-4 pb-2">{buttons}</div> } : { footer: buttons })}
    >
      <div className={cx('grid gap-4 pb-2', isLow && 'px-4')}>
        <div className="grid justify-items-center gap-3">
          <MailMock width={view.width} ground={view.ground} isBare={!isOpen} />
          <MailSwitches {...view} />
        </div>
        <ReportOnUse onLeave={() => setIsOpen(false)} />
      </div>
    </Sheet>
  );
}

/** What is said of the signature comes with the first output of it. */
const REPORT = lazy(() => import('./output-report'));

function ReportOnUse({ onLeave }: { readonly onLeave?: () => void }) {
  const code = useLazy(REPORT);
  return code !== null && <code.OutputReport onLeave={onLeave} />;
}

/** How wide the message is shown, and on what. */
function useMailView() {
  const [width, onWidth] = useState<MailWidth>('desktop');
  const [ground, onGround] = useState<MailGround>('light');
  return { width, ground, onWidth, onGround };
}

function MailSwitches({ width, ground, onWidth, onGround }: ReturnType<typeof useMailView>) {
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
        value={ground}
        options={SHOWN_GROUNDS}
        onChange={onGround}
      />
    </div>
  );
}

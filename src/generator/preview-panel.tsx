import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useState } from 'react';
import type { MailGround, MailWidth } from '../inbox/mail-message';
import { PreviewsButton } from '../inbox/previews/previews-button';
import { SizeMeter } from '../inbox/size-meter';
import { useAppSelector } from '../store/hooks';
import { GENERATOR_LABELS } from '../model/messages';
import { Card } from '../ui/card';
import { Sheet } from '../ui/sheet';
import { SegmentedControl } from '../ui/segmented-control';
import { HowTo } from './how-to';
import { MailMock } from './mail-mock';
import { OutputActions } from './output-actions';
import { onUse, useOnUse } from '../ui/on-use';
import { useToastInset } from '../ui/use-toast-inset';

const WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor className="size-4" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone className="size-4" /> },
] as const;

const GROUNDS = [
  { value: 'light', label: 'Light', icon: <Sun className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon className="size-4" /> },
] as const;

/** The row of buttons at the bottom of the sheet. */
const BUTTONS_HEIGHT = 'calc(var(--control-lg) + 1.5rem + env(safe-area-inset-bottom))';

/** The signature as the end of a message, and what can be done with it. */
export function PreviewPanel() {
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <Preview />
      <OutputActions />
      <OutputReport />
    </Card>
  );
}

/** The same for a phone: a sheet to be pulled up, the buttons always within reach of a thumb. */
export function PreviewSheet() {
  const [isOpen, setIsOpen] = useState(false);
  useToastInset(BUTTONS_HEIGHT);
  return (
    <Sheet
      title={GENERATOR_LABELS.preview}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      openHeight="80dvh"
      peekHeight={96}
      footer={<OutputActions />}
    >
      <div className="grid gap-4 pb-2">
        <Preview isBare />
        <OutputReport onLeave={() => setIsOpen(false)} />
      </div>
    </Sheet>
  );
}

/** What is said of the signature comes with the first output of it. */
const REPORT = onUse(() => import('./findings-report'));

function OutputReport({ onLeave }: { readonly onLeave?: () => void }) {
  const report = useOnUse(REPORT);
  const characters = useAppSelector((state) => state.output.html.length);
  return (
    <>
      <SizeMeter characters={characters} />
      {report !== null && <report.FindingsReport onLeave={onLeave} />}
      <HowTo />
    </>
  );
}

interface PreviewProps {
  /** Without the heading, where something around it says it. */
  readonly isBare?: boolean;
}

/** Heading, switches and the message itself. */
function Preview({ isBare = false }: PreviewProps) {
  const [width, setWidth] = useState<MailWidth>('desktop');
  const [ground, setGround] = useState<MailGround>('light');
  const switches = (
    <div className="flex flex-wrap items-center gap-2">
      <PreviewsButton />
      <SegmentedControl
        label="Width"
        isIconOnly
        value={width}
        options={WIDTHS}
        onChange={setWidth}
      />
      <SegmentedControl
        label="Background"
        isIconOnly
        value={ground}
        options={GROUNDS}
        onChange={setGround}
      />
    </div>
  );
  if (isBare) {
    return (
      <div className="grid justify-items-center gap-3">
        <MailMock width={width} ground={ground} />
        {switches}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">{GENERATOR_LABELS.preview}</h2>
          <p className="text-sm text-ink-muted">{GENERATOR_LABELS.previewSubtitle}</p>
        </div>
        {switches}
      </div>
      <MailMock width={width} ground={ground} />
    </div>
  );
}

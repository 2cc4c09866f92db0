import { Ear, Image, ImageOff, Moon, Sun, X } from 'lucide-react';
import { useState } from 'react';
import { toDarkBackground } from '../../export/previews/dark-background';
import { MAIL_COLORS, MailMessage, type MailBackground } from '../../output/page/mail-message';
import { HEARD_WORDS } from '../../output/page/heard/copy';
import { HeardHere } from '../../output/page/heard/heard-here';
import { PreviewFrame } from '../../output/page/preview-frame';
import { PreviewsButton } from '../../output/page/previews/previews-button';
import { withoutPictures } from '../../output/page/without-pictures';
import { useAppSelector } from '../../store/hooks';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { Button } from '../../ui/buttons/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/buttons/icon-button';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { SwitchField } from '../../ui/fields/switch-field';
import { toggleDifference, toggleEmailView } from '../commands/view';
import { selectPerson } from '../selectors';
import { useCommand } from '../use-command';
import { OutputProgress } from './output-progress';

const BACKGROUNDS = [
  { value: 'light', label: 'Light', icon: <Sun className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon className="size-4" /> },
] as const;

const PICTURES = [
  { value: 'shown', label: 'Pictures shown', icon: <Image className="size-4" /> },
  { value: 'blocked', label: 'Pictures blocked', icon: <ImageOff className="size-4" /> },
] as const;

type Pictures = (typeof PICTURES)[number]['value'];

/* Who goes by keys scrolls it where it is wider than the screen. */
const SCROLLED = { role: 'group', 'aria-label': 'Message', tabIndex: 0 };

const SCROLLED_LINES = { role: 'group', 'aria-label': HEARD_WORDS.description, tabIndex: 0 };

/** The design as the end of a mail, made of the HTML that is taken away; it follows what is designed. */
export function EmailView() {
  const [background, setBackground] = useState<MailBackground>('light');
  const [pictures, setPictures] = useState<Pictures>('shown');
  const [isWide, setIsWide] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const name = useAppSelector((state) => selectPerson(state).fullName?.trim() ?? '');
  const html = useAppSelector((state) => state.output.html);
  const held = useAppSelector(selectHeldPictures);
  const received = pictures === 'blocked' ? withoutPictures(html) : html;
  return (
    <section
      aria-label="Email view"
      data-density="panel"
      className="flex min-h-0 shrink-0 basis-104 flex-col border-t bg-panel max-h-1/2 min-[1800px]:max-h-none min-[1800px]:basis-172 min-[1800px]:border-t-0 min-[1800px]:border-l"
    >
      <div className="flex min-h-11 shrink-0 items-center gap-x-2 gap-y-1 border-b py-1 ps-4 pe-2 max-sm:flex-wrap">
        <h2 className="me-auto text-sm font-semibold whitespace-nowrap">Email view</h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-last max-sm:w-full sm:justify-end">
          <DifferenceSwitch />
          <SwitchField label="Test wider fonts" isOn={isWide} onChange={setIsWide} />
          <div className="flex flex-wrap gap-2 max-sm:[&>button>svg]:hidden">
            <PreviewsButton />
            <HeardButton isOn={isHeard} onChange={setIsHeard} />
            <SegmentedControl
              label="Pictures"
              isIconOnly
              size="sm"
              value={pictures}
              options={PICTURES}
              onChange={setPictures}
            />
            <SegmentedControl
              label="Background"
              isIconOnly
              size="sm"
              value={background}
              options={BACKGROUNDS}
              onChange={setBackground}
            />
          </div>
        </div>
        <CloseButton />
      </div>
      <OutputProgress className="shrink-0 border-b px-4 py-1" />
      <div className="flex min-h-0 flex-1 min-[1800px]:flex-col">
        <div
          {...SCROLLED}
          className={cx(
            'scroll-thin min-h-0 flex-1 overflow-auto bg-background p-3 focus-visible:-outline-offset-2',
            isHeard && 'max-xl:hidden',
          )}
        >
          <div className="mx-auto w-max max-w-none min-w-160">
            <MailMessage sender={name} width="desktop" background={background}>
              <PreviewFrame
                title="Your signature in an email"
                html={background === 'dark' ? toDarkBackground(received) : received}
                held={held}
                background={MAIL_COLORS[background].background}
                isWide={isWide}
              />
            </MailMessage>
          </div>
        </div>
        {isHeard && <Heard />}
      </div>
    </section>
  );
}

interface HeardButtonProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function HeardButton({ isOn, onChange }: HeardButtonProps) {
  return (
    <Button
      size="sm"
      aria-expanded={isOn}
      icon={<Ear className="size-4" aria-hidden="true" />}
      onClick={() => onChange(!isOn)}
    >
      {HEARD_WORDS.title}
    </Button>
  );
}

/** Beside the message or below it; in its place where the view is too narrow for both. Who goes by keys scrolls it. */
function Heard() {
  return (
    <div
      {...SCROLLED_LINES}
      className="scroll-thin min-h-0 w-full overflow-y-auto px-4 py-2 focus-visible:-outline-offset-2 xl:max-[1799px]:w-96 xl:max-[1799px]:border-s min-[1800px]:flex-1 min-[1800px]:border-t"
    >
      <HeardHere />
    </div>
  );
}

function DifferenceSwitch() {
  const isOn = useAppSelector((state) => state.view.isDifference);
  const { label, run } = useCommand(toggleDifference);
  return <SwitchField label={label} isOn={isOn} onChange={run} />;
}

function CloseButton() {
  const { run } = useCommand(toggleEmailView);
  return (
    <IconButton
      label="Close the email view"
      size="sm"
      icon={<X className="size-4" aria-hidden="true" />}
      onClick={run}
    />
  );
}

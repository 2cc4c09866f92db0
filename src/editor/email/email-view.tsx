import { X } from 'lucide-react';
import { useState } from 'react';
import { toDarkBackground } from '../../export/previews/dark-background';
import { MAIL_COLORS, MAIL_WIDTHS, MailMessage } from '../../output/page/mail-message';
import { HEARD_WORDS } from '../../output/page/heard/copy';
import { HeardHere } from '../../output/page/heard/heard-here';
import { PreviewFrame } from '../../output/page/preview-frame';
import { withoutPictures } from '../../output/page/without-pictures';
import { useAppSelector } from '../../store/hooks';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/buttons/icon-button';
import { FitWidth } from '../../ui/fit-width';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { toggleEmailView } from '../commands/views/view';
import { selectPerson } from '../selectors';
import { useCommand } from '../use-command';
import { FIRST_CHOICES } from './email-choices';
import { EmailSwitches } from './email-switches';
import { OutputProgress } from './output-progress';

/** A screen so low, as a phone's on its side, shows the signature without the message above it. */
const LOW = '(max-height: 500px)';

/* Who goes by keys scrolls it. */
const SCROLLED = { role: 'group', 'aria-label': 'Message', tabIndex: 0 };

const SCROLLED_LINES = { role: 'group', 'aria-label': HEARD_WORDS.description, tabIndex: 0 };

/** The design as the end of a mail, made of the HTML that is taken away; it follows what is designed. */
export function EmailView() {
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const { background, arePicturesShown, isWide, isHeard } = choices;
  const isLow = useMediaQuery(LOW);
  const name = useAppSelector((state) => selectPerson(state).fullName?.trim() ?? '');
  const html = useAppSelector((state) => state.output.html);
  const held = useAppSelector(selectHeldPictures);
  const received = arePicturesShown ? html : withoutPictures(html);
  return (
    <section
      aria-label="Email view"
      data-density="panel"
      className="flex min-h-0 shrink-0 basis-104 flex-col border-t bg-panel max-h-1/2 min-[1800px]:max-h-none min-[1800px]:basis-172 min-[1800px]:border-t-0 min-[1800px]:border-l"
    >
      <div className="flex min-h-11 shrink-0 items-center gap-x-2 border-b py-1 ps-4 pe-2">
        <h2 className="me-auto text-sm font-semibold whitespace-nowrap max-lg:truncate">
          {toggleEmailView.label}
        </h2>
        <EmailSwitches
          choices={choices}
          onChange={(changed) => setChoices({ ...choices, ...changed })}
        />
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
          <FitWidth width={MAIL_WIDTHS.desktop}>
            <MailMessage sender={name} width="desktop" background={background} isBare={isLow}>
              <PreviewFrame
                title="Your signature in an email"
                html={background === 'dark' ? toDarkBackground(received) : received}
                held={held}
                background={MAIL_COLORS[background].background}
                isWide={isWide}
              />
            </MailMessage>
          </FitWidth>
        </div>
        {isHeard && <Heard />}
      </div>
    </section>
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

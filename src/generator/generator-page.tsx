import { FileInput, RotateCcw, Check, PenTool, Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { GENERATOR_LABELS } from '../model/messages/messages';
import { outputRequested } from '../output/state/output-slice';
import { ClearSampleButton } from '../person/clear-sample-button';
import { HeldPicturesBanner } from '../saving/page/held-pictures-banner';
import { LazyHistory } from '../saving/page/lazy-history';
import { SavingBanner } from '../saving/page/saving-banner';
import { SignatureMenu } from '../saving/page/signature-menu';
import { redo, undo } from '../saving/page/undo-redo';
import { dialogChanged } from '../store/canvas/view-slice';
import { isEnabled, run } from '../store/command';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { matchesShortcut } from '../store/match-shortcut';
import { shortcutText } from '../store/shortcut-text';
import { Badge } from '../ui/badge';
import { Button } from '../ui/buttons/button';
import { buttonClasses } from '../ui/buttons/button-classes';
import { ExternalLink } from '../ui/external-link';
import { IconButton } from '../ui/buttons/icon-button';
import { isMacLike } from '../ui/is-mac-like';
import { Seal } from '../ui/seal';
import { SkipLink } from '../ui/skip-link';
import { useToastPlace } from '../ui/toasts/toast-place';
import { useMediaQuery } from '../ui/hooks/use-media-query';
import { startOver } from './commands';
import { PreviewPanel, PreviewSheet } from './output/preview-panel';
import { PageFiles } from './pictures/page-files';
import {
  BlocksSection,
  ContactSection,
  ImagesSection,
  PersonalSection,
  SocialSection,
  StyleSection,
} from './sections/sections';

/** Over the foot of the form, as wide as it is at least; on a phone, whose foot is the sheet, at the top. */
const TOAST_PLACE =
  'max-md:inset-x-2 max-md:top-2 max-md:justify-items-center md:bottom-4 md:start-4 md:max-w-92 lg:start-[max(2rem,calc(50vw-43rem))]';

/** The form on the left, the signature on the right. */
export function GeneratorPage({ mainSite }: { readonly mainSite: string }) {
  const form = useId();
  const isWide = useMediaQuery('(min-width: 48rem)');
  const dispatch = useAppDispatch();
  useToastPlace(TOAST_PLACE);
  useEffect(() => {
    dispatch(outputRequested('template'));
  }, [dispatch]);
  return (
    <>
      <SkipLink href={`#${form}`}>Skip to the form</SkipLink>
      <div className="mx-auto grid max-w-360 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-6 gap-y-5 px-4 py-6 max-md:pb-56 md:grid-cols-[minmax(368px,1fr)_minmax(0,684px)] lg:px-8">
        <Hero mainSite={mainSite} />
        <main className="contents">
          <div className="col-start-1 grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
            <SavingBanner />
            <HeldPicturesBanner />
            <SignatureBar />
            <form
              id={form}
              tabIndex={-1}
              aria-label="Your signature"
              className="grid gap-3 outline-none"
              onSubmit={(event) => event.preventDefault()}
            >
              <StyleSection />
              <PersonalSection />
              <ContactSection />
              <ImagesSection />
              <SocialSection />
              <BlocksSection />
              <StartOver />
            </form>
            <Licenses />
          </div>
          {isWide && (
            <div className="sticky top-6 col-start-2 row-span-2 row-start-1 h-[calc(100dvh-3rem)] min-h-80">
              <PreviewPanel />
            </div>
          )}
          <PageFiles />
        </main>
      </div>
      {!isWide && <PreviewSheet />}
    </>
  );
}

/** The licenses of what the page is made of. The build writes those of code beside the page. */
function Licenses() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 px-1 text-xs">
      <ExternalLink href="/third-party-licenses.txt">{GENERATOR_LABELS.codeLicenses}</ExternalLink>
      <ExternalLink href="/font-licenses.txt">{GENERATOR_LABELS.fontLicenses}</ExternalLink>
    </p>
  );
}

/** Where the signature is saved, the import of one from elsewhere, and 'start over', which can be undone. */
export function StartOver() {
  const canStart = useAppSelector((state) => isEnabled(startOver, state));
  const isKept = useAppSelector((state) => state.saving.isKept);
  const dispatch = useAppDispatch();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 px-1">
      <p className="text-xs text-ink-muted">
        {isKept === false ? GENERATOR_LABELS.savedWhileRoom : GENERATOR_LABELS.savedHere}
      </p>
      <div className="ms-auto flex flex-wrap justify-end gap-x-2">
        <Link
          to="/drag-drop"
          className={buttonClasses({ variant: 'ghost', size: 'sm' })}
          onClick={() => dispatch(dialogChanged('import'))}
        >
          <FileInput aria-hidden="true" className="size-3.5" />
          {GENERATOR_LABELS.importSignature}
        </Link>
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCcw className="size-3.5" aria-hidden="true" />}
          disabledReason={canStart ? null : 'Nothing to reset'}
          onClick={() => dispatch(run(startOver))}
        >
          {startOver.label}
        </Button>
      </div>
    </div>
  );
}

/** What the page is for, in one line; the way to the designer and to the main site. */
function Hero({ mainSite }: { readonly mainSite: string }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-accent">
        <Seal size={28} />
        <span className="text-lg font-semibold text-ink">Signet</span>
        <Badge>{GENERATOR_LABELS.beta}</Badge>
      </p>
      <nav
        aria-label="Elsewhere"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:order-last max-sm:w-full max-sm:justify-between md:max-xl:order-last md:max-xl:w-full"
      >
        <ExternalLink href={mainSite} className="text-sm">
          {GENERATOR_LABELS.visitMainSite}
        </ExternalLink>
        <Link
          to="/team"
          className="rounded-sm text-sm font-medium text-accent underline-offset-3 hover:underline"
        >
          {GENERATOR_LABELS.team}
        </Link>
        <Link to="/drag-drop" className={buttonClasses({})}>
          <PenTool aria-hidden="true" className="size-4" />
          {GENERATOR_LABELS.tryBuilder}
        </Link>
      </nav>
      <h1 className="w-full text-xl font-semibold tracking-tight text-balance xl:text-2xl">
        Email signatures that look right everywhere
      </h1>
      <ul className="flex w-full flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        {GENERATOR_LABELS.badges.map((badge) => (
          <li key={badge} className="flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-3.5" />
            {badge}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** The menu of signatures, with undo and redo. */
function SignatureBar() {
  useUndoKeys();
  return (
    <div className="flex items-center justify-between gap-2">
      <SignatureMenu className="max-w-60 grow" />
      <div className="flex shrink-0 items-center">
        <ClearSampleButton place="form" />
        <StepButton command={undo} Icon={Undo2} />
        <StepButton command={redo} Icon={Redo2} />
        <LazyHistory />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly command: typeof undo | typeof redo;
  readonly Icon: LucideIcon;
}

function StepButton({ command, Icon }: StepButtonProps) {
  const canRun = useAppSelector((state) => isEnabled(command, state));
  const dispatch = useAppDispatch();
  const [shortcut] = command.shortcuts;
  return (
    <IconButton
      label={command.label}
      shortcut={shortcut && shortcutText(shortcut, isMacLike())}
      icon={<Icon className="size-4" aria-hidden="true" />}
      disabledReason={canRun ? undefined : command.reason()}
      onClick={() => dispatch(run(command))}
    />
  );
}

/** What undoes its own words, and what stands before the page. */
const KEY_OWNERS =
  'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, [contenteditable], ' +
  '[role="menu"], [role="dialog"], dialog';

/** Undo and redo by keys, anywhere on the page but in text fields. */
function useUndoKeys(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(KEY_OWNERS) !== null) return;
      const command = [undo, redo].find(({ shortcuts }) =>
        shortcuts.some((shortcut) => matchesShortcut(event, shortcut)),
      );
      if (command === undefined) return;
      dispatch(run(command));
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

import { FileInput, RotateCcw } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { GENERATOR_LABELS } from '../model/messages/messages';
import { outputRequested } from '../output/state/output-slice';
import { HeldPicturesBanner } from '../saving/page/held-pictures-banner';
import { SavingBanner } from '../saving/page/saving-banner';
import { dialogChanged } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Button } from '../ui/buttons/button';
import { buttonClasses } from '../ui/buttons/button-classes';
import { ExternalLink } from '../ui/external-link';
import { IS_PRERENDERING } from '../ui/is-prerendering';
import { SkipLink } from '../ui/skip-link';
import { useToastPlace } from '../ui/toasts/toast-place';
import { useMediaQuery } from '../ui/hooks/use-media-query';
import { startOver } from './commands';
import { canRun, runCommand } from './form-command';
import { Hero } from './hero';
import { COPY_BUTTON, PreviewPanel, PreviewSheet } from './output/preview-panel';
import { PageFiles } from './pictures/page-files';
import { SignatureBar } from './signature-bar';
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

/** From the top of the page, and from the end of the form. */
const SKIP_TO_COPY = `Skip to ${GENERATOR_LABELS.copy}`;

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
      <SkipLink href={`#${COPY_BUTTON}`}>{SKIP_TO_COPY}</SkipLink>
      <div className="mx-auto grid max-w-360 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-6 gap-y-5 px-4 py-6 max-md:pb-70 md:grid-cols-[minmax(368px,1fr)_minmax(0,684px)] lg:px-8">
        <Hero mainSite={mainSite} />
        <main className="contents">
          <div
            data-sample=""
            className="col-start-1 grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3"
          >
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
              <SkipLink href={`#${COPY_BUTTON}`}>{SKIP_TO_COPY}</SkipLink>
              <StartOver />
            </form>
            <Licenses />
          </div>
          {(isWide || IS_PRERENDERING) && (
            <div className="max-md:hidden sticky top-6 col-start-2 row-span-2 row-start-1 h-[calc(100dvh-3rem)] min-h-80">
              <PreviewPanel />
            </div>
          )}
          <PageFiles />
        </main>
      </div>
      {!isWide && (
        <div className="md:hidden">
          <PreviewSheet />
        </div>
      )}
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
  const canStart = useAppSelector((state) => canRun(startOver, state));
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
          state={{ import: 'for the form' }}
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
          onClick={() => dispatch(runCommand(startOver))}
        >
          {startOver.label}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useId } from 'react';
import { useAppDispatch } from '../store/hooks';
import { outputRequested } from '../output/state/output-slice';
import { HeldPicturesBanner } from '../saving/page/held-pictures-banner';
import { SavingBanner } from '../saving/page/saving-banner';
import { SkipLink } from '../ui/skip-link';
import { BlocksSection } from './sections/blocks-section';
import { ContactSection } from './sections/contact-section';
import { Hero } from './hero';
import { ImagesSection } from './sections/images-section';
import { Licenses } from './licenses';
import { PageFiles } from './pictures/page-files';
import { PersonalSection } from './sections/personal-section';
import { PreviewPanel, PreviewSheet } from './output/preview-panel';
import { SignatureBar } from './signature-bar';
import { SocialSection } from './sections/social-section';
import { StartOver } from './start-over';
import { StyleSection } from './sections/style-section';
import { useToastPlace } from '../ui/toasts/toast-place';
import { useMediaQuery } from '../ui/use-media-query';

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

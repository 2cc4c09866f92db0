import { cx } from '../../ui/cx';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { CheckSection } from './check/check-section';
import { MakeSection } from './make/make-section';
import { HeldPicturesOfTeam } from './parts/held-pictures-of-team';
import { TeamViewContext, useNewTeamView } from './parts/team-view';
import { PeopleSection } from './people/people-section';
import { PreviewPane } from './preview/preview-pane';
import { SignatureSection } from './signature/signature-section';

/** Where there is room for the preview beside the steps. */
const WIDE = '(min-width: 1100px)';

/** All that is done with a list, step by step, and the signature of one person beside it. */
export function TeamSections() {
  const view = useNewTeamView();
  const isWide = useMediaQuery(WIDE);
  const hasPreview = view.chosen !== null;
  return (
    <TeamViewContext value={view}>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          hasPreview && 'min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(360px,480px)]',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <HeldPicturesOfTeam />
          <PeopleSection />
          <SignatureSection />
          {!isWide && hasPreview && <PreviewPane />}
          <CheckSection />
          <MakeSection />
        </div>
        {isWide && hasPreview && (
          <div className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col">
            <PreviewPane />
          </div>
        )}
      </div>
    </TeamViewContext>
  );
}

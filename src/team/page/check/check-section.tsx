import { useAppSelector } from '../../../store/hooks';
import { SummaryList } from './summary-list';
import { Section } from '../parts/section';
import { useTeamView } from '../parts/team-view';
import { CHECK_WORDS } from '../copy';
import { ProgressLine } from '../parts/progress-line';
import { Gallery } from './gallery';
import { useReviews } from './use-reviews';

/** Its words for each finding come with the first finding. */
/** All signatures, looked through: what is wrong with whom, and a gallery to sign off. */
export function CheckSection() {
  const { members } = useTeamView();
  const people = useAppSelector((state) => state.team.people);
  const progress = useReviews();
  return (
    <Section number={3} title="Check">
      {people !== null && members.length === 0 ? (
        <p className="text-sm text-ink-muted">{CHECK_WORDS.noPeople}</p>
      ) : (
        <>
          {progress.done < progress.total && (
            <ProgressLine
              label={CHECK_WORDS.checking(progress.done, progress.total)}
              done={progress.done}
              total={progress.total}
            />
          )}
          <SummaryList progress={progress} />
          <Gallery round={progress.round} />
        </>
      )}
    </Section>
  );
}

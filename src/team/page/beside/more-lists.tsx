import { useMemo } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { Badge } from '../../../ui/badge';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import type { OtherList } from '../../core/list/beside/other-lists';
import { NO_BESIDE_LISTS } from '../../state/beside-lists';
import { BESIDE_WORDS } from './copy';
import { besideProblems, besideReport } from './beside-report';
import { BesideRow } from './beside-row';

const ROWS: readonly OtherList[] = ['overrides', 'addresses', 'photos'];

/** The lists beside that of people, which most teams do without. */
export function MoreLists() {
  const lists = useAppSelector((state) => state.team.list?.beside ?? NO_BESIDE_LISTS);
  const people = useAppSelector((state) => state.team.people);
  const found = useAppSelector((state) => state.team.beside);
  const problems = useMemo(() => besideProblems(people, lists, found), [people, lists, found]);
  const there = ROWS.filter((of) => lists[of] !== null);
  const faults = problems.filter(({ isAdvice }) => isAdvice !== true).length;
  return (
    <CollapsibleSection
      title={BESIDE_WORDS.title}
      headingLevel={3}
      description={BESIDE_WORDS.lead}
      badge={faults > 0 ? <Badge tone="warning">{BESIDE_WORDS.problems(faults)}</Badge> : undefined}
      summary={there.map((of) => BESIDE_WORDS[of].title).join(' · ')}
    >
      <div className="grid divide-y">
        {ROWS.map((of) => (
          <BesideRow
            key={of}
            of={of}
            lists={lists}
            report={besideReport(of, found)}
            problems={problems.filter((problem) => problem.of === of)}
          />
        ))}
      </div>
    </CollapsibleSection>
  );
}

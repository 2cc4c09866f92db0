import { useMemo } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { Notice } from '../../../ui/notice';
import { changeDays, changeWords } from '../../core/change-days';
import { useTeamView } from '../parts/team-view';
import { SIGNATURE_WORDS } from '../copy';

/** On which days dated banners begin or end, so that the signatures must be made again. */
export function ChangeNotes() {
  const { members, scene } = useTeamView();
  const rules = useAppSelector((state) => state.team.setup.rules);
  const days = useMemo(
    () => changeDays(rules, members, scene.today),
    [rules, members, scene.today],
  );
  if (days.length === 0) return null;
  return (
    <Notice tone="info" title={SIGNATURE_WORDS.again} announce="politely">
      <ul>
        {days.map((day) => (
          <li key={day.day}>{changeWords(day)}</li>
        ))}
      </ul>
    </Notice>
  );
}

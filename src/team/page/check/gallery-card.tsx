import { CircleX, TriangleAlert } from 'lucide-react';
import { useMemo, type CSSProperties } from 'react';
import { SmallPicture } from '../../../output/page/small-picture';
import { gravityOf } from '../../../model/findings/findings';
import type { Member } from '../../core/list/member';
import { nameOf } from '../../core/list/facts';
import { cx } from '../../../ui/cx';
import { useHeldOf } from '../parts/use-held-of';
import { useMade, useTeamView } from '../parts/team-view';
import { CHECK_WORDS } from '../words';

interface GalleryCardProps {
  readonly member: Member;
  /** Its place among all, from 0. */
  readonly at: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: (address: string) => void;
  readonly className: string;
  readonly style: CSSProperties;
}

/** One person's signature, made small; a press shows it in the preview. */
export function GalleryCard(props: GalleryCardProps) {
  const { member, at, count, isChosen, onChoose, className, style } = props;
  const made = useMade(member);
  const held = useHeldOf(member);
  const html = made?.html;
  const make = useMemo(() => (html === undefined ? null : () => html), [html]);
  const name = nameOf(member.facts) || member.address;
  return (
    <li aria-setsize={count} aria-posinset={at + 1} className={className} style={style}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={CHECK_WORDS.show(name)}
        onClick={() => onChoose(member.address)}
        className="flex h-54 w-full flex-col overflow-clip rounded-card border bg-panel text-start transition-colors duration-120 hover:border-edge aria-pressed:border-accent aria-pressed:shadow-[0_0_0_1px_var(--accent)]"
      >
        <span inert className="block min-h-0 flex-1 border-b bg-white forced-color-adjust-none">
          {made === null ? (
            <span className="grid h-full place-items-center px-4 text-sm text-[#676459]">
              {CHECK_WORDS.failed}
            </span>
          ) : (
            <SmallPicture make={make} held={held} />
          )}
        </span>
        <span className="flex w-full items-center gap-2 px-3 py-2 text-xs">
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{name}</span>
          <CardState member={member} />
        </span>
      </button>
    </li>
  );
}

function CardState({ member }: Pick<GalleryCardProps, 'member'>) {
  const { workshop } = useTeamView();
  const review = workshop?.reviewOf(member);
  if (review === undefined || review === null) return null;
  const { gravity, characters } = review;
  const Icon = gravity === gravityOf({ severity: 'broken' }) ? CircleX : TriangleAlert;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ink-muted tabular-nums">
      {gravity > 0 && (
        <Icon
          className={cx('size-3.5', Icon === CircleX ? 'text-danger' : 'text-warning')}
          aria-hidden="true"
        />
      )}
      {CHECK_WORDS.characters(characters)}
    </span>
  );
}

import { CircleX, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { gravityOf } from '../../../model/findings/severity';
import { SmallPicture } from '../../../output/page/small-picture';
import { cx } from '../../../ui/cx';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { withOwnPictures } from '../../core/member';
import { nameOf } from '../../core/list/people/facts';
import type { Member } from '../../core/list/member';
import { useTeamView, useMade } from '../parts/team-view';
import { useHeldOf } from '../parts/use-held-of';
import { useRowsInSight } from '../parts/use-rows-in-sight';
import type { Review } from '../parts/signature-cache';
import { CHECK_WORDS, signatures } from '../copy';

const ORDERS = (['worst', 'longest', 'list'] as const).map((value) => ({
  value,
  label: CHECK_WORDS.orders[value],
}));

/** Of a row of cards with its distance, in px. */
const ROW_HEIGHT = 228;

/** Everybody's signature, to be looked through: what is in sight is made when it comes there. */
export function Gallery({ round }: { readonly round: number }) {
  const id = useId();
  const { cache, members, chosen, choose } = useTeamView();
  const [order, setOrder] = useState<GalleryOrder>('worst');
  const perRow = useMediaQuery('(min-width: 720px)') ? 2 : 1;
  const shown = useMemo(
    () => (cache === null ? members : ordered(members, order, cache.reviewOf)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made again when all have been looked at: cards do not change places under the eye
    [cache, members, order, round],
  );
  const box = useRef<HTMLDivElement>(null);
  const count = Math.ceil(shown.length / perRow);
  const { first, end } = useRowsInSight(box, { count, height: ROW_HEIGHT });
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
  }, [order]);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-base font-semibold">
          {CHECK_WORDS.gallery}{' '}
          <span className="font-normal text-ink-muted tabular-nums">
            {signatures(shown.length)}
          </span>
        </h3>
        <SegmentedControl
          label={CHECK_WORDS.order}
          value={order}
          options={ORDERS}
          onChange={setOrder}
          className="max-w-full overflow-x-auto"
        />
      </div>
      <div
        ref={box}
        className="max-h-[min(40rem,75dvh)] scroll-thin overflow-y-auto rounded-card border bg-background"
      >
        <ul
          aria-labelledby={id}
          className="relative"
          style={{ height: count * ROW_HEIGHT + PADDING }}
        >
          {shown.slice(first * perRow, end * perRow).map((member, index) => {
            const at = first * perRow + index;
            return (
              <GalleryCard
                key={member.address}
                member={member}
                at={at}
                count={shown.length}
                isChosen={member.address === chosen?.address}
                onChoose={choose}
                className="absolute px-1.5"
                style={{
                  top: Math.floor(at / perRow) * ROW_HEIGHT + PADDING / 2,
                  height: ROW_HEIGHT,
                  insetInlineStart: `calc(6px + (100% - 12px) * ${(at % perRow) / perRow})`,
                  width: `calc((100% - 12px) / ${perRow})`,
                }}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Around all cards, in px. */
const PADDING = 12;

type GalleryOrder = 'worst' | 'longest' | 'list';

/** All members in an order: those with problems and the longest first. Who was not looked at yet comes last. */
export function ordered(
  members: readonly Member[],
  order: GalleryOrder,
  reviewOf: (member: Member) => Review | null | undefined,
): readonly Member[] {
  if (order === 'list') return members;
  const looked = members.map((member) => {
    const review = reviewOf(member);
    // What cannot be made is the worst of all.
    const gravity = review === null ? Number.POSITIVE_INFINITY : (review?.gravity ?? -1);
    return { member, gravity, characters: review?.characters ?? 0 };
  });
  const sorted = looked.toSorted((a, b) => {
    const byGravity = order === 'worst' ? compare(b.gravity, a.gravity) : 0;
    return byGravity || b.characters - a.characters || a.member.line - b.member.line;
  });
  return sorted.map(({ member }) => member);
}

function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

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
function GalleryCard(props: GalleryCardProps) {
  const { member, at, count, isChosen, onChoose, className, style } = props;
  const made = useMade(member);
  const held = useHeldOf(member);
  const make = useMemo(
    () => (made === undefined || made === null ? null : () => withOwnPictures(made)),
    [made],
  );
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
  const { cache } = useTeamView();
  const review = cache?.reviewOf(member);
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

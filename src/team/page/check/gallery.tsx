import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { useRowsInSight } from '../parts/use-rows-in-sight';
import { useTeamView } from '../parts/team-view';
import { CHECK_WORDS, signatures } from '../words';
import { GalleryCard } from './gallery-card';
import { ordered, type GalleryOrder } from './order';

const ORDERS = (['worst', 'longest', 'list'] as const).map((value) => ({
  value,
  label: CHECK_WORDS.orders[value],
}));

/** Of a row of cards with its distance, in px. */
const ROW_HEIGHT = 228;

/** Everybody's signature, to be looked through: what is in sight is made when it comes there. */
export function Gallery({ round }: { readonly round: number }) {
  const id = useId();
  const { workshop, members, chosen, choose } = useTeamView();
  const [order, setOrder] = useState<GalleryOrder>('worst');
  const perRow = useMediaQuery('(min-width: 720px)') ? 2 : 1;
  const shown = useMemo(
    () => (workshop === null ? members : ordered(members, order, workshop.reviewOf)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew when all have been looked at: cards do not change places under the eye
    [workshop, members, order, round],
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
        className="max-h-[min(40rem,75dvh)] scroll-thin overflow-y-auto rounded-card border bg-ground"
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

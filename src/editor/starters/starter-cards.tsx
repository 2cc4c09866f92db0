import { hasSameItems } from '../../base/has-same-items';
import { NONE_HELD } from '../../model/picture/held-pictures';
import { useMemo, type ReactNode } from 'react';
import { SmallPicture } from '../../output/page/small-picture';
import { TEMPLATE_IDS, TEMPLATE_LABELS } from '../../model/template-ids';
import { TemplateThumbnail } from '../../saving/page/template-thumbnail';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { nameOf, type Header } from '../../saving/state/header';
import { selectNames } from '../../saving/state/names';
import { cx } from '../../ui/cx';
import { startFromSignature, startFromTemplate } from './start-from';

/** How many are shown until more are asked for. */
const A_FEW = 8;

interface StarterCardsProps {
  readonly isWhole: boolean;
  /** Whether all of a list stand in one row, which scrolls. */
  readonly isRow: boolean;
}

/** The templates, and the visitor's other signatures. */
export function StarterCards({ isWhole, isRow }: StarterCardsProps) {
  const dispatch = useAppDispatch();
  const others = useAppSelector(selectOthers);
  return (
    <>
      <Cards label="Starter designs" isWhole={isWhole} isRow={isRow}>
        {TEMPLATE_IDS.slice(0, isWhole ? undefined : A_FEW).map((id) => (
          <Card
            key={id}
            caption={TEMPLATE_LABELS[id]}
            onChoose={() => void dispatch(startFromTemplate(id))}
          >
            <TemplateThumbnail id={id} />
          </Card>
        ))}
      </Cards>
      {others.length > 0 && <OtherSignatures {...{ others, isWhole, isRow }} />}
    </>
  );
}

interface OtherSignaturesProps extends StarterCardsProps {
  readonly others: readonly Header[];
}

function OtherSignatures({ others, isWhole, isRow }: OtherSignaturesProps) {
  const dispatch = useAppDispatch();
  const names = useAppSelector(selectNames);
  const calledOf = (header: Header) => names.get(header.id) ?? nameOf(header);
  return (
    <>
      <h3 className="mt-5 mb-2 text-sm font-semibold">Your signatures</h3>
      <Cards label="Your signatures" isWhole={isWhole} isRow={isRow}>
        {others.slice(0, isWhole ? undefined : A_FEW / 2).map((header) => (
          <Card
            key={header.id}
            caption={calledOf(header)}
            onChoose={() => void dispatch(startFromSignature(header.id, calledOf(header)))}
          >
            <Saved html={header.picture} />
          </Card>
        ))}
      </Cards>
    </>
  );
}

/** The same as long as none of them changes: the open signature is saved again and again. */
const selectOthers = makeSelector(
  ({ saving }: RootState) => [saving.list, saving.id],
  (list, open) => list.filter((header) => header.deleted === null && header.id !== open),
  hasSameItems,
);

interface CardsProps {
  readonly label: string;
  readonly isWhole: boolean;
  readonly isRow: boolean;
  readonly children: ReactNode;
}

/** Where there is room for two columns only, two rows are a few. */
function Cards({ label, isWhole, isRow, children }: CardsProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'gap-3',
        // Rings of focus need room within what scrolls.
        isRow
          ? '-m-1 flex scroll-thin overflow-x-auto more-beside p-1 pe-8 [&>*]:w-28 [&>*]:shrink-0 not-short:[&>*]:@lg:w-36'
          : 'grid grid-cols-2 @lg:grid-cols-4',
        !isWhole && !isRow && '@max-lg:[&>:nth-child(n+5)]:hidden',
      )}
    >
      {children}
    </ul>
  );
}

interface CardProps {
  readonly caption: string;
  readonly onChoose: () => void;
  /** What it looks like. */
  readonly children: ReactNode;
}

function Card({ caption, onChoose, children }: CardProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onChoose}
        className="group block w-full rounded-card text-center"
      >
        <span
          aria-hidden="true"
          className="block aspect-[5/2] min-h-0 overflow-clip rounded-card border bg-white forced-color-adjust-none transition-[border-color,box-shadow] duration-120 group-hover:border-accent group-hover:shadow-rest group-active:bg-accent-soft"
        >
          {children}
        </span>
        <span className="mt-1.5 block truncate text-xs font-medium text-ink-muted group-hover:text-ink">
          {caption}
        </span>
      </button>
    </li>
  );
}

function Saved({ html }: { readonly html: string }) {
  const make = useMemo(() => () => html, [html]);
  return <SmallPicture make={make} held={NONE_HELD} isFitted />;
}

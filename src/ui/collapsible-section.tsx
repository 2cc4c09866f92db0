import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { cx } from './cx';

interface CollapsibleSectionProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** A muted line below the title. */
  readonly description?: string | undefined;
  /** A state beside the title. */
  readonly badge?: ReactNode;
  /** What is chosen or filled in, short, at the end of the line while the section is closed. */
  readonly summary?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** By which its trigger is found in the page. */
  readonly name?: string | undefined;
  /** Controlled with `onOpenChange`; without it the section keeps its own state. */
  readonly isOpen?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A card that opens and closes below its heading. What it holds is there only while it is open. */
export function CollapsibleSection({
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  children,
  ...header
}: CollapsibleSectionProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = given ?? own;
  const content = useRef<HTMLDivElement>(null);
  const { isShown, isMoving } = useLateLeave(isOpen, content);
  const toggle = (): void => {
    setOwn(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div
      data-state={isOpen ? 'open' : 'closed'}
      className="group/section paint-apart rounded-card border bg-panel"
    >
      <SectionHeader {...header} contentId={id} isOpen={isOpen} onToggle={toggle} />
      <div
        id={id}
        ref={content}
        hidden={!isShown}
        className={cx(
          isShown && 'paint-apart grid',
          isMoving && (isOpen ? 'animate-section-open' : 'animate-section-close'),
        )}
      >
        {isShown && (
          <div className="min-h-0 min-w-0 overflow-clip">
            <div className="px-4 pt-1 pb-4">{children}</div>
          </div>
        )}
      </div>
    </div>
  );
}

/** What has closed stays until it has left. What is open from the start does not come: it is there. */
function useLateLeave(isOpen: boolean, ref: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ isOpen, isShown: isOpen, isMoving: false });
  if (state.isOpen !== isOpen) setState({ isOpen, isShown: true, isMoving: true });
  const { isShown } = state;
  useEffect(() => {
    if (isOpen || !isShown) return;
    let isWaiting = true;
    const moves = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (isWaiting) setState({ isOpen: false, isShown: false, isMoving: false });
    });
    return () => {
      isWaiting = false;
    };
  }, [isOpen, isShown, ref]);
  return state;
}

type SectionHeaderProps = Pick<
  CollapsibleSectionProps,
  'title' | 'icon' | 'description' | 'badge' | 'summary' | 'headingLevel' | 'name'
> & {
  readonly contentId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function SectionHeader({
  title,
  icon,
  description,
  badge,
  summary,
  headingLevel = 2,
  name,
  contentId,
  isOpen,
  onToggle,
}: SectionHeaderProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Heading className="@container flex font-normal">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
        data-section={name}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description ${id}-badge ${id}-summary`}
        className="flex min-h-12 min-w-0 flex-1 scroll-mt-2 items-center gap-3 rounded-card px-4 py-2.5 text-start focus-visible:-outline-offset-2"
      >
        {icon !== undefined && (
          <span aria-hidden="true" className="flex text-ink-muted [&>svg]:size-4">
            {icon}
          </span>
        )}
        <span className="min-w-0 flex-none @max-xs:flex-initial @md:flex-1">
          <span className="flex items-center gap-x-2 @max-xs:flex-wrap">
            <span id={`${id}-title`} className="text-base font-semibold">
              {title}
            </span>
            <span id={`${id}-badge`} className="contents">
              {badge}
            </span>
          </span>
          <span id={`${id}-description`} className="block text-xs text-ink-muted @max-md:hidden">
            {description}
          </span>
        </span>
        <span
          id={`${id}-summary`}
          className="min-w-0 flex-1 truncate text-end text-sm text-ink-muted group-data-[state=open]/section:invisible @md:max-w-[45%] @md:flex-initial"
        >
          {summary}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-[rotate] duration-160 group-data-[state=open]/section:rotate-180"
        />
      </button>
    </Heading>
  );
}

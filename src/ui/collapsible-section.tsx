import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useId, type ReactNode } from 'react';

interface CollapsibleSectionProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** A muted line below the title. */
  readonly description?: string | undefined;
  /** A state worth knowing, beside the title. */
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

/** A card that opens and closes below its heading. */
export function CollapsibleSection({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  ...header
}: CollapsibleSectionProps) {
  const state = isOpen === undefined ? { defaultOpen } : { open: isOpen };
  const change = onOpenChange === undefined ? {} : { onOpenChange };
  return (
    <Collapsible.Root {...state} {...change} className="group/section rounded-card border bg-panel">
      <SectionHeader {...header} />
      <Collapsible.Content className="overflow-hidden data-[state=closed]:animate-section-close data-[state=open]:animate-section-open">
        <div className="px-4 pt-1 pb-4">{children}</div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

type SectionHeaderProps = Pick<
  CollapsibleSectionProps,
  'title' | 'icon' | 'description' | 'badge' | 'summary' | 'headingLevel' | 'name'
>;

function SectionHeader({
  title,
  icon,
  description,
  badge,
  summary,
  headingLevel = 2,
  name,
}: SectionHeaderProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Heading className="@container flex font-normal">
      <Collapsible.Trigger
        data-section={name}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description ${id}-badge ${id}-summary`}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-card px-4 py-2.5 text-start focus-visible:-outline-offset-2"
      >
        {icon !== undefined && (
          <span aria-hidden="true" className="flex text-ink-muted [&>svg]:size-4">
            {icon}
          </span>
        )}
        <span className="min-w-0 flex-none @md:flex-1">
          <span className="flex items-center gap-2">
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
          className="min-w-0 flex-1 truncate text-end text-sm text-ink-muted group-data-[state=open]/section:invisible @md:max-w-[45%]"
        >
          {summary}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-[rotate] duration-160 group-data-[state=open]/section:rotate-180"
        />
      </Collapsible.Trigger>
    </Heading>
  );
}

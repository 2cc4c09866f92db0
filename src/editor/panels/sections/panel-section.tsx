import { createContext, use, useId, type ReactNode } from 'react';

/** Of how many selected elements a section shows and changes values, as '2 of 5'; null where of all. */
export const SectionShare = createContext<string | null>(null);

interface PanelSectionProps {
  readonly title: string;
  /** What stands at the end of the title's line. */
  readonly aside?: ReactNode;
  /** Turns all fields off. */
  readonly isLocked?: boolean;
  /** What stays in use while the fields are off. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a panel below a hairline and a small heading. */
export function PanelSection({ title, aside, isLocked, footer, children }: PanelSectionProps) {
  const id = useId();
  const share = use(SectionShare);
  return (
    <section aria-labelledby={id} className="border-t px-3 py-3 xl:px-4">
      <div className="mb-2 flex min-h-control-sm items-center justify-between gap-2">
        <h3 id={id} className="text-sm font-semibold">
          {title} {share !== null && <span className="font-normal text-ink-muted">{share}</span>}
        </h3>
        {aside}
      </div>
      <fieldset disabled={isLocked} aria-labelledby={id} className="grid min-w-0 gap-3">
        {children}
      </fieldset>
      {footer !== undefined && <div className="mt-2">{footer}</div>}
    </section>
  );
}

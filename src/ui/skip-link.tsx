interface SkipLinkProps {
  /** The id of the part that holds what the page is for, with `#`. */
  readonly href: string;
  readonly children?: string | undefined;
}

/** The first thing the Tab key finds: leads past the header. Unseen until it has the focus. */
export function SkipLink({ href, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="fixed start-4 top-4 z-50 rounded-control bg-raised px-4 py-2 text-base font-medium text-accent shadow-float not-focus:sr-only"
    >
      {children}
    </a>
  );
}

interface SteadyLabelProps {
  /** What the button shows now. */
  readonly children: string;
  /** What else it shows at times: there is room for either, so that nothing beside it moves. */
  readonly or: string;
}

/** The words of a button that change for a while, without a change of its width. */
export function SteadyLabel({ children, or }: SteadyLabelProps) {
  return (
    <span
      data-or={or}
      className="grid justify-items-center after:invisible after:h-0 after:overflow-clip after:content-[attr(data-or)]"
    >
      {children}
    </span>
  );
}
